// @see spec 7.3
// @see ASVS 7.4.3
import {
  disableTwoFactor,
  getTwoFactor,
  login,
  recoverTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox, passwordAttempts, recoveryCodes as recoveryCodeTable, twoFactors } from '../database/schema';
import { mailsTo } from '../../testing/test-mails';
import { codeOf, enroll, OPERATOR, signInAgain, startSuitePlatform, STEP } from '../../testing/test-platform';
import { MINUTE_MS } from '../time/durations';

describe('two-factor settings', async () => {
  let token: string;
  let secret: string;
  let recoveryCodes: string[];
  const platform = await startSuitePlatform();
  beforeEach(async () => {
    await platform.db.delete(twoFactors);
    await platform.db.delete(recoveryCodeTable);
    await platform.db.delete(outbox);
    await platform.db.delete(passwordAttempts);
    ({ token, secret, recoveryCodes } = await enroll(platform));
    platform.later(STEP);
  });

  const code = () => codeOf(secret, platform);
  const wrongCode = () => codeOf(secret, platform, 1000);
  const recover = async (recoveryCode = '') => {
    const pending = await platform.call(login, { body: OPERATOR });
    return platform.send(recoverTwoFactor, { token: pending.token, body: { recoveryCode } });
  };

  it('return enrollment time and remaining recovery codes', async () => {
    expect(await platform.call(getTwoFactor, { token })).toEqual({
      enabledAt: new Date(platform.clock.now.getTime() - STEP).toISOString(),
      recoveryCodesLeft: 10,
    });
    const recovered = await recover(recoveryCodes[0]);
    expect(await recovered.json()).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await platform.call(getTwoFactor, { token })).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('replace all recovery codes with a code', async () => {
    const wrong = await platform.rejection(renewRecoveryCodes, { token, body: { code: wrongCode() } });
    expect(wrong).toMatchObject({ statusCode: 400, fieldErrors: { code: [wrong.message] } });

    const renewed = await platform.call(renewRecoveryCodes, { token, body: { code: code() } });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect((await recover(recoveryCodes[0])).status).toBe(400);
    expect((await recover(renewed.recoveryCodes[0])).status).toBe(200);
  });

  it('disable with password and code, end other sessions and notify the user', async () => {
    const other = await signInAgain(platform, secret);
    platform.later(STEP);
    const body = { password: OPERATOR.password, code: code() };
    expect(await platform.status(disableTwoFactor, { token, body })).toBe(200);
    expect((await platform.call(getProfile, { token })).twoFAEnabled).toBe(false);
    expect(await platform.status(getProfile, { token: other })).toBe(401);
    expect((await platform.call(login, { body: OPERATOR })).user.twoFAEnabled).toBe(false);
    expect(await platform.call(getTwoFactor, { token })).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    expect((await mailsTo(platform, OPERATOR.email)).map(({ kind }) => kind)).toEqual(['two-factor-ended']);
    expect(await platform.status(disableTwoFactor, { token, body })).toBe(409);
    const renewal = { token, body: { code: body.code } };
    expect(await platform.status(renewRecoveryCodes, renewal)).toBe(409);
  });

  it('accept a recovery code once instead of a code', async () => {
    const [first = '', second = ''] = recoveryCodes;
    const renewed = await platform.call(renewRecoveryCodes, {
      token,
      body: { code: first.toLowerCase().replaceAll('-', ' ') },
    });
    const off = (typed: string) =>
      platform.send(disableTwoFactor, { token, body: { password: OPERATOR.password, code: typed } });
    for (const dead of [first, second]) expect((await off(dead)).status).toBe(400);
    expect((await platform.call(getProfile, { token })).twoFAEnabled).toBe(true);

    const [, spent = '', left = ''] = renewed.recoveryCodes;
    await recover(spent);
    const wrong = await platform.rejection(disableTwoFactor, {
      token,
      body: { password: OPERATOR.password, code: spent },
    });
    expect(wrong.fieldErrors).toEqual({ code: ['This recovery code is wrong or was already used.'] });
    expect((await off(left)).status).toBe(200);
    expect((await platform.call(getProfile, { token })).twoFAEnabled).toBe(false);
  });

  it('accept a code once for any operation', async () => {
    const spent = code();
    await platform.call(renewRecoveryCodes, { token, body: { code: spent } });
    const body = { password: OPERATOR.password, code: spent };
    expect(await platform.status(disableTwoFactor, { token, body })).toBe(400);
    const pending = await platform.call(login, { body: OPERATOR });
    expect(await platform.status(verifyTwoFactor, { token: pending.token, body })).toBe(400);
  });

  // A call with an Idempotency-Key is one transaction: its rollback must not revert the count.
  it.each([[false], [true]])('limit guesses from an open session (keys: %s)', async (withKeys) => {
    const guess = (attempt: number, typed: string) =>
      platform.send(renewRecoveryCodes, {
        token,
        body: { code: typed },
        headers: withKeys ? { 'Idempotency-Key': `guess-${platform.clock.now.getTime()}-${attempt}` } : {},
      });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const typed = attempt % 2 === 0 ? wrongCode() : '0000-0000-0000-0000';
      expect((await guess(attempt, typed)).status).toBe(400);
    }
    expect((await guess(5, code())).status).toBe(429);
    expect(await platform.status(getProfile, { token })).toBe(200);
    platform.later(15 * MINUTE_MS);
    expect((await guess(6, code())).status).toBe(200);
  });
});
