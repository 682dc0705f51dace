import { mkdtemp } from 'node:fs/promises'; // @see spec 7.3 @see ASVS 6.2.4, 6.2.5, 6.2.8, 6.2.9, 6.2.12, 6.4.1
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inviteByEmail } from '@console/accounts/contract';
import {
  confirmEmail,
  forgotPassword,
  login,
  resendConfirmation,
  signUp,
  signUpByInvitation,
} from '@console/auth/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailTokens, outbox, rateLimits, users } from '../database/schema';
import { openKeyring } from '../security/keyring';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { enroll, OPERATOR, startSuitePlatform, type TestPlatform } from '../../testing/test-platform';
import { hashPassword } from '../security/passwords';
import { beginAccount } from './mail-requests';

const email = 'thu.ha@song-hong-tv.example';
const NEWCOMER = { email: 'Thu.Ha@song-hong-tv.example', name: 'Lê Thu Hà', password: 'mùa thu Hà Nội' };

describe('signing up', async () => {
  const platform = await startSuitePlatform({ RATE_LIMIT_MAILS_PER_RECIPIENT: '5' });
  const operator = (await enroll(platform)).token;
  beforeEach(async () => {
    await platform.db.delete(users).where(eq(users.email, email));
    await platform.db.delete(mailTokens);
    await platform.db.delete(outbox);
    await platform.db.delete(rateLimits);
  });

  const ask: TestPlatform['call'] = async (operation, sending) => {
    platform.later(1);
    const answer = await platform.call(operation, sending);
    await platform.dispatchMail();
    return answer;
  };
  const kindsTo = async (address: string) => (await mailsTo(platform, address)).map(({ kind }) => kind);
  const signInStatus = async (password = NEWCOMER.password) =>
    await platform.status(login, { body: { email, password } });
  const confirm = (token: string) => platform.send(confirmEmail, { query: { token } });

  it('opens the account once its address is confirmed', async () => {
    await ask(signUp, { body: NEWCOMER });
    const early = await platform.rejection(login, { body: { email, password: NEWCOMER.password } });
    expect(early).toMatchObject({ statusCode: 401, fieldErrors: { email: [early.message] } });
    expect(early.message).toContain('Confirm your email address first');

    const token = await mailedToken(platform, email);
    expect((await confirm(token)).status).toBe(200);
    const { user } = await platform.call(login, { body: { email, password: NEWCOMER.password } });
    expect(user).toMatchObject({ email, name: 'Lê Thu Hà', viewOnly: false, twoFAEnabled: false });
    expect((await confirm(token)).status).toBe(400);
  });
  it('notifies the holder of an existing account and changes nothing', async () => {
    await ask(signUp, { body: { ...NEWCOMER, email: OPERATOR.email } });
    await ask(signUp, { body: NEWCOMER });
    expect(await kindsTo(OPERATOR.email)).toEqual(['account-exists']);
    expect(await kindsTo(email)).toEqual(['confirm']);
    expect(await platform.status(login, { body: OPERATOR })).toBe(200);
  });

  describe('twice with one address', () => {
    const STRANGERS = { ...NEWCOMER, name: 'A stranger', password: 'chosen by a stranger' };
    const finish = (token: string) =>
      platform.send(signUpByInvitation, {
        query: { token },
        body: { name: NEWCOMER.name, password: NEWCOMER.password },
      });

    it.each([
      ['the owner second', [STRANGERS, NEWCOMER]],
      ['the owner first', [NEWCOMER, STRANGERS]],
      ['a stranger again after the owner', [STRANGERS, NEWCOMER, STRANGERS]],
    ])('does not confirm a password chosen before the email was read: %s', async (_order, signUps) => {
      const tokens = [];
      for (const body of signUps) {
        await ask(signUp, { body });
        tokens.push(await mailedToken(platform, email));
      }
      expect((await kindsTo(email)).toReversed()).toEqual([
        'confirm',
        ...signUps.slice(1).map(() => 'finish-sign-up'),
      ]);
      for (const token of tokens) expect((await confirm(token)).status).toBe(400);
      for (const { password } of signUps) expect(await signInStatus(password)).toBe(401);

      expect((await finish(tokens.at(-1) ?? '')).status).toBe(200);
      expect([await signInStatus(STRANGERS.password), await signInStatus()]).toEqual([401, 200]);
      const { user } = await platform.call(login, { body: { email, password: NEWCOMER.password } });
      expect(user.name).toBe(NEWCOMER.name);
    });

    it('confirms neither of two concurrent passwords', async () => {
      const { db, clock } = platform;
      const keyring = await openKeyring(undefined, await mkdtemp(join(tmpdir(), 'keyring-')));
      const { rateLimits } = platform;
      const sender = { keyring, now: clock.now, consoleUrl: 'https://console.example', rateLimits };
      const request = { timezone: 'Asia/Ho_Chi_Minh', language: 'vi', requestId: 'one-request' } as const;
      const newcomers = await Promise.all(
        [NEWCOMER, STRANGERS].map(async ({ name, password: chosen }) => ({
          ...request,
          name,
          passwordHash: await hashPassword(chosen),
        })),
      );
      await Promise.all(newcomers.map((newcomer) => beginAccount(db, sender, { email, newcomer })));
      const links = await db
        .select({ kind: mailTokens.kind, usedAt: mailTokens.usedAt })
        .from(mailTokens)
        .where(eq(mailTokens.email, email));
      expect(links.filter(({ usedAt }) => usedAt === null)).toEqual([{ kind: 'invite', usedAt: null }]);
      const [account] = await db.select().from(users).where(eq(users.email, email));
      expect(account).toMatchObject({ passwordHash: null, confirmedAt: null });
    });

    it('lets the owner choose a password after requesting the link again', async () => {
      await ask(signUp, { body: STRANGERS });
      await ask(signUp, { body: NEWCOMER });
      await ask(resendConfirmation, { body: { email } });
      expect((await kindsTo(email))[0]).toBe('finish-sign-up');
      expect((await finish(await mailedToken(platform, email))).status).toBe(200);
      expect([await signInStatus(STRANGERS.password), await signInStatus()]).toEqual([401, 200]);
    });

    it('drops the first password also beyond the email limit', async () => {
      await ask(signUp, { body: STRANGERS });
      for (let mails = 0; mails < 4; mails += 1) await ask(resendConfirmation, { body: { email } });
      const strangers = await mailedToken(platform, email);
      await ask(signUp, { body: NEWCOMER });
      expect((await confirm(strangers)).status).toBe(400);
      expect([await signInStatus(STRANGERS.password), await signInStatus()]).toEqual([401, 401]);
    });
  });

  it.each([
    ['seven77', 'Between 8 and 1000 characters.'],
    // Not in the browsers' shorter list.
    ['Nintendo64', 'This password is too common. Choose another one.'],
    ['Password123', 'This password is too common. Choose another one.'],
    ['THU.HA@song-hong-tv.example', 'The password can’t be your email address.'],
  ])('rejects the password %s', async (password, problem) => {
    const rejection = await platform.rejection(signUp, { body: { ...NEWCOMER, password } });
    expect(rejection).toMatchObject({ statusCode: 400, fieldErrors: { password: [problem] } });
    expect(await kindsTo(email)).toEqual([]);
  });

  it('accepts long passwords, spaces and every script unchanged', async () => {
    const password = `${'rất dài '.repeat(80)}🔑`;
    await ask(signUp, { body: { ...NEWCOMER, password } });
    await confirm(await mailedToken(platform, email));
    expect(await signInStatus(password)).toBe(200);
    expect(await signInStatus(password.slice(0, 100))).toBe(401);
    expect(await signInStatus(password.normalize('NFD'))).toBe(200);
  });
  describe('emails requested without a session', () => {
    it.each([
      [forgotPassword, 'reset'],
      [resendConfirmation, 'confirm'],
    ] as const)('are sent to existing accounts only (%#)', async (operation, kind) => {
      await ask(signUp, { body: NEWCOMER });
      for (const address of [email, 'nobody@song-hong-tv.example', OPERATOR.email]) {
        await ask(operation, { body: { email: address } });
      }
      expect((await kindsTo(email))[0]).toBe(kind);
      expect(await kindsTo('nobody@song-hong-tv.example')).toEqual([]);
      expect(await kindsTo(OPERATOR.email)).toEqual(kind === 'reset' ? ['reset'] : []);
    });

    it.each([
      ['vi-VN,vi;q=0.9,en;q=0.8', undefined, 'vi'],
      ['en-US', 'vi', 'vi'],
      ['fr', undefined, 'en'],
    ] as const)('use the language of the sign-up (%s, chosen: %s)', async (accepted, language, mailed) => {
      const headers = { 'Accept-Language': accepted };
      await ask(signUp, { body: { ...NEWCOMER, ...(language && { language }) }, headers });
      const [mail] = await mailsTo(platform, email);
      expect(mail?.text).toContain(mailed === 'vi' ? 'Mở liên kết sau' : 'Open this link');
    });

    it.each([
      ['for a new password', forgotPassword],
      ['for a new confirmation', resendConfirmation],
    ] as const)('use the language of the account (%s)', async (_how, operation) => {
      await ask(signUp, { body: { ...NEWCOMER, language: 'vi' } });
      await ask(operation, { body: { email }, headers: { 'Accept-Language': 'en' } });
      const [mail] = await mailsTo(platform, email);
      expect(mail?.text).toContain('Liên kết chỉ dùng được một lần');
    });
  });

  describe('an invitation', () => {
    const invite = (address = email) =>
      platform.send(inviteByEmail, { token: operator, body: { email: address } });
    const accept = (token: string) => {
      const { name, password } = NEWCOMER;
      return platform.send(signUpByInvitation, { query: { token }, body: { name, password } });
    };
    it('creates an account with a confirmed address, once', async () => {
      expect((await invite()).status).toBe(200);
      const [mail] = await mailsTo(platform, email);
      expect(mail?.text).toContain(OPERATOR.email);
      const token = await mailedToken(platform, email);
      expect((await accept(token)).status).toBe(200);
      expect(await signInStatus()).toBe(200);
      expect((await accept(token)).status).toBe(400);
    });

    it('is rejected when the address already has an account', async () => {
      await invite();
      const token = await mailedToken(platform, email);
      await ask(signUp, { body: NEWCOMER });
      await confirm(await mailedToken(platform, email));
      expect((await accept(token)).status).toBe(409);
      expect(await signInStatus()).toBe(200);
    });
  });
});
