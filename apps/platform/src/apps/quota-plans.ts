import {
  minorUnitsOf,
  priceOf,
  QUOTA_RESOURCES,
  readDecimal,
  type QuotaPlan,
} from '@console/billing/contract';

const GIGABYTE = 1024 ** 3;
const TERABYTE = 1000 * GIGABYTE;

type Resource = (typeof QUOTA_RESOURCES)[number];

export const PLAN_CURRENCIES = ['USD', 'VND'] as const;
export type PlanCurrency = (typeof PLAN_CURRENCIES)[number];

/** Hundredths of a percent. */
export const TAX_RATES = { VND: 1_000, USD: 2_000 } as const satisfies Record<PlanCurrency, number>;

export interface Plan {
  planId: string;
  name: string;
  /** Per month without tax, in the currency's major unit. */
  price: Record<PlanCurrency, string>;
  limits: Record<Resource, number>;
}

export const QUOTA_PLANS = {
  starter: {
    planId: 'starter',
    name: 'Starter',
    price: { USD: '0', VND: '0' },
    limits: {
      'storage-bytes': 50 * GIGABYTE,
      'egress-bytes-per-month': 200 * GIGABYTE,
      'transcode-seconds-per-month': 36_000,
      'ad-impressions-per-month': 10_000,
      'live-channels': 1,
      members: 10,
    },
  },
  growth: {
    planId: 'growth',
    name: 'Growth',
    price: { USD: '199', VND: '4900000' },
    limits: {
      'storage-bytes': 2 * TERABYTE,
      'egress-bytes-per-month': 20 * TERABYTE,
      'transcode-seconds-per-month': 1_800_000,
      'ad-impressions-per-month': 200_000,
      'live-channels': 10,
      members: 50,
    },
  },
  scale: {
    planId: 'scale',
    name: 'Scale',
    price: { USD: '1290', VND: '32000000' },
    limits: {
      'storage-bytes': 50 * TERABYTE,
      'egress-bytes-per-month': 500 * TERABYTE,
      'transcode-seconds-per-month': 36_000_000,
      'ad-impressions-per-month': 20_000_000,
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
  return Object.values(QUOTA_PLANS).map((plan) => ({
    planId: plan.planId,
    name: plan.name,
    isDefault: plan.planId === DEFAULT_PLAN.planId,
    limits: limitsOf(plan),
    prices: PLAN_CURRENCIES.map((currency) => ({ currency, amount: monthlyPrice(plan, currency) })),
  }));
}

/** Minor units per month. */
export function monthlyPrice({ price }: Pick<Plan, 'price'>, currency: PlanCurrency): number {
  return minorUnitsOf(priceOf(readDecimal('1'), readDecimal(price[currency]), currency));
}

/** Customers in Vietnam pay in đồng. */
export function currencyOf(country: string | undefined): PlanCurrency {
  return country === 'VN' ? 'VND' : 'USD';
}

export function limitsOf({ limits }: Pick<Plan, 'limits'>): { resource: Resource; limit: number }[] {
  return QUOTA_RESOURCES.map((resource) => ({ resource, limit: limits[resource] }));
}
