import { operation, pageOf, pageQuery } from '@console/http/contract';
import { z } from 'zod';
import { BILLING_ACCESS } from './billing-access';
import { Quota } from './quotas';

/** Percent of a limit from which its use is warned of. */
export const QUOTA_WARNING_PERCENT = 80;

/** How near its limit a use is: `near` from 80 %, `reached` from 100 %. Exact, and nothing may be used of nothing. */
export function quotaLevel({ used, limit }: Pick<Quota, 'used' | 'limit'>): 'free' | 'near' | 'reached' {
  if (used >= limit) return 'reached';
  return BigInt(used) * 100n >= BigInt(limit) * BigInt(QUOTA_WARNING_PERCENT) ? 'near' : 'free';
}

export const QuotaOfApp = Quota.extend({ appId: z.string(), appName: z.string() });
export type QuotaOfApp = z.output<typeof QuotaOfApp>;

/** @see spec 7.8 */
export const listQuotasNearLimit = operation({
  name: 'listQuotasNearLimit',
  summary: 'What is used to 80 % of its limit or more, in normal apps within reach, the fullest first',
  group: 'apiAdminQuota',
  method: 'GET',
  path: '/admin/api/quota/quotas-near-limit',
  access: BILLING_ACCESS,
  query: pageQuery,
  response: pageOf(QuotaOfApp),
  extension: true,
});
