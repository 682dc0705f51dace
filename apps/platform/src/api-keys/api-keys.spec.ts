// @see spec 4.5, 7.5
import { createServer, getServer, listServers } from '@console/operations/contract';
import {
  createApiKey,
  getTenantAppDetails,
  listApiKeys,
  MAX_API_KEYS,
  resetNamedApiKey,
  resetTenantAppApiKey,
  revokeApiKey,
  updateTenantApp,
} from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { addPerson, joinApp } from '../../testing/test-people';
import { enroll, OPERATOR, startSuitePlatform } from '../../testing/test-platform';
import { addApp, addServer, sendReport } from '../../testing/test-servers';
import { DAY_MS, HOUR_MS } from '../time/durations';

describe('API keys', async () => {
  const platform = await startSuitePlatform();
  const { token } = await enroll(platform);
  let made = 0;

  const anApp = async () => {
    const id = `keyed-${(made += 1)}`;
    const apiKey = await addApp(platform, token, id);
    return { id, apiKey, server: await addServer(platform, token, id) };
  };
  const create = (id: string, body: object) =>
    platform.call(createApiKey, {
      token,
      params: { id },
      body: { name: 'Encoder', scope: 'write', ...body },
    });
  const keysOf = async (id: string) => (await platform.call(listApiKeys, { token, params: { id } })).data;
  const report = async (key: string, id: string) => (await sendReport(platform, { key, id })).status;
  const reset = (id: string, keyId: string, overlapHours: number, ifMatch?: string) => ({
    token,
    params: { id, keyId },
    body: { overlapHours },
    ...(ifMatch !== undefined && { headers: { 'If-Match': ifMatch } }),
  });

  it('are created with a name, a scope and an expiry, and shown once', async () => {
    const { id, apiKey: first } = await anApp();
    const { apiKey, ...created } = await create(id, { name: 'Monitoring', scope: 'read', expiresInDays: 30 });
    expect(apiKey).toMatch(/^sbk_[\w-]{43}$/);
    expect(created).toMatchObject({
      name: 'Monitoring',
      scope: 'read',
      lastFour: apiKey.slice(-4),
      createdBy: { email: OPERATOR.email },
      expiresAt: new Date(platform.clock.now.getTime() + 30 * DAY_MS).toISOString(),
      usedAt: null,
    });
    const keys = await keysOf(id);
    expect(keys).toEqual([
      expect.objectContaining({
        name: 'Default',
        scope: 'write',
        lastFour: first.slice(-4),
        createdBy: null,
      }),
      created,
    ]);
    expect(JSON.stringify(keys)).not.toContain(apiKey);
  });

  it('of scope “read” read servers of their app and change nothing', async () => {
    const [{ id, server }, other] = [await anApp(), await anApp()];
    const { apiKey } = await create(id, { scope: 'read' });
    const { data } = await platform.call(listServers, { token: apiKey });
    expect(data.map(({ appId }) => appId)).toEqual([id]);
    expect((await platform.call(getServer, { token: apiKey, params: { id: server } })).id).toBe(server);
    expect(await platform.status(getServer, { token: apiKey, params: { id: other.server } })).toBe(404);
    expect(await report(apiKey, server)).toBe(403);
    const writing = await create(id, { name: 'Writing' });
    expect(await report(writing.apiKey, server)).toBe(200);
    const adding = { appId: id, name: 'x', kind: 'live', address: '198.18.0.9', region: 'x' };
    expect(await platform.status(createServer, { token: writing.apiKey, body: adding })).toBe(401);
    expect((await keysOf(id)).map(({ usedAt }) => usedAt !== null)).toEqual([false, true, true]);
  });

  it('read servers as long as their app has the API group', async () => {
    const { id, apiKey, server } = await anApp();
    expect(await platform.status(listServers, { token: apiKey })).toBe(200);
    await platform.call(updateTenantApp, { token, params: { id }, body: { apiGroups: [] } });
    expect(await platform.status(listServers, { token: apiKey })).toBe(403);
    expect(await platform.status(getServer, { token: apiKey, params: { id: server } })).toBe(403);
    expect(await report(apiKey, server)).toBe(200);
  });

  it('that are reset stay valid for the overlap only', async () => {
    const { id, server } = await anApp();
    const { apiKey: first, id: keyId } = await create(id, {});
    const second = await platform.call(resetNamedApiKey, reset(id, keyId, 1));
    expect(second.previousUntil).toBe(new Date(platform.clock.now.getTime() + HOUR_MS).toISOString());
    platform.later(HOUR_MS - 1);
    expect([await report(first, server), await report(second.apiKey, server)]).toEqual([200, 200]);
    platform.later(1);
    expect([await report(first, server), await report(second.apiKey, server)]).toEqual([401, 200]);

    const third = await platform.call(resetNamedApiKey, reset(id, keyId, 0));
    expect(third.previousUntil).toBeNull();
    expect([await report(second.apiKey, server), await report(third.apiKey, server)]).toEqual([401, 200]);
    const fourth = await platform.call(resetNamedApiKey, reset(id, keyId, 24));
    expect(await report(third.apiKey, server)).toBe(200);
    await platform.call(revokeApiKey, { token, params: { id, keyId } });
    expect([await report(third.apiKey, server), await report(fourth.apiKey, server)]).toEqual([401, 401]);
  });

  it('that two administrators change at once are changed by one', async () => {
    const { id } = await anApp();
    const { id: keyId, etag } = await create(id, {});
    const both = [resetNamedApiKey, resetNamedApiKey].map((operation) =>
      platform.status(operation, reset(id, keyId, 24, etag)),
    );
    expect((await Promise.all(both)).toSorted()).toEqual([200, 412]);
    const revoking = { token, params: { id, keyId } };
    const revoked = [revoking, revoking].map((sending) => platform.status(revokeApiKey, sending));
    expect((await Promise.all(revoked)).toSorted()).toEqual([200, 404]);
    const same = { token, params: { id }, body: { name: 'Same', scope: 'read' } };
    const created = [same, same].map((sending) => platform.status(createApiKey, sending));
    expect((await Promise.all(created)).toSorted()).toEqual([201, 409]);
  });

  it('are created once per Idempotency-Key, and a limited number per app', async () => {
    const { id } = await anApp();
    const headers = { 'Idempotency-Key': 'one-new-key' };
    const once = { token, params: { id }, body: { name: 'Once', scope: 'read' }, headers };
    const [one, other] = [await platform.call(createApiKey, once), await platform.call(createApiKey, once)];
    expect(other.apiKey).toBe(one.apiKey);
    for (let count = 2; count < MAX_API_KEYS; count += 1) await create(id, { name: `Key ${count}` });
    const beyond = { token, params: { id }, body: { name: 'Beyond', scope: 'read' } };
    expect(await platform.status(createApiKey, beyond)).toBe(409);
  });

  it('include “Default”, which can be revoked and returns with the reset of the app’s key', async () => {
    const { id, apiKey, server } = await anApp();
    const [first] = await keysOf(id);
    await platform.call(revokeApiKey, { token, params: { id, keyId: first?.id ?? '' } });
    expect(await report(apiKey, server)).toBe(401);
    expect((await platform.call(getTenantAppDetails, { token, params: { id } })).apiKey).toBeNull();
    const renewed = await platform.call(resetTenantAppApiKey, { token, params: { id } });
    expect(await report(renewed.apiKey, server)).toBe(200);
    expect((await keysOf(id)).map(({ name, scope }) => [name, scope])).toEqual([['Default', 'write']]);
  });

  it('of other apps do not exist for managers, and those of archived apps stay unchanged', async () => {
    const [{ id }, other] = [await anApp(), await anApp()];
    const person = await addPerson(platform, 'own@keyed.example');
    await joinApp(platform, person, id, ['management']);
    const { data } = await platform.call(listApiKeys, { token: person.token, params: { id } });
    const foreign = { token: person.token, params: { id: other.id } };
    expect(await platform.status(listApiKeys, foreign)).toBe(403);
    const [theirs] = await keysOf(other.id);
    expect(await platform.status(resetNamedApiKey, reset(id, theirs?.id ?? '', 0))).toBe(404);
    await platform.call(updateTenantApp, { token, params: { id }, body: { status: 'archived' } });
    expect(await platform.status(resetNamedApiKey, reset(id, data[0]?.id ?? '', 0))).toBe(409);
  });

  it('are rejected once they have expired, with the reason', async () => {
    const { id } = await anApp();
    const { apiKey, id: keyId } = await create(id, { expiresInDays: 1 });
    expect(await platform.status(listServers, { token: apiKey })).toBe(200);
    platform.later(DAY_MS);
    expect(await platform.rejection(listServers, { token: apiKey })).toMatchObject({
      statusCode: 401,
      message: 'This API key has expired.',
    });
    const manager = await addPerson(platform, 'manager@keyed.example');
    await joinApp(platform, manager, id, ['management']);
    const late = { ...reset(id, keyId, 0), token: manager.token };
    expect(await platform.status(resetNamedApiKey, late)).toBe(409);
  });
});
