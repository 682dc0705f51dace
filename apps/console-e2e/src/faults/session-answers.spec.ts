// @see spec 4.1, 8
// @see ASVS 16.5.2
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fault-test';
import { giveCredentials } from '../person/sign-in';
import { signOut } from '../person/sign-out';
import { tenantAppList } from '../tenant-apps/tenant-app-list';
import { TEXTS } from '../texts';
import { altered, cutJson, empty, refusal, silent } from './faults';
import { markPage, stopTime } from './pass-time';

const LIST_CALL = ['GET', '/admin/api/tenant-app/apps'] as const;
const LOGOUT = ['POST', '/auth-service/v1/users/logout'] as const;
const LIST = '/apps/tenant-apps/normal';

const { status } = TEXTS.en.shell;
const { notice } = TEXTS.en.ui;

/** The session is shared by many tests: none of these may end it on the platform. */
test.beforeEach(({ faults }) => {
  faults.break(...LOGOUT, empty);
});

test('a session that has ended is said, and 2 s later the page reloads to sign in', async ({
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

  faults.break(...LIST_CALL, refusal(401));
  await list.turnTo(2);
  await expect.poll(() => heldTokens(page)).toEqual([]);
  await page.clock.runFor(1_900);
  await expect(page.getByRole('alert').filter({ hasText: notice.signedOut })).toBeVisible();
  expect(await isSamePage()).toBe(true);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(page.getByRole('textbox', { name: texts.auth.signIn.password })).toBeVisible();
  expect(await isSamePage()).toBe(false);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`${LIST}?page=2`);
});

test('a token that was tampered with opens nothing', async ({ page, texts }) => {
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
  expect(await heldTokens(page)).toEqual([]);
});

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a 401 is said, and the page stays', async ({ page, faults, texts }) => {
    faults.break('POST', '/auth-service/v1/users/login', refusal(401, { errors: ['no such account'] }));
    await page.clock.install();
    await page.goto('/auth/login');
    const isSamePage = await markPage(page);
    await giveCredentials(page, texts, { email: 'a@example.com', password: 'a password' });
    await expect(page.getByRole('alert').filter({ hasText: 'No such account' })).toBeVisible();
    await page.clock.fastForward(3_000);
    expect(await isSamePage()).toBe(true);
    await expect(page.getByRole('textbox', { name: texts.auth.signIn.email })).toHaveValue('a@example.com');
  });
});

const PROFILE = '/auth-service/v1/users/profile';
const DETAIL = '/auth-service/v1/apps/user/detail';
const { ended } = TEXTS.en.auth.signIn;

for (const [name, path, fault, reason] of [
  ['a failing profile', PROFILE, refusal(500), ended.failed],
  ['a failing user detail', DETAIL, refusal(500), ended.failed],
  ['a user detail that cannot be read', DETAIL, cutJson, ended.unreadable],
  ['a session that has expired', PROFILE, refusal(401), ended.expired],
  [
    'a session without activity',
    PROFILE,
    refusal(401, { inactiveMinutes: 45 }),
    ended.inactive.replace('{{minutes}}', '45'),
  ],
  ['a session that ends with the first list', LIST_CALL[1], refusal(401), ended.expired],
] as const)
  test(`${name} at page load leads to the sign-in page, which says why`, async ({ page, faults, texts }) => {
    faults.break('GET', path, fault);
    await page.goto(LIST);
    await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(LIST)}`);
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.auth.signIn.password })).toBeVisible();
    expect(await heldTokens(page)).toEqual([]);
    if (reason === ended.unreadable)
      await expect(page.getByText('getUserDetail', { exact: true })).toBeVisible();
    // Also on the page that the server draws.
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  });

test('a user detail that cannot be read ends the session on the next page as well', async ({
  page,
  faults,
}) => {
  await page.goto('/apps/dashboard');
  await expect(page.getByRole('heading', { name: TEXTS.en.console.routes.dashboard })).toBeVisible();
  faults.break('GET', DETAIL, cutJson);
  const menu = page.getByRole('navigation', { name: TEXTS.en.shell.menu.main });
  await menu.getByText(TEXTS.en.tenantApps.routes.tenantApps).click();
  await menu.getByRole('link', { name: TEXTS.en.tenantApps.routes.normal }).click();
  await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(LIST)}`);
  await expect(page.getByRole('alert').filter({ hasText: ended.unreadable })).toBeVisible();
});

test('a platform that is unavailable at page load leads to /503, and the session stays', async ({
  page,
  faults,
}) => {
  faults.break('GET', DETAIL, refusal(503));
  await page.goto(LIST);
  await expect(page).toHaveURL('/503');
  await expect(page.getByRole('heading', { name: status['503'].title })).toBeVisible();
  expect(await heldTokens(page)).toHaveLength(1);
});

test('the logo is there while the platform takes its time', async ({ page, faults }) => {
  const logo = page.locator('img[src="/logo.png"]');
  faults.break('GET', PROFILE, silent);
  await page.goto(LIST, { waitUntil: 'commit' });
  await expect(logo).toBeVisible({ timeout: 1_000 });
  // What the page shows before its code is there gives way to the console's own.
  await expect(page.locator('#starting')).toHaveCount(0);
  await expect(logo).toBeVisible({ timeout: 1 });
});

for (const [name, fault] of Object.entries({
  fails: refusal(500),
  'says nothing': empty,
  'never comes': silent,
}))
  test(`a sign-out whose answer ${name} is one`, async ({ page, faults, texts }) => {
    const broken = faults.break(...LOGOUT, fault);
    await page.clock.install();
    await page.goto(LIST);
    await signOut(page, texts);
    await expect.poll(() => broken.count).toBe(1);
    await page.clock.fastForward(3_000);
    await expect(page).toHaveURL('/auth/login');
    expect(await heldTokens(page)).toEqual([]);
  });

test('a permission that was taken away meanwhile closes the next page', async ({ page, faults, texts }) => {
  await page.goto('/apps/dashboard');
  await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();
  faults.break(
    'GET',
    '/auth-service/v1/apps/user/detail',
    altered((body) => ({ ...body, group: { name: 'Readers', permission: [] } })),
  );
  await page.goto(LIST);
  await expect(page).toHaveURL('/403');
  await expect(page.getByRole('heading', { name: status['403'].title })).toBeVisible();
});

function heldTokens(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => localStorage.getItem(key) ?? '')
      .filter((value) => value.startsWith('Bearer ')),
  );
}
