import { z } from 'zod';
import type { TestPlatform } from './test-platform';

const Mails = z.object({
  data: z.array(z.object({ recipient: z.string(), kind: z.string(), text: z.string() })),
});

export async function mailsTo({ app }: TestPlatform, recipient: string) {
  const headers = { Host: 'localhost' };
  const response = await app.request('/platform/outbox', { headers }, { remoteAddress: '127.0.0.1' });
  return Mails.parse(await response.json()).data.filter((mail) => mail.recipient === recipient);
}

export async function mailedToken(platform: TestPlatform, recipient: string): Promise<string> {
  const [mail] = await mailsTo(platform, recipient);
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${recipient}.`);
  return token;
}
