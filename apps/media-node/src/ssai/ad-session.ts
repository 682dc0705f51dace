import type { BeaconEvent, EndpointAssignment, SessionBreak } from '@console/ssai/contract';
import type { ListedSegment } from '../source';
import type { AdBreak } from './ad-breaks';
import type { ConditionedAd } from './ad-library';
import type { Viewer } from './ad-request';
import { ViewerBreak } from './session-break';
import { Splice } from './splice';

const TOLERANCE_MS = 1_000;
/** A break that the playlist reaches later than this is left out. */
const STALE_MS = 15_000;
/** What is left of a break after its end. */
const CLOSE_AFTER_MS = 60_000;

type Rules = Pick<
  EndpointAssignment,
  'maxExcessSeconds' | 'minFillPercent' | 'maxAdsPerBreak' | 'filler' | 'isEarlyReturn' | 'decisionTimeoutMs'
>;

/** A playback session with its breaks. */
export class AdSession {
  seenAt: number;
  readonly breaks = new Map<string, ViewerBreak>();
  #splice = new Splice();
  /** Number of the last segment of the content that a player may know. */
  #listed = -1;

  /** @param joinedAt Breaks that began earlier are left out. */
  constructor(
    readonly endpointId: string,
    public viewer: Viewer,
    readonly joinedAt: number,
  ) {
    this.seenAt = joinedAt;
  }

  get id(): string {
    return this.viewer.session;
  }

  /** Continues after a restart of the node. */
  restore(breaks: readonly ViewerBreak[]): void {
    for (const known of breaks) this.breaks.set(known.adBreak.id, known);
    const insertions = breaks.flatMap((known) => known.restored() ?? []);
    this.#splice = new Splice(insertions.toSorted((one, other) => one.from - other.from));
    const last = this.#splice.last;
    if (last) this.#listed = last.to ? last.to.number : last.from;
  }

  /** Adds a break that has not begun for this viewer. */
  consider(adBreak: AdBreak): ViewerBreak | undefined {
    if (this.breaks.has(adBreak.id) || adBreak.startsAt <= this.joinedAt) return undefined;
    const record: SessionBreak = {
      session: this.id,
      endpointId: this.endpointId,
      breakId: adBreak.id,
      revision: 1,
      startsAt: new Date(adBreak.startsAt).toISOString(),
      plannedMs: adBreak.plannedMs,
      request: null,
      ads: [],
      isDecided: false,
      filledMs: 0,
      slateMs: 0,
      beacons: [],
      vast: null,
    };
    const added = new ViewerBreak(adBreak, record);
    this.breaks.set(adBreak.id, added);
    return added;
  }

  /** The playlist of a rendition. Returns the breaks whose insertion has changed as well. */
  list(
    content: readonly ListedSegment[],
    rendition: string,
    { rules, slate, now }: { rules: Rules; slate: ConditionedAd; now: number },
  ): { segments: ListedSegment[]; changed: ViewerBreak[] } {
    const changed = new Set<ViewerBreak>();
    for (const known of this.breaks.values())
      if (this.#advance(known, content, { rules, slate, now })) changed.add(known);
    const segments = this.#splice.list(content, rendition);
    if (!this.#splice.isOpen) this.#listed = Math.max(this.#listed, content.at(-1)?.number ?? -1);
    return { segments, changed: [...changed] };
  }

  /** Ends what is over at a moment; returns the breaks that have changed. */
  close(now: number): ViewerBreak[] {
    return [...this.breaks.values()].filter((known) => {
      const { adBreak, record, isClosed } = known;
      if (isClosed || now < adBreak.startsAt + adBreak.plannedMs + CLOSE_AFTER_MS) return false;
      known.isClosed = true;
      if (!record.isDecided) known.change({ isDecided: true });
      known.skipUnseen('viewer-left');
      return true;
    });
  }

  /** The events that a delivered segment of an ad causes. */
  eventsAt(breakId: string, ad: number, piece: number): BeaconEvent[] {
    return this.breaks.get(breakId)?.eventsAt(ad, piece) ?? [];
  }

  #advance(
    known: ViewerBreak,
    content: readonly ListedSegment[],
    { rules, slate, now }: { rules: Rules; slate: ConditionedAd; now: number },
  ): boolean {
    const { insertion, adBreak } = known;
    const { last } = this.#splice;
    if (insertion && !insertion.to && last) {
      const { endsAt } = adBreak;
      const isEarly = endsAt !== undefined && endsAt < adBreak.startsAt + adBreak.plannedMs;
      const isCut = isEarly && rules.isEarlyReturn && insertion.cutAt === undefined;
      if (isCut) {
        this.#splice.cut(endsAt, content);
        if (last.cutAt !== undefined) insertion.cutAt = last.cutAt;
      }
      this.#splice.advance(content);
      if (last.to) insertion.to = last.to;
      if (isCut) skipCut(known);
      return isCut || last.to !== undefined;
    }
    return (
      !known.record.isDecided && !this.#splice.isOpen && this.#begin(known, content, { rules, slate, now })
    );
  }

  #begin(
    known: ViewerBreak,
    content: readonly ListedSegment[],
    { rules, slate, now }: { rules: Rules; slate: ConditionedAd; now: number },
  ): boolean {
    const { startsAt, plannedMs } = known.adBreak;
    const first = content.find(({ at, number }) => at >= startsAt - TOLERANCE_MS && number > this.#listed);
    if (!first) return false;
    const { request } = known.record;
    // The content goes on while the ad server has time to respond.
    const isWaiting = request !== null && request.result === null;
    if (isWaiting && now < Date.parse(request.sentAt) + rules.decisionTimeoutMs) return false;
    const delay = first.at - startsAt;
    if (delay > STALE_MS) {
      known.change({
        isDecided: true,
        ads: known.record.ads.map((ad) => ({ ...ad, skip: ad.skip ?? 'late' })),
      });
      return true;
    }
    const left = Math.abs(delay) > TOLERANCE_MS ? Math.max(0, plannedMs - delay) : plannedMs;
    const parts = known.decide(rules, left, slate);
    if (parts.length === 0) return true;
    const previous = content.find(({ number }) => number === first.number - 1);
    const place = { from: first.number, at: first.at, period: previous?.period ?? first.period };
    known.insertion = {
      ...place,
      parts: parts.map(({ part, ad, key }) => ({ key, ad, seconds: [...part.seconds] })),
    };
    this.#splice.add({ ...place, parts: parts.map(({ part }) => part) });
    this.#splice.advance(content);
    return true;
  }
}

/** Ads after the end of a break that ended early are not shown. */
function skipCut(known: ViewerBreak): void {
  const { insertion, record } = known;
  if (!insertion || insertion.cutAt === undefined) return;
  let at = insertion.at;
  const cut = new Set<number>();
  for (const { ad, seconds } of insertion.parts) {
    if (ad !== null && at + (seconds[0] ?? 0) * 1_000 > insertion.cutAt + 1) cut.add(ad);
    at += seconds.reduce((sum, length) => sum + length * 1_000, 0);
  }
  const ads = record.ads.map((ad, index) => (cut.has(index) ? { ...ad, skip: 'break-ended' as const } : ad));
  const filledMs = ads.reduce((sum, { skip, ms }) => sum + (skip === null ? (ms ?? 0) : 0), 0);
  known.change({ ads, filledMs, slateMs: 0 });
}
