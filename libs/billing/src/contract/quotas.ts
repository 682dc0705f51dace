import { operation, pageOf, pageQuery, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';

export const QUOTA_RESOURCES = [
  'storage-bytes',
  'egress-bytes-per-month',
  'transcode-seconds-per-month',
  'live-channels',
  'members',
] as const;

export const Quota = z.object({
  /** One of QUOTA_RESOURCES on the reference platform, each with its unit. */
  resource: z.string(),
  limit: z.int().nonnegative(),
  /** May exceed the limit after it was lowered. */
  used: z.int().nonnegative(),
  updatedAt: Timestamp,
  /**
   * Forecast from recent days; null if not within a year, not before the monthly reset, or already reached.
   * Absent on platforms without forecasts.
   */
  runsOutOn: z.iso.date().nullable().optional(),
});
export type Quota = z.output<typeof Quota>;

export const QuotaPlan = z.object({
  planId: z.string(),
  name: z.string(),
  /** Applies if no plan is chosen; true for one plan. */
  isDefault: z.boolean(),
  limits: z.array(Quota.pick({ resource: true, limit: true })),
});
export type QuotaPlan = z.output<typeof QuotaPlan>;

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
  response: z.object({ appId: z.string(), quotas: z.array(Quota) }),
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
