import { LICENSE_STATES, listServers, updateServerLicense } from '@console/products/contract';
import type { Server } from '@console/products/contract';
import { createTenantApp } from '@console/tenant-apps/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../database/ids';
import { auditEntries, groupPermissions, groups, servers } from '../database/schema';
import { enrol, OPERATOR, startTestPlatform } from '../testing/test-platform';
import type { TestPlatform } from '../testing/test-platform';

const HOUR = 3_600_000;
const OWN = { name: 'Own', appId: 'own-app' };

describe('servers', () => {
  let platform: TestPlatform;
  let token: string;
  let total: number;
  beforeAll(async () => {
    platform = await startTestPlatform({ SEED_APPS: '30' });
    ({ token } = await enrol(platform));
    await platform.call(createTenantApp, { token, body: OWN });
    ({ total } = await list());
  });
  afterAll(() => platform.stop());

  const list = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    platform.call(listServers, { token, query, headers });
  const everything = async (query: Record<string, string> = {}) =>
    (await list({ perPage: '100', ...query })).data;
  const filter = (filters: Partial<Record<string, string>>) => ({ customFields: JSON.stringify(filters) });

  it('are those of every app in the admin app, by name', async () => {
    const all = await everything();
    expect(total).toBe(all.length);
    expect(new Set(all.map(({ appId }) => appId)).size).toBeGreaterThan(5);
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page, perPage: '10' })));
    expect(pages.flatMap(({ data }) => data)).toEqual(all.slice(0, 30));
  });

  it('tell the state of their licences as of now', async () => {
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
    const { appId, kind, status, address, region } = first;
    expect(await everything(filter({ appId, kind, status }))).toEqual(
      all.filter((server) => server.appId === appId && server.kind === kind && server.status === status),
    );
    expect(await everything({ q: address })).toContainEqual(first);
    expect((await everything({ q: region.toUpperCase() })).every((server) => server.region === region)).toBe(
      true,
    );
    const ends = (await everything({ sort: 'licenseExpiresAt' })).map(({ license }) => license.expiresAt);
    const known = ends.filter((end) => end !== null);
    // Without a licence last.
    expect(ends).toEqual([...known.toSorted(), ...ends.filter((end) => end === null)]);
  });

  it.each([
    [{ sort: 'colour' }, 'colour'],
    [{ customFields: '{"license":"free"}' }, 'free'],
    [{ customFields: '{"region":"hanoi"}' }, 'region'],
    [{ populates: 'app' }, 'app'],
  ])('refuse %o and name it', async (query, named) => {
    const refused = await platform.refusal(listServers, { token, query });
    expect(refused.statusCode).toBe(400);
    expect(String(refused.message)).toContain(named);
  });

  describe('in a tenant app', () => {
    const inOwnApp = { 'X-App-Id': OWN.appId };
    const ownServer = {
      appId: OWN.appId,
      name: 'Live-Own-1',
      kind: 'live',
      status: 'online',
      address: '198.18.99.1',
      region: 'hcm-1',
    } as const;
    beforeAll(async () => {
      const { now } = platform.clock;
      await platform.db.insert(servers).values({ id: newId(now), createdAt: now, ...ownServer });
      const [group] = await platform.db.select().from(groups).where(eq(groups.appId, OWN.appId));
      const grant = { groupId: group?.id ?? '', apiGroupId: 'admin-machine' };
      await platform.db.insert(groupPermissions).values(grant);
    });

    it('are its own alone, whatever is asked for', async () => {
      const other = (await everything()).find(({ appId }) => appId !== OWN.appId);
      expect((await list({}, inOwnApp)).data).toMatchObject([
        { ...ownServer, license: { state: 'none', expiresAt: null } },
      ]);
      expect(await list(filter({ appId: other?.appId ?? '' }), inOwnApp)).toMatchObject({ total: 0 });
    });

    it('get no licence from there', async () => {
      const [own] = (await list({}, inOwnApp)).data;
      const refused = await platform.refusal(updateServerLicense, {
        token,
        params: { id: own?.id ?? '' },
        body: { expiresAt: new Date(platform.clock.now.getTime() + HOUR).toISOString() },
        headers: inOwnApp,
      });
      expect(refused.statusCode).toBe(403);
      expect((await list({}, inOwnApp)).data).toEqual([own]);
    });
  });

  describe('licences', () => {
    const update = (id: string, expiresAt: unknown) => ({ token, params: { id }, body: { expiresAt } });
    const soon = () => new Date(platform.clock.now.getTime() + HOUR).toISOString();

    it('are given and changed, and it is written down', async () => {
      const [server] = await everything(filter({ license: 'none' }));
      if (!server) throw new Error('Every demo server has a licence.');
      const expected = { ...server, license: { state: 'valid', expiresAt: soon() } };
      expect(await platform.call(updateServerLicense, update(server.id, soon()))).toEqual(expected);
      expect(await everything(filter({ license: 'valid' }))).toContainEqual(expected);

      const entries = await platform.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.action, 'server.license'))
        .orderBy(asc(auditEntries.at));
      expect(entries).toMatchObject([
        {
          actorEmail: OPERATOR.email,
          appId: server.appId,
          targetId: server.id,
          detail: { name: server.name, before: null, after: soon() },
        },
      ]);
    });

    it('end later than now', async () => {
      const [server] = await everything(filter({ license: 'expired' }));
      for (const expiresAt of [platform.clock.now.toISOString(), '2020-01-01T00:00:00Z']) {
        const refused = await platform.refusal(updateServerLicense, update(server?.id ?? '', expiresAt));
        expect(refused).toMatchObject({
          statusCode: 400,
          fieldErrors: { expiresAt: ['Choose a time that is still to come.'] },
        });
      }
      expect((await everything(filter({ license: 'expired' })))[0]).toEqual(server);
    });

    it('are of a server that exists, and end at a time', async () => {
      const unknown = newId(platform.clock.now);
      expect(await platform.refusal(updateServerLicense, update(unknown, soon()))).toMatchObject({
        statusCode: 404,
        message: 'There is no such server.',
      });
      expect((await platform.send(updateServerLicense, update('no-uuid', soon()))).status).toBe(400);
      const refused = await platform.refusal(updateServerLicense, update(unknown, 'tomorrow'));
      expect(refused.fieldErrors).toHaveProperty('expiresAt');
    });
  });
});
