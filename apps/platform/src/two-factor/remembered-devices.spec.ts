// @see spec 4.2
import {
  endOtherSessions,
  endSession,
  forgetRememberedDevice,
  getLoginOptions,
  listRememberedDevices,
  listSessions,
  login,
  verifyTwoFactor,
} from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries, rememberedDevices, sessions } from '../database/schema';
import { quickHash } from '../../testing/quick-hash';
import { insertUser } from '../../testing/test-people';
import { codeOf, enroll, OPERATOR, startSuitePlatform, STEP } from '../../testing/test-platform';
import { DAY_MS } from '../time/durations';

describe('remembered devices', async () => {
  const platform = await startSuitePlatform();
  const { secret } = await enroll(platform);

  const signIn = async (body: object = {}) => {
    platform.later(STEP);
    const pending = await platform.call(login, { body: OPERATOR });
    return platform.call(verifyTwoFactor, {
      token: pending.token,
      body: { code: codeOf(secret, platform), ...body },
    });
  };
  const remember = async () => {
    const { token, deviceToken = '' } = await signIn({ rememberDevice: true });
    const { data } = await platform.call(listRememberedDevices, { token });
    return { token, deviceToken, id: data[0]?.id ?? '' };
  };
  const signInWith = (deviceToken: string) => platform.call(login, { body: { ...OPERATOR, deviceToken } });
  const isRemembered = async (deviceToken: string) =>
    (await signInWith(deviceToken)).twoFactorPassed === true;

  it('need no code for 30 days', async () => {
    expect((await platform.call(getLoginOptions)).rememberDeviceDays).toBe(30);
    expect((await signIn()).deviceToken).toBeUndefined();
    const { token, deviceToken } = await remember();

    const signedIn = await signInWith(deviceToken);
    expect(await platform.status(getProfile, { token: signedIn.token })).toBe(200);
    expect((await platform.call(listRememberedDevices, { token })).data).toMatchObject([
      {
        usedAt: platform.clock.now.toISOString(),
        expiresAt: new Date(platform.clock.now.getTime() + 30 * DAY_MS).toISOString(),
      },
    ]);
    const signIns = await platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'user.sign-in'));
    expect(signIns.at(-1)?.detail).toEqual({ rememberedDevice: true });

    platform.later(30 * DAY_MS - 1);
    expect(await isRemembered(deviceToken)).toBe(true);
    platform.later(1);
    expect(await isRemembered(deviceToken)).toBe(false);
  });

  it('need the password, and work for their user only', async () => {
    const { deviceToken } = await remember();
    const wrong = { ...OPERATOR, password: `${OPERATOR.password}?`, deviceToken };
    expect(await platform.status(login, { body: wrong })).toBe(401);

    const other = { email: 'other@people.example', password: OPERATOR.password };
    await insertUser(platform, { email: other.email, passwordHash: quickHash(other.password) });
    await enroll(platform, other);
    const pending = await platform.call(login, { body: { ...other, deviceToken } });
    expect(pending.twoFactorPassed).toBeUndefined();
    expect(await platform.status(getProfile, { token: pending.token })).not.toBe(200);
  });

  it('are forgotten one by one, once', async () => {
    const [first, second] = [await remember(), await remember()];
    const call = { token: second.token, params: { id: first.id } };
    const statuses = await Promise.all([1, 2].map(() => platform.status(forgetRememberedDevice, call)));
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await isRemembered(first.deviceToken)).toBe(false);
    expect(await isRemembered(second.deviceToken)).toBe(true);
  });

  it('end with a session that was opened on them', async () => {
    const [first, second] = [await remember(), await remember()];
    await platform.db.delete(sessions).where(eq(sessions.deviceId, first.id));
    const opened = await signInWith(first.deviceToken);
    const { data } = await platform.call(listSessions, { token: opened.token });
    const id = data.find(({ current }) => current)?.id ?? '';
    await platform.call(endSession, { token: second.token, params: { id } });
    expect(await isRemembered(first.deviceToken)).toBe(false);
  });

  it('end with all other sessions, except for the current one', async () => {
    const [first, second] = [await remember(), await remember()];
    await platform.call(endOtherSessions, { token: second.token });
    expect(await isRemembered(first.deviceToken)).toBe(false);
    expect(await isRemembered(second.deviceToken)).toBe(true);
  });
});

describe('without remembered devices', async () => {
  const platform = await startSuitePlatform({ REMEMBER_DEVICE_DAYS: '0' });

  it('a code is always needed', async () => {
    const { secret } = await enroll(platform);
    platform.later(STEP);
    const pending = await platform.call(login, { body: OPERATOR });
    const body = { code: codeOf(secret, platform), rememberDevice: true };
    const signedIn = await platform.call(verifyTwoFactor, { token: pending.token, body });
    expect(signedIn.deviceToken).toBeUndefined();
    expect(await platform.db.select().from(rememberedDevices)).toEqual([]);
  });
});
