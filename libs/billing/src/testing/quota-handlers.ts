import { mock, mockSlow, respondWithError } from '@console/http/testing';
import { getQuota, listQuotasNearLimit, QUOTA_RESOURCES, quotaLevel } from '../contract';
import type { Quota, QuotaOfApp } from '../contract';
import { pageOf } from './page-of';

const LIMITS = [2 * 1024 ** 4, 20 * 1024 ** 4, 1_800_000, 10, 50];
const PERCENT_USED = [85, 40, 100, 60, 20];

/** An app's quotas: one that runs out soon, one that is reached, and three with room. */
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

/** Quotas of each app, and the list of those that are near their limit. */
export function quotasKept(quotas: readonly QuotaOfApp[]) {
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
