import { expect, type APIRequestContext } from '@playwright/test';
import type { RunningConsole } from '../servers/start-console';

interface Newcomer {
  email: string;
  password: string;
  name: string;
}

/** The mails of an installation without a mail server, newest first. */
interface Outbox {
  data: { recipient: string; text: string }[];
}

/** Makes an account by the platform's own calls, and confirms its address with the link of the mail. */
export async function signUp(
  request: APIRequestContext,
  { url, platform }: Pick<RunningConsole, 'url' | 'platform'>,
  newcomer: Newcomer,
): Promise<void> {
  const users = new URL('/auth-service/v1/users/', url).href;
  expect((await request.post(`${users}signup`, { data: newcomer })).status()).toBe(200);
  const outbox = await request.get(new URL('/platform/outbox', platform).href);
  // The platform answers in this shape.
  const { data: mails } = (await outbox.json()) as Outbox;
  const text = mails.find(({ recipient }) => recipient === newcomer.email)?.text ?? '';
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(text) ?? [];
  expect((await request.get(`${users}confirm`, { params: { token } })).status()).toBe(200);
}
