// @see spec 7.9
import { createUser, endUserSession, endUserSessions, listUserSessions } from '@console/accounts/contract';
import { listSessions, login, signUpByInvitation } from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { auditEntries, sessions } from '../database/schema';
import { hashToken } from '../security/token';
import { mailedToken } from '../../testing/test-mails';
import { enroll, signInAgain, startSuitePlatform } from '../../testing/test-platform';
import { openSession } from '../authorization/sessions';
import { DAY_MS, MINUTE_MS } from '../time/durations';

const email = 'thu.ha@song-hong-tv.example';
const password = 'mùa thu Hà Nội';

describe('the sessions of an account', async () => {
  let persons: string;
  const platform = await startSuitePlatform();
  const { token, secret: operatorSecret } = await enroll(platform);
  const ownId = (await platform.call(getProfile, { token })).id;
  const { id } = await platform.call(createUser, { token, body: { email, name: 'Lê Thu Hà' } });
  const query = { token: await mailedToken(platform, email) };
  await platform.call(signUpByInvitation, { query, body: { name: 'Lê Thu Hà', password } });
  beforeEach(async () => {
    await platform.db.delete(sessions).where(eq(sessions.userId, id));
    platform.later(MINUTE_MS);
    persons = await signInWith('Firefox');
  });

  /** A second later, because sessions are ordered by time. */
  const signInWith = (userAgent: string) => {
    platform.later(1000);
    return openSession(platform.db, { userId: id, kind: 'main', userAgent, now: platform.clock.now });
  };
  const isGood = async (one: string) => (await platform.status(getProfile, { token: one })) === 200;
  const listed = async () => (await platform.call(listUserSessions, { token, params: { id } })).data;
  const firstId = async () => (await listed())[0]?.id ?? '';
  const lastEntry = async () => {
    const [entry] = await platform.db
      .select({
        action: auditEntries.action,
        targetId: auditEntries.targetId,
        detail: auditEntries.detail,
      })
      .from(auditEntries)
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(1);
    return entry;
  };

  it('are listed newest first, without tokens', async () => {
    const other = await signInWith('Chromium');
    await openSession(platform.db, {
      userId: id,
      kind: 'pending',
      userAgent: 'no session yet',
      now: platform.clock.now,
    });
    await isGood(persons);
    const response = await platform.send(listUserSessions, { token, params: { id } });
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      data: [
        { userAgent: 'Chromium', current: false, lastSeenAt: null },
        { userAgent: 'Firefox', current: false, lastSeenAt: platform.clock.now.toISOString() },
      ],
    });
    for (const held of [persons, other]) {
      expect(text).not.toContain(held);
      expect(text).not.toContain(hashToken(held));
    }
  });

  it('mark the current one', async () => {
    const { data } = await platform.call(listUserSessions, { token, params: { id: ownId } });
    expect(data.map(({ current }) => current)).toEqual([true]);
    expect(data).toEqual((await platform.call(listSessions, { token })).data);
  });

  it('end individually, with an audit entry', async () => {
    const other = await signInWith('Chromium');
    const sessionId = await firstId();
    expect(await isGood(other)).toBe(true);
    await platform.call(endUserSession, { token, params: { id, sessionId } });
    expect(await platform.status(getProfile, { token: other })).toBe(401);
    expect(await isGood(persons)).toBe(true);
    expect(await lastEntry()).toEqual({
      action: 'session.end',
      targetId: id,
      detail: { email, session: sessionId },
    });
    expect(await platform.status(endUserSession, { token, params: { id, sessionId } })).toBe(404);
  });

  it('end all at once, including pending ones', async () => {
    const { now } = platform.clock;
    const pending = await openSession(platform.db, {
      userId: id,
      kind: 'pending',
      userAgent: undefined,
      now,
    });
    expect(await platform.status(endUserSessions, { token, params: { id } })).toBe(200);
    expect(await listed()).toEqual([]);
    for (const ended of [persons, pending]) {
      expect(await platform.status(getProfile, { token: ended })).toBe(401);
    }
    expect(await isGood(token)).toBe(true);
    expect(await lastEntry()).toMatchObject({ action: 'session.end-all', detail: { email, sessions: 2 } });
    expect(await platform.status(login, { body: { email, password } })).toBe(200);
  });

  it('end except the current one', async () => {
    const other = await signInAgain(platform, operatorSecret);
    await platform.call(endUserSessions, { token, params: { id: ownId } });
    expect([await isGood(token), await isGood(other)]).toEqual([true, false]);
  });

  it('are not found through another account', async () => {
    const sessionId = await firstId();
    const nobody = newId(platform.clock.now);
    for (const params of [
      { id: ownId, sessionId },
      { id: nobody, sessionId },
      { id: 'nobody', sessionId },
      { id, sessionId: 'none' },
      { id, sessionId: newId(platform.clock.now) },
    ]) {
      expect(await platform.status(endUserSession, { token, params })).toBe(404);
    }
    expect(await platform.status(listUserSessions, { token, params: { id: nobody } })).toBe(404);
    expect(await platform.status(endUserSessions, { token, params: { id: nobody } })).toBe(404);
    expect(await isGood(persons)).toBe(true);
  });

  it('are deleted once they have expired', async () => {
    platform.later(DAY_MS);
    await platform.runHourlyJobs();
    expect(await platform.db.$count(sessions)).toBe(0);
  });
});
