// @see spec 4.1
// @see ASVS 7.3.1
import { listSessions } from '@console/auth/contract';
import { ADMIN_APP_ID, BACKGROUND_HEADER } from '@console/http/contract';
import { getProfile, getUserDetail } from '@console/shell-layout/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../database/schema';
import { addPerson, joinApp, type TestPerson } from '../../testing/test-people';
import { startSuitePlatform } from '../../testing/test-platform';
import { openSession } from './sessions';
import { HOUR_MS, MINUTE_MS } from '../time/durations';

const BACKGROUND = { headers: { [BACKGROUND_HEADER]: 'true' } };

describe('a session without activity', async () => {
  let made = 0;
  const platform = await startSuitePlatform({
    STAFF_INACTIVITY_MINUTES: '60',
    CUSTOMER_INACTIVITY_MINUTES: '0',
  });

  const customer = () => addPerson(platform, `person-${String((made += 1))}@signalbox.example`);
  const staff = async () => {
    const person = await customer();
    await joinApp(platform, person, ADMIN_APP_ID, ['admin-tenant-app']);
    return person;
  };
  const use = async ({ token }: TestPerson, options = {}) =>
    await platform.status(getProfile, { token, ...options });
  const lastSeenAt = async ({ userId }: TestPerson) => {
    const [row] = await platform.db.select().from(sessions).where(eq(sessions.userId, userId));
    return row?.lastSeenAt?.getTime();
  };

  it('ends after the limit, at most a minute later, with the reason', async () => {
    const person = await staff();
    expect(await use(person)).toBe(200);
    // Not stored: less than a minute after the stored time.
    platform.later(MINUTE_MS - 1);
    expect(await use(person)).toBe(200);

    platform.later(HOUR_MS);
    expect(await use(person)).toBe(200);
    platform.later(61 * MINUTE_MS);
    const rejection = await platform.rejection(getProfile, { token: person.token });
    expect(rejection).toMatchObject({
      statusCode: 401,
      message: 'Signed out after 60 minutes without activity.',
      inactiveMinutes: 60,
    });
    expect(await use(person)).toBe(401);
  });

  it('includes background calls', async () => {
    const person = await staff();
    expect(await use(person)).toBe(200);
    for (let minute = 0; minute < 60; minute += 1) {
      platform.later(MINUTE_MS);
      expect(await use(person, BACKGROUND)).toBe(200);
    }
    platform.later(MINUTE_MS);
    expect(await use(person, BACKGROUND)).toBe(401);
  });

  it('remains open for customers if only staff have a limit', async () => {
    const person = await customer();
    platform.later(11 * HOUR_MS);
    expect(await use(person)).toBe(200);
  });

  it('is not listed after it has ended', async () => {
    const person = await staff();
    platform.later(40 * MINUTE_MS);
    const { now } = platform.clock;
    const other = await openSession(platform.db, {
      userId: person.userId,
      kind: 'main',
      userAgent: undefined,
      now,
    });
    platform.later(21 * MINUTE_MS);
    const { data } = await platform.call(listSessions, { token: other });
    expect(data.map(({ current }) => current)).toEqual([true]);
  });

  it('is updated at most once a minute', async () => {
    const person = await staff();
    await use(person);
    const first = await lastSeenAt(person);
    platform.later(MINUTE_MS - 1);
    await use(person);
    expect(await lastSeenAt(person)).toBe(first);
    platform.later(1);
    await use(person, BACKGROUND);
    expect(await lastSeenAt(person)).toBe(first);
    await use(person);
    expect(await lastSeenAt(person)).toBe(platform.clock.now.getTime());
  });

  it('has a limit that clients can read', async () => {
    const [employee, client] = [await staff(), await customer()];
    expect(await platform.call(getUserDetail, { token: employee.token })).toMatchObject({
      inactivityMinutes: 60,
    });
    expect(await platform.call(getUserDetail, { token: client.token })).not.toHaveProperty(
      'inactivityMinutes',
    );
  });
});
