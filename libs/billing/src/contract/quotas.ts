import { operation, Timestamp } from '@console/http/contract';
import { z } from 'zod';

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
});
export type Quota = z.output<typeof Quota>;

/** @see docs/behaviour.md 7.8 */
export const getQuota = operation({
  name: 'getQuota',
  summary: 'What one app may use, and how much of it is used',
  group: 'apiAdminQuota',
  method: 'GET',
  path: '/admin/api/quota/quota-apps/{appId}',
  access: 'admin-management',
  params: z.object({ appId: z.string().min(1) }),
  answer: z.object({ appId: z.string(), quotas: z.array(Quota) }),
});
