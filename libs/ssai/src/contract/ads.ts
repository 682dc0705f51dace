import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ssai, SSAI_PATH } from './ssai-access';

/** Of conditioning: the creative is loaded, transcoded to the stream's renditions and cut into segments. */
export const AD_STATES = ['failed', 'conditioning', 'ready'] as const;

export const SsaiAd = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string(),
  /** By the ad server. */
  adId: z.string(),
  title: z.string(),
  advertiser: z.string(),
  /** The request that returned it first. */
  vastUrl: z.string(),
  mediaUrl: z.string(),
  /** By the VAST response. */
  declaredMs: z.int().nonnegative().nullable(),
  /** Of the conditioned ad. */
  ms: z.int().nonnegative().nullable(),
  state: z.enum(AD_STATES),
  /** Why it failed; for operators, in English. */
  problem: z.string().nullable(),
  /** In the last 30 days. */
  shown: z.int().nonnegative(),
  skipped: z.int().nonnegative(),
  seenAt: Timestamp,
});
export type SsaiAd = z.output<typeof SsaiAd>;

export const AD_SORTS = ['title', 'advertiser', 'state', 'ms', 'seenAt'] as const;

export const listSsaiAds = operation({
  ...ssai,
  name: 'listSsaiAds',
  summary: 'Lists the creatives that ad servers returned',
  method: 'GET',
  path: `${SSAI_PATH}/ads`,
  query: listQuery({
    sort: AD_SORTS,
    item: SsaiAd,
    filters: { appId: z.string().min(1), state: z.enum(AD_STATES) },
  }),
  response: pageOf(SsaiAd),
});
