// @see spec 7.9
import { createUser, listAdminGroups, listUsers } from '@console/accounts/contract';
import { signUp } from '@console/auth/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '@console/http/contract';
import { newId } from '../database/ids';
import { groups, users } from '../database/schema';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { DAY_MS } from '../time/durations';

const email = 'thu.ha@song-hong-tv.example';
const HA = { email, name: 'Lê Thu Hà', language: 'vi' };

describe('the list of accounts', async () => {
  const platform = await startSuitePlatform();
  const token = (await enroll(platform)).token;
  await platform.call(createUser, { token, body: HA });
  const body = { email: 'minh@song-hong-tv.example', name: 'Đỗ Minh', password: 'mùa thu Hà Nội' };
  await platform.call(signUp, { body });
  await platform.dispatchMail();
  const emails = async (query: Record<string, string>) =>
    (await platform.call(listUsers, { token, query })).data.map((user) => user.email);
  const filtered = (customFields: object) =>
    emails({ customFields: JSON.stringify(customFields), sort: 'email' });

  it('is searched without diacritics, sorted and paged', async () => {
    expect(await emails({ q: 'do minh' })).toEqual(['minh@song-hong-tv.example']);
    expect(await emails({ q: 'SONG-hong', sort: 'name' })).toEqual(['minh@song-hong-tv.example', email]);
    const page = await platform.call(listUsers, {
      token,
      query: { sort: 'email', perPage: '1', page: '2' },
    });
    expect(page).toMatchObject({ total: 3, page: 2, perPage: 1, data: [{ email: OPERATOR.email }] });
  });

  it('is filtered by status, second factor, rights, group and app', async () => {
    expect(await filtered({ status: 'invited' })).toEqual([email]);
    expect(await filtered({ status: 'unconfirmed' })).toEqual(['minh@song-hong-tv.example']);
    expect(await filtered({ status: 'active' })).toEqual([OPERATOR.email]);
    expect(await filtered({ twoFAEnabled: true })).toEqual([OPERATOR.email]);
    expect(await filtered({ twoFAEnabled: false })).toEqual(['minh@song-hong-tv.example', email]);
    expect(await filtered({ viewOnly: true })).toEqual([]);
    expect(await filtered({ adminGroup: 'Administrators' })).toEqual([OPERATOR.email]);
    expect(await filtered({ adminGroup: 'Billing' })).toEqual([]);
    expect(await filtered({ appId: ADMIN_APP_ID })).toEqual([OPERATOR.email]);
  });

  describe('by the last sign-in', () => {
    const at = async (address: string, msAgo: number | null) => {
      const lastSignInAt = msAgo === null ? null : new Date(platform.clock.now.getTime() - msAgo);
      await platform.db.update(users).set({ lastSignInAt }).where(eq(users.email, address));
    };

    it.each([
      [7, 'within-7-days'],
      [30, 'within-30-days'],
      [90, 'within-90-days'],
    ])('includes users who signed in %i days ago to the millisecond', async (days, lastSignIn) => {
      await at(OPERATOR.email, days * DAY_MS);
      await at(email, days * DAY_MS + 1);
      expect(await filtered({ lastSignIn })).toEqual([OPERATOR.email]);
    });

    it('separates recent, old and no sign-ins', async () => {
      await at(OPERATOR.email, 90 * DAY_MS);
      await at(email, 90 * DAY_MS + 1);
      expect(await filtered({ lastSignIn: 'within-90-days' })).toEqual([OPERATOR.email]);
      expect(await filtered({ lastSignIn: 'over-90-days-ago' })).toEqual([email]);
      expect(await filtered({ lastSignIn: 'never' })).toEqual(['minh@song-hong-tv.example']);
    });

    it('is sorted with nulls last', async () => {
      await at(OPERATOR.email, 2 * DAY_MS);
      await at(email, DAY_MS);
      const minh = 'minh@song-hong-tv.example';
      expect(await emails({ sort: '-lastSignInAt' })).toEqual([email, OPERATOR.email, minh]);
      expect(await emails({ sort: 'lastSignInAt' })).toEqual([OPERATOR.email, email, minh]);
    });
  });

  it('lists the groups of the admin app with user counts', async () => {
    await platform.db.insert(groups).values({
      id: newId(platform.clock.now),
      appId: ADMIN_APP_ID,
      name: 'Auditors',
      createdAt: platform.clock.now,
    });
    const { data } = await platform.call(listAdminGroups, { token });
    expect(data).toEqual(
      expect.arrayContaining([
        { name: 'Administrators', users: 1 },
        { name: 'Auditors', users: 0 },
      ]),
    );
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted());
    await platform.db.delete(groups).where(eq(groups.name, 'Auditors'));
  });

  it('contains group and apps, and no hash', async () => {
    const response = await platform.send(listUsers, { token, query: { q: 'operator' } });
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({
      data: [{ adminGroup: 'Administrators', apps: 1, twoFAEnabled: true, status: 'active' }],
    });
    expect(body).not.toMatch(/argon2|passwordHash|searchText/);
  });
});
