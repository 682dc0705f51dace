// @see spec 4.1, 8
// @see ASVS 16.5.2
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fault-test';
import { signOut } from '../actions/sign-out';
import { tenantAppList } from '../tenant-apps/tenant-app-list';
import { TEXTS } from '../texts';
import { cutJson, empty, rejection, silent } from './faults';
import { markPage, stopTime } from '../actions/pass-time';

const LIST_CALL = ['GET', '/admin/api/tenant-app/apps'] as const;
const LOGOUT = ['POST', '/auth-service/v1/users/logout'] as const;
const LIST = '/apps/tenant-apps/normal';

const { status } = TEXTS.en.shell;
const { notice } = TEXTS.en.ui;

test.beforeEach(({ faults }) => {
  faults.break(...LOGOUT, empty);
});

test('a session that has ended is reported, and the page reloads to sign-in after 2 s', async ({
  page,
  faults,
  texts,
}) => {
  const list = tenantAppList(page, texts);
  await page.clock.install();
  await page.goto(LIST);
  await expect(list.rows).toHaveCount(20);
  await stopTime(page);
  const isSamePage = await markPage(page);

  faults.break(...LIST_CALL, rejection(401));
  await list.turnTo(2);
  await expect.poll(() => storedTokens(page)).toEqual([]);
  await page.clock.runFor(1_900);
  await expect(page.getByRole('alert').filter({ hasText: notice.signedOut })).toBeVisible();
  expect(await isSamePage()).toBe(true);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(page.getByRole('textbox', { name: texts.auth.signIn.password })).toBeVisible();
  expect(await isSamePage()).toBe(false);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${LIST}?page=2`);
});

test('an invalid token opens no page', async ({ page, texts }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key);
      if (value?.startsWith('Bearer ')) localStorage.setItem(key, `${value}x`);
    }
  });
  await page.goto(LIST);
  await expect(page).toHaveURL(/^[^?]+\/auth\/login/);
  await expect(page.getByRole('textbox', { name: texts.auth.signIn.password })).toBeVisible();
  expect(await storedTokens(page)).toEqual([]);
});

const PROFILE = '/auth-service/v1/users/profile';
const DETAIL = '/auth-service/v1/apps/user/detail';
const { ended } = TEXTS.en.auth.signIn;

for (const [name, path, fault, reason] of [
  ['a failing profile', PROFILE, rejection(500), ended.failed],
  ['a user detail that cannot be read', DETAIL, cutJson, ended.unreadable],
  [
    'a session without activity',
    PROFILE,
    rejection(401, { inactiveMinutes: 45 }),
    ended.inactive.replace('{{minutes}}', '45'),
  ],
  ['a session that ends with the first list', LIST_CALL[1], rejection(401), ended.expired],
] as const)
  test(`${name} at page load leads to the sign-in page, which reports why`, async ({
    page,
    faults,
    texts,
  }) => {
    faults.break('GET', path, fault);
    await page.goto(LIST);
    await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(LIST)}`);
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.auth.signIn.password })).toBeVisible();
    // The console may load the sign-in page of the server meanwhile.
    await expect(async () => expect(await storedTokens(page)).toEqual([])).toPass();
    if (reason === ended.unreadable)
      await expect(page.getByText('getUserDetail', { exact: true })).toBeVisible();
    // The sign-in page of the server says it as well.
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  });

for (const [what, path] of [
  ['a platform that is unavailable at page load', DETAIL],
  ['a list that is unavailable at page load', LIST_CALL[1]],
] as const)
  test(`${what} leads to /503, and the session stays`, async ({ page, faults }) => {
    faults.break('GET', path, rejection(503));
    await page.goto(LIST);
    await expect(page).toHaveURL('/503');
    await expect(page.getByRole('heading', { name: status['503'].title })).toBeVisible();
    expect(await storedTokens(page)).toHaveLength(1);
    // The blank page, the list and /503.
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

test('the frame is visible while the platform is slow', async ({ page, faults }) => {
  faults.break('GET', PROFILE, silent);
  await page.goto(LIST, { waitUntil: 'commit' });
  await expect(page.locator('#frame')).toBeVisible({ timeout: 1_000 });
  // The console's code has run by then.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(4_000);
  await expect(page.locator('#frame')).toBeVisible({ timeout: 1 });
});

test('a sign-out ends the session even without a response', async ({ page, faults, texts }) => {
  const broken = faults.break(...LOGOUT, silent);
  await page.clock.install();
  await page.goto(LIST);
  await signOut(page, texts);
  await expect.poll(() => broken.count).toBe(1);
  await page.clock.fastForward(3_000);
  await expect(page).toHaveURL('/auth/login');
  expect(await storedTokens(page)).toEqual([]);
});

test('a page that is left while it loads keeps the session', async ({ page, texts }) => {
  await page.route(`**${PROFILE}`, () => undefined);
  const requested = page.waitForRequest(`**${PROFILE}`);
  await page.goto('/apps/dashboard');
  await requested;
  await page.unroute(`**${PROFILE}`);
  await page.goto(LIST);
  await expect(page.getByRole('table', { name: texts.tenantApps.table })).toBeVisible();
});

function storedTokens(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => localStorage.getItem(key) ?? '')
      .filter((value) => value.startsWith('Bearer ')),
  );
}
