// @see spec 7.3
// @see ASVS 13.4.5, 15.2.3
import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '@console/server-kit';
import { startTestPlatform } from '../../testing/test-platform';
import { requestMail } from '../accounts/mail-requests';

const PATH = '/platform/outbox';

describe('the outbox page', async () => {
  const platform = await startTestPlatform();
  const listener = await listen((request, connection) => platform.app.fetch(request, connection), {
    host: '127.0.0.1',
    port: 0,
    portSetting: 'PLATFORM_PORT',
    graceMs: 10_000,
  });
  afterAll(async () => {
    await listener.close();
    await platform.stop();
  });

  /** `fetch` does not allow a custom Host header. */
  const statusOf = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${listener.url}${PATH}`, { headers, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.once('error', reject);
      sent.end();
    });

  it('shows emails, newest first', async () => {
    const { now } = platform.clock;
    await requestMail(platform.db, { kind: 'reset', email: 'Operator@signalbox.example', now });
    await requestMail(platform.db, { kind: 'reset', email: 'nobody@signalbox.example', now });
    const response = await fetch(`${listener.url}${PATH}`);
    expect(await response.json()).toEqual({
      data: [
        {
          id: expect.any(String) as string,
          kind: 'reset',
          recipient: 'operator@signalbox.example',
          subject: 'Choose a new password',
          text: expect.stringMatching(
            /^http:\/\/localhost:4200\/auth\/reset-password\?type=reset&token=[\w-]{43}$/m,
          ) as string,
          createdAt: now.toISOString(),
        },
      ],
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Forwarded-Host': 'localhost' },
    { Forwarded: 'for=127.0.0.1' },
    { 'X-Real-IP': '127.0.0.1' },
    { Via: '1.1 relay' },
    { Host: 'console.example' },
    { Host: 'localhost.evil.example' },
    { Host: '127.0.0.1.evil.example' },
  ])('rejects forwarded requests and other hosts: %o', async (headers) => {
    expect(await statusOf(headers)).toBe(403);
  });
  it.each([
    ['127.8.8.8', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['::ffff:10.0.0.7', 403],
    ['fe80::1', 403],
    [undefined, 403],
  ])('responds to a connection from %s with %s', async (remoteAddress, status) => {
    const headers = { Host: 'localhost' };
    expect((await platform.app.request(PATH, { headers }, { remoteAddress })).status).toBe(status);
  });

  it('does not exist with a mail server', async () => {
    const other = await startTestPlatform({
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'no-reply@console.example',
    });
    const headers = { Host: 'localhost' };
    const response = await other.app.request(PATH, { headers }, { remoteAddress: '127.0.0.1' });
    expect(response.status).toBe(404);
    await other.stop();
  });
});
