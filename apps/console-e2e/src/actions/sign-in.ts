import { expect, type Page } from '@playwright/test';
import type { Texts } from '../texts';
import { authenticatorOf, type Authenticator } from './authenticator';

interface Credentials {
  email: string;
  password: string;
}

export async function giveCredentials(page: Page, texts: Texts, { email, password }: Credentials) {
  const { signIn } = texts.auth;
  await page.getByRole('textbox', { name: signIn.email }).fill(email);
  await page.getByRole('textbox', { name: signIn.password }).fill(password);
  await page.getByRole('button', { name: signIn.submit }).click();
}

/** The sixth digit submits. */
export async function giveCode(page: Page, texts: Texts, code: string) {
  await page.getByRole('textbox', { name: texts.auth.code.label }).fill(code);
}

/** A recovery code is valid at once, unlike the next code of an authenticator. */
export async function signInWithRecoveryCode(
  page: Page,
  texts: Texts,
  credentials: Credentials,
  recoveryCode: string,
) {
  const { checkCode } = texts.auth;
  await giveCredentials(page, texts, credentials);
  await page.getByRole('button', { name: checkCode.useRecoveryCode }).click();
  await page.getByRole('textbox', { name: checkCode.recoveryCode }).fill(recoveryCode);
  await page.getByRole('button', { name: checkCode.submit }).click();
}

export async function readSecret(page: Page): Promise<Authenticator> {
  const secret = page.getByTestId('two-factor-secret');
  await expect(secret).toHaveText(/^[A-Z2-7]{16,}$/);
  return authenticatorOf(await secret.innerText());
}

export async function enable(page: Page, texts: Texts, authenticator: Authenticator): Promise<string[]> {
  const { code, setup } = texts.auth;
  await page.getByRole('textbox', { name: code.label }).fill(await authenticator.code());
  await page.getByRole('button', { name: setup.enable }).click();
  const codes = page.getByRole('list', { name: setup.recoveryCodes }).getByRole('listitem');
  await expect(codes).not.toHaveCount(0);
  return codes.allInnerTexts();
}
