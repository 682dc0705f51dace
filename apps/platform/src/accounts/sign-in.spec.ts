// @see spec 3.1
// @see ASVS 2.3.2, 6.1.1, 6.3.1, 7.1.1, 7.2.1, 7.2.2, 7.2.3, 7.3.2, 7.4.1, 9.1.1, 9.1.2, 11.1.2, 11.4.2
// @see ASVS 11.4.3
import { login } from '@console/auth/contract';
import { getProfile, logout } from '@console/shell-layout/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwordAttempts, sessions } from '../database/schema';
import { OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { hashPassword } from '../security/passwords';
import { HOUR_MS, MINUTE_MS } from '../time/durations';

const WRONG = { ...OPERATOR, password: 'not the password' };

describe('signing in', async () => {
  const platform = await startSuitePlatform();
  beforeEach(async () => {
    await platform.db.delete(passwordAttempts);
  });

  const guesses = async () => {
    const [row] = await platform.db.select({ failures: passwordAttempts.failures }).from(passwordAttempts);
    return row?.failures;
  };

  it('returns a token and the user, ignoring the case of the email', async () => {
    const answer = await platform.call(login, { body: { ...OPERATOR, email: 'Operator@Signalbox.example' } });
    expect(answer.user).toMatchObject({ email: OPERATOR.email, twoFAEnabled: false });
    expect(await platform.call(getProfile, { token: answer.token })).toEqual(answer.user);
  });

  it('stores only the hash of the token', async () => {
    const { token } = await platform.call(login, { body: OPERATOR });
    const stored = JSON.stringify(await platform.db.select().from(sessions));
    expect(stored).not.toContain(token);
    expect(await hashPassword('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
  it('locks for fifteen minutes after ten wrong passwords, also for the right one', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await platform.rejection(login, { body: WRONG });
    const wrong = await platform.rejection(login, { body: WRONG });
    const right = await platform.rejection(login, { body: OPERATOR });
    expect({ ...right, requestId: '' }).toEqual({ ...wrong, requestId: '' });

    platform.later(15 * MINUTE_MS - 1);
    expect(await platform.status(login, { body: OPERATOR })).toBe(401);
    platform.later(1);
    expect(await platform.status(login, { body: OPERATOR })).toBe(200);
  });

  it('resets the count after a correct password', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await platform.rejection(login, { body: WRONG });
    await platform.call(login, { body: OPERATOR });
    for (let attempt = 0; attempt < 9; attempt += 1) await platform.rejection(login, { body: WRONG });
    expect(await platform.status(login, { body: OPERATOR })).toBe(200);
  });

  it('counts each of a hundred concurrent guesses', async () => {
    const sent = Array.from({ length: 100 }, () => platform.send(login, { body: WRONG }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    // Guesses rejected by the queue are not compared and not counted.
    const compared = statuses.filter((status) => status !== 503);
    expect(new Set(compared)).toEqual(new Set([401]));
    expect(compared.length).toBeGreaterThan(10);
    expect(await guesses()).toBe(compared.length);
    expect(await platform.status(login, { body: OPERATOR })).toBe(401);
  });

  it('ends a session at sign-out, and only that one', async () => {
    const first = await platform.call(login, { body: OPERATOR });
    const second = await platform.call(login, { body: OPERATOR });
    await platform.call(logout, { token: first.token });
    expect(await platform.status(getProfile, { token: first.token })).toBe(401);
    expect(await platform.status(logout, { token: first.token })).toBe(401);
    expect(await platform.status(getProfile, { token: second.token })).toBe(200);
  });

  it('rejects a token that expired, was changed, or is of another kind', async () => {
    const { token, user } = await platform.call(login, { body: OPERATOR });
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: user.id }))}.`;
    for (const bad of [changed, unsigned, '', `${token}x`, token.toUpperCase()]) {
      expect(await platform.status(getProfile, { token: bad })).toBe(401);
    }
    expect(await platform.status(getProfile)).toBe(401);
    expect(await platform.status(getProfile, { headers: { Cookie: `token=${token}` } })).toBe(401);

    platform.later(12 * HOUR_MS - 1);
    expect(await platform.status(getProfile, { token })).toBe(200);
    platform.later(1);
    expect(await platform.status(getProfile, { token })).toBe(401);
  });

  it('deletes expired sessions', async () => {
    const { user } = await platform.call(login, { body: OPERATOR });
    platform.later(13 * HOUR_MS);
    await platform.call(login, { body: OPERATOR });
    expect(await platform.db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
  });
});
