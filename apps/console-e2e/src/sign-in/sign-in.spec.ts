// @see spec 2.4, 4.2, 6
import { expect, FAILED_REQUEST, test } from '../fixtures/operator-test';
import { giveCredentials, signInWithRecoveryCode } from '../person/sign-in';
import { fill } from '../texts';

test('a deep link without a session is come back to after sign-in', async ({ page, operator, texts }) => {
  const deepLink = '/apps/tenant-apps/archive?sort=name&perPage=10';
  await page.goto(deepLink);
  await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(deepLink)}`);
  await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
  await expect(page).toHaveURL(deepLink);
  await expect(page.getByRole('heading', { name: texts.tenantApps.title.archived })).toBeVisible();
});

test('a hostile redirect ends at home after sign-in', async ({ page, operator, texts }) => {
  await page.goto(`/auth/login?redirect=${encodeURIComponent('//evil.example/apps')}`);
  await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
  await expect(page).toHaveURL('/apps/dashboard');
});

test('/login is the same sign-in', async ({ page, texts }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: texts.auth.signIn.password })).toBeVisible();
});

test('the code is asked for and nothing else is open before it', async ({ page, operator, texts }) => {
  await page.goto('/auth/check-code');
  await expect(page).toHaveURL('/auth/login');
  await giveCredentials(page, texts, operator);
  await expect(page).toHaveURL('/auth/check-code');
  await page.goto('/apps/dashboard');
  await expect(page).toHaveURL('/auth/check-code');
  await page.getByRole('textbox', { name: texts.auth.code.label }).fill('12345');
  await page.getByRole('button', { name: texts.auth.checkCode.submit }).click();
  await expect(page.getByText(texts.auth.code.format)).toBeVisible();
});

test('a form that is not filled in says so beside each field, and sends nothing', async ({ page, texts }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const { email, password, submit } = texts.auth.signIn;
  await page.goto('/auth/login');
  await page.getByRole('button', { name: submit }).click();
  for (const label of [email, password]) {
    const field = page.getByRole('textbox', { name: label });
    await expect(field).toHaveAccessibleDescription(fill(texts.ui.field.required, { label }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('textbox', { name: email })).toBeFocused();
  expect(sent).toEqual([]);
});

test.describe('a wrong password', () => {
  test.use({ expectedComplaints: FAILED_REQUEST });

  test('is refused in one sentence, and what was typed stays', async ({ page, operator, texts }) => {
    await page.goto('/auth/login');
    await giveCredentials(page, texts, { ...operator, password: 'not the password' });
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: texts.auth.signIn.email })).toHaveValue(operator.email);
    await expect(page).toHaveURL('/auth/login');
  });
});
