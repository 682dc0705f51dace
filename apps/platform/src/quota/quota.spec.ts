// @see spec 7.4, 7.8
// @see ASVS 2.1.3
import {
  getQuota,
  listQuotaPlans,
  listQuotasNearLimit,
  QUOTA_RESOURCES,
  quotaLevel,
} from '@console/billing/contract';
import { and, asc, desc, eq, gte } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { apps, quotas, usages } from '../database/schema';
import { enroll, startTestPlatform } from '../../testing/test-platform';

describe('quota', async () => {
  const platform = await startTestPlatform({ SEED_APPS: '2' });
  afterAll(() => platform.stop());
  const { token } = await enroll(platform);
  const [first] = await platform.db
    .select()
    .from(apps)
    .where(eq(apps.kind, 'tenant'))
    .orderBy(asc(apps.appId));
  const appId = first?.appId ?? '';

  it('returns every limit and usage of the app', async () => {
    const answer = await platform.call(getQuota, { token, params: { appId } });
    expect(answer.appId).toBe(appId);
    expect(answer.quotas.map(({ resource }) => resource)).toEqual([...QUOTA_RESOURCES].toSorted());

    const stored = await platform.db.select().from(quotas).where(eq(quotas.appId, appId));
    for (const { resource, limit } of stored) {
      expect(answer.quotas.find((quota) => quota.resource === resource)).toMatchObject({ limit });
    }
  });

  it('returns the plans with every limit and one default', async () => {
    const { data } = await platform.call(listQuotaPlans, { token });
    expect(data.map(({ planId }) => planId)).toEqual(['starter', 'growth', 'scale']);
    expect(data.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    for (const { limits } of data) {
      expect(limits.map(({ resource }) => resource)).toEqual([...QUOTA_RESOURCES]);
    }
  });

  it('forecasts the day on which a limit is reached', async () => {
    const [day] = await platform.db
      .select()
      .from(usages)
      .where(eq(usages.appId, appId))
      .orderBy(desc(usages.day))
      .limit(1);
    const simulated = day?.storageBytes ?? 0;
    const storage = and(eq(quotas.appId, appId), eq(quotas.resource, 'storage-bytes'));
    await platform.db
      .update(quotas)
      .set({ limit: simulated + 1, simulated })
      .where(storage);
    const { quotas: answered } = await platform.call(getQuota, { token, params: { appId } });
    expect(answered.find(({ resource }) => resource === 'storage-bytes')?.runsOutOn).toBe('2026-05-13');
    expect(answered.find(({ resource }) => resource === 'members')?.runsOutOn).toBeNull();
  });

  it('lists quotas near their limit in normal apps, fullest first', async () => {
    const near = () => platform.call(listQuotasNearLimit, { token });
    await platform.db.update(quotas).set({ limit: 1_000, simulated: 0 });
    await platform.db.delete(usages).where(gte(usages.day, '2026-05-01'));
    const set = (
      resource: (typeof QUOTA_RESOURCES)[number],
      values: { simulated?: number; limit?: number },
    ) =>
      platform.db
        .update(quotas)
        .set(values)
        .where(and(eq(quotas.appId, appId), eq(quotas.resource, resource)));
    const ofDay = { storageBytes: 0, egressBytes: 600, transcodeSeconds: 399, liveSeconds: 0 };
    await platform.db.insert(usages).values([
      { appId, day: '2026-05-01', ...ofDay },
      { appId, day: '2026-05-02', ...ofDay },
    ]);
    await set('live-channels', { simulated: 800 });
    await set('storage-bytes', { limit: 0 });
    const { data, total } = await near();
    expect(total).toBe(3);
    expect(data.map(({ resource }) => resource)).toEqual([
      'storage-bytes',
      'egress-bytes-per-month',
      'live-channels',
    ]);
    expect(data.every((quota) => quota.appId === appId && quota.appName !== '')).toBe(true);
    expect(data.map(quotaLevel)).toEqual(['reached', 'reached', 'near']);

    await platform.db.update(apps).set({ status: 'archived' }).where(eq(apps.appId, appId));
    expect((await near()).total).toBe(0);
    await platform.db.update(apps).set({ status: 'normal' }).where(eq(apps.appId, appId));
  });
});
