// @see spec 7.3
import { expect, FAILED_REQUEST, test } from '../fixtures/operator-test';
import { mailedLink } from '../actions/mails';
import { enable, giveCredentials, readSecret, signInWithRecoveryCode } from '../actions/sign-in';
import { signUp } from '../actions/mails';
import { fill, journeyLanguages } from '../texts';

// The old address is rejected.
test.use({ expectedLogs: FAILED_REQUEST });

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test(
      'a user changes the email address with a mailed link',
      { tag: '@full' },
      async ({ page, request, servers, texts, unique }) => {
        const { auth } = texts;
        const user = {
          email: `${unique(`before-${language}`)}@studio.example`,
          password: 'mùa thu Hà Nội',
          name: 'Phạm Minh Đức',
        };
        const next = `${unique(`after-${language}`)}@studio.example`;
        await signUp(request, servers, user);
        await page.goto('/user/info/email');
        await giveCredentials(page, texts, user);
        await expect(page).toHaveURL('/apps/2fa');
        const [recoveryCode = ''] = await enable(page, texts, await readSecret(page));
        await page.getByRole('button', { name: auth.setup.continue }).click();

        await test.step('requests the change, which waits for the link', async () => {
          await expect(page).toHaveURL('/user/info/email');
          const dialog = page.getByRole('dialog', { name: auth.routes.changeEmail });
          await dialog.getByRole('textbox', { name: auth.changeEmail.email }).fill(next);
          await dialog.getByRole('textbox', { name: auth.signIn.password }).fill(user.password);
          await dialog.getByRole('button', { name: auth.changeEmail.submit }).click();
          await expect(page.getByText(fill(auth.changeEmail.mailed.what, { email: next }))).toBeVisible();
          await page.goto('/user/info');
          await expect(page.getByRole('main').getByText(user.email).first()).toBeVisible();
          await expect(page.getByRole('link', { name: auth.routes.changeEmail })).toBeVisible();
        });

        await test.step('follows the link and is signed out', async () => {
          await page.goto(await mailedLink(request, servers, next));
          await page.getByRole('button', { name: auth.confirmEmailChange.submit }).click();
          await expect(page.getByRole('heading', { name: auth.confirmEmailChange.done.title })).toBeVisible();
          await page.getByRole('link', { name: auth.signIn.submit }).click();
          await expect(page).toHaveURL('/auth/login');
        });

        await test.step('signs in with the new address only', async () => {
          await giveCredentials(page, texts, user);
          await expect(page.getByRole('alert')).toBeVisible();
          await signInWithRecoveryCode(page, texts, { ...user, email: next }, recoveryCode);
          await expect(page.getByRole('link', { name: next })).toBeVisible();
        });
      },
    );
  });
