// @see spec 2.3, 3.8, 7.1, 7.5
// @see ASVS 1.2.4, 1.2.9
import {
  createTenantApp,
  getTenantApp,
  listTenantApps,
  SUBSCRIPTION_STATUSES,
  type TenantApp,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apps } from '../database/schema';
import { searchText } from '../database/search-text';
import { countingStatements } from '../database/statement-count';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { listTenantApps as answerList } from './list-tenant-apps';

describe('listing tenant apps', async () => {
  const platform = await startSuitePlatform({ SEED_APPS: '60' });
  const { token } = await enroll(platform);

  const list = (query: Record<string, string> = {}) => platform.call(listTenantApps, { token, query });
  const everything = async (query: Record<string, string> = {}) =>
    (await list({ perPage: '100', ...query })).data;
  const status = (name: string) => JSON.stringify({ status: name });

  it('returns the first twenty, newest first', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 60, page: 1, perPage: 20 });
    expect(page.data).toHaveLength(20);
    const times = page.data.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
  });
  it('excludes the admin app', async () => {
    expect((await everything()).map(({ appId }) => appId)).not.toContain('default-admin-app');
    expect(await platform.status(getTenantApp, { token, params: { id: 'default-admin-app' } })).toBe(404);
  });

  it.each(['name', 'appId', 'edition', 'status', 'members', 'createdAt', 'lastActivityAt'] as const)(
    'sorts by %s in both directions, consistently over all pages',
    async (field) => {
      const value = (app: TenantApp) => (field === 'name' ? searchText(app.name) : (app[field] ?? ''));
      const inOrder = (one: TenantApp, other: TenantApp) =>
        compare(value(one), value(other)) || compare(one.appId, other.appId);
      const ascending = await everything({ sort: field });
      expect(ascending).toEqual(ascending.toSorted(inOrder));
      const descending = await everything({ sort: `-${field}` });
      expect(descending).toEqual(
        descending.toSorted(
          (one, other) => compare(value(other), value(one)) || compare(one.appId, other.appId),
        ),
      );

      const pages = await Promise.all(
        ['1', '2', '3', '4', '5', '6'].map((page) => list({ sort: field, page, perPage: '10' })),
      );
      expect(pages.flatMap(({ data }) => data)).toEqual(ascending);
    },
  );
  it('searches name, app ID and owner, without case and diacritics', async () => {
    const [app] = await everything({ sort: 'name' });
    if (!app) throw new Error('There is no demo app.');
    const plainName = searchText(app.name);
    for (const q of [
      app.name,
      plainName.toUpperCase(),
      app.appId,
      app.owner.email,
      searchText(app.owner.name),
    ]) {
      expect(
        (await everything({ q })).map(({ appId }) => appId),
        q,
      ).toContain(app.appId);
    }
    expect(await list({ q: 'nothing has this name' })).toMatchObject({ data: [], total: 0 });
  });

  it('requires every word and escapes patterns', async () => {
    const found = await everything({ q: 'song hong' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ appId }) => appId.includes('song-hong'))).toBe(true);
    expect(await list({ q: 'song zzz' })).toMatchObject({ total: 0 });
    for (const q of ['%', '_', '\\', "'; drop table apps; --"])
      expect(await list({ q })).toMatchObject({ total: 0 });
  });

  it('filters by status and edition together', async () => {
    const customFields = JSON.stringify({ status: 'normal', edition: 'pro' });
    const found = await everything({ customFields });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((app) => app.status === 'normal' && app.edition === 'pro')).toBe(true);
  });

  it('filters by subscription status; an expired trial counts as canceled', async () => {
    const of = (subscriptionStatus: string) =>
      everything({ customFields: JSON.stringify({ subscriptionStatus }) });
    const all = await everything();
    for (const wanted of SUBSCRIPTION_STATUSES) {
      const expected = all.filter(({ subscriptionStatus }) => subscriptionStatus === wanted);
      expect(expected.length, wanted).toBeGreaterThan(0);
      expect(await of(wanted), wanted).toEqual(expected);
    }
    const [trial] = await of('trial');
    if (!trial) throw new Error('No demo app is on trial.');
    const [cancelled, onTrial] = [await of('cancelled'), await of('trial')];
    await platform.db
      .update(apps)
      .set({ trialEndsAt: platform.clock.now })
      .where(eq(apps.appId, trial.appId));
    expect(await of('trial')).toHaveLength(onTrial.length - 1);
    const later = await of('cancelled');
    expect(later).toHaveLength(cancelled.length + 1);
    expect(later).toContainEqual({ ...trial, subscriptionStatus: 'cancelled' });
    const page = await list({ customFields: JSON.stringify({ subscriptionStatus: 'cancelled' }) });
    expect(page.total).toBe(later.length);
  });

  it('returns only the requested fields', async () => {
    const response = await platform.send(listTenantApps, {
      token,
      query: { fields: 'appId,members', perPage: '10' },
    });
    const { data, total } = (await response.json()) as { data: object[]; total: number };
    expect(total).toBe(60);
    expect(new Set(data.flatMap((item) => Object.keys(item)))).toEqual(new Set(['appId', 'members']));
  });

  it.each([
    [{ sort: 'colour' }, 'colour'],
    [{ sort: 'name,-colour' }, 'colour'],
    [{ fields: 'name,apiKeyHash' }, 'apiKeyHash'],
    [{ populates: 'secrets' }, 'secrets'],
    [{ customFields: '{"colour":"red"}' }, 'colour'],
    [{ customFields: '{"status":"lost"}' }, 'lost'],
    [{ customFields: 'not json' }, 'customFields'],
    [{ colour: 'red' }, 'colour'],
    [{ page: '0' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ perPage: '101' }, 'perPage'],
    [{ q: 'x'.repeat(201) }, 'q'],
  ])('rejects %o and names it', async (query, named) => {
    for (const language of ['en-US', 'vi-VN']) {
      const rejected = await platform.rejection(listTenantApps, {
        token,
        query: { ...query },
        headers: { 'Accept-Language': language },
      });
      expect(rejected.statusCode).toBe(400);
      expect(String(rejected.message)).toContain(named);
    }
  });

  it.each([{}, { q: 'song' }, { sort: '-members,name' }, { page: '2', customFields: status('normal') }])(
    'needs as many statements for a hundred apps as for ten: %o',
    async (query) => {
      const statementsOf = (perPage: string) =>
        countingStatements(async (count) => {
          const read = listTenantApps.query.parse({ ...query, perPage });
          await answerList(platform.db, read, platform.clock.now);
          return count.statements;
        });
      expect(await statementsOf('10')).toBe(2);
      expect(await statementsOf('100')).toBe(2);
    },
  );
  // Last: adds apps.
  it.each(['name', 'appId'])('sorts by %s independently of the server’s locale', async (sort) => {
    const appIds = ['zz-10', 'zz-9', 'zz1', 'zza'].map((appId) => `${appId}-${sort.toLowerCase()}`);
    for (const appId of appIds.toReversed()) {
      const name = appId.replaceAll('-', ' ');
      await platform.call(createTenantApp, { token, body: { appId, name } });
    }
    const found = await everything({ q: `zz ${sort.toLowerCase()}`, sort });
    expect(found.map(({ appId }) => appId)).toEqual(appIds);
  });
});

function compare<Value extends string | number>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
