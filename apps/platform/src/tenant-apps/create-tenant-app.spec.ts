// @see spec 7.5
// @see ASVS 11.3.3
import { getQuota, listQuotaPlans } from '@console/billing/contract';
import {
  createTenantApp,
  getTenantApp,
  listTenantAppApiGroups,
  listTenantApps,
  TENANT_API_GROUP_IDS,
} from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { apiKeys, apps, idempotentAnswers } from '../database/schema';
import { enroll, OPERATOR, signInAgain, startSuitePlatform } from '../../testing/test-platform';
import { DAY_MS, MINUTE_MS } from '../time/durations';

describe('creating a tenant app', async () => {
  const platform = await startSuitePlatform();
  const { token, secret } = await enroll(platform);

  const withKey = (key: string) => ({ 'Idempotency-Key': key });

  it('returns the app with its API key, which is stored as a hash', async () => {
    const body = { name: '  Kênh Thiếu Nhi ', appId: 'kenh-thieu-nhi', edition: 'pro' };
    const response = await platform.send(createTenantApp, { token, body });
    expect(response.status).toBe(201);
    const { apiKey, ...created } = createTenantApp.response.parse(await response.json());
    expect(created).toEqual({
      appId: 'kenh-thieu-nhi',
      name: 'Kênh Thiếu Nhi',
      status: 'normal',
      edition: 'pro',
      subscriptionStatus: 'active',
      owner: { email: OPERATOR.email, name: 'First Operator' },
      members: 1,
      createdAt: platform.clock.now.toISOString(),
      lastActivityAt: null,
    });
    expect(apiKey).toMatch(/^sbk_[\w-]{43}$/);
    expect(JSON.stringify(await platform.db.select().from(apiKeys))).not.toContain(apiKey);

    const detail = await platform.send(getTenantApp, { token, params: { id: 'kenh-thieu-nhi' } });
    expect(detail.headers.get('ETag')).toBe('"1"');
    expect(await detail.json()).toEqual({ ...created, apiKey: { lastFour: apiKey.slice(-4) } });
  });

  it('defaults to every API group of tenant apps', async () => {
    const grantedTo = async (id: string) => {
      const { data } = await platform.call(listTenantAppApiGroups, { token, params: { id } });
      return data.filter(({ granted }) => granted).map(({ apiGroupId }) => apiGroupId);
    };
    await platform.call(createTenantApp, { token, body: { name: 'All', appId: 'all-groups' } });
    expect((await grantedTo('all-groups')).toSorted()).toEqual(TENANT_API_GROUP_IDS.toSorted());
    const body = { name: 'Few', appId: 'few-groups', apiGroups: ['admin-vod'] };
    await platform.call(createTenantApp, { token, body });
    expect((await grantedTo('few-groups')).toSorted()).toEqual(['admin-vod', 'management']);
    const wrong = { ...body, appId: 'wrong-groups', apiGroups: ['admin-user'] };
    expect(await platform.status(createTenantApp, { token, body: wrong })).toBe(400);
  });

  it('sets the limits of the chosen or default plan', async () => {
    const { data: plans } = await platform.call(listQuotaPlans, { token });
    const limitsOf = async (appId: string) => {
      const { quotas } = await platform.call(getQuota, { token, params: { appId } });
      return quotas.map(({ resource, limit }) => ({ resource, limit }));
    };
    const inOrder = (limits: { resource: string; limit: number }[]) =>
      limits.toSorted((one, other) => (one.resource < other.resource ? -1 : 1));
    for (const { planId, limits, isDefault } of plans) {
      const body = { name: planId, appId: `plan-${planId}`, quotaPlan: isDefault ? undefined : planId };
      await platform.call(createTenantApp, { token, body });
      expect(await limitsOf(body.appId), planId).toEqual(inOrder(limits));
    }
    const rejected = await platform.rejection(createTenantApp, {
      token,
      body: { name: 'None', appId: 'no-plan', quotaPlan: 'gold' },
    });
    expect(rejected).toMatchObject({
      statusCode: 400,
      fieldErrors: { quotaPlan: ['Quota plan not found.'] },
    });
  });

  it('rejects a taken app ID and the admin app’s', async () => {
    const body = { name: 'First', appId: 'only-once' };
    await platform.call(createTenantApp, { token, body });
    for (const appId of ['only-once', 'default-admin-app']) {
      const rejected = await platform.rejection(createTenantApp, { token, body: { name: 'Second', appId } });
      expect(rejected).toMatchObject({
        statusCode: 409,
        fieldErrors: { appId: ['This app ID is already taken.'] },
      });
    }
  });

  it('creates one app from many concurrent calls', async () => {
    const calls = Array.from({ length: 20 }, () =>
      platform.send(createTenantApp, { token, body: { name: 'Racing', appId: 'racing' } }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('returns the first response to repeats, also concurrent ones', async () => {
    const sending = { token, body: { name: 'Repeated', appId: 'repeated' }, headers: withKey('key-1') };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => platform.call(createTenantApp, sending)),
    );
    expect(new Set(answers.map(({ apiKey }) => apiKey)).size).toBe(1);
    platform.later(MINUTE_MS);
    expect(await platform.call(createTenantApp, sending)).toEqual(answers[0]);
    expect((await platform.call(listTenantApps, { token, query: { q: 'repeated' } })).total).toBe(1);
  });

  it('seals the first response for the session of the call', async () => {
    const sending = { token, body: { name: 'Sealed', appId: 'sealed' }, headers: withKey('key-2') };
    const { apiKey } = await platform.call(createTenantApp, sending);
    expect(JSON.stringify(await platform.db.select().from(idempotentAnswers))).not.toContain(apiKey);
    const later = await signInAgain(platform, secret);
    expect(await platform.status(createTenantApp, { ...sending, token: later })).toBe(409);
  });

  it('rejects a key of another body, and an invalid key', async () => {
    const headers = withKey('key-3');
    await platform.call(createTenantApp, { token, body: { name: 'One', appId: 'key-three' }, headers });
    const other = { token, body: { name: 'Other', appId: 'key-three-b' }, headers };
    expect(await platform.status(createTenantApp, other)).toBe(422);
    expect(await platform.status(createTenantApp, { ...other, headers: withKey('x'.repeat(201)) })).toBe(400);
  });

  it('allows retrying a rejected call with its key', async () => {
    const sending = { token, body: { name: 'Again', appId: 'try-again' }, headers: withKey('key-4') };
    await platform.call(createTenantApp, { ...sending, headers: {} });
    expect(await platform.status(createTenantApp, sending)).toBe(409);
    await platform.db.delete(apps).where(eq(apps.appId, 'try-again'));
    expect(await platform.status(createTenantApp, sending)).toBe(201);
  });

  it('expires a key after a day', async () => {
    const sending = { token, body: { name: 'Old', appId: 'old-key' }, headers: withKey('key-5') };
    await platform.call(createTenantApp, sending);
    platform.later(DAY_MS);
    const fresh = { ...sending, token: await signInAgain(platform, secret) };
    expect((await platform.rejection(createTenantApp, fresh)).fieldErrors).toHaveProperty('appId');
  });
});
