import { addressOf, PLACES, PLACES_OF_A_SESSION, type Place } from '@console/console/testing/places';
import { expect, type Page } from '@playwright/test';
import { signedInTest, test } from '../fixtures/operator-test';
import { giveCredentials } from '../person/sign-in';
import { LANGUAGES } from '../texts';
import { DESK, DRESSES, PHONE, wardrobe } from './dresses';
import { pageFaults } from './page-faults';

// Two tests at a time, each with servers and a browser of its own.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** Looks at each place in each dress, wide and narrow; it is loaded once. Answers what is wrong, and where. */
async function faultsAt(page: Page, places: readonly Place[], complaints: readonly string[]) {
  const wear = await wardrobe(page.context());
  const faults: string[] = [];
  for (const place of places) {
    await page.setViewportSize(DESK);
    const before = complaints.length;
    await page.goto(addressOf(place));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const found = new Map<string, string>();
    const look = async (dress: string) => {
      for (const fault of await pageFaults(page)) found.set(fault, dress);
    };
    for (const viewport of [DESK, PHONE]) {
      await page.setViewportSize(viewport);
      for (const dress of DRESSES) {
        await wear(page, dress);
        await look(`${dress.theme}, ${dress.layout}, ${String(viewport.width)} px`);
      }
    }
    for (const complaint of complaints.slice(before)) found.set(complaint, 'any dress');
    faults.push(...[...found].map(([fault, dress]) => `${place.path} (${dress}): ${fault}`));
  }
  return faults;
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test.describe('signed in', () => {
      signedInTest.use({ language });

      signedInTest('nothing is wrong with any place', async ({ page, complaints }) => {
        expect(await faultsAt(page, PLACES_OF_A_SESSION, complaints)).toEqual([]);
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
