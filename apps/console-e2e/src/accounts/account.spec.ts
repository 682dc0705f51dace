// @see spec 7.9
// @see ASVS 7.4.5
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test, type Operator } from '../fixtures/operator-test';
import { mailedLink } from '../person/mailed-link';
import { enable, giveCredentials, readSecret, signInWithRecoveryCode } from '../person/sign-in';
import { postAs } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages, type Texts } from '../texts';

const USERS = '/admin/api/user/users';
const name = 'Lê Thu Hà';
const password = 'four words in a row';

/** A browser that nobody has signed in with yet. */
const NOBODY = { storageState: { cookies: [], origins: [] } };

/** Opens the page of the person at an address, as an administrator comes to it. */
async function openPerson(page: Page, { accounts }: Texts, email: string) {
  await page.goto(`/apps/accounts?q=${encodeURIComponent(email)}`);
  await page.getByRole('table', { name: accounts.users.title }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Presses an act of the page and confirms it. */
async function act(page: Page, { ui }: Texts, label: string, question: string) {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: ui.confirm }).click();
  await expect(dialog).toHaveCount(0);
}

/** Makes an account as the administrator; its owner is invited by mail. */
const invite = (page: Page, operator: Operator, email: string, language: string) =>
  postAs(page, operator, USERS, { email, name, language });

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an administrator corrects an account, and invites its owner once more', async ({
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
      await openPerson(page, texts, email);
      await expect(page.getByText(texts.accounts.status.invited, { exact: true })).toBeVisible();

      await page.getByRole('button', { name: user.edit.action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: fill(user.edit.title, { name }) });
      await dialog.getByRole('textbox', { name: user.name }).fill('Lê Thu Hà Anh');
      await dialog.getByRole('button', { name: user.edit.submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Lê Thu Hà Anh' })).toBeVisible();
      await expect(dialog).toHaveCount(0);

      await act(page, texts, user.invite.action, fill(user.invite.title, { name: 'Lê Thu Hà Anh' }));
      await expect(page.getByText(fill(user.mailSent, { email }))).toBeVisible();
      const link = await mailedLink(page.request, servers, email);
      expect(link).not.toBe(first);
      expect(link).toMatch(/^\/auth\/invite-member\?/);
    });
  });

test.describe('somebody who has an account', () => {
  // Who is signed out asks once more before they know.
  test.use({ expectedComplaints: FAILED_REQUEST });

  test('is helped back in: a new password, sessions ended, a lost authenticator', async ({
    page,
    browser,
    operator,
    servers,
    texts,
    unique,
  }) => {
    const { accounts, auth, shell, ui } = texts;
    const { user } = accounts;
    const email = `${unique('helped')}@song-hong.example`;
    const newPassword = 'other words in a row';
    const context = await browser.newContext(NOBODY);
    const person = await context.newPage();
    let recoveryCodes: string[] = [];
    const noSession = page.getByText(shell.sessions.empty);

    await test.step('who accepts the invitation and enrols', async () => {
      await invite(page, operator, email, 'en');
      const { searchParams } = new URL(await mailedLink(page.request, servers, email), servers.url);
      const accepted = await page.request.post('/auth-service/v1/users/signup-by-invitation-link', {
        params: { token: searchParams.get('token') ?? '' },
        data: { name, password },
      });
      expect(accepted.status()).toBe(200);
      await person.goto('/');
      await giveCredentials(person, texts, { email, password });
      recoveryCodes = await enable(person, texts, await readSecret(person));
      await person.getByRole('button', { name: auth.setup.continue }).click();
      await expect(person).toHaveURL('/apps/dashboard');
    });

    await test.step('gets a link by mail and sets a new password; the old session has ended', async () => {
      await openPerson(page, texts, email);
      await expect(page.getByRole('list', { name: user.sessions.title }).getByRole('listitem')).toHaveCount(
        1,
      );
      await act(page, texts, user.resetPassword.action, fill(user.resetPassword.title, { name }));
      await expect(page.getByText(fill(user.mailSent, { email }))).toBeVisible();

      const mailbox = await browser.newContext(NOBODY);
      const link = await mailbox.newPage();
      await link.goto(await mailedLink(page.request, servers, email));
      await link.getByLabel(auth.resetPassword.newPassword).fill(newPassword);
      await link.getByRole('button', { name: auth.resetPassword.submit }).click();
      await expect(link.getByRole('heading', { name: auth.resetPassword.done.title })).toBeVisible();
      await mailbox.close();

      await person.reload();
      await expect(person).toHaveURL(/\/auth\/login/);
    });

    await test.step('signs in with it, and out again when an administrator ends that session', async () => {
      const credentials = { email, password: newPassword };
      await signInWithRecoveryCode(person, texts, credentials, recoveryCodes[0] ?? '');
      await expect(person).toHaveURL('/apps/dashboard');
      await page.reload();
      await page.getByRole('button', { name: /^End: / }).click();
      await page
        .getByRole('dialog', { name: shell.sessions.end.title })
        .getByRole('button', { name: ui.confirm })
        .click();
      await expect(noSession).toBeVisible();
      await person.getByRole('link', { name: email }).click();
      await expect(person).toHaveURL(/\/auth\/login/);
    });

    await test.step('has to enroll again once two-factor authentication has been reset', async () => {
      await act(page, texts, user.resetTwoFactor.action, fill(user.resetTwoFactor.title, { name }));
      await expect(page.getByRole('button', { name: user.resetTwoFactor.action })).toHaveCount(0);
      // Not to the own settings, where the last step has led: they are open to who has not enrolled.
      await person.goto('/');
      await giveCredentials(person, texts, { email, password: newPassword });
      await expect(person).toHaveURL('/apps/2fa');
      await expect(person.getByRole('heading', { name: auth.setup.title })).toBeVisible();
      await readSecret(person);
    });
    await context.close();
  });
});
