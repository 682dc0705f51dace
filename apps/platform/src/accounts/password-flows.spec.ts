// @see spec 7.3
// @see ASVS 2.3.2, 6.2.2, 6.2.3, 6.2.4, 6.2.10, 6.2.11, 6.2.12, 6.4.3, 7.4.3
import {
  changePassword,
  confirmEmailChange,
  forgotPassword,
  login,
  requestEmailChange,
  resetPassword,
} from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { and, desc, eq, isNull, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  auditEntries,
  mailRequests,
  mailTokens,
  outbox,
  passwordAttempts,
  sessions,
  users,
} from '../database/schema';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { hashPassword, passwordQueue } from '../security/passwords';

const { email, password } = OPERATOR;
const NEW = 'a very different password';

describe('a password', async () => {
  const platform = await startSuitePlatform({ PASSWORD_FORBIDDEN_WORDS: 'acme, sông hồng tv' });
  const original = await hashPassword(password);
  beforeEach(async () => {
    await platform.db.update(users).set({ passwordHash: original });
    await platform.db.delete(passwordAttempts);
    await platform.db.delete(sessions);
    await platform.db.delete(mailTokens);
    await platform.db.delete(outbox);
  });

  const later = () => platform.later(1);
  const signIn = async (typed = password) =>
    (await platform.call(login, { body: { email, password: typed } })).token;
  const signInStatus = async (typed: string) =>
    await platform.status(login, { body: { email, password: typed } });
  const isGood = async (token: string) => (await platform.status(getProfile, { token })) === 200;
  const change = (token: string, currentPassword: string, newPassword = NEW, headers = {}) =>
    platform.send(changePassword, { token, body: { currentPassword, newPassword }, headers });
  const lastEntry = async () => {
    const [entry] = await platform.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.result, 'done'), like(auditEntries.action, '%password')))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    return entry && { action: entry.action, actorEmail: entry.actorEmail };
  };

  const thief = 'thief@elsewhere.example';
  const requestChange = async () =>
    platform.call(requestEmailChange, { token: await signIn(), body: { email: thief, password } });

  describe('that is changed', () => {
    it('ends a change of the email address', async () => {
      await requestChange();
      const link = await mailedToken(platform, thief);
      expect((await change(await signIn(), password)).status).toBe(200);
      later();
      expect(await platform.status(confirmEmailChange, { query: { token: link } })).toBe(400);
    });

    it('ends a change of the email address whose link is not mailed yet', async () => {
      await requestChange();
      expect((await change(await signIn(), password)).status).toBe(200);
      expect(await platform.db.$count(mailRequests)).toBe(0);
      expect(await platform.db.$count(mailTokens, isNull(mailTokens.usedAt))).toBe(0);
    });

    it('ends the other sessions and notifies the user', async () => {
      const [other, own] = [await signIn(), await signIn()];
      expect((await change(own, password)).status).toBe(200);
      expect([await isGood(other), await isGood(own)]).toEqual([false, true]);
      expect([await signInStatus(password), await signInStatus(NEW)]).toEqual([401, 200]);
      expect((await mailsTo(platform, email)).map(({ kind }) => kind)).toEqual(['password-changed']);
      expect(await lastEntry()).toEqual({ action: 'user.change-password', actorEmail: email });
    });
    it('is not a forbidden word', async () => {
      const response = await change(await signIn(), password, '2026: Sông Hồng TV!');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fieldErrors: { newPassword: [expect.any(String)] } });
    });

    it('requires the current one, with a field error', async () => {
      const token = await signIn();
      const body = { currentPassword: 'wrong', newPassword: NEW };
      const rejection = await platform.rejection(changePassword, { token, body });
      expect(rejection).toMatchObject({
        statusCode: 400,
        fieldErrors: { currentPassword: [rejection.message] },
      });
      expect(await isGood(token)).toBe(true);
    });

    // A call with an Idempotency-Key is one transaction: its rollback must not revert the count.
    it.each([[false], [true]])('limit guesses from an open session (keys: %s)', async (withKeys) => {
      const token = await signIn();
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const headers = withKeys ? { 'Idempotency-Key': `guess-${attempt}` } : {};
        expect((await change(token, `guess ${attempt}`, NEW, headers)).status).toBe(400);
      }
      expect((await change(token, password)).status).toBe(400);
      expect(await signInStatus(password)).toBe(401);
    });
  });

  describe('that is forgotten', () => {
    const ask = async () => {
      later();
      await platform.call(forgotPassword, { body: { email: email.toUpperCase() } });
      return mailedToken(platform, email);
    };
    const reset = (token: string, newPassword = NEW) =>
      platform.send(resetPassword, { query: { token }, body: { newPassword } });

    it('is replaced by a link that works once, and ends every session', async () => {
      const session = await signIn();
      const token = await ask();
      expect((await reset(token)).status).toBe(200);
      expect(await isGood(session)).toBe(false);
      expect([await signInStatus(password), await signInStatus(NEW)]).toEqual([401, 200]);
      expect((await reset(token, 'yet another password')).status).toBe(400);
      expect(await signInStatus(NEW)).toBe(200);
      expect(await lastEntry()).toEqual({ action: 'user.reset-password', actorEmail: email });
    });

    it('rejects a sign-in that began with the former one', async () => {
      const passwordHash = await hashPassword(NEW);
      const hold = Promise.withResolvers<void>();
      const held = Array.from({ length: 2 }, () => passwordQueue.run(() => hold.promise));
      const status = signInStatus(password);
      await vi.waitFor(() => expect(passwordQueue.state().waiting).toBe(1));
      await platform.db.update(users).set({ passwordHash }).where(eq(users.email, email));
      hold.resolve();
      await Promise.all(held);
      expect(await status).toBe(401);
      expect(await platform.db.$count(sessions)).toBe(0);
    });

    it('ends a change of the email address', async () => {
      await requestChange();
      const link = await mailedToken(platform, thief);
      later();
      expect((await reset(await ask())).status).toBe(200);
      expect(await platform.status(confirmEmailChange, { query: { token: link } })).toBe(400);
    });
    it('unlocks the account', async () => {
      for (let attempt = 0; attempt < 10; attempt += 1) await signInStatus('wrong');
      expect(await signInStatus(password)).toBe(401);
      await reset(await ask());
      expect(await signInStatus(NEW)).toBe(200);
    });

    it('keeps the link valid when the new password is rejected', async () => {
      const token = await ask();
      expect((await reset(token, 'password')).status).toBe(400);
      expect((await reset(token, email)).status).toBe(400);
      expect((await reset(token)).status).toBe(200);
    });

    it('confirms the address', async () => {
      const mine = eq(users.email, email);
      await platform.db.update(users).set({ confirmedAt: null }).where(mine);
      expect(await signInStatus(password)).toBe(401);
      await reset(await ask());
      expect(await signInStatus(NEW)).toBe(200);
    });
  });
});
