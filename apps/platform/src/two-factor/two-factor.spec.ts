// @see spec 7.3
// @see ASVS 2.3.1, 6.1.1, 6.3.1, 6.5.1, 6.5.2, 6.5.3, 6.5.4, 7.2.4, 11.2.1, 11.2.3, 11.3.1, 11.3.2, 11.4.1
import {
  enableTwoFactor,
  login,
  recoverTwoFactor,
  setUpTwoFactor,
  verifyTwoFactor,
} from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '../authorization/sessions';
import { recoveryCodes as recoveryCodeTable, sessions, twoFactors } from '../database/schema';
import { codeOf, enroll, OPERATOR, startSuitePlatform, STEP } from '../../testing/test-platform';
import { insertUser } from '../../testing/test-people';
import { MINUTE_MS } from '../time/durations';

describe('two-factor authentication', async () => {
  const platform = await startSuitePlatform();
  beforeEach(async () => {
    await platform.db.delete(twoFactors);
    await platform.db.delete(recoveryCodeTable);
  });

  const pendingToken = async () => (await platform.call(login, { body: OPERATOR })).token;
  const verify = async (code: string, token?: string) =>
    platform.send(verifyTwoFactor, { token: token ?? (await pendingToken()), body: { code } });
  const colleagueToken = async () => {
    const userId = await insertUser(platform, { email: 'colleague@signalbox.example' });
    return openSession(platform.db, { userId, kind: 'main', userAgent: undefined, now: platform.clock.now });
  };
  const wrongCode = (secret: string) => codeOf(secret, platform, 1000);

  it('is enabled by a code of the secret', async () => {
    const { token } = await platform.call(login, { body: OPERATOR });
    const first = await platform.call(setUpTwoFactor, { token });
    const second = await platform.call(setUpTwoFactor, { token });
    expect(second.secret).not.toBe(first.secret);
    expect((await platform.call(login, { body: OPERATOR })).user.twoFAEnabled).toBe(false);

    const wrong = await platform.rejection(enableTwoFactor, {
      token,
      body: { code: codeOf(first.secret, platform) },
    });
    expect(wrong).toMatchObject({ statusCode: 400, fieldErrors: { code: [expect.any(String)] } });

    const code = codeOf(second.secret, platform);
    const answer = await platform.call(enableTwoFactor, { token, body: { code } });
    expect(new Set(answer.recoveryCodes).size).toBe(10);
    expect(answer.recoveryCodes[0]).toMatch(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
    expect((await platform.call(getProfile, { token })).twoFAEnabled).toBe(true);
    for (const [operation, body] of [[setUpTwoFactor], [enableTwoFactor, { code }]] as const) {
      expect(await platform.status(operation, { token, body })).toBe(409);
    }
  });

  it('ends sessions without it, except the one that enabled it', async () => {
    const { token: before } = await platform.call(login, { body: OPERATOR });
    const { token: own } = await platform.call(login, { body: OPERATOR });
    const { id: userId } = await platform.call(getProfile, { token: own });
    await openSession(platform.db, {
      userId,
      kind: 'pending',
      userAgent: undefined,
      now: platform.clock.now,
    });
    const colleague = await colleagueToken();
    const { secret } = await platform.call(setUpTwoFactor, { token: own });
    const enabling = { token: own, body: { code: codeOf(secret, platform) } };
    await platform.call(enableTwoFactor, enabling);

    expect(await platform.status(getProfile, { token: before })).toBe(401);
    expect(await platform.status(getProfile, { token: own })).toBe(200);
    expect(await platform.status(getProfile, { token: colleague })).toBe(200);
    expect(await platform.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  });

  it('stores neither secret nor recovery codes in plain text', async () => {
    const { secret, recoveryCodes } = await enroll(platform);
    const stored = JSON.stringify([
      await platform.db.select().from(twoFactors),
      await platform.db.select().from(recoveryCodeTable),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(text);
    }
  });

  it('returns a pending token first, valid for nothing else', async () => {
    const { secret } = await enroll(platform);
    platform.later(STEP);
    const token = await pendingToken();
    expect(await platform.status(getProfile, { token })).toBe(401);
    expect(await platform.status(setUpTwoFactor, { token })).toBe(401);

    const answer = await platform.call(verifyTwoFactor, { token, body: { code: codeOf(secret, platform) } });
    expect(await platform.status(getProfile, { token: answer.token })).toBe(200);
    expect((await verify(codeOf(secret, platform, 1), token)).status).toBe(401);
    expect((await verify(codeOf(secret, platform, 1), answer.token)).status).toBe(401);
  });

  it('expires pending tokens after ten minutes', async () => {
    const { secret } = await enroll(platform);
    const token = await pendingToken();
    platform.later(10 * MINUTE_MS);
    expect((await verify(codeOf(secret, platform), token)).status).toBe(401);
  });

  it.each([
    { steps: -2, status: 400 },
    { steps: -1, status: 200 },
    { steps: 1, status: 200 },
    { steps: 2, status: 400 },
  ])('returns $status for a code $steps steps away', async ({ steps, status }) => {
    const { secret } = await enroll(platform);
    platform.later(10 * STEP);
    expect((await verify(codeOf(secret, platform, steps))).status).toBe(status);
  });

  it('rejects used and older codes', async () => {
    const { secret } = await enroll(platform);
    expect((await verify(codeOf(secret, platform))).status).toBe(400);
    expect((await verify(codeOf(secret, platform, 1))).status).toBe(200);
    expect((await verify(codeOf(secret, platform, 1))).status).toBe(400);
    expect((await verify(codeOf(secret, platform))).status).toBe(400);
  });

  it('accepts one of fifty concurrent replays', async () => {
    const { secret } = await enroll(platform);
    platform.later(STEP);
    const code = codeOf(secret, platform);
    const tokens = await Promise.all(Array.from({ length: 5 }, pendingToken));
    const replays = Array.from({ length: 50 }, (_, position) =>
      verify(code, tokens[position % tokens.length]),
    );
    const statuses = (await Promise.all(replays)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('locks for fifteen minutes at the fifth wrong code', async () => {
    const { secret } = await enroll(platform);
    platform.later(STEP);
    const token = await pendingToken();
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect((await verify(wrongCode(secret), token)).status).toBe(400);
    }
    expect((await verify(wrongCode(secret), token)).status).toBe(401);
    expect((await verify(codeOf(secret, platform), token)).status).toBe(401);

    const rejected = await verify(codeOf(secret, platform));
    expect(rejected.status).toBe(429);
    expect(rejected.headers.get('Retry-After')).toBe('900');
    platform.later(15 * MINUTE_MS);
    expect((await verify(codeOf(secret, platform))).status).toBe(200);
  });

  it('keeps the count across sign-ins and recovery codes', async () => {
    const { secret, recoveryCodes } = await enroll(platform);
    platform.later(STEP);
    for (let attempt = 1; attempt < 4; attempt += 1)
      expect((await verify(wrongCode(secret))).status).toBe(400);
    const guess = { token: await pendingToken(), body: { recoveryCode: 'AAAA-AAAA-AAAA-AAAA' } };
    expect(await platform.rejection(recoverTwoFactor, guess)).toMatchObject({
      statusCode: 400,
      fieldErrors: { recoveryCode: [expect.any(String)] },
    });
    expect((await verify(wrongCode(secret))).status).toBe(401);
    const right = { token: await pendingToken(), body: { recoveryCode: recoveryCodes[0] } };
    expect(await platform.status(recoverTwoFactor, right)).toBe(429);
  });

  it('checks five of fifty concurrent wrong codes', async () => {
    const { secret } = await enroll(platform);
    platform.later(STEP);
    const tokens = await Promise.all(Array.from({ length: 5 }, pendingToken));
    const guesses = Array.from({ length: 50 }, (_, position) =>
      verify(wrongCode(secret), tokens[position % tokens.length]),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(4);
    expect(statuses).not.toContain(200);
    expect((await verify(codeOf(secret, platform))).status).toBe(429);
  });

  it('accepts each recovery code once, in any notation', async () => {
    const { recoveryCodes } = await enroll(platform);
    const [code = ''] = recoveryCodes;
    const recover = async (recoveryCode: string) =>
      platform.send(recoverTwoFactor, { token: await pendingToken(), body: { recoveryCode } });

    expect((await recover(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await recover(code)).status).toBe(400);

    const [, next = ''] = recoveryCodes;
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => recover(next)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});
