// @see spec 4.2, 7.3
import { print } from '../billing/printed-page';
import { expect, FAILED_REQUEST, test } from '../fixtures/operator-test';
import { enable, giveCode, giveCredentials, readSecret, signInWithRecoveryCode } from '../actions/sign-in';
import { signOut } from '../actions/sign-out';
import { signUp } from '../actions/mails';
import { fill, journeyLanguages } from '../texts';

// An invalidated recovery code is rejected.
test.use({ expectedLogs: FAILED_REQUEST });

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('a user enrolls, has a device remembered, renews the recovery codes, and enrolls again after the device is lost', async ({
      page,
      request,
      servers,
      texts,
      unique,
    }) => {
      const { auth } = texts;
      const user = {
        email: `${unique(`two-factor-${language}`)}@studio.example`,
        password: 'mùa thu Hà Nội',
        name: 'Lê Thu Hà',
      };
      const remember = page.getByRole('checkbox', {
        name: fill(auth.checkCode.remember_other, { count: 30 }),
      });
      const devices = page.getByRole('list', { name: auth.devices.title });
      const codeField = page.getByRole('textbox', { name: auth.code.label });
      const codes = page.getByRole('list', { name: auth.setup.recoveryCodes }).getByRole('listitem');
      const left = (count: number) => page.getByText(fill(auth.twoFactor.codesLeft_other, { count }));
      await signUp(request, servers, user);

      const [authenticator, [first = '', second = '']] =
        await test.step('enrolls and returns to the requested page', async () => {
          await page.goto('/user/info_');
          await giveCredentials(page, texts, user);
          await expect(page).toHaveURL('/apps/2fa');
          const enrolled = await readSecret(page);
          const recoveryCodes = await enable(page, texts, enrolled);
          await page.getByRole('button', { name: auth.setup.continue }).click();
          await expect(page).toHaveURL('/user/info_');
          return [enrolled, recoveryCodes] as const;
        });

      await test.step('signs in without a code on a remembered device, until it is forgotten', async () => {
        await signOut(page, texts);
        await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
        await giveCredentials(page, texts, user);
        await remember.check();
        await giveCode(page, texts, await authenticator.code());
        await expect(page).toHaveURL('/user/info');

        await signOut(page, texts);
        await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
        await giveCredentials(page, texts, user);
        await expect(page).toHaveURL('/user/info');
        await devices.getByRole('button').click();
        await expect(devices).toHaveCount(0);

        await signOut(page, texts);
        await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
        await signInWithRecoveryCode(page, texts, user, second);
        await expect(page).toHaveURL('/user/info');
      });

      const renewed = await test.step('creates new codes and prints them', async () => {
        await page.goto('/user/info');
        await expect(left(9)).toBeVisible();
        await page.getByRole('link', { name: auth.routes.recoveryCodes }).click();
        await codeField.fill(first);
        await page.getByRole('button', { name: auth.recoveryCodes.make }).click();
        await expect(codes).toHaveCount(10);
        const shown = await codes.allInnerTexts();

        const paper = await print(page);
        expect(paper.visible).toEqual(['recovery-codes-paper']);
        expect(paper).toMatchObject({ color: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)', pages: 1 });
        expect(paper.overflow).toBeLessThanOrEqual(0);
        for (const text of ['Signalbox', user.email, ...shown]) expect(paper.text).toContain(text);

        await page.getByRole('button', { name: auth.recoveryCodes.saved }).click();
        await expect(page).toHaveURL('/user/info');
        await expect(left(10)).toBeVisible();
        return shown;
      });

      const [spent = '', spare = ''] = renewed;
      await test.step('signs in with a new code; the old ones are invalid', async () => {
        await signOut(page, texts);
        await signInWithRecoveryCode(page, texts, user, first);
        const field = page.getByRole('textbox', { name: auth.checkCode.recoveryCode });
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await field.fill(spent);
        await page.getByRole('button', { name: auth.checkCode.submit }).click();
        await expect(page.getByText(auth.recovered.title)).toBeVisible();
        await expect(page.getByText(fill(auth.recovered.left_other, { count: 9 }))).toBeVisible();
      });

      await test.step('turns two-factor authentication off with another code and must enroll again', async () => {
        await page.getByRole('button', { name: auth.recovered.otherDevice }).click();
        const dialog = page.getByRole('dialog', { name: auth.routes.twoFactorOff });
        await dialog.getByRole('textbox', { name: auth.signIn.password }).fill(user.password);
        await codeField.fill(spare);
        await dialog.getByRole('button', { name: auth.twoFactorOff.submit }).click();
        await expect(page).toHaveURL('/apps/2fa');
        await expect(page.getByTestId('two-factor-secret')).toHaveText(/^[A-Z2-7]{16,}$/);
        await page.goto('/apps');
        await expect(page).toHaveURL('/apps/2fa');
        await expect(page.getByRole('navigation', { name: texts.shell.menu.main })).toHaveCount(0);
      });
    });
  });
