// @see spec 1
import type { Page } from '@playwright/test';
import { followRequests } from '../actions/follow-requests';
import { BLOCKER_WARNING, goTo } from '../actions/go-to';
import { expect, FAILED_REQUEST, signedInTest, test } from '../fixtures/operator-test';
import { PSEUDO_TEXTS, speakPseudoLanguage } from './speak-pseudo-language';
import { collectData, untranslatedTexts } from './untranslated-texts';

const options = { expectedLogs: new RegExp(`${FAILED_REQUEST.source}|${BLOCKER_WARNING.source}`) };
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.use(options);
signedInTest.use(options);

const APP = '/apps/default-admin-app';
const SESSION_PAGES = [
  '/apps/dashboard',
  ...['normal', 'archive', 'create'].map((page) => `/apps/tenant-apps/${page}`),
  ...['billing', 'detail', 'group', 'invoice', 'member', 'usage', 'product'].map((page) => `${APP}/${page}`),
  ...['ssai', 'vod', 'alerts'].map((module) => `${APP}/product/${module}`),
  ...['product', 'billing', 'machine', 'accounts', 'account/1', 'management', 'document'].map(
    (page) => `/apps/${page}`,
  ),
  ...['accounts/create', 'accounts/invite'].map((dialog) => `/apps/${dialog}`),
  ...['info', 'info/email', 'info/two-factor-off', 'password', 'apps', 'apps/create'].map(
    (page) => `/user/${page}`,
  ),
  '/no/such/page',
  '/503',
];
const SIGN_IN_PAGES = [
  'login',
  'sign-up',
  'forgot-password',
  'reset-password',
  'invite-member',
  'confirm',
].map((page) => `/auth/${page}`);

signedInTest('every text of the console comes from a locale file', { tag: '@full' }, async ({ page }) => {
  expect(await textsOf(page, SESSION_PAGES, goTo)).toEqual([]);
});

test('every text of the sign-in comes from a locale file', { tag: '@full' }, async ({ page }) => {
  expect(await textsOf(page, SIGN_IN_PAGES, (visited, address) => visited.goto(address))).toEqual([]);
});

test('a text in the code is found', { tag: '@full' }, async ({ page }) => {
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

/** Returns the visible texts that come neither from a locale file nor from the platform. */
async function textsOf(
  page: Page,
  addresses: readonly string[],
  visit: (page: Page, address: string) => Promise<unknown>,
): Promise<string[]> {
  await speakPseudoLanguage(page.context());
  const data = collectData(page);
  const found: string[] = [];
  for (const [index, address] of addresses.entries()) {
    const settled = followRequests(page);
    await (index === 0 ? page.goto(address) : visit(page, address));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled();
    const known = [...(await data.texts()), 'Signalbox', 'N/A'];
    found.push(...(await untranslatedTexts(page, known)).map((text) => `${address}: ${text}`));
  }
  return found;
}
