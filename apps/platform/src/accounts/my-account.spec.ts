// @see spec 7.3
// @see ASVS 7.1.2
import { endOtherSessions, endSession, listSessions, login, updateProfile } from '@console/auth/contract';
import { getProfile } from '@console/shell-layout/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { sessions, users } from '../database/schema';
import { OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { openSession } from '../authorization/sessions';
import { insertUser } from '../../testing/test-people';
import { MINUTE_MS } from '../time/durations';

describe('the user’s account', async () => {
  const platform = await startSuitePlatform();
  const token = (await platform.call(login, { body: OPERATOR, headers: { 'User-Agent': 'Firefox' } })).token;

  let colleagues = 0;
  const addColleague = () => {
    colleagues += 1;
    return insertUser(platform, { email: `colleague-${String(colleagues)}@signalbox.example` });
  };

  describe('the profile', () => {
    it('changes the given fields and is found by its new name', async () => {
      const before = await platform.call(getProfile, { token });
      const body = { name: ' Nguyễn Văn Đạt ', timezone: 'Europe/London', language: 'vi' };
      const answer = await platform.call(updateProfile, { token, body });
      const version = (await platform.send(getProfile, { token })).headers.get('ETag');
      expect(answer).toEqual({ ...before, ...body, name: 'Nguyễn Văn Đạt' });
      expect(await platform.call(getProfile, { token })).toEqual(answer);
      const [row] = await platform.db.select({ text: users.searchText }).from(users);
      expect(row?.text).toBe('nguyen van dat operator@signalbox.example');
      for (const unchanged of [{}, body]) {
        const saved = await platform.send(updateProfile, { token, body: unchanged });
        expect(saved.headers.get('ETag')).toBe(version);
      }
    });
  });

  describe('the sessions', () => {
    it('are listed, newest first, and can be ended individually', async () => {
      platform.later(MINUTE_MS);
      const other = await platform.call(login, { body: OPERATOR, headers: { 'User-Agent': 'Chromium' } });
      const { data } = await platform.call(listSessions, { token });
      expect(data.map(({ userAgent, current }) => ({ userAgent, current }))).toEqual([
        { userAgent: 'Chromium', current: false },
        { userAgent: 'Firefox', current: true },
      ]);
      expect(JSON.stringify(data)).not.toContain(token);

      await platform.call(endSession, { token, params: { id: data[0]?.id ?? '' } });
      expect(await platform.status(getProfile, { token: other.token })).toBe(401);
      expect(await platform.status(getProfile, { token })).toBe(200);
      expect((await platform.call(listSessions, { token })).data).toHaveLength(1);
    });

    it('can all be ended except the current one and those of other users', async () => {
      const { now } = platform.clock;
      const userId = await addColleague();
      await openSession(platform.db, { userId, kind: 'main', userAgent: undefined, now });
      const others = await Promise.all(
        ['Chromium', 'Safari'].map((name) =>
          platform.call(login, { body: OPERATOR, headers: { 'User-Agent': name } }),
        ),
      );
      await platform.call(endOtherSessions, { token });
      for (const other of others) {
        expect(await platform.status(getProfile, { token: other.token })).toBe(401);
      }
      const { data } = await platform.call(listSessions, { token });
      expect(data.map(({ current }) => current)).toEqual([true]);
      expect(await platform.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);

      await platform.call(endOtherSessions, { token });
      expect(await platform.status(getProfile, { token })).toBe(200);
    });

    it('of other users are not found', async () => {
      const { now } = platform.clock;
      const userId = await addColleague();
      await openSession(platform.db, { userId, kind: 'main', userAgent: undefined, now });
      const [foreign] = await platform.db.select().from(sessions).where(eq(sessions.userId, userId));
      const rejections = await Promise.all(
        [foreign?.id ?? '', newId(now), '..%2fusers', 'x'].map((id) =>
          platform.rejection(endSession, { token, params: { id } }),
        ),
      );
      expect(
        new Set(rejections.map((rejection) => JSON.stringify({ ...rejection, requestId: '' }))).size,
      ).toBe(1);
      expect(rejections[0]).toMatchObject({ statusCode: 404 });
      expect(await platform.db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
    });
  });

  it('records the time of the last sign-in', async () => {
    platform.later(MINUTE_MS);
    await platform.call(login, { body: OPERATOR });
    const [row] = await platform.db
      .select({ at: users.lastSignInAt })
      .from(users)
      .where(eq(users.email, OPERATOR.email));
    expect(row?.at).toEqual(platform.clock.now);
  });
});
