import { QUOTA_RESOURCES, type QuotaPlan } from '@console/billing/contract';

const GIGABYTE = 1024 ** 3;
const TERABYTE = 1000 * GIGABYTE;

type Resource = (typeof QUOTA_RESOURCES)[number];

interface Plan {
  planId: string;
  name: string;
  limits: Record<Resource, number>;
}

export const QUOTA_PLANS = {
  starter: {
    planId: 'starter',
    name: 'Starter',
    limits: {
      'storage-bytes': 50 * GIGABYTE,
      'egress-bytes-per-month': 200 * GIGABYTE,
      'transcode-seconds-per-month': 36_000,
      'live-channels': 1,
      members: 10,
    },
  },
  growth: {
    planId: 'growth',
    name: 'Growth',
    limits: {
      'storage-bytes': 2 * TERABYTE,
      'egress-bytes-per-month': 20 * TERABYTE,
      'transcode-seconds-per-month': 1_800_000,
      'live-channels': 10,
      members: 50,
    },
  },
  scale: {
    planId: 'scale',
    name: 'Scale',
    limits: {
      'storage-bytes': 50 * TERABYTE,
      'egress-bytes-per-month': 500 * TERABYTE,
      'transcode-seconds-per-month': 36_000_000,
      'live-channels': 100,
      members: 500,
    },
  },
} as const satisfies Record<string, Plan>;

export const DEFAULT_PLAN = QUOTA_PLANS.starter;

export function quotaPlanOf(planId: string): Plan | undefined {
  return Object.values(QUOTA_PLANS).find((one) => one.planId === planId);
}

export function quotaPlans(): QuotaPlan[] {
  return Object.values(QUOTA_PLANS).map(({ planId, name, limits }) => ({
    planId,
    name,
    isDefault: planId === DEFAULT_PLAN.planId,
    limits: limitsOf({ limits }),
  }));
}

export function limitsOf({ limits }: Pick<Plan, 'limits'>): { resource: Resource; limit: number }[] {
  return QUOTA_RESOURCES.map((resource) => ({ resource, limit: limits[resource] }));
}
