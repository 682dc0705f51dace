import { operation, Timestamp } from '@console/http/contract';
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
  /** One of QUOTA_RESOURCES on our platform, each with its unit in its name; another platform may limit others. */
  resource: z.string(),
  limit: z.int().nonnegative(),
  /** May be more than the limit: a limit that was lowered takes nothing away. */
  used: z.int().nonnegative(),
  updatedAt: Timestamp,
  /**
   * The day on which the limit will be reached if use goes on as in the last days; null where it will not be within a year,
   * before the month begins anew, or where it is reached already. A platform that makes no forecast leaves it out.
   */
  runsOutOn: z.iso.date().nullable().optional(),
});
export type Quota = z.output<typeof Quota>;

/** The limits that an app may begin with, under one name. */
export const QuotaPlan = z.object({
  planId: z.string(),
  name: z.string(),
  /** What an app gets that no plan was chosen for: true of one plan. */
  isDefault: z.boolean(),
  limits: z.array(Quota.pick({ resource: true, limit: true })),
});
export type QuotaPlan = z.output<typeof QuotaPlan>;

/** For whoever creates apps, and those who manage billing. */
export const listQuotaPlans = operation({
  name: 'listQuotaPlans',
  summary: 'The quota plans that a new app may have, the smallest first',
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
  summary: 'What one app may use, and how much of it is used',
  group: 'apiAdminQuota',
  method: 'GET',
  path: '/admin/api/quota/quota-apps/{appId}',
  access: BILLING_ACCESS,
  inApp: true,
  params: z.object({ appId: z.string().min(1) }),
  response: z.object({ appId: z.string(), quotas: z.array(Quota) }),
});
