import { expect } from '@playwright/test';
import type { TestMailServer } from '@console/platform/testing/mail-server';

interface ReceivedMail {
  subject: string;
  /** The language that its HTML form is written in. */
  language: string | undefined;
  /** The one link in it, as a path of the console. */
  link: string;
}

/** The mails that an address has got over the wire so far. */
export function mailsTo({ received }: TestMailServer, recipient: string) {
  return received.filter(({ recipients }) => recipients.includes(recipient)).map(({ mail }) => mail);
}

/** Waits until an address has got so many mails in all; answers the newest. Text and HTML have to lead to the same place. */
export async function receivedMail(
  mailServer: TestMailServer,
  recipient: string,
  count = 1,
): Promise<ReceivedMail> {
  await expect.poll(() => mailsTo(mailServer, recipient).length).toBe(count);
  const { subject = '', text = '', html = '' } = mailsTo(mailServer, recipient).at(-1) ?? {};
  const address = /^https?:\/\/\S+$/m.exec(text)?.[0] ?? '';
  expect(html).toContain(`<a href="${address.replaceAll('&', '&amp;')}">`);
  const { pathname, search } = new URL(address);
  return { subject, language: /<html lang="(\w+)"/.exec(html)?.[1], link: `${pathname}${search}` };
}
