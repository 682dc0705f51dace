// @see spec 4.2, 7.3
import { print } from '../billing/printed-page';
import { expect, FAILED_REQUEST, test } from '../fixtures/operator-test';
import { enable, giveCredentials, readSecret, signInWithRecoveryCode } from '../person/sign-in';
import { signOut } from '../person/sign-out';
import { signUp } from '../person/sign-up';
import { fill, journeyLanguages } from '../texts';

// A recovery code that has ended is refused.
test.use({ expectedComplaints: FAILED_REQUEST });

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('a user enrolls, renews the recovery codes, and enrolls again after the device is lost', async ({
      page,
      request,
      servers,
      texts,
      unique,
    }) => {
      const { auth } = texts;
      const person = {
        email: `${unique(`two-factor-${language}`)}@studio.example`,
        password: 'mùa thu Hà Nội',
        name: 'Lê Thu Hà',
      };
      const codeField = page.getByRole('textbox', { name: auth.code.label });
      const codes = page.getByRole('list', { name: auth.setup.recoveryCodes }).getByRole('listitem');
      const left = (count: number) => page.getByText(fill(auth.twoFactor.codesLeft_other, { count }));
      await signUp(request, servers, person);

      const [first = ''] = await test.step('enrols, and goes on to where the gate was', async () => {
        await page.goto('/user/info_');
        await giveCredentials(page, texts, person);
        await expect(page).toHaveURL('/apps/2fa');
        const recoveryCodes = await enable(page, texts, await readSecret(page));
        await page.getByRole('button', { name: auth.setup.continue }).click();
        await expect(page).toHaveURL('/user/info_');
        return recoveryCodes;
      });

      const renewed = await test.step('makes new codes, on paper as well', async () => {
        await page.goto('/user/info');
        await expect(left(10)).toBeVisible();
        await page.getByRole('link', { name: auth.routes.recoveryCodes }).click();
        await codeField.fill(first);
        await page.getByRole('button', { name: auth.recoveryCodes.make }).click();
        await expect(codes).toHaveCount(10);
        const shown = await codes.allInnerTexts();

        const paper = await print(page);
        expect(paper.seen).toEqual(['recovery-codes-paper']);
        expect(paper).toMatchObject({ ink: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)', pages: 1 });
        expect(paper.excess).toBeLessThanOrEqual(0);
        for (const text of ['Signalbox', person.email, ...shown]) expect(paper.text).toContain(text);

        await page.getByRole('button', { name: auth.recoveryCodes.saved }).click();
        await expect(page).toHaveURL('/user/info');
        await expect(left(10)).toBeVisible();
        return shown;
      });

      // What follows says little more: one language is enough.
      if (language !== 'en') return;
      const [spent = '', standIn = ''] = renewed;
      await test.step('signs in with one of them, and with none of the old ones', async () => {
        await signOut(page, texts);
        await signInWithRecoveryCode(page, texts, person, first);
        const field = page.getByRole('textbox', { name: auth.checkCode.recoveryCode });
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await field.fill(spent);
        await page.getByRole('button', { name: auth.checkCode.submit }).click();
        await expect(page.getByText(auth.recovered.title)).toBeVisible();
        await expect(page.getByText(fill(auth.recovered.left_other, { count: 9 }))).toBeVisible();
      });

      await test.step('gives the lost device up with another one, and may only enrol again', async () => {
        await page.getByRole('button', { name: auth.recovered.otherDevice }).click();
        const dialog = page.getByRole('dialog', { name: auth.routes.twoFactorOff });
        await dialog.getByRole('textbox', { name: auth.signIn.password }).fill(person.password);
        await codeField.fill(standIn);
        await dialog.getByRole('button', { name: auth.twoFactorOff.submit }).click();
        await expect(page).toHaveURL('/apps/2fa');
        await expect(page.getByTestId('two-factor-secret')).toHaveText(/^[A-Z2-7]{16,}$/);
        await page.goto('/apps');
        await expect(page).toHaveURL('/apps/2fa');
        await expect(page.getByRole('navigation', { name: texts.shell.menu.main })).toHaveCount(0);
      });
    });
  });
