import { operation, pageOf, pageQuery, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { Currency, InvoiceLine, MinorUnits } from './amounts';
import { BILLING_ACCESS } from './billing-access';
import { UsagePeriod } from './usages';

export const QUOTA_RESOURCES = [
  'storage-bytes',
  'egress-bytes-per-month',
  'transcode-seconds-per-month',
  'ad-impressions-per-month',
  'live-channels',
  'members',
] as const;

/** A limit that replaces the plan's until the end of a day (UTC). */
export const QuotaOverride = z.object({
  limit: z.int().nonnegative(),
  /** Last day, inclusive. */
  until: z.iso.date(),
  reason: z.string(),
  /** E-mail address. */
  by: z.string(),
});
export type QuotaOverride = z.output<typeof QuotaOverride>;

export const Quota = z.object({
  /** One of QUOTA_RESOURCES on the reference platform, each with its unit. */
  resource: z.string(),
  /** Of the override, otherwise of the plan. */
  limit: z.int().nonnegative(),
  /** May exceed the limit after it was lowered. */
  used: z.int().nonnegative(),
  updatedAt: Timestamp,
  /**
   * Forecast from recent days; null if not within a year, not before the monthly reset, or already reached.
   * Absent on platforms without forecasts.
   */
  runsOutOn: z.iso.date().nullable().optional(),
  /** Absent on platforms without overrides. */
  override: QuotaOverride.nullable().optional(),
  /** The highest increase that is requested and not decided. */
  requested: z.int().nonnegative().nullable().optional(),
});
export type Quota = z.output<typeof Quota>;

export const QuotaPlan = z.object({
  planId: z.string(),
  name: z.string(),
  /** Applies if no plan is chosen; true for one plan. */
  isDefault: z.boolean(),
  limits: z.array(Quota.pick({ resource: true, limit: true })),
  /** Per month without tax, one per currency. */
  prices: z.array(z.object({ currency: Currency, amount: MinorUnits })).optional(),
});
export type QuotaPlan = z.output<typeof QuotaPlan>;

export const AppPlan = QuotaPlan.pick({ planId: true, name: true }).extend({
  /** Of the app's plan and limits together. */
  etag: z.string(),
});
export type AppPlan = z.output<typeof AppPlan>;

/** For users who create apps or manage billing. */
export const listQuotaPlans = operation({
  name: 'listQuotaPlans',
  summary: 'Lists the quota plans of new apps, smallest first',
  group: 'apiAdminQuota',
  method: 'GET',
  path: '/admin/api/quota/plans',
  access: { 'admin-tenant-app': 'every-app', 'admin-management': 'every-app' },
  response: z.object({ data: z.array(QuotaPlan) }),
  extension: true,
});

/** @see spec 7.8 */
export const getQuota = operation({
  name: 'getQuota',
  summary: 'Returns the quotas of one app with their usage',
  group: 'apiAdminQuota',
  method: 'GET',
  path: '/admin/api/quota/quota-apps/{appId}',
  access: BILLING_ACCESS,
  inApp: true,
  params: z.object({ appId: z.string().min(1) }),
  response: z.object({
    appId: z.string(),
    quotas: z.array(Quota),
    /** Absent on platforms where it cannot be changed. */
    plan: AppPlan.optional(),
  }),
});

/** Staff who manage the billing of every app. */
export const PLAN_ACCESS = { 'admin-management': 'every-app' } as const;

const planOfApp = {
  group: 'apiAdminQuota',
  access: PLAN_ACCESS,
  inApp: true,
  params: z.object({ appId: z.string().min(1) }),
  extension: true,
} as const;

/** The effect of a plan from today (UTC) on. */
export const PlanPreview = z.object({
  appId: z.string(),
  before: z.object({ planId: z.string(), name: z.string(), monthly: MinorUnits }),
  after: z.object({ planId: z.string(), name: z.string(), monthly: MinorUnits }),
  currency: Currency,
  /** Today and the last day of the month. */
  period: UsagePeriod,
  /** What this month's invoice charges for plans afterwards; each plan by its days. */
  lines: z.array(InvoiceLine),
  /** What these lines add to the invoice, without tax; negative for a cheaper plan. */
  difference: z.int(),
  limits: z.array(
    z.object({
      resource: z.string(),
      /** As they apply, overrides included. */
      before: z.int().nonnegative(),
      after: z.int().nonnegative(),
      used: z.int().nonnegative(),
    }),
  ),
  /** For `changePlan`. */
  etag: z.string(),
});
export type PlanPreview = z.output<typeof PlanPreview>;

export const previewPlan = operation({
  ...planOfApp,
  name: 'previewPlan',
  summary: 'Returns what a plan would change: price, charges of this month and limits',
  method: 'GET',
  path: '/admin/api/quota/quota-apps/{appId}/plan-preview',
  query: z.strictObject({ planId: z.string().min(1).max(63) }),
  response: PlanPreview,
});

export const ChangePlanDto = z.strictObject({ planId: z.string().min(1).max(63) });

/** Limits apply at once; the draft invoice of the month charges each plan by its days. */
export const changePlan = operation({
  ...planOfApp,
  name: 'changePlan',
  summary: 'Changes the plan of an app from today (UTC) on',
  method: 'PATCH',
  path: '/admin/api/quota/quota-apps/{appId}/plan',
  body: ChangePlanDto,
  response: AppPlan,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** Percentage from which a quota is near its limit. */
export const QUOTA_WARNING_PERCENT = 80;

/** `near` from 80 %, `reached` from 100 %; exact. A limit of zero is reached. */
export function quotaLevel({ used, limit }: Pick<Quota, 'used' | 'limit'>): 'free' | 'near' | 'reached' {
  if (used >= limit) return 'reached';
  return BigInt(used) * 100n >= BigInt(limit) * BigInt(QUOTA_WARNING_PERCENT) ? 'near' : 'free';
}

export const QuotaOfApp = Quota.extend({ appId: z.string(), appName: z.string() });
export type QuotaOfApp = z.output<typeof QuotaOfApp>;

/** @see spec 7.8 */
export const listQuotasNearLimit = operation({
  name: 'listQuotasNearLimit',
  summary: 'Lists quotas at 80 % or more of accessible normal apps, highest usage first',
  group: 'apiAdminQuota',
  method: 'GET',
  path: '/admin/api/quota/quotas-near-limit',
  access: BILLING_ACCESS,
  query: pageQuery,
  response: pageOf(QuotaOfApp),
  extension: true,
});
