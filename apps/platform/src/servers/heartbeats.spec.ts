// @see spec 2.3, 4.6
// @see operation many-instances
import {
  getServer,
  reportServerLoad,
  updateServerLicense,
  type ServerHeartbeat,
} from '@console/operations/contract';
import { resetTenantAppApiKey, updateTenantApp } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiKeys, serverHeartbeats, servers } from '../database/schema';
import { enroll, startSuitePlatform } from '../../testing/test-platform';
import { addApp, addServer, LOAD, sendReport, simulatedServers } from '../../testing/test-servers';

const SECOND = 1_000;

describe('heartbeats', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);
  let apiKey = await addApp(platform, token, 'studio');

  const report = (load: Partial<ServerHeartbeat> = {}, key = apiKey, of = id) =>
    sendReport(platform, { key, id: of, load });
  const read = () => platform.call(getServer, { token, params: { id } });
  const license = () =>
    platform.call(updateServerLicense, {
      token,
      params: { id },
      body: { expiresAt: new Date(platform.clock.now.getTime() + 3_600 * SECOND).toISOString() },
    });

  const id = await addServer(platform, token, 'studio');

  it('report the load of a server; it needs a license', async () => {
    expect((await report()).status).toBe(200);
    const { version, ...load } = LOAD;
    const at = platform.clock.now.toISOString();
    expect(await read()).toMatchObject({ state: 'unlicensed', version, load, lastHeartbeatAt: at });
    expect(await license()).toMatchObject({ state: 'healthy' });
  });

  it.each([
    [{ cpu: 84.99 }, 'healthy'],
    [{ cpu: 85 }, 'warning'],
    [{ memory: 89.99 }, 'healthy'],
    [{ memory: 90 }, 'warning'],
    [{ cpu: 100, memory: 100, disk: 100 }, 'warning'],
    [{ disk: 100 }, 'healthy'],
  ])('with %o mean %s', async (load, state) => {
    platform.later(SECOND);
    await report(load);
    expect(await read()).toMatchObject({ state });
  });

  it('are overdue after 60 seconds', async () => {
    platform.later(SECOND);
    await report({ cpu: 99 });
    platform.later(60 * SECOND - 1);
    expect(await read()).toMatchObject({ state: 'warning' });
    platform.later(1);
    expect(await read()).toMatchObject({ state: 'dead', load: { cpu: 99 } });
    await report();
    expect(await read()).toMatchObject({ state: 'healthy' });
  });

  it('do not count after the license has ended', async () => {
    const { license: given } = await license();
    platform.clock.now = new Date(given.expiresAt ?? '');
    await report();
    expect(await read()).toMatchObject({ state: 'unlicensed', license: { state: 'expired' } });
    await license();
  });

  it.each([{ cpu: 100.1 }, { cpu: -1 }, { memory: 101 }, { streams: 1.5 }, { version: '' }])(
    'with %o are refused',
    async (load) => {
      expect((await report(load)).status).toBe(400);
    },
  );

  it('require the app’s key, for its servers', async () => {
    for (const wrong of [undefined, token, `sbk_${'x'.repeat(43)}`]) {
      const rejected = await platform.rejection(reportServerLoad, {
        token: wrong,
        params: { id },
        body: LOAD,
      });
      expect(rejected).toMatchObject({
        statusCode: 401,
        message: 'This call requires the API key of an app.',
      });
    }
    const otherKey = await addApp(platform, token, 'stadium');
    expect((await report({}, otherKey)).status).toBe(404);
    expect((await report({}, apiKey, await addServer(platform, token, 'stadium'))).status).toBe(404);
  });

  it('record the use of the key, and are rejected after its reset', async () => {
    const [used] = await platform.db.select().from(apiKeys).where(eq(apiKeys.appId, 'studio'));
    expect(used?.usedAt).not.toBeNull();
    const before = apiKey;
    ({ apiKey } = await platform.call(resetTenantAppApiKey, { token, params: { id: 'studio' } }));
    expect((await report({}, before)).status).toBe(401);
    expect((await report()).status).toBe(200);
    const archived = { token, params: { id: 'studio' }, body: { status: 'archived' } };
    await platform.call(updateTenantApp, archived);
    expect((await report()).status).toBe(401);
  });
});

describe('demo servers', async () => {
  const platform = await startSuitePlatform({ SEED_APPS: '20' });

  const demo = () => simulatedServers(platform);
  const lastHeard = async () =>
    Object.fromEntries(
      (await platform.db.select().from(serverHeartbeats)).map((heartbeat) => [heartbeat.serverId, heartbeat]),
    );
  it('are never real servers', async () => {
    const [row] = await platform.db.select().from(servers).limit(1);
    if (!row) throw new Error('There is no demo server.');
    const id = '01970000-0000-7000-8000-000000000000';
    await platform.db.insert(servers).values({ ...row, id });
    platform.later(SECOND);
    await demo().report();
    expect((await lastHeard())[id]).toBeUndefined();
  });
});
