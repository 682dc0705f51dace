// @see spec 4.2
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator-test';
import { enable, giveCredentials, readSecret, signInWithRecoveryCode } from '../actions/sign-in';
import { signOut } from '../actions/sign-out';
import { signUp } from '../actions/mails';
import { fill, journeyLanguages } from '../texts';

/** Adds a platform authenticator that verifies its user. @returns Removes it, as a lost device. */
async function addAuthenticator(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return async () => {
    await devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('a user adds a passkey, signs in with it in place of password or code, and recovers after losing it', async ({
      page,
      request,
      servers,
      texts,
      unique,
    }) => {
      const { auth } = texts;
      const user = {
        email: `${unique(`passkey-${language}`)}@studio.example`,
        password: 'mùa xuân Đà Lạt',
        name: 'Phạm Gia Bảo',
      };
      const usePasskey = page.getByRole('button', { name: auth.passkeys.use });
      const passkeys = page.getByRole('list', { name: auth.passkeys.title });
      await signUp(request, servers, user);
      const loseDevice = await addAuthenticator(page);

      const [recoveryCode = ''] = await test.step('enrolls and adds a passkey', async () => {
        await page.goto('/user/info_');
        await giveCredentials(page, texts, user);
        const codes = await enable(page, texts, await readSecret(page));
        await page.getByRole('button', { name: auth.setup.continue }).click();
        await expect(page).toHaveURL('/user/info_');
        await page.goto('/user/info');
        await page.getByRole('link', { name: auth.routes.addPasskey }).click();
        const dialog = page.getByRole('dialog', { name: auth.routes.addPasskey });
        await dialog.getByRole('textbox', { name: auth.passkeys.name }).fill('Laptop');
        await dialog.getByLabel(auth.signIn.password, { exact: true }).fill(user.password);
        await dialog.getByRole('button', { name: auth.passkeys.add }).click();
        await expect(passkeys).toContainText('Laptop');
        return codes;
      });

      await test.step('signs in with it, without password and code', async () => {
        await signOut(page, texts);
        await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
        await usePasskey.click();
        await expect(page).toHaveURL('/user/info');
      });

      await test.step('uses it as second factor after the password', async () => {
        await signOut(page, texts);
        await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
        await giveCredentials(page, texts, user);
        await expect(page.getByRole('textbox', { name: auth.code.label })).toBeVisible();
        await usePasskey.click();
        await expect(page).toHaveURL('/user/info');
      });

      await test.step('signs in with a recovery code after the device is lost, and removes the passkey', async () => {
        await signOut(page, texts);
        await loseDevice();
        await page.goto('/auth/login?redirect=%2Fuser%2Finfo');
        await signInWithRecoveryCode(page, texts, user, recoveryCode);
        await expect(page).toHaveURL('/user/info');
        await page.getByRole('button', { name: fill(auth.passkeys.remove.of, { name: 'Laptop' }) }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(auth.signIn.password, { exact: true }).fill(user.password);
        await dialog.getByRole('button', { name: auth.passkeys.remove.confirm }).click();
        await expect(passkeys).toHaveCount(0);
      });
    });

    test('at an IP address there is no passkey, and the sign-in page says why', async ({
      page,
      servers,
      texts,
    }) => {
      const { origin, port } = new URL(servers.url);
      await page.goto(`http://127.0.0.1:${port}/auth/login`);
      await expect(page.getByText(fill(texts.auth.passkeys.elsewhere, { address: origin }))).toBeVisible();
      await expect(page.getByRole('button', { name: texts.auth.passkeys.use })).toHaveCount(0);
    });
  });
