import {
  BEACON_EVENTS,
  fillBreak,
  type BeaconEvent,
  type BeaconState,
  type EndpointAssignment,
  type SessionBreak,
  type SkipReason,
} from '@console/ssai/contract';
import type { VastAd, VastResult } from '@console/server-kit';
import type { AdBreak } from './ad-breaks';
import { partOf, secondsOf, type ConditionedAd } from './ad-library';
import type { StoredInsertion, Trackers } from './session-journal';
import type { Insertion, Part } from './splice';

/** Which part of an ad each event follows. */
const SHARES: Record<Exclude<BeaconEvent, 'impression'>, number> = {
  firstQuartile: 0.25,
  midpoint: 0.5,
  thirdQuartile: 0.75,
  complete: 1,
};
const MAX_ADS = 50;
const MAX_URLS = 20;

/** A break in the session of one viewer: what was offered, what is inserted, what was reported. */
export class ViewerBreak {
  trackers: Trackers[] = [];
  /** By position; undefined for an ad without media. */
  conditioned: (ConditionedAd | undefined)[] = [];
  insertion: StoredInsertion | null = null;
  isClosed = false;
  /** The node has started since. */
  isRestored = false;

  constructor(
    readonly adBreak: AdBreak,
    public record: SessionBreak,
  ) {}

  /** Replaces a part of the record; each change is reported. */
  change(changed: Partial<SessionBreak>): void {
    this.record = { ...this.record, ...changed, revision: this.record.revision + 1 };
  }

  /** Takes the ad server's response. Ads that come after the break has begun are late. */
  take(
    result: VastResult,
    ms: number,
    open: (ad: VastAd) => ConditionedAd | undefined,
    isCaptured: boolean,
  ): void {
    const offered = result.ads.slice(0, MAX_ADS);
    this.trackers = offered.map(trackersOf);
    this.conditioned = offered.map((ad) => (ad.problem === null ? open(ad) : undefined));
    const { isDecided, request } = this.record;
    this.change({
      request: request && {
        ...request,
        ms,
        result: result.result,
        hops: Math.max(0, result.requests.length - 1),
        problem: result.problem?.slice(0, 500) ?? null,
      },
      ads: offered.map((ad, index) => ({
        key: this.conditioned[index]?.key ?? '',
        adId: ad.adId.slice(0, 300),
        title: ad.title.slice(0, 300),
        advertiser: ad.advertiser.slice(0, 300),
        declaredMs: ad.declaredMs,
        ms: null,
        skip: ad.problem ?? (isDecided ? 'late' : null),
      })),
      vast: isCaptured ? result.xml.slice(0, 65_536) : null,
    });
  }

  /** Chooses what the break shows; final. Undefined if the content goes on. */
  decide(
    rules: Pick<EndpointAssignment, 'maxExcessSeconds' | 'minFillPercent' | 'maxAdsPerBreak' | 'filler'>,
    plannedMs: number,
    slate: ConditionedAd,
  ): { part: Part; ad: number | null; key: string }[] {
    const offered = this.record.ads.map(({ skip }, index) => {
      const ad = this.conditioned[index];
      const ms = ad?.state === 'ready' ? Math.round(secondsOf(ad) * 1_000) : null;
      return { ms, skip: skip ?? waitReason(ad) };
    });
    const { skips, filledMs } = fillBreak(offered, plannedMs, rules);
    const parts = skips.flatMap((skip, index): { part: Part; ad: number | null; key: string }[] => {
      const ad = this.conditioned[index];
      if (skip !== null || !ad) return [];
      const part = partOf(ad, Infinity, this.#nameOf(index));
      return [{ part, ad: index, key: ad.key }];
    });
    const slates =
      rules.filler === 'slate' && slate.state === 'ready'
        ? Math.max(0, Math.round((plannedMs - filledMs) / 2_000))
        : 0;
    this.change({
      isDecided: true,
      filledMs,
      slateMs: slates * 2_000,
      ads: this.record.ads.map((ad, index) => ({
        ...ad,
        ms: offered[index]?.ms ?? null,
        skip: skips[index] ?? null,
      })),
    });
    // The slate repeats until the break is full.
    for (let left = slates; left > 0; left -= slate.seconds.length)
      parts.push({ part: partOf(slate, left), ad: null, key: slate.key });
    return parts;
  }

  /** Gives ads without a reason this one, unless it has been shown. */
  skipUnseen(reason: SkipReason): void {
    const seen = new Set(this.record.beacons.map(({ ad }) => ad));
    const unseen = (index: number) => this.record.ads[index]?.skip === null && !seen.has(index);
    if (!this.record.ads.some((_ad, index) => unseen(index))) return;
    const ads = this.record.ads.map((ad, index) => (unseen(index) ? { ...ad, skip: reason } : ad));
    const filledMs = ads.reduce((sum, { skip, ms }) => sum + (skip === null ? (ms ?? 0) : 0), 0);
    this.change({ ads, filledMs });
  }

  /** The events of a segment that have not been recorded. */
  eventsAt(ad: number, piece: number): BeaconEvent[] {
    const part = this.insertion?.parts.find((known) => known.ad === ad);
    if (!part) return [];
    const total = secondsOf(part);
    const start = secondsOf({ seconds: part.seconds.slice(0, piece) }) / total;
    const end =
      piece === part.seconds.length - 1
        ? 1
        : secondsOf({ seconds: part.seconds.slice(0, piece + 1) }) / total;
    const known = new Set(this.record.beacons.filter((beacon) => beacon.ad === ad).map(({ event }) => event));
    return BEACON_EVENTS.filter((event) => {
      if (known.has(event)) return false;
      return event === 'impression' || (SHARES[event] > start && SHARES[event] <= end);
    });
  }

  setBeacon(ad: number, event: BeaconEvent, state: BeaconState, at: number, urls: number): void {
    const others = this.record.beacons.filter((beacon) => beacon.ad !== ad || beacon.event !== event);
    this.change({ beacons: [...others, { ad, event, state, at: new Date(at).toISOString(), urls }] });
  }

  /** The insertion with the addresses of its parts. */
  restored(): Insertion | undefined {
    if (!this.insertion) return undefined;
    const { parts, cutAt, to, ...rest } = this.insertion;
    return {
      ...rest,
      ...(cutAt !== undefined && { cutAt }),
      ...(to && { to }),
      parts: parts.map(({ key, seconds, ad }) =>
        partOf(
          { key, seconds, state: 'ready', problem: null },
          Infinity,
          ad === null ? undefined : this.#nameOf(ad),
        ),
      ),
    };
  }

  #nameOf(ad: number) {
    return (_rendition: string, piece: number) => `ads/${this.adBreak.id}/${ad}/${piece}.m4s`;
  }
}

function waitReason(ad: ConditionedAd | undefined): SkipReason | null {
  if (!ad) return 'no-media';
  if (ad.state === 'failed') return 'condition-failed';
  return ad.state === 'ready' ? null : 'conditioning';
}

function trackersOf({ impressions, tracking }: VastAd): Trackers {
  const of = (event: string) => tracking[event] ?? [];
  const urls = (list: readonly string[]) => list.filter((url) => url !== '').slice(0, MAX_URLS);
  return {
    impression: urls([...impressions, ...of('creativeView'), ...of('start')]),
    firstQuartile: urls(of('firstQuartile')),
    midpoint: urls(of('midpoint')),
    thirdQuartile: urls(of('thirdQuartile')),
    complete: urls(of('complete')),
  };
}
