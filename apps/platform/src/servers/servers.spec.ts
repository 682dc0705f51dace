// @see spec 2.3, 4.6
import {
  createServer,
  getServer,
  LICENSE_STATES,
  listServerClusters,
  listServers,
  SERVER_SORTS,
  SERVER_STATES,
  updateServerLicense,
  updateServerNote,
  type Server,
} from '@console/operations/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '../database/schema';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { HOUR_MS } from '../time/durations';

const OWN = { name: 'Own', appId: 'own-app' };
const NEW = {
  appId: OWN.appId,
  name: 'Live-New',
  kind: 'live',
  address: '2001:db8::7',
  region: 'hcm-1',
} as const;

describe('servers', async () => {
  const platform = await startSuitePlatform({ SEED_APPS: '30' });
  const { token } = await enroll(platform);
  await platform.call(createTenantApp, { token, body: OWN });

  const list = (query: Record<string, string> = {}) => platform.call(listServers, { token, query });
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
    expect(await everything({ q: first.appName ?? '' })).toContainEqual(first);
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
    const states = (await everything({ sort: 'state' })).map(({ state }) => state);
    expect([...new Set(states)]).toEqual(['dead', 'warning', 'unlicensed', 'healthy']);
    expect(states).toEqual([...new Set(states)].flatMap((one) => states.filter((state) => state === one)));
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
    for (const { name, servers: size, states, load } of data) {
      const inside = await everything(filter({ cluster: name }));
      expect(inside).toEqual(all.filter(({ cluster }) => cluster === name));
      expect(inside).toHaveLength(size);
      const inState = (state: Server['state']) => inside.filter((server) => server.state === state);
      for (const state of SERVER_STATES) expect(states?.[state]).toBe(inState(state).length);
      const viewers = [...inState('healthy'), ...inState('warning')].map(
        (server) => server.load?.viewers ?? 0,
      );
      expect(load?.viewers).toBe(viewers.length === 0 ? undefined : viewers.reduce((sum, one) => sum + one));
    }
    const ofKind = await platform.call(listServerClusters, { token, query: { kind: 'vod' } });
    const vodClusters = all.flatMap(({ kind, cluster }) =>
      kind === 'vod' && cluster !== null ? cluster : [],
    );
    expect(ofKind.data.map(({ name }) => name)).toEqual([...new Set(vodClusters)].toSorted());
  });

  describe('licenses', () => {
    const update = (id: string, expiresAt: unknown) => ({ token, params: { id }, body: { expiresAt } });
    const soon = () => new Date(platform.clock.now.getTime() + HOUR_MS).toISOString();

    it('are set with an audit entry', async () => {
      const [server] = await everything(filter({ license: 'none' }));
      if (!server) throw new Error('Every demo server has a license.');
      const licensed = await platform.call(updateServerLicense, update(server.id, soon()));
      const expected = { ...server, state: licensed.state, license: { state: 'valid', expiresAt: soon() } };
      expect(licensed).toEqual(expected);
      expect(licensed.state).not.toBe('unlicensed');
      expect(await everything(filter({ license: 'valid' }))).toContainEqual(expected);

      const entries = await platform.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.action, 'server.license'), eq(auditEntries.result, 'done')))
        .orderBy(asc(auditEntries.at));
      expect(entries).toMatchObject([
        {
          actorEmail: OPERATOR.email,
          appId: server.appId,
          targetId: server.id,
          detail: {
            name: server.name,
            'licenseExpiresAt.before': null,
            'licenseExpiresAt.after': soon(),
          },
        },
      ]);
    });

    it('must end in the future', async () => {
      const [server] = await everything(filter({ license: 'expired' }));
      for (const expiresAt of [platform.clock.now.toISOString(), '2020-01-01T00:00:00Z']) {
        const rejected = await platform.rejection(updateServerLicense, update(server?.id ?? '', expiresAt));
        expect(rejected).toMatchObject({
          statusCode: 400,
          fieldErrors: { expiresAt: ['Choose a time in the future.'] },
        });
      }
      expect((await everything(filter({ license: 'expired' })))[0]).toEqual(server);
    });
  });

  describe('notes', () => {
    const noteAs = (id: string, note: string, ifMatch: string) =>
      platform.send(updateServerNote, {
        token,
        params: { id },
        body: { note },
        headers: { 'If-Match': ifMatch },
      });

    it('are stored, once per version', async () => {
      const [server] = await everything();
      const id = server?.id ?? '';
      const read = await platform.send(getServer, { token, params: { id } });
      const etag = read.headers.get('ETag') ?? '';
      expect((await noteAs(id, '  Two discs were changed in May.  ', etag)).status).toBe(200);
      expect((await noteAs(id, 'Nothing to say', etag)).status).toBe(412);
      const { note } = await platform.call(getServer, { token, params: { id } });
      expect(note).toBe('Two discs were changed in May.');
      const current = { 'If-Match': '"2"' };
      const same = { token, params: { id }, body: { note }, headers: current };
      for (let saved = 0; saved < 2; saved += 1)
        expect(await platform.status(updateServerNote, same)).toBe(200);
      const entries = await platform.db
        .select()
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.action, 'server.note'),
            eq(auditEntries.targetId, id),
            eq(auditEntries.result, 'done'),
          ),
        );
      expect(entries).toMatchObject([
        { targetName: server?.name, detail: { 'note.before': '', 'note.after': note } },
      ]);
    });
  });

  describe('that are added', () => {
    it('have no license and no load', async () => {
      const added = await platform.call(createServer, { token, body: { ...NEW, cluster: ' ' } });
      expect(added).toMatchObject({
        ...NEW,
        state: 'unlicensed',
        cluster: null,
        load: null,
        version: null,
        lastHeartbeatAt: null,
        note: '',
      });
      expect(await everything({ q: '2001:db8::7' })).toEqual([added]);
    });
  });
});
