// @see spec 2.4, 2.8, 4.1, 4.2, 6
import { expect, test } from '../fixtures/operator-test';
import { giveCredentials, signInWithRecoveryCode } from '../actions/sign-in';
import { signOut } from '../actions/sign-out';
import { signUp } from '../actions/mails';

test('sign-out and another user reach the other tabs', async ({
  page,
  context,
  request,
  servers,
  operator,
  texts,
  unique,
}) => {
  const colleague = {
    email: `${unique('colleague')}@signalbox.example`,
    password: 'mountains behind the station',
    name: 'Trần Minh Khôi',
  };
  await signUp(request, servers, colleague);
  await page.goto('/apps/tenant-apps/normal');
  await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
  const table = { name: texts.tenantApps.table };
  await expect(page.getByRole('table', table)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/apps/tenant-apps/normal');
  await expect(second.getByRole('table', table)).toBeVisible();

  await signOut(page, texts);
  await expect(second.getByRole('textbox', { name: texts.auth.signIn.email })).toBeVisible();
  await expect(second.getByText(texts.auth.signIn.ended.elsewhere)).toBeVisible();
  await expect(page.getByText(texts.auth.signIn.ended.elsewhere)).toHaveCount(0);
  await giveCredentials(page, texts, colleague);
  await expect(page).toHaveURL(/\/apps\/2fa$/);
  await expect(second.getByText(colleague.email).first()).toBeVisible();

  await second.goto('/apps/tenant-apps/normal');
  await expect(second).toHaveURL(/\/apps\/2fa$/);
  await expect(second.getByText(colleague.email).first()).toBeVisible();
  await expect(second.getByRole('table', table)).toHaveCount(0);
  expect(await second.content()).not.toContain(operator.email);
});
