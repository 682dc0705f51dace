import { addressOf, PLACES, PLACES_OF_A_SESSION, type Place } from '@console/console/testing/places';
import { expect, type Page } from '@playwright/test';
import { FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { LANGUAGES } from '../texts';
import { DESK, DRESSES, PHONE, wardrobe } from './dresses';
import { followCalls } from './follow-calls';
import { changeFaults } from './page-faults';

// Two tests at a time, each with servers and a browser of its own.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const isOfAnApp = ({ path }: Place) => /^\/apps\/(:appId|management)/.test(path);
/** Two halves, so that two workers share them. */
const SIGNED_IN = {
  'about one app': PLACES_OF_A_SESSION.filter(isOfAnApp),
  'about all else': PLACES_OF_A_SESSION.filter((place) => !isOfAnApp(place)),
};

/** Looks at each place in each dress, wide and narrow; it is loaded once. Answers what is wrong, and where. */
async function faultsAt(page: Page, places: readonly Place[], complaints: readonly string[]) {
  const wear = await wardrobe(page);
  const faults: string[] = [];
  for (const place of places) {
    await page.setViewportSize(DESK);
    const before = complaints.length;
    const answered = followCalls(page);
    await page.goto(addressOf(place));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await answered();
    const found = new Map<string, string>();
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      for (const dress of DRESSES) {
        await wear(dress);
        const name = `${dress.theme}, ${dress.layout}, ${String(viewport.width)} px`;
        for (const fault of await changeFaults(page)) found.set(fault, name);
      }
    }
    for (const complaint of complaints.slice(before))
      if (!place.missing || !FAILED_REQUEST.test(complaint)) found.set(complaint, 'any dress');
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
        signedInTest(`nothing is wrong with any place ${name}`, async ({ page, complaints }) => {
          expect(await faultsAt(page, places, complaints)).toEqual([]);
        });
    });

    test('nothing is wrong with any place before one is signed in', async ({
      page,
      operator,
      texts,
      complaints,
    }) => {
      const open = PLACES.filter(
        ({ path, auth, redirectsTo }) => !auth && !redirectsTo && path !== '/auth/check-code',
      );
      expect.soft(await faultsAt(page, open, complaints)).toEqual([]);
      await page.goto('/auth/login');
      await giveCredentials(page, texts, operator);
      await expect(page).toHaveURL('/auth/check-code');
      const pending = PLACES.filter(({ path }) => path === '/auth/check-code');
      expect.soft(await faultsAt(page, pending, complaints)).toEqual([]);
    });
  });
}
