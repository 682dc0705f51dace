// @see spec 2.4, 2.8, 4.1, 4.2, 6
// @see ASVS 14.3.1
import { expect, signedInTest, test } from '../fixtures/operator-test';
import { signInWithRecoveryCode } from '../person/sign-in';
import { signOut } from '../person/sign-out';

test('a sign-out reaches the other tabs', async ({ page, context, operator, texts }) => {
  await page.goto('/apps/tenant-apps/normal');
  await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
  const table = { name: texts.tenantApps.table };
  await expect(page.getByRole('table', table)).toBeVisible();

  const second = await context.newPage();
  await second.goto('/apps/tenant-apps/normal');
  await expect(second.getByRole('table', table)).toBeVisible();

  await signOut(page, texts);
  await expect(second).toHaveURL(/\/auth\/login/);
  await expect(second.getByRole('textbox', { name: texts.auth.signIn.email })).toBeVisible();
  await expect(second.getByRole('table', table)).toHaveCount(0);
});

signedInTest('a sign-out that is thought better of changes nothing', async ({ page, texts }) => {
  const { dialog, action } = texts.shell.logout;
  await page.goto('/apps/dashboard');
  await page.getByRole('button', { name: action }).click();
  const question = page.getByRole('dialog', { name: dialog.title });
  await expect(question).toContainText(dialog.message);
  await question.getByRole('button', { name: dialog.cancel }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();
});
