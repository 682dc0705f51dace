// @see spec 2.4, 2.6, 3.12, 4.1, 4.2, 4.10, 6
import { markPage } from '../actions/pass-time';
import { giveCredentials, signInWithRecoveryCode } from '../actions/sign-in';
import { expect, FAILED_REQUEST, test } from '../fixtures/operator-test';
import { TEXTS } from '../texts';

test('the form can be filled in and sent before its code has loaded', async ({ page, operator, texts }) => {
  const released = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: texts.auth.signIn.email })).toBeFocused();
  await giveCredentials(page, texts, operator);
  await expect(page).toHaveURL('/auth/login');
  const isSamePage = await markPage(page);
  released.resolve(undefined);
  await expect(page.getByRole('heading', { name: texts.auth.checkCode.title })).toBeVisible();
  await expect(page).toHaveURL('/auth/check-code');
  expect(await isSamePage()).toBe(true);
});

test('the form checks itself before the console has loaded, and the console takes its place', async ({
  page,
  operator,
  texts,
}) => {
  const { email, password, forgot, submit } = texts.auth.signIn;
  const released = Promise.withResolvers<undefined>();
  await page.route('**/assets/prepare-console-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
  const isSamePage = await markPage(page);
  await page.getByRole('button', { name: submit }).click();
  for (const label of [email, password])
    await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('aria-invalid', 'true');
  released.resolve(undefined);
  await page.getByRole('link', { name: forgot }).click();
  await expect(page).toHaveURL('/auth/forgot-password?redirect=%2Fuser%2Finfo');
  await expect(page.getByRole('heading', { name: texts.auth.forgotPassword.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: password })).toBeVisible();
  await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
  await expect(page).toHaveURL('/user/info');
  await expect(page.getByText(operator.email).first()).toBeVisible();
  expect(await isSamePage()).toBe(true);
});

test.describe('while the platform is unavailable', () => {
  test.use({ expectedLogs: FAILED_REQUEST });

  test('a sign-in can be tried again with its redirect', async ({ page, operator, texts }) => {
    await page.route('**/auth-service/v1/users/login', (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, requestId: 'request-7' } }),
    );
    await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
    await giveCredentials(page, texts, operator);
    await expect(page).toHaveURL('/503');
    await expect(page.getByText('request-7')).toBeVisible();
    await page.getByRole('button', { name: texts.ui.retry }).click();
    await expect(page).toHaveURL('/auth/login?redirect=%2Fuser%2Finfo');
    await expect(page.getByRole('textbox', { name: texts.auth.signIn.password })).toBeVisible();
  });
});

test('language and theme chosen before sign-in apply in the console', async ({ page, operator }) => {
  const { en, vi } = TEXTS;
  await page.goto('/auth/login');
  await page.getByRole('button', { name: en.shell.theme.toLight }).click();
  await page.getByRole('button', { name: en.ui.languages.vi }).click();
  await page.getByRole('dialog', { name: en.shell.settings.warning }).getByTestId('confirm').click();
  await expect(page.getByRole('heading', { name: vi.auth.signIn.title })).toBeVisible();
  await expect(page.getByRole('button', { name: vi.shell.theme.toDark })).toBeVisible();
  await signInWithRecoveryCode(page, vi, operator, await operator.recoveryCode());
  await expect(page.getByRole('heading', { name: vi.console.routes.dashboard })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
