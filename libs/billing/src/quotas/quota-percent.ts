import type { Quota } from '../contract';

/** How much of its limit is used, in whole percent, rounded down: 100 means that it is reached. Of a limit of nothing, 100. */
export function quotaPercent({ used, limit }: Pick<Quota, 'used' | 'limit'>): number {
  return limit === 0 ? 100 : Number((BigInt(used) * 100n) / BigInt(limit));
}
