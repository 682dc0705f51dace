// @see spec 1
import type { Page } from '@playwright/test';
import { followRequests } from '../actions/follow-requests';
import { BLOCKER_WARNING, goTo } from '../actions/go-to';
import { expect, FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { VISITED_ROUTES } from '../hostile/visited-routes';
import { sampleAddresses } from '../shell/sample-records';
import { PSEUDO_TEXTS, speakPseudoLanguage } from './speak-pseudo-language';
import { collectData, untranslatedTexts } from './untranslated-texts';

const options = { expectedLogs: new RegExp(`${FAILED_REQUEST.source}|${BLOCKER_WARNING.source}`) };
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.use(options);
signedInTest.use(options);

const SIGN_IN_PAGES = ['login', 'sign-up', 'forgot-password', 'reset-password', 'invite-member', 'confirm'];

signedInTest('every text of the console comes from a locale file', async ({ page, operator }) => {
  const at = await sampleAddresses(page, operator);
  await speakPseudoLanguage(page.context());
  await page.goto('/apps/dashboard');
  const addresses = [...VISITED_ROUTES.map(at), '/apps/default-admin-app/product/ssai', '/403', '/no/page'];
  expect(await textsOf(page, addresses, goTo)).toEqual([]);
});

test('every text of the sign-in comes from a locale file', async ({ page }) => {
  await speakPseudoLanguage(page.context());
  const addresses = SIGN_IN_PAGES.map((path) => `/auth/${path}`);
  expect(await textsOf(page, addresses, (visited, address) => visited.goto(address))).toEqual([]);
});

test('a text in the code is found', async ({ page }) => {
  await speakPseudoLanguage(page.context());
  await page.goto('/auth/login');
  await page.getByRole('button', { name: PSEUDO_TEXTS.auth.signIn.submit }).waitFor();
  await page.evaluate(() => {
    const [visible, hidden] = [document.createElement('p'), document.createElement('p')];
    Object.assign(visible, { title: 'Mai', textContent: 'Written by hand' });
    Object.assign(hidden, { hidden: true, textContent: 'Hidden' });
    document.body.append(visible, hidden);
  });
  expect(await untranslatedTexts(page, ['Signalbox', 'Mai'])).toEqual(['Written by hand']);
});

/** Visits the addresses and returns the texts that come neither from a locale file nor from the platform. */
async function textsOf(
  page: Page,
  addresses: readonly string[],
  visit: (page: Page, address: string) => Promise<unknown>,
): Promise<string[]> {
  const data = collectData(page);
  const found: string[] = [];
  for (const address of addresses) {
    const settled = followRequests(page);
    await visit(page, address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    const known = [...(await data.texts()), 'Signalbox', 'N/A'];
    found.push(...(await untranslatedTexts(page, known)).map((text) => `${address}: ${text}`));
  }
  return found;
}
