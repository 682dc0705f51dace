// @see spec 7.9
import { createUser, resetTwoFactor, resetUserPassword, updateUserProfile } from '@console/accounts/contract';
import {
  confirmEmailChange,
  login,
  requestEmailChange,
  resetPassword,
  signUpByInvitation,
} from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { desc, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, mailTokens, outbox, rateLimits, users } from '../database/schema';
import { mailedToken, mailsTo } from '../../testing/test-mails';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { MINUTE_MS } from '../time/durations';

const HA = { email: 'Thu.Ha@song-hong-tv.example', name: 'Lê Thu Hà', language: 'vi' };
const email = 'thu.ha@song-hong-tv.example';
const password = 'mùa thu Hà Nội';

describe('accounts for administrators', async () => {
  const platform = await startSuitePlatform({ RATE_LIMIT_MAILS_PER_RECIPIENT: '5' });
  const token = (await enroll(platform)).token;
  const ownId = (await platform.call(getProfile, { token })).id;
  beforeEach(async () => {
    await platform.db.delete(users).where(ne(users.id, ownId));
    await platform.db.delete(outbox);
    await platform.db.delete(rateLimits);
    await platform.db.delete(mailTokens);
    platform.later(MINUTE_MS);
  });

  const create = (change: object = {}) => platform.call(createUser, { token, body: { ...HA, ...change } });
  const createActive = async () => {
    const { id } = await create();
    const query = { token: await mailedToken(platform, email) };
    await platform.call(signUpByInvitation, { query, body: { name: HA.name, password } });
    return { id, ...(await enroll(platform, { email, password })) };
  };
  const lastEntry = async () => {
    const [entry] = await platform.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(1);
    return entry && { action: entry.action, actorEmail: entry.actorEmail, targetId: entry.targetId };
  };

  describe('creation', () => {
    it('leaves the password to the user', async () => {
      const created = await create();
      expect(created).toMatchObject({
        email,
        status: 'invited',
        twoFAEnabled: false,
        adminGroup: null,
        apps: 0,
      });
      expect(await lastEntry()).toEqual({
        action: 'user.create',
        actorEmail: OPERATOR.email,
        targetId: created.id,
      });
      const [mail] = await mailsTo(platform, email);
      expect(mail).toMatchObject({ kind: 'account-created' });
      expect(await platform.status(login, { body: { email, password } })).toBe(401);

      const query = { token: await mailedToken(platform, email) };
      await platform.call(signUpByInvitation, { query, body: { name: 'Hà', password } });
      const { user } = await platform.call(login, { body: { email, password } });
      expect(user).toMatchObject({ id: created.id, name: 'Hà' });
    });
    it('is rejected when the address has reached its email limit', async () => {
      const times = Array.from({ length: 5 }, () => platform.clock.now);
      await create();
      await platform.db.update(rateLimits).set({ times });
      await platform.db.delete(users).where(eq(users.email, email));
      expect(await platform.rejection(createUser, { token, body: HA })).toMatchObject({ statusCode: 429 });
      expect(await platform.db.$count(users, eq(users.email, email))).toBe(0);
    });
    it('rejects a taken address', async () => {
      await create();
      const rejection = await platform.rejection(createUser, {
        token,
        body: { ...HA, email: email.toUpperCase() },
      });
      expect(rejection).toMatchObject({ statusCode: 409, fieldErrors: { email: [rejection.message] } });
      expect(await platform.db.$count(users, eq(users.email, email))).toBe(1);
    });
  });

  describe('a profile', () => {
    it('changes name, time zone, language and view-only only', async () => {
      const { id } = await create();
      const [before] = await platform.db.select().from(users).where(eq(users.id, id));
      const body = { name: 'Hà', timezone: 'Europe/London', language: 'en', viewOnly: true };
      const extra = {
        email: 'mine@evil.example',
        passwordHash: 'x',
        twoFAEnabled: true,
        role: 'admin',
        group: 'Administrators',
      };
      const rejection = await platform.rejection(updateUserProfile, {
        token,
        params: { id },
        body: { ...body, ...extra },
      });
      expect(Object.keys(rejection.fieldErrors ?? {})).toEqual(Object.keys(extra));
      const answer = await platform.call(updateUserProfile, { token, params: { id }, body });
      expect(answer).toMatchObject({ ...body, email, twoFAEnabled: false, adminGroup: null });
      const [after] = await platform.db.select().from(users).where(eq(users.id, id));
      expect(after).toMatchObject({ email, passwordHash: before?.passwordHash ?? null });
    });

    it('rejects making oneself view-only', async () => {
      const params = { id: ownId };
      const rejection = await platform.rejection(updateUserProfile, {
        token,
        params,
        body: { viewOnly: true },
      });
      expect(rejection).toMatchObject({ statusCode: 409, fieldErrors: { viewOnly: [rejection.message] } });
    });
  });

  describe('a reset', () => {
    it('of the password is emailed to the user only', async () => {
      const { id } = await createActive();
      platform.later(1000);
      const response = await platform.send(resetUserPassword, { token, params: { id } });
      expect([response.status, await response.text()]).toEqual([200, '{}']);
      expect((await mailsTo(platform, OPERATOR.email)).filter(({ kind }) => kind === 'reset')).toEqual([]);
      expect(await lastEntry()).toEqual({
        action: 'user.reset-password',
        actorEmail: OPERATOR.email,
        targetId: id,
      });
      expect(await platform.status(login, { body: { email, password } })).toBe(200);
      const query = { token: await mailedToken(platform, email) };
      await platform.call(resetPassword, { query, body: { newPassword: 'another long password' } });
      expect(await platform.status(login, { body: { email, password } })).toBe(401);
    });

    it('of a missing password invites the user again', async () => {
      const { id } = await create();
      const first = { token: await mailedToken(platform, email) };
      platform.later(1000);
      await platform.call(resetUserPassword, { token, params: { id } });
      expect((await mailsTo(platform, email)).map(({ kind }) => kind)).toEqual([
        'account-created',
        'account-created',
      ]);
      expect(await lastEntry()).toMatchObject({ action: 'user.invite', targetId: id });
      const body = { name: HA.name, password };
      expect(await platform.status(signUpByInvitation, { query: first, body })).toBe(400);
      const query = { token: await mailedToken(platform, email) };
      await platform.call(signUpByInvitation, { query, body });
      expect((await platform.call(login, { body: { email, password } })).user.id).toBe(id);
    });
    it('of the second factor ends the sessions and requires enrollment', async () => {
      const person = await createActive();
      const params = { id: person.id };
      const body = { email: 'thief@elsewhere.example', password };
      await platform.call(requestEmailChange, { token: person.token, body });
      const link = await mailedToken(platform, body.email);
      platform.later(1000);
      expect(await platform.status(resetTwoFactor, { token, params })).toBe(200);
      expect(await platform.status(confirmEmailChange, { query: { token: link } })).toBe(400);
      expect(await platform.status(getProfile, { token: person.token })).toBe(401);
      expect((await mailsTo(platform, email))[0]?.kind).toBe('two-factor-reset');
      const { user } = await platform.call(login, { body: { email, password } });
      expect(user.twoFAEnabled).toBe(false);
      expect(await platform.status(resetTwoFactor, { token, params })).toBe(409);
    });

    it('of the caller’s own second factor is rejected', async () => {
      expect(await platform.status(resetTwoFactor, { token, params: { id: ownId } })).toBe(409);
      expect((await platform.call(getProfile, { token })).twoFAEnabled).toBe(true);
    });
  });
});
