// @see spec 2.4, 4.2, 6
import { giveCredentials, signInWithRecoveryCode } from '../actions/sign-in';
import { expect, test } from '../fixtures/operator-test';

test('an operator returns to a deep link after password and code', async ({ page, operator, texts }) => {
  const deepLink = '/apps/tenant-apps/archive?sort=name&perPage=10';
  await page.goto('/auth/check-code');
  await expect(page).toHaveURL('/auth/login');
  await page.goto(deepLink);
  await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(deepLink)}`);
  await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
  await expect(page).toHaveURL(deepLink);
  await expect(page.getByRole('heading', { name: texts.tenantApps.title.archived })).toBeVisible();
});

test('no page opens between password and code', async ({ page, operator, texts }) => {
  await page.goto('/login');
  await giveCredentials(page, texts, operator);
  await expect(page).toHaveURL('/auth/check-code');
  await page.goto('/apps/dashboard');
  await expect(page).toHaveURL('/auth/check-code');
});
