import { BEACON_EVENTS, type SessionBreak } from '@console/ssai/contract';
import type { ssaiAds, ssaiEndpoints } from '../../src/database/schema';
import { plus } from '../calendar';
import { Random } from '../random';

/** What a viewer got in a break. `empty`: the campaign shows a session no more ads. */
export type Outcome = 'shown' | 'empty' | 'left' | 'late' | 'timeout';

/** When each of `BEACON_EVENTS` is due, as a part of the ad. */
const PARTS = [0, 0.25, 0.5, 0.75, 1];
/** Viewers behind the start of a break, in milliseconds. */
const BEHIND = [4_000, 11_000] as const;

interface Viewed {
  endpoint: typeof ssaiEndpoints.$inferSelect;
  ad: typeof ssaiAds.$inferSelect;
  /** Of the request to the ad server. */
  url: string;
  session: string;
  breakId: string;
  at: number;
}

/** As a media node would have recorded it. */
export function recordOf(viewed: Viewed, outcome: Outcome): SessionBreak {
  const { endpoint, ad, url, session, breakId, at } = viewed;
  const { breakSeconds, decisionTimeoutMs } = endpoint.settings;
  const random = Random.of('ad-record', session, breakId);
  const isTimeout = outcome === 'timeout';
  const plannedMs = breakSeconds * 1_000;
  const { key, adId, title, advertiser, declaredMs, ms } = ad;
  const skip = outcome === 'left' ? 'viewer-left' : outcome === 'late' ? 'late' : null;
  const hasAd = outcome !== 'empty' && !isTimeout;
  const filledMs = outcome === 'shown' ? (ms ?? 0) : 0;
  const beacons = outcome === 'shown' ? beaconsOf(random, at, filledMs) : [];
  return {
    ...{ session, breakId, endpointId: endpoint.id, revision: 3 + 2 * beacons.length, plannedMs, filledMs },
    startsAt: plus(at, 0).toISOString(),
    request: {
      url,
      sentAt: plus(at, -random.between(10_000, 20_000)).toISOString(),
      ms: isTimeout ? decisionTimeoutMs : random.between(32, 140),
      result: isTimeout ? 'timeout' : hasAd ? 'ads' : 'empty',
      hops: 0,
      problem: isTimeout ? `No response within ${decisionTimeoutMs / 1_000} s.` : null,
    },
    ads: hasAd ? [{ key, adId, title, advertiser, declaredMs, ms, skip }] : [],
    isDecided: true,
    slateMs: skip === null ? plannedMs - filledMs : 0,
    beacons,
    vast: null,
  };
}

/** Some viewers leave during the ad; some beacons are lost. */
function beaconsOf(random: Random, at: number, ms: number): SessionBreak['beacons'] {
  const begin = at + random.within(...BEHIND);
  const seen = random.chance(0.9) ? BEACON_EVENTS.length : random.between(1, BEACON_EVENTS.length - 1);
  return BEACON_EVENTS.slice(0, seen).map((event, position) => ({
    ...{ ad: 0, event, urls: 1 },
    state: position > 0 && random.chance(0.006) ? 'failed' : 'sent',
    at: plus(begin, (PARTS[position] ?? 0) * ms).toISOString(),
  }));
}
