// @see spec 2.3, 4.6
import {
  LICENSE_STATES,
  listServerClusters,
  listServers,
  SERVER_SORTS,
  SERVER_STATES,
  type Server,
} from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { enroll, startTestPlatform } from '../../testing/test-platform';

const OWN = { name: 'Own', appId: 'own-app' };
describe('servers', async () => {
  const platform = await startTestPlatform({ SEED_APPS: '30' });
  afterAll(() => platform.stop());
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, { token, body: OWN });

  const list = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    platform.call(listServers, { token, query, headers });
  const everything = async (query: Record<string, string> = {}) =>
    (await list({ perPage: '100', ...query })).data;
  const filter = (filters: Partial<Record<string, string>>) => ({ customFields: JSON.stringify(filters) });

  const { total } = await list();

  it('are those of every app in the admin app, by name', async () => {
    const all = await everything();
    expect(total).toBe(all.length);
    expect(new Set(all.map(({ appId }) => appId)).size).toBeGreaterThan(5);
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page, perPage: '10' })));
    expect(pages.flatMap(({ data }) => data)).toEqual(all.slice(0, 30));
  });

  it('contain the current license state', async () => {
    const now = platform.clock.now.toISOString();
    const stateOf = ({ license }: Server) =>
      license.expiresAt === null ? 'none' : license.expiresAt > now ? 'valid' : 'expired';
    const all = await everything();
    for (const server of all) expect(server.license.state).toBe(stateOf(server));
    for (const license of LICENSE_STATES) {
      const found = await everything(filter({ license }));
      expect(found.length, license).toBeGreaterThan(0);
      expect(found).toEqual(all.filter((server) => server.license.state === license));
    }
  });

  it('are filtered, searched and sorted', async () => {
    const all = await everything();
    const first = all[0];
    if (!first) throw new Error('There is no demo server.');
    const { appId, kind, address, region } = first;
    expect(await everything(filter({ appId, kind }))).toEqual(
      all.filter((server) => server.appId === appId && server.kind === kind),
    );
    expect(await everything(filter({ license: 'lacking' }))).toEqual(
      all.filter(({ license }) => license.state !== 'valid'),
    );
    expect(await everything({ q: address })).toContainEqual(first);
    expect((await everything({ q: region.toUpperCase() })).every((server) => server.region === region)).toBe(
      true,
    );
    const ends = (await everything({ sort: 'licenseExpiresAt' })).map(({ license }) => license.expiresAt);
    const known = ends.filter((end) => end !== null);
    expect(ends).toEqual([...known.toSorted(), ...ends.filter((end) => end === null)]);
  });

  it('are filtered and sorted by state', async () => {
    const all = await everything();
    for (const state of SERVER_STATES) {
      const found = await everything(filter({ state }));
      expect(found.length, state).toBeGreaterThan(0);
      expect(found).toEqual(all.filter((server) => server.state === state));
    }
    const ranks = (await everything({ sort: 'state' })).map(({ state }) => SERVER_STATES.indexOf(state));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  it.each(SERVER_SORTS)('are sorted by %s, nulls last', async (field) => {
    const valueOf = (server: Server) =>
      field === 'licenseExpiresAt'
        ? server.license.expiresAt
        : field in (server.load ?? {})
          ? server.load && Object.entries(server.load).find(([name]) => name === field)?.[1]
          : Object.entries(server).find(([name]) => name === field)?.[1];
    const isNothing = async (sort: string) =>
      (await everything({ sort })).map((server) => (valueOf(server) ?? null) === null);
    for (const sort of [field, `-${field}`]) {
      const nothing = await isNothing(sort);
      expect(nothing).toEqual([...nothing].sort((one, other) => Number(one) - Number(other)));
    }
  });

  it('are grouped in clusters', async () => {
    const all = await everything();
    const { data } = await platform.call(listServerClusters, { token });
    expect(data.length).toBeGreaterThan(3);
    for (const { name, servers: size } of data) {
      const inside = await everything(filter({ cluster: name }));
      expect(inside).toEqual(all.filter(({ cluster }) => cluster === name));
      expect(inside).toHaveLength(size);
    }
    const ofKind = await platform.call(listServerClusters, { token, query: { kind: 'vod' } });
    const vodClusters = all.flatMap(({ kind, cluster }) =>
      kind === 'vod' && cluster !== null ? cluster : [],
    );
    expect(ofKind.data.map(({ name }) => name)).toEqual([...new Set(vodClusters)].toSorted());
  });
});
