// @see spec 2
// @see ASVS 3.4.3
import { addressOf, PLACES, PLACES_OF_A_SESSION, type Place } from '@console/console/testing/places';
import { expect, type Page } from '@playwright/test';
import { FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { LANGUAGES, type Language } from '../texts';
import { DESK, DRESSES, PHONE, wardrobe } from './dresses';
import { followCalls } from './follow-calls';
import { changeFaults } from './page-faults';
import { sampleAddresses } from './sample-things';

// Several tests at a time, each with servers and a browser of its own.
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** A place that leads to another one shows nothing of its own, nor does one that is another's twin. */
const shown = ({ redirectsTo, twin }: Place) => redirectsTo === undefined && !twin;
/** Parts of about one length, so that workers share them. A place belongs to the first that it fits. */
const PARTS = [
  { name: 'about the modules of an app', paths: /^\/apps\/:appId\/product/ },
  { name: 'about one app', paths: /^\/apps\/(:appId|management)/ },
  { name: 'about people', paths: /^\/(user|apps\/(accounts?|2fa))(\/|$)/ },
  { name: 'about all else', paths: /^/ },
];
const PLACES_BY_PART = Object.groupBy(
  PLACES_OF_A_SESSION.filter(shown),
  ({ path }) => PARTS.find(({ paths }) => paths.test(path))?.name ?? path,
);

/** All the ways in which a place is looked at; like the dresses, each differs from the one before in one thing. */
const LOOKS = [
  ...DRESSES.map((dress) => ({ viewport: DESK, dress })),
  ...DRESSES.toReversed().map((dress) => ({ viewport: PHONE, dress })),
];

/** Of places that share a screen the first is looked at in every way, and each other one in one dress, by turns. */
function looksAt(place: Place) {
  const alike = PLACES.filter(({ look }) => look !== undefined && look === place.look);
  const turn = DRESSES[alike.indexOf(place) % DRESSES.length];
  return alike.indexOf(place) > 0 ? LOOKS.filter(({ dress }) => dress === turn) : LOOKS;
}

/** Colours know no language: each look has them judged in one of the languages, by turns. */
function judgesColours(language: Language, look: (typeof LOOKS)[number]) {
  return LANGUAGES[LOOKS.indexOf(look) % LANGUAGES.length] === language;
}

interface Tour {
  language: Language;
  places: readonly Place[];
  complaints: readonly string[];
  at?: (place: Place) => string;
}

/** Looks at each place in its dresses, wide and narrow; it is loaded once. Answers what is wrong, and where. */
async function faultsAt(page: Page, { language, places, complaints, at = addressOf }: Tour) {
  const wear = await wardrobe(page);
  const faults: string[] = [];
  for (const place of places) {
    const before = complaints.length;
    await page.setViewportSize(DESK);
    const answered = followCalls(page);
    const policy = (await page.goto(at(place)))?.headers()['content-security-policy'];
    if (!policy?.includes("require-trusted-types-for 'script'")) faults.push(`${place.path}: no policy`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await answered();
    const found = new Map<string, string>();
    for (const look of looksAt(place)) {
      const { viewport, dress } = look;
      await page.setViewportSize(viewport);
      await wear(dress);
      const name = `${dress.theme}, ${dress.layout}, ${String(viewport.width)} px`;
      const colours = judgesColours(language, look);
      for (const fault of await changeFaults(page, { colours })) found.set(fault, name);
    }
    // Browsers report the status 404 of the page itself.
    const said = complaints.slice(before).filter((text) => place.path !== '*' || !FAILED_REQUEST.test(text));
    for (const complaint of said) found.set(complaint, 'any dress');
    faults.push(...[...found].map(([fault, dress]) => `${place.path} (${dress}): ${fault}`));
  }
  return faults;
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    // What the browser says is judged place by place.
    test.use({ language, expectedComplaints: FAILED_REQUEST });

    test.describe('signed in', () => {
      signedInTest.use({ language, expectedComplaints: FAILED_REQUEST });

      for (const [name, places = []] of Object.entries(PLACES_BY_PART))
        signedInTest(`nothing is wrong with any place ${name}`, async ({ page, operator, complaints }) => {
          const at = await sampleAddresses(page, operator);
          expect(await faultsAt(page, { language, places, complaints, at })).toEqual([]);
        });
    });

    test('nothing is wrong with any place before one is signed in', async ({
      page,
      operator,
      texts,
      complaints,
    }) => {
      const open = PLACES.filter((place) => !place.auth && shown(place) && place.path !== '/auth/check-code');
      expect.soft(await faultsAt(page, { language, places: open, complaints })).toEqual([]);
      await page.goto('/auth/login');
      await giveCredentials(page, texts, operator);
      await expect(page).toHaveURL('/auth/check-code');
      const pending = PLACES.filter(({ path }) => path === '/auth/check-code');
      expect.soft(await faultsAt(page, { language, places: pending, complaints })).toEqual([]);
    });
  });
}
