import { mock, mockSlow, respondWithError } from '@console/http/testing';
import {
  getQuota,
  listQuotaPlans,
  listQuotasNearLimit,
  type Quota,
  QUOTA_RESOURCES,
  quotaLevel,
  type QuotaOfApp,
  type QuotaPlan,
} from '../contract';
import { pageOf } from './page-of';

const LIMITS = [2000 * 1024 ** 3, 20_000 * 1024 ** 3, 1_800_000, 10, 50];
const PERCENT_USED = [85, 40, 100, 60, 20];

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
    };
  });
}

export function mockQuotas(quotas: readonly QuotaOfApp[]) {
  return [
    mock(getQuota, ({ params }) => ({
      appId: params.appId,
      quotas: quotas.filter(({ appId }) => appId === params.appId),
    })),
    mock(listQuotasNearLimit, ({ query }) =>
      pageOf(
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

const GIGABYTE = 1024 ** 3;

export const QUOTA_PLANS: readonly QuotaPlan[] = [
  planOf('starter', 'Starter', 1),
  planOf('growth', 'Growth', 10),
  planOf('scale', 'Scale', 100),
];

function planOf(planId: string, name: string, size: number): QuotaPlan {
  return {
    planId,
    name,
    isDefault: size === 1,
    limits: [
      { resource: 'storage-bytes', limit: size * 50 * GIGABYTE },
      { resource: 'egress-bytes-per-month', limit: size * 200 * GIGABYTE },
      { resource: 'transcode-seconds-per-month', limit: size * 36_000 },
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
