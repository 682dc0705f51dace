// @see spec 2.4, 4.2, 6, 7.3
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/mail-and-social-test';
import { FAILED_REQUEST } from '../fixtures/checked-test';
import { receivedMail } from '../actions/mails';
import { enable, giveCredentials, readSecret } from '../actions/sign-in';
import { fill, journeyLanguages, type Texts } from '../texts';

const password = 'four words in a row';
const SUBJECTS = {
  en: { confirm: 'Confirm your email address', reset: 'Choose a new password' },
  vi: { confirm: 'Xác nhận địa chỉ email', reset: 'Đặt mật khẩu mới' },
};

async function signUp(page: Page, { auth }: Texts, email: string) {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: auth.signIn.signUp }).click();
  await page.getByRole('textbox', { name: auth.signUp.name }).fill('Nguyễn Văn An');
  await page.getByRole('textbox', { name: auth.signIn.email }).fill(email);
  await page.getByRole('textbox', { name: auth.signUp.password }).fill(password);
  await page.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(page.getByRole('heading', { name: auth.emailSent.title })).toBeVisible();
}

async function confirm(page: Page, { auth }: Texts, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: auth.confirm.submit }).click();
  await expect(page.getByRole('heading', { name: auth.confirm.done.title })).toBeVisible();
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('a user signs up, confirms the address, signs in and enrolls', async ({
      page,
      mailServer,
      texts,
      unique,
    }) => {
      const email = `${unique(`an-${language}`)}@newcomers.example`;
      await signUp(page, texts, email);
      await expect(page.getByText(fill(texts.auth.signUp.sent, { email }))).toBeVisible();

      const mail = await receivedMail(mailServer, email);
      expect(mail).toMatchObject({ subject: SUBJECTS[language].confirm, language });
      // Mail scanners follow links.
      expect((await page.request.get(mail.link)).status()).toBe(200);
      await confirm(page, texts, mail.link);

      await page.getByRole('link', { name: texts.auth.signIn.submit }).click();
      await giveCredentials(page, texts, { email, password });
      await expect(page).toHaveURL('/apps/2fa');
      const authenticator = await readSecret(page);
      expect(await enable(page, texts, authenticator)).not.toHaveLength(0);
    });

    test('a user resets a forgotten password with a link that works once', async ({
      page,
      mailServer,
      texts,
      unique,
    }) => {
      const { forgotPassword, emailLink: mailLink, resetPassword, signIn } = texts.auth;
      const email = `${unique(`binh-${language}`)}@newcomers.example`;
      const users = '/auth-service/v1/users';
      await page.request.post(`${users}/signup`, {
        data: { email, password, name: 'Trần Văn Bình', language },
      });
      const { link: confirming } = await receivedMail(mailServer, email);
      expect((await page.request.get(`${users}/confirm?${confirming.split('?')[1] ?? ''}`)).status()).toBe(
        200,
      );

      await page.goto('/auth/login');
      await page.getByRole('link', { name: signIn.forgot }).click();
      await expect(page.getByRole('heading', { name: forgotPassword.title })).toBeVisible();
      await page.getByRole('textbox', { name: signIn.email }).fill(email);
      await page.getByRole('button', { name: forgotPassword.submit }).click();
      await expect(page.getByText(fill(forgotPassword.sent, { email }))).toBeVisible();

      const { link, ...mail } = await receivedMail(mailServer, email, 2);
      expect(mail).toEqual({ subject: SUBJECTS[language].reset, language });
      await page.goto(link);
      await page.getByRole('textbox', { name: resetPassword.newPassword }).fill('another four words');
      await page.getByRole('button', { name: resetPassword.submit }).click();
      await expect(page.getByRole('heading', { name: resetPassword.done.title })).toBeVisible();

      await page.goto(link);
      await expect(page.getByRole('heading', { name: mailLink.ended })).toBeVisible();
      await page.getByRole('link', { name: mailLink.toSignIn }).click();
      await giveCredentials(page, texts, { email, password: 'another four words' });
      await expect(page).toHaveURL('/apps/2fa');
    });
  });

test.describe('rejected requests', () => {
  test.use({ expectedLogs: FAILED_REQUEST });

  test('signing in before confirming offers a new mail, which ends the first link', async ({
    page,
    mailServer,
    texts,
    unique,
  }) => {
    const { emailLink: mailLink, resendConfirmation, signIn } = texts.auth;
    const email = `${unique('chi')}@newcomers.example`;
    await signUp(page, texts, email);
    const first = await receivedMail(mailServer, email);

    await page.goto('/auth/login');
    await giveCredentials(page, texts, { email, password });
    await page.getByRole('link', { name: signIn.resend }).click();
    await expect(page.getByRole('heading', { name: resendConfirmation.title })).toBeVisible();
    await expect(page.getByRole('textbox', { name: signIn.email })).toHaveValue(email);
    await page.getByRole('button', { name: resendConfirmation.submit }).click();
    await expect(page.getByText(fill(resendConfirmation.sent, { email }))).toBeVisible();
    const second = await receivedMail(mailServer, email, 2);

    await page.goto(first.link);
    await expect(page.getByRole('heading', { name: mailLink.ended })).toBeVisible();
    await confirm(page, texts, second.link);
  });

  test('no page reveals whether an address has an account', async ({ page, servers, texts, unique }) => {
    const { auth } = texts;
    const mainText = async () => {
      await expect(page.getByTestId('global-loading')).toBeHidden();
      return page.getByRole('main').innerText();
    };
    const responsesFor = async (email: string) => {
      await page.goto('/auth/login');
      await giveCredentials(page, texts, { email, password: 'not the password' });
      await expect(page.getByRole('alert')).toBeVisible();
      const pages = [await mainText()];
      await signUp(page, texts, email);
      pages.push(await mainText());
      for (const [path, submit] of [
        ['/auth/forgot-password', auth.forgotPassword.submit],
        ['/auth/resend-confirmation', auth.resendConfirmation.submit],
      ] as const) {
        await page.goto(path);
        await page.getByRole('textbox', { name: auth.signIn.email }).fill(email);
        await page.getByRole('button', { name: submit }).click();
        await expect(page.getByRole('heading', { name: auth.emailSent.title })).toBeVisible();
        pages.push(await mainText());
      }
      return pages.map((text) => text.replaceAll(email, 'the address'));
    };
    expect(await responsesFor(servers.email)).toEqual(
      await responsesFor(`${unique('unknown')}@elsewhere.example`),
    );
  });
});
