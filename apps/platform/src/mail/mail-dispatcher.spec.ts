// @see spec 7.3
// @see ASVS 1.3.11
// @see operation many-instances
import { randomBytes } from 'node:crypto';
import { createMetrics } from '@console/server-kit';
import { pino } from 'pino';
import { platformMetrics } from '../http/platform-metrics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database/connection';
import { outbox } from '../database/schema';
import { Keyring } from '../security/keyring';
import { startMailServer, type TestMailServer } from '../../testing/mail-server';
import { HIGH_RATE_LIMITS } from '../../testing/test-platform';
import { openTestDatabase } from '../../testing/test-database';
import type { Link } from './links';
import { postRequestedMails } from '../accounts/mail-requests';
import { clearOldMails, MailDispatcher } from './mail-dispatcher';
import { postMail } from './post-mail';
import { smtpSender, type MailSender } from './smtp-sender';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations';

const START = new Date('2026-05-12T08:00:00.000Z');
const consoleUrl = 'https://console.example';

describe('the mail dispatcher', () => {
  const keyring = new Keyring(randomBytes(32));
  const clock = { now: START };
  const dispatchers: MailDispatcher[] = [];
  let connection: DatabaseConnection;
  let mailServer: TestMailServer;
  let logged: string[];

  beforeAll(async () => {
    [connection, mailServer] = await Promise.all([openTestDatabase(), startMailServer()]);
  });
  afterAll(async () => {
    await Promise.all(dispatchers.map((dispatcher) => dispatcher.close()));
    await mailServer.stop();
    await connection.close();
  });
  beforeEach(async () => {
    await connection.db.delete(outbox);
    mailServer.received.length = 0;
    mailServer.rejection = undefined;
    clock.now = START;
    logged = [];
  });

  const dispatcherOf = (sender: MailSender | undefined) => {
    const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
    const dispatcher = new MailDispatcher({
      db: connection.db,
      keyring,
      log,
      metrics: platformMetrics(createMetrics(), log),
      clock: () => clock.now,
      consoleUrl,
      rateLimits: HIGH_RATE_LIMITS,
      sender,
      postRequested: (from) => postRequestedMails(connection.db, from),
    });
    dispatchers.push(dispatcher);
    return dispatcher;
  };
  const realDispatcher = () =>
    dispatcherOf(smtpSender({ url: mailServer.url, from: 'Signalbox <no-reply@console.example>' }));
  const later = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds);
  };

  const sender = () => ({ keyring, now: clock.now, consoleUrl, rateLimits: HIGH_RATE_LIMITS });
  const to = { email: 'thu.ha@song-hong-tv.example', language: 'en' } as const;
  const link = (): Link => ({
    kind: 'reset',
    token: 'a-token',
    expiresAt: new Date(START.getTime() + HOUR_MS),
  });
  const post = (change: { email?: string; language?: 'en' | 'vi' } = {}, db = connection.db) =>
    postMail(db, sender(), { kind: 'reset', to: { ...to, ...change }, values: {}, link: link() });
  const stored = () => connection.db.select().from(outbox);

  it('sends text and HTML with one link from the configured address', async () => {
    await post();
    await realDispatcher().dispatch();
    const [taken] = mailServer.received;
    const address = 'https://console.example/auth/reset-password?type=reset&token=a-token';
    expect(taken?.recipients).toEqual([to.email]);
    expect(taken?.mail).toMatchObject({
      from: { name: 'Signalbox', address: 'no-reply@console.example' },
      subject: 'Choose a new password',
    });
    expect(taken?.mail.text).toContain(`\n${address}\n`);
    expect(taken?.mail.text).toContain('once, for one hour.');
    expect(taken?.mail.html).toContain(`<a href="${address.replace('&', '&amp;')}">`);
    expect(taken?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  const LEADING = [
    ['confirm', '/auth/confirm', { en: 'Confirm your email', vi: 'Xác nhận địa chỉ email' }],
    ['account-exists', '/auth/reset-password', { en: 'You already have', vi: 'Bạn đã có tài khoản' }],
    ['account-created', '/auth/reset-password', { en: 'Your Signalbox', vi: 'Tài khoản Signalbox' }],
    ['reset', '/auth/reset-password', { en: 'Choose a new', vi: 'Đặt mật khẩu mới' }],
  ] as const;

  it.each(LEADING)(
    'uses the recipient’s language and links to the right page (%s)',
    async (kind, path, subjects) => {
      const linkKind = kind === 'confirm' ? 'confirm' : 'reset';
      for (const language of ['en', 'vi'] as const) {
        await postMail(connection.db, sender(), {
          kind,
          to: { ...to, language },
          values: {},
          link: { ...link(), kind: linkKind },
        });
        await realDispatcher().dispatch();
        const { subject, text, html } = mailServer.received.at(-1)?.mail ?? {};
        expect(subject).toMatch(new RegExp(`^${subjects[language]}`));
        expect(html).toContain(`<html lang="${language}">`);
        const address = `${consoleUrl}${path}?type=${linkKind}&token=a-token`;
        expect(text).toContain(`\n${address}\n`);
        expect(html?.match(/<a /g)).toHaveLength(1);
        expect(html).toContain(`<a href="${address.replace('&', '&amp;')}">`);
      }
    },
  );
  it('sanitizes user-supplied text', async () => {
    await postMail(connection.db, sender(), {
      kind: 'member',
      to: { ...to, email: 'thu.ha@song-hong-tv.example' },
      values: {
        inviter: 'boss@song-hong-tv.example\r\nBcc: everybody@song-hong-tv.example',
        app: '<img src=x onerror=alert(1)>\u202e\u0000\n\nhttps://evil.example/take',
      },
      link: { ...link(), kind: 'member' },
    });
    await realDispatcher().dispatch();
    const [taken] = mailServer.received;
    expect(taken?.recipients).toEqual([to.email]);
    expect(taken?.raw).not.toMatch(/^Bcc:/im);
    expect(taken?.mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(taken?.mail.html?.match(/<a /g)).toHaveLength(1);
    expect(taken?.mail.text).not.toMatch(/[\u202e\0]/);
    expect(taken?.mail.text).not.toMatch(/^https:\/\/evil/m);
  });

  it('seals the text and deletes it after sending', async () => {
    await post();
    expect(JSON.stringify(await stored())).not.toContain('a-token');
    await realDispatcher().dispatch();
    expect(await stored()).toMatchObject([{ sealedText: '', sentAt: START, attempts: 1, lastError: null }]);
  });

  it('sends each mail once with several dispatchers', async () => {
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => post({ email: `member-${n}@song-hong-tv.example` })),
    );
    await Promise.all([realDispatcher(), realDispatcher(), realDispatcher()].map((one) => one.dispatch()));
    expect(mailServer.received).toHaveLength(30);
    expect(new Set(mailServer.received.flatMap(({ recipients }) => recipients)).size).toBe(30);
  });

  it('retries with growing delays and gives up when the link expires', async () => {
    const dispatcher = realDispatcher();
    mailServer.rejection = { code: 451, text: 'try again later' };
    await post();
    const triedAt = [];
    for (let minute = 0; minute <= 62; minute += 1) {
      const [before] = await stored();
      await dispatcher.dispatch();
      const [after] = await stored();
      if (after?.attempts !== before?.attempts) triedAt.push(minute);
      later(MINUTE_MS);
    }
    expect(triedAt).toEqual([0, 1, 4, 13, 40]);
    expect(await stored()).toMatchObject([
      {
        sealedText: '',
        sentAt: null,
        failedAt: expect.any(Date) as Date,
        lastError: expect.stringContaining('451') as string,
      },
    ]);
    expect(logged.at(-1)).toContain('a mail was given up');
    expect(logged.join()).not.toContain(to.email);
  });
  it('gives up at once when the recipient is rejected permanently', async () => {
    mailServer.rejection = { code: 550, text: 'no such mailbox' };
    await post();
    await realDispatcher().dispatch();
    expect(await stored()).toMatchObject([
      { failedAt: START, attempts: 1, lastError: expect.stringContaining('550') as string },
    ]);
  });

  it('finishes the current mail on close and begins no other', async () => {
    let finish: () => void = () => undefined;
    const sending = new Promise<void>((resolve) => (finish = resolve));
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const dispatcher = dispatcherOf({
      send: () => {
        begun();
        return sending;
      },
      close: () => undefined,
    });
    await post();
    void dispatcher.dispatch();
    await hasBegun;
    const closed = dispatcher.close();
    finish();
    await closed;
    expect(await stored()).toMatchObject([{ sentAt: START }]);
    await post();
    await dispatcher.dispatch();
    expect(await stored()).toHaveLength(2);
    expect((await stored()).filter(({ sentAt }) => sentAt)).toHaveLength(1);
  });

  it('keeps mails without a mail server until their link is of no use', async () => {
    await post();
    await dispatcherOf(undefined).dispatch();
    expect(await stored()).toMatchObject([{ attempts: 0, sentAt: null }]);
    later(31 * DAY_MS);
    await clearOldMails(connection.db, clock.now);
    expect(await stored()).toEqual([]);
  });
});
