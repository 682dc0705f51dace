import { addressOf, PLACES, PLACES_OF_A_SESSION, type Place } from '@console/console/testing/places';
import { expect, type Page } from '@playwright/test';
import { FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { LANGUAGES, type Language } from '../texts';
import { DESK, PHONE, wardrobe, type Dress } from './dresses';
import { followCalls } from './follow-calls';
import { pageFaults, type Look } from './page-faults';
import { sampleAddresses } from './sample-things';

// Two tests at a time, each with servers and a browser of its own.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** A place that leads to another one shows nothing of its own. */
const shown = ({ redirectsTo }: Place) => redirectsTo === undefined;
const isOfAnApp = ({ path }: Place) => /^\/apps\/(:appId|management)/.test(path);
const PLACES_SHOWN = PLACES_OF_A_SESSION.filter(shown);
/** Two halves, so that two workers share them. */
const SIGNED_IN = {
  'about one app': PLACES_SHOWN.filter(isOfAnApp),
  'about all else': PLACES_SHOWN.filter((place) => !isOfAnApp(place)),
};

/**
 * The theme in which each language is looked at for barriers. A language changes no colours, and a theme no texts: two
 * pairs of them find what four would. What costs nothing is looked for in all.
 */
const THEME = { en: 'dark', vi: 'light' } as const satisfies Record<Language, Dress['theme']>;

/**
 * Each dress on a desk, and each theme on a phone, where a layout makes no difference. Each differs from the one before in
 * one thing. A layout changes the frame alone, which all places of a tour share: its first place stands for them.
 */
function looksOf(
  language: Language,
  isFirst: boolean,
): { viewport: typeof DESK; dress: Dress; look: Look }[] {
  const theme = THEME[language];
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    { viewport: DESK, dress: { theme, layout: 'vertical' }, look: 'all' },
    { viewport: DESK, dress: { theme: other, layout: 'vertical' }, look: 'none' },
    { viewport: DESK, dress: { theme: other, layout: 'horizontal' }, look: 'none' },
    { viewport: DESK, dress: { theme, layout: 'horizontal' }, look: isFirst ? 'all' : 'none' },
    { viewport: PHONE, dress: { theme, layout: 'horizontal' }, look: isFirst ? 'all' : 'structure' },
    { viewport: PHONE, dress: { theme: other, layout: 'horizontal' }, look: 'none' },
  ];
}

/** The frame asks for the subscription of an app that the operator is no member of. */
const NO_MEMBER = /^Failed to load resource.* 403 /;

interface Tour {
  places: readonly Place[];
  language: Language;
  complaints: readonly string[];
  at?: (place: Place) => string;
  /** What the browser may say of these places. */
  expected?: RegExp;
}

/** Looks at each place in each dress, wide and narrow; it is loaded once. Answers what is wrong, and where. */
async function faultsAt(page: Page, { places, language, complaints, at = addressOf, expected }: Tour) {
  const wear = await wardrobe(page);
  const faults: string[] = [];
  for (const place of places) {
    const before = complaints.length;
    await page.setViewportSize(DESK);
    const answered = followCalls(page);
    await page.goto(at(place));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await answered();
    const found = new Map<string, string>();
    for (const { viewport, dress, look } of looksOf(language, place === places[0])) {
      if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
      await wear(dress);
      const name = `${dress.theme}, ${dress.layout}, ${String(viewport.width)} px`;
      for (const fault of await pageFaults(page, look)) found.set(fault, name);
    }
    for (const complaint of complaints.slice(before))
      if (!expected?.test(complaint)) found.set(complaint, 'any dress');
    faults.push(...[...found].map(([fault, dress]) => `${place.path} (${dress}): ${fault}`));
  }
  return faults;
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test.describe('signed in', () => {
      // What the browser says is judged place by place.
      signedInTest.use({ language, expectedComplaints: FAILED_REQUEST });

      for (const [name, places] of Object.entries(SIGNED_IN))
        signedInTest(`nothing is wrong with any place ${name}`, async ({ page, operator, complaints }) => {
          const at = await sampleAddresses(page, operator);
          const tour = { places, language, complaints, at, expected: NO_MEMBER };
          expect(await faultsAt(page, tour)).toEqual([]);
        });
    });

    test('nothing is wrong with any place before one is signed in', async ({
      page,
      operator,
      texts,
      complaints,
    }) => {
      const open = PLACES.filter((place) => !place.auth && shown(place) && place.path !== '/auth/check-code');
      expect.soft(await faultsAt(page, { places: open, language, complaints })).toEqual([]);
      await page.goto('/auth/login');
      await giveCredentials(page, texts, operator);
      await expect(page).toHaveURL('/auth/check-code');
      const pending = PLACES.filter(({ path }) => path === '/auth/check-code');
      expect.soft(await faultsAt(page, { places: pending, language, complaints })).toEqual([]);
    });
  });
}
