import { getQuota, listQuotaPlans, QUOTA_RESOURCES } from '@console/billing/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_APP_ID } from '../apps/membership';
import { apps, quotas } from '../database/schema';
import { enrol, startTestPlatform } from '../testing/test-platform';
import type { TestPlatform } from '../testing/test-platform';

describe('quota', () => {
  let platform: TestPlatform;
  let token: string;
  let appId: string;
  beforeAll(async () => {
    platform = await startTestPlatform({ SEED_APPS: '2' });
    ({ token } = await enrol(platform));
    const [first] = await platform.db
      .select()
      .from(apps)
      .where(eq(apps.kind, 'tenant'))
      .orderBy(asc(apps.appId));
    appId = first?.appId ?? '';
  });
  afterAll(() => platform.stop());

  it('answers every limit of the app with what is used of it', async () => {
    const answer = await platform.call(getQuota, { token, params: { appId } });
    expect(answer.appId).toBe(appId);
    expect(answer.quotas.map(({ resource }) => resource)).toEqual([...QUOTA_RESOURCES].toSorted());

    const stored = await platform.db.select().from(quotas).where(eq(quotas.appId, appId));
    for (const { resource, limit, used } of stored) {
      expect(answer.quotas.find((quota) => quota.resource === resource)).toMatchObject({ limit, used });
    }
  });

  it('answers more use than the limit as it is', async () => {
    await platform.db.update(quotas).set({ limit: 0, used: 3 }).where(eq(quotas.resource, 'live-channels'));
    const { quotas: answered } = await platform.call(getQuota, { token, params: { appId } });
    expect(answered).toContainEqual(
      expect.objectContaining({ resource: 'live-channels', limit: 0, used: 3 }),
    );
  });

  it('answers the plans that a new app may have: every resource limited, one of them the default', async () => {
    const { data } = await platform.call(listQuotaPlans, { token });
    expect(data.map(({ planId }) => planId)).toEqual(['starter', 'growth', 'scale']);
    expect(data.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    for (const { limits } of data) {
      expect(limits.map(({ resource }) => resource)).toEqual([...QUOTA_RESOURCES]);
    }
  });

  it('knows tenant apps only', async () => {
    for (const id of ['no-such-app', ADMIN_APP_ID, '..%2f..']) {
      const refused = await platform.refusal(getQuota, { token, params: { appId: id } });
      expect(refused.statusCode, id).toBe(404);
    }
  });
});
