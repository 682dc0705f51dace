import { listResponse, mock, mockSlow, respondWithError } from '@console/http/testing';
import {
  getQuota,
  listQuotaPlans,
  listQuotaRequests,
  listQuotasNearLimit,
  type PlanPreview,
  previewPlan,
  type Quota,
  QUOTA_RESOURCES,
  quotaLevel,
  type QuotaOfApp,
  type QuotaPlan,
  type QuotaRequest,
} from '../contract';

const LIMITS = [2000 * 1024 ** 3, 20_000 * 1024 ** 3, 1_800_000, 200_000, 10, 50];
const PERCENT_USED = [85, 40, 100, 30, 60, 20];

export function quotasOf(appId = 'studio-1'): QuotaOfApp[] {
  return QUOTA_RESOURCES.map((resource, position) => {
    const limit = LIMITS[position] ?? 0;
    return {
      appId,
      appName: appId,
      resource,
      limit,
      used: Math.floor((limit * (PERCENT_USED[position] ?? 0)) / 100),
      updatedAt: '2026-05-12T06:00:00.000Z',
      runsOutOn: resource === 'storage-bytes' ? '2026-06-20' : null,
      override: null,
      requested: null,
    };
  });
}

/** Every app has the plan Growth, in version 3. */
export function mockQuotas(quotas: readonly QuotaOfApp[], requests: readonly QuotaRequest[] = []) {
  const planId = 'growth';
  return [
    mock(listQuotaRequests, ({ query }) => listResponse(requests, query)),
    mock(getQuota, ({ params }) => ({
      appId: params.appId,
      quotas: quotas.filter(({ appId }) => appId === params.appId),
      plan: { ...planNamed(planId), etag: '"3"' },
    })),
    mock(previewPlan, ({ params, query }) => previewOf(quotas, params.appId, [planId, query.planId])),
    mock(listQuotasNearLimit, ({ query }) =>
      listResponse(
        quotas
          .filter((quota) => quotaLevel(quota) !== 'free')
          .toSorted((one, other) => shareOf(other) - shareOf(one)),
        query,
      ),
    ),
  ];
}

export const quotasUnavailable = () =>
  [getQuota, listQuotasNearLimit].map((operation) => mock(operation, () => respondWithError(500)));
export const quotasSlow = () => [getQuota, listQuotasNearLimit].map((operation) => mockSlow(operation));

function shareOf({ used, limit }: Quota): number {
  return limit === 0 ? Infinity : used / limit;
}

export function quotaRequestOf(appId = 'studio-1'): QuotaRequest {
  return {
    id: 'request-1',
    appId,
    appName: appId,
    resource: 'live-channels',
    limit: 12,
    present: { limit: 10, used: 6 },
    reason: 'Two new channels in June',
    status: 'open',
    requestedBy: 'producer@studio.example',
    decidedBy: null,
    note: '',
    createdAt: '2026-05-11T06:00:00.000Z',
    decidedAt: null,
  };
}

const GIGABYTE = 1024 ** 3;

export const QUOTA_PLANS: readonly QuotaPlan[] = [
  planOf('starter', 'Starter', 1),
  planOf('growth', 'Growth', 10),
  planOf('scale', 'Scale', 100),
];

function planNamed(planId: string): QuotaPlan {
  return QUOTA_PLANS.find((plan) => plan.planId === planId) ?? planOf(planId, planId, 1);
}

function previewOf(
  quotas: readonly QuotaOfApp[],
  appId: string,
  [beforeId, afterId]: readonly [string, string],
): PlanPreview {
  const priced = (planId: string) => {
    const { name, prices = [] } = planNamed(planId);
    return { planId, name, monthly: prices[0]?.amount ?? 0 };
  };
  const [before, after] = [priced(beforeId), priced(afterId)];
  return {
    appId,
    before,
    after,
    currency: 'VND',
    period: { from: '2026-05-12', to: '2026-05-31' },
    lines: [],
    difference: Math.round(((after.monthly - before.monthly) * 20) / 31),
    limits: planNamed(afterId).limits.map(({ resource, limit }) => {
      const quota = quotas.find((one) => one.appId === appId && one.resource === resource);
      return { resource, before: quota?.limit ?? 0, after: limit, used: quota?.used ?? 0 };
    }),
    etag: '"3"',
  };
}

function planOf(planId: string, name: string, size: number): QuotaPlan {
  return {
    planId,
    name,
    isDefault: size === 1,
    prices: [{ currency: 'VND', amount: size === 1 ? 0 : size * 490_000 }],
    limits: [
      { resource: 'storage-bytes', limit: size * 50 * GIGABYTE },
      { resource: 'egress-bytes-per-month', limit: size * 200 * GIGABYTE },
      { resource: 'transcode-seconds-per-month', limit: size * 36_000 },
      { resource: 'ad-impressions-per-month', limit: size * 10_000 },
      { resource: 'live-channels', limit: size },
      { resource: 'members', limit: size * 10 },
    ],
  };
}

export const quotaPlansListed = (plans: readonly QuotaPlan[] = QUOTA_PLANS) =>
  mock(listQuotaPlans, () => ({ data: [...plans] }));

export const quotaPlansSlow = () => mockSlow(listQuotaPlans);

export function quotaPlanOutage() {
  let down = true;
  return {
    handler: mock(listQuotaPlans, () => (down ? respondWithError(500) : { data: [...QUOTA_PLANS] })),
    begin: () => {
      down = true;
    },
    end: () => {
      down = false;
    },
  };
}
