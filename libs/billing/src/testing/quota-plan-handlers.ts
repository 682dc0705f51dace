import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { listQuotaPlans, type QuotaPlan } from '../contract';

const GIGABYTE = 1024 ** 3;

/** Three plans, the smallest the default one. */
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

/** Plans that are refused from the begin of an outage to its end. */
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
