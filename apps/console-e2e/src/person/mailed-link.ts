import { expect, type APIRequestContext } from '@playwright/test';
import type { RunningConsole } from '../servers/start-console';

interface Outbox {
  data: { recipient: string; text: string }[];
}

/** The link in the newest mail to an address, as a path of the console. */
export async function mailedLink(
  request: APIRequestContext,
  { platform }: Pick<RunningConsole, 'platform'>,
  recipient: string,
): Promise<string> {
  const outbox = await request.get(new URL('/platform/outbox', platform).href);
  // The platform of this very repository wrote it in this shape.
  const { data } = (await outbox.json()) as Outbox;
  const text = data.find((mail) => mail.recipient === recipient)?.text ?? '';
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  expect(link, `a link was mailed to ${recipient}`).toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return `${pathname}${search}`;
}
