// @see spec 7.9
// @see ASVS 7.4.5
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test, type Operator } from '../fixtures/operator-test';
import { mailedLink } from '../actions/mails';
import { enable, giveCredentials, readSecret, signInWithRecoveryCode } from '../actions/sign-in';
import { postAs } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages, type Texts } from '../texts';

const USERS = '/admin/api/user/users';
const name = 'Lê Thu Hà';
const password = 'four words in a row';

const SIGNED_OUT = { storageState: { cookies: [], origins: [] } };

async function openUser(page: Page, { accounts }: Texts, email: string) {
  await page.goto(`/apps/accounts?q=${encodeURIComponent(email)}`);
  await page.getByRole('table', { name: accounts.users.title }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function confirmAction(page: Page, label: string, question: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByTestId('confirm').click();
  await expect(dialog).toHaveCount(0);
}

const invite = (page: Page, operator: Operator, email: string, language: string) =>
  postAs(page, operator, USERS, { email, name, language });

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an administrator renames an invited user and sends the invitation again', async ({
      page,
      operator,
      servers,
      texts,
      unique,
    }) => {
      const { user } = texts.accounts;
      const email = `${unique(`invited-${language}`)}@song-hong.example`;
      await invite(page, operator, email, language);
      const first = await mailedLink(page.request, servers, email);
      await openUser(page, texts, email);
      await expect(page.getByText(texts.accounts.status.invited, { exact: true })).toBeVisible();

      await page.getByRole('button', { name: user.edit.action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: fill(user.edit.title, { name }) });
      await dialog.getByRole('textbox', { name: user.name }).fill('Lê Thu Hà Anh');
      await dialog.getByRole('button', { name: user.edit.submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Lê Thu Hà Anh' })).toBeVisible();
      await expect(dialog).toHaveCount(0);

      await confirmAction(page, user.invite.action, fill(user.invite.title, { name: 'Lê Thu Hà Anh' }));
      await expect(page.getByText(fill(user.mailQueued, { email }))).toBeVisible();
      const link = await mailedLink(page.request, servers, email);
      expect(link).not.toBe(first);
      expect(link).toMatch(/^\/auth\/invite-member\?/);
    });
  });

test.describe('account recovery', { tag: '@full' }, () => {
  // Requests of ended sessions are rejected.
  test.use({ expectedLogs: FAILED_REQUEST });

  test('an administrator resets the password, ends a session and resets two-factor authentication', async ({
    page,
    browser,
    operator,
    servers,
    texts,
    unique,
  }) => {
    const { accounts, auth, ui } = texts;
    const { user } = accounts;
    const email = `${unique('helped')}@song-hong.example`;
    const newPassword = 'other words in a row';
    const context = await browser.newContext(SIGNED_OUT);
    const userPage = await context.newPage();
    let recoveryCodes: string[] = [];
    const noSession = page.getByText(ui.sessions.empty);

    await test.step('a user accepts the invitation and enrolls', async () => {
      await invite(page, operator, email, 'en');
      const { searchParams } = new URL(await mailedLink(page.request, servers, email), servers.url);
      const accepted = await page.request.post('/auth-service/v1/users/signup-by-invitation-link', {
        params: { token: searchParams.get('token') ?? '' },
        data: { name, password },
      });
      expect(accepted.status()).toBe(200);
      await userPage.goto('/');
      await giveCredentials(userPage, texts, { email, password });
      recoveryCodes = await enable(userPage, texts, await readSecret(userPage));
      await userPage.getByRole('button', { name: auth.setup.continue }).click();
      await expect(userPage).toHaveURL('/apps/dashboard');
    });

    await test.step('sets a new password with a mailed link, which ends the old session', async () => {
      await openUser(page, texts, email);
      await expect(page.getByRole('list', { name: user.sessions.title }).getByRole('listitem')).toHaveCount(
        1,
      );
      await confirmAction(page, user.resetPassword.action, fill(user.resetPassword.title, { name }));
      await expect(page.getByText(fill(user.mailQueued, { email }))).toBeVisible();

      const mailbox = await browser.newContext(SIGNED_OUT);
      const link = await mailbox.newPage();
      await link.goto(await mailedLink(page.request, servers, email));
      await link.getByLabel(auth.resetPassword.newPassword).fill(newPassword);
      await link.getByRole('button', { name: auth.resetPassword.submit }).click();
      await expect(link.getByRole('heading', { name: auth.resetPassword.done.title })).toBeVisible();
      await mailbox.close();

      await userPage.reload();
      await expect(userPage).toHaveURL(/\/auth\/login/);
    });

    await test.step('is signed out when the administrator ends the session', async () => {
      const credentials = { email, password: newPassword };
      await signInWithRecoveryCode(userPage, texts, credentials, recoveryCodes[0] ?? '');
      await expect(userPage).toHaveURL('/apps/dashboard');
      await page.reload();
      await page.getByRole('button', { name: /^End: / }).click();
      await page.getByRole('dialog', { name: ui.sessions.end.title }).getByTestId('confirm').click();
      await expect(noSession).toBeVisible();
      await userPage.getByRole('link', { name: email }).click();
      await expect(userPage).toHaveURL(/\/auth\/login/);
    });

    await test.step('has to enroll again after the reset', async () => {
      await confirmAction(page, user.resetTwoFactor.action, fill(user.resetTwoFactor.title, { name }));
      await expect(page.getByRole('button', { name: user.resetTwoFactor.action })).toHaveCount(0);
      await userPage.goto('/');
      await giveCredentials(userPage, texts, { email, password: newPassword });
      await expect(userPage).toHaveURL('/apps/2fa');
      await expect(userPage.getByRole('heading', { name: auth.setup.title })).toBeVisible();
      await readSecret(userPage);
    });
    await context.close();
  });
});
