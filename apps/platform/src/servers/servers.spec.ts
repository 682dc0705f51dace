// @see spec 2.3, 4.6
import {
  createServer,
  LICENSE_STATES,
  listServerClusters,
  listServers,
  SERVER_SORTS,
  SERVER_STATES,
  updateServerNote,
  type Server,
} from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { groupPermissions, servers } from '../database/schema';
import { enroll, startTestPlatform } from '../../testing/test-platform';
import { groupOf } from '../../testing/test-people';

const OWN = { name: 'Own', appId: 'own-app' };
const NEW = {
  appId: OWN.appId,
  name: 'Live-New',
  kind: 'live',
  address: '2001:db8::7',
  region: 'hcm-1',
} as const;

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
  describe('in a tenant app', () => {
    const inOwnApp = { 'X-App-Id': OWN.appId };
    const ownServer = {
      appId: OWN.appId,
      name: 'Live-Own-1',
      kind: 'live',
      address: '198.18.99.1',
      region: 'hcm-1',
    } as const;
    beforeAll(async () => {
      const { now } = platform.clock;
      await platform.db.insert(servers).values({ id: newId(now), createdAt: now, ...ownServer });
      const grant = { groupId: await groupOf(platform, OWN.appId), apiGroupId: 'admin-machine' };
      await platform.db.insert(groupPermissions).values(grant);
    });
    it('can be changed for the app only', async () => {
      const other = (await everything()).find(({ appId }) => appId !== OWN.appId);
      const { id: _id, ...noted } = await noteOf(OWN.appId, 'Rack 7');
      expect(noted.note).toBe('Rack 7');
      const ofOther = await platform.rejection(updateServerNote, {
        token,
        params: { id: other?.id ?? '' },
        body: { note: 'Not ours' },
        headers: inOwnApp,
      });
      expect(ofOther.statusCode).toBe(404);
      const added = { ...NEW, appId: other?.appId ?? '' };
      expect(await platform.rejection(createServer, { token, body: added, headers: inOwnApp })).toMatchObject(
        {
          statusCode: 404,
        },
      );
    });

    async function noteOf(appId: string, note: string) {
      const [server] = (await list(filter({ appId }), inOwnApp)).data;
      const sending = { token, params: { id: server?.id ?? '' }, headers: inOwnApp };
      return platform.call(updateServerNote, { ...sending, body: { note } });
    }
  });
});
