import { expect, type APIRequestContext } from '@playwright/test';
import type { TestMailServer } from '@console/platform/testing/mail-server';
import type { RunningConsole } from '../servers/start-console';

async function outboxMail(request: APIRequestContext, platform: URL, recipient: string): Promise<string> {
  const response = await request.get(new URL('/platform/outbox', platform).href);
  const { data } = (await response.json()) as { data: { recipient: string; text: string }[] };
  return data.find((mail) => mail.recipient === recipient)?.text ?? '';
}

export async function mailedLink(
  request: APIRequestContext,
  { platform }: Pick<RunningConsole, 'platform'>,
  recipient: string,
): Promise<string> {
  const link = /https?:\/\/\S+/.exec(await outboxMail(request, platform, recipient))?.[0];
  expect(link, `a link was mailed to ${recipient}`).toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return `${pathname}${search}`;
}

interface NewUser {
  email: string;
  password: string;
  name: string;
}

/** Creates an account through the platform and confirms its address. */
export async function signUp(
  request: APIRequestContext,
  { url, platform }: Pick<RunningConsole, 'url' | 'platform'>,
  user: NewUser,
): Promise<void> {
  const users = new URL('/auth-service/v1/users/', url).href;
  expect((await request.post(`${users}signup`, { data: user })).status()).toBe(200);
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(await outboxMail(request, platform, user.email)) ?? [];
  expect((await request.get(`${users}confirm`, { params: { token } })).status()).toBe(200);
}

interface ReceivedMail {
  subject: string;
  language: string | undefined;
  link: string;
}

/** Waits until an address has received `count` mails by SMTP and returns the newest. */
export async function receivedMail(
  { received }: TestMailServer,
  recipient: string,
  count = 1,
): Promise<ReceivedMail> {
  const mails = () =>
    received.filter(({ recipients }) => recipients.includes(recipient)).map(({ mail }) => mail);
  await expect.poll(() => mails().length).toBe(count);
  const { subject = '', text = '', html = '' } = mails().at(-1) ?? {};
  const address = /^https?:\/\/\S+$/m.exec(text)?.[0] ?? '';
  expect(html).toContain(`<a href="${address.replaceAll('&', '&amp;')}">`);
  const { pathname, search } = new URL(address);
  return { subject, language: /<html lang="(\w+)"/.exec(html)?.[1], link: `${pathname}${search}` };
}
