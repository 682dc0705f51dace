import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { authenticatorOf } from '../actions/authenticator';
import { enable, readSecret, giveCredentials } from '../actions/sign-in';
import { TEXTS } from '../texts';
import config from '../../playwright.config';
import type { RunningConsole } from './start-console';
import { FILLED_FOLDER } from './with-data-folder';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface StoredOperator {
  email: string;
  password: string;
  session: Session;
  secret: string;
  recoveryCodes: string[];
}

const FILE = 'operator.json';

/** Enrolls the first operator in two-factor authentication and writes the session next to the data. */
export async function enrollOperator({ url, email, password }: RunningConsole, folder: string) {
  const browser = await chromium.launch(config.use?.launchOptions);
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/');
  await giveCredentials(page, TEXTS.en, { email, password });
  const authenticator = await readSecret(page);
  const secret = await page.getByTestId('two-factor-secret').innerText();
  const recoveryCodes = await enable(page, TEXTS.en, authenticator);
  const operator: StoredOperator = {
    email,
    password,
    session: await context.storageState(),
    secret,
    recoveryCodes,
  };
  await browser.close();
  await writeFile(join(folder, FILE), JSON.stringify(operator));
}

export function readOperator() {
  const file = join(process.env[FILLED_FOLDER] ?? '', FILE);
  const { secret, ...operator } = JSON.parse(readFileSync(file, 'utf8')) as StoredOperator;
  return { ...operator, authenticator: authenticatorOf(secret) };
}

/** The value of the `Authorization` header of a session. */
export function tokenOf({ origins }: Session): string {
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  return stored.find(({ name }) => name === 'console.token')?.value ?? '';
}

export async function renewRecoveryCodes(url: string, session: Session, code: string): Promise<string[]> {
  const response = await fetch(new URL('/auth-service/v1/users/two-factor/recovery-codes', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: tokenOf(session) },
    body: JSON.stringify({ code }),
  });
  const { recoveryCodes = [] } = (await response.json()) as { recoveryCodes?: string[] };
  return recoveryCodes;
}
