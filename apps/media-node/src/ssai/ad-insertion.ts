import { createHash } from 'node:crypto';
import type { BeaconEvent, EndpointAssignment } from '@console/ssai/contract';
import { CircuitBreaker, loadVast, type OutgoingClient, type VastAd } from '@console/server-kit';
import type { Logger } from 'pino';
import { createByteLimit } from '../call-platform';
import type { ListedSegment, Source } from '../source';
import type { Streams } from '../streams';
import { breaksBetween, type AdBreak } from './ad-breaks';
import type { AdLibrary } from './ad-library';
import { adServerUrl, beaconUrl, viewerHeaders, type Viewer } from './ad-request';
import { AdSession } from './ad-session';
import type { BeaconSender } from './beacon-sender';
import type { Cue } from './cues';
import { CueReader } from './cue-reader';
import type { Journal } from './journal';
import { OfferedAds } from './offered-ads';
import { breakLine, sessionLines } from './restore-sessions';
import type { ViewerBreak } from './session-break';
import type { SessionLine } from './session-journal';

interface Options {
  streams: Pick<Streams, 'find'>;
  library: AdLibrary;
  client: Pick<OutgoingClient, 'send'>;
  beacons: BeaconSender;
  journal: Journal<SessionLine>;
  /** Those of the node before it ended. */
  sessions: Map<string, AdSession>;
  log: Logger;
  clock?: () => number;
}

/** Ad servers are requested so long before a break, spread over half of it. */
const LEAD_MS = 20_000;
const SEEN_MS = 30_000;
const SESSION_MS = 6 * 3_600_000;
const MAX_SESSIONS = 20_000;
const CLEAN_EVERY_MS = 600_000;
const UNUSED_MS = 24 * 3_600_000;

/** The ads of every endpoint of this node. */
export class AdInsertion {
  readonly #endpoints = new Map<string, EndpointAssignment>();
  readonly #sessions: Map<string, AdSession>;
  readonly #breaks = new Map<string, AdBreak & { endpointId: string }>();
  readonly #ads: OfferedAds;
  readonly #dirty = new Set<ViewerBreak>();
  readonly #newBreaks = new Set<string>();
  readonly #breaker = new CircuitBreaker();
  readonly #cues: CueReader;
  readonly #clock: () => number;
  #cleanedAt = 0;

  constructor(private readonly options: Options) {
    this.#clock = options.clock ?? Date.now;
    this.#cues = new CueReader(options.client, options.log);
    this.#ads = new OfferedAds(options.library, this.#clock);
    this.#sessions = options.sessions;
    for (const session of this.#sessions.values())
      for (const known of session.breaks.values()) this.#dirty.add(known);
  }

  /** Takes the endpoints of the platform. */
  assign(endpoints: readonly EndpointAssignment[]): void {
    this.#endpoints.clear();
    for (const endpoint of endpoints) this.#endpoints.set(endpoint.id, endpoint);
    for (const session of this.#sessions.values())
      for (const known of session.breaks.values()) this.#resend(session, known);
  }

  source(endpointId: string) {
    const endpoint = this.#endpoints.get(endpointId);
    const stream = endpoint?.isOn ? this.options.streams.find(endpoint.streamId) : undefined;
    return endpoint && stream ? { endpoint, stream } : undefined;
  }

  /** The session of a viewer, new or known. Above the limit of the endpoint it has no ads. */
  open(endpoint: EndpointAssignment, viewer: Viewer): AdSession | undefined {
    const now = this.#clock();
    const known = this.#sessions.get(viewer.session);
    if (known) {
      known.seenAt = now;
      // The sessions are ordered by when they were seen.
      this.#sessions.delete(known.id);
      this.#sessions.set(known.id, known);
      if (known.viewer.userAgent === '') known.viewer = viewer;
      return known;
    }
    const active = [...this.#sessions.values()].filter(
      ({ endpointId, seenAt }) => endpointId === endpoint.id && now - seenAt < SEEN_MS,
    ).length;
    if (active >= endpoint.maxSessions) return undefined;
    const [oldest] = this.#sessions.values();
    if (oldest && this.#sessions.size >= MAX_SESSIONS) {
      if (now - oldest.seenAt < SEEN_MS) return undefined;
      this.#end(oldest);
    }
    const session = new AdSession(endpoint.id, viewer, now);
    this.#sessions.set(session.id, session);
    return session;
  }

  /** The segments of a viewer's playlist. */
  list(
    session: AdSession,
    endpoint: EndpointAssignment,
    source: Source,
    rendition: string,
  ): ListedSegment[] | undefined {
    const now = this.#clock();
    const content = source.segments(rendition, now);
    if (!content) return undefined;
    this.#consider(session, endpoint, source, now);
    const slate = this.options.library.slate(source.renditions(now));
    const { segments, changed } = session.list(content, rendition, { rules: endpoint, slate, now });
    for (const known of changed) this.#record(session, known);
    return segments;
  }

  /** A segment of an ad is being delivered: returns the creative, and reports what that means. */
  deliver(session: AdSession, breakId: string, ad: number, piece: number): string | undefined {
    const known = session.breaks.get(breakId);
    const part = known?.insertion?.parts.find((shown) => shown.ad === ad);
    if (!known || !part || piece >= part.seconds.length) return undefined;
    for (const event of session.eventsAt(breakId, ad, piece)) void this.#report(session, known, ad, event);
    return part.key;
  }

  /** Plans breaks, requests ad servers ahead of them and ends what is over. */
  tick(): void {
    const now = this.#clock();
    for (const endpoint of this.#endpoints.values()) if (endpoint.isOn) void this.#cues.read(endpoint, now);
    for (const session of this.#sessions.values()) {
      if (now - session.seenAt > SESSION_MS) this.#end(session);
      for (const known of session.close(now)) this.#record(session, known);
      const found = this.source(session.endpointId);
      if (!found || now - session.seenAt > SEEN_MS) continue;
      this.#consider(session, found.endpoint, found.stream.source, now);
    }
    for (const [id, { startsAt, plannedMs }] of this.#breaks)
      if (now > startsAt + plannedMs + SEEN_MS && !this.#newBreaks.has(id)) this.#breaks.delete(id);
    if (now - this.#cleanedAt > CLEAN_EVERY_MS) this.#clean(now);
  }

  /** What the platform does not know yet, at most 100 of each, and what fits into a request. */
  changes() {
    const fits = createByteLimit();
    const breaks = [...this.#newBreaks].flatMap((id) => {
      const known = this.#breaks.get(id);
      if (!known) return [];
      const { endpointId, origin, cue, startsAt, plannedMs } = known;
      return [{ id, endpointId, origin, cue, startsAt: new Date(startsAt).toISOString(), plannedMs }];
    });
    return {
      ads: this.#ads.changes().filter(fits),
      breaks: breaks.slice(0, 100).filter(fits),
      sessionBreaks: Array.from(this.#dirty, ({ record }) => record)
        .slice(0, 100)
        .filter(fits),
    };
  }

  /** The platform has taken these changes. */
  confirm({ ads, breaks, sessionBreaks }: ReturnType<AdInsertion['changes']>): void {
    this.#ads.confirm(ads);
    for (const { id } of breaks) this.#newBreaks.delete(id);
    const sent = new Map(
      sessionBreaks.map((record) => [`${record.session} ${record.breakId}`, record.revision]),
    );
    for (const known of this.#dirty) {
      const { session, breakId, revision } = known.record;
      if (sent.get(`${session} ${breakId}`) === revision) this.#dirty.delete(known);
    }
  }

  async close(): Promise<void> {
    await this.options.beacons.close();
    await this.options.library.close();
    await this.options.journal.close();
  }

  #end(session: AdSession): void {
    this.#sessions.delete(session.id);
    for (const known of session.close(Infinity)) this.#record(session, known);
  }

  #clean(now: number): void {
    this.#cleanedAt = now;
    this.#ads.forget(now - UNUSED_MS);
    const inUse = [...this.#sessions.values()].flatMap(({ breaks }) =>
      [...breaks.values()].flatMap(({ insertion }) => insertion?.parts.map(({ key }) => key) ?? []),
    );
    this.options.library
      .deleteUnused(new Set(inUse), now - UNUSED_MS)
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'unused creatives were not deleted'));
    this.options.journal
      .replace(sessionLines(this.#sessions.values()))
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'old sessions were not deleted'));
  }

  #consider(session: AdSession, endpoint: EndpointAssignment, source: Source, now: number): void {
    const cues = endpoint.cueUrl === '' ? cuesOf(source) : this.#cues.cuesOf(endpoint.id);
    for (const adBreak of breaksBetween(endpoint, cues, now - LEAD_MS, now + LEAD_MS)) {
      if (!this.#breaks.has(adBreak.id)) this.#newBreaks.add(adBreak.id);
      this.#breaks.set(adBreak.id, { ...adBreak, endpointId: endpoint.id });
      const known = session.breaks.get(adBreak.id);
      if (known) {
        known.adBreak.endsAt = adBreak.endsAt;
        continue;
      }
      const isUrgent = adBreak.startsAt - now < LEAD_MS / 2;
      if (!isUrgent && now < adBreak.startsAt - LEAD_MS + spreadOf(session.id + adBreak.id)) continue;
      const added = session.consider(adBreak);
      if (added) void this.#request(session, added, endpoint, source);
    }
  }

  async #request(
    session: AdSession,
    known: ViewerBreak,
    endpoint: EndpointAssignment,
    source: Source,
  ): Promise<void> {
    const { client } = this.options;
    const now = this.#clock();
    const url = adServerUrl(endpoint, session.viewer, known.adBreak, now);
    const request = { url: url.slice(0, 2_048), sentAt: new Date(now).toISOString() };
    known.change({ request: { ...request, ms: 0, result: null, hops: 0, problem: null } });
    this.#dirty.add(known);
    const startedAt = performance.now();
    const headers = viewerHeaders(session.viewer, endpoint);
    const limits = { timeoutMs: endpoint.decisionTimeoutMs, totalMs: endpoint.totalTimeoutMs };
    const result = await loadVast({
      url,
      headers,
      ...limits,
      client: this.#breaker.guard(client, endpoint.appId),
    });
    const ladder = source.renditions(this.#clock());
    const open = (ad: VastAd) =>
      this.#ads.open(ad, { appId: endpoint.appId, vastUrl: endpoint.adServerUrl }, ladder);
    const isCaptured = endpoint.captures.some(
      ({ session: id, until }) => id === session.id && Date.parse(until) > this.#clock(),
    );
    known.take(result, Math.round(performance.now() - startedAt), open, isCaptured);
    this.#record(session, known);
  }

  /** Recorded on disk before it is sent, so that it is never sent twice. */
  async #report(session: AdSession, known: ViewerBreak, ad: number, event: BeaconEvent): Promise<void> {
    const urls = known.trackers[ad]?.[event] ?? [];
    const at = this.#clock();
    const line = { kind: 'beacon', at, session: session.id, breakId: known.adBreak.id, ad, event } as const;
    known.setBeacon(ad, event, 'recorded', at, urls.length);
    this.#dirty.add(known);
    try {
      await this.options.journal.append({ ...line, state: 'recorded', urls: urls.length });
    } catch (error) {
      this.options.log.error({ err: error }, 'a beacon was not recorded, and is not sent');
      known.setBeacon(ad, event, 'failed', at, urls.length);
      return;
    }
    await this.#send(session, known, line, urls);
  }

  async #send(
    session: AdSession,
    known: ViewerBreak,
    line: Pick<
      Extract<SessionLine, { kind: 'beacon' }>,
      'kind' | 'at' | 'session' | 'breakId' | 'ad' | 'event'
    >,
    urls: readonly string[],
  ): Promise<void> {
    const endpoint = this.#endpoints.get(session.endpointId);
    const headers = endpoint ? viewerHeaders(session.viewer, endpoint) : {};
    const state = await this.options.beacons.send(
      urls.map((url) => beaconUrl(url, line.at)),
      headers,
    );
    known.setBeacon(line.ad, line.event, state, line.at, urls.length);
    this.#dirty.add(known);
    await this.options.journal.append({ ...line, state, urls: urls.length }).catch((error: unknown) => {
      this.options.log.error({ err: error }, 'the result of a beacon was not recorded');
    });
  }

  /** Sends beacons with an unknown result again where the endpoint says so, once. */
  #resend(session: AdSession, known: ViewerBreak): void {
    const endpoint = this.#endpoints.get(session.endpointId);
    if (!known.isRestored || !endpoint) return;
    known.isRestored = false;
    if (!endpoint.isResending) return;
    for (const { ad, event, state } of known.record.beacons)
      if (state === 'unknown') void this.#report(session, known, ad, event);
  }

  #record(session: AdSession, known: ViewerBreak): void {
    this.#dirty.add(known);
    this.options.journal
      .append(breakLine(session, known, this.#clock()))
      .catch((error: unknown) => this.options.log.error({ err: error }, 'a break was not recorded'));
  }
}

/** The breaks that a channel itself announces. */
function cuesOf({ breaks = [] }: Source): Cue[] {
  return breaks.map(({ startsAt, seconds }) => ({
    id: `out-${startsAt}`,
    startsAt,
    plannedMs: seconds * 1_000,
    raw: `#EXT-X-CUE-OUT:DURATION=${seconds.toFixed(3)}`,
  }));
}

/** Milliseconds up to half of the lead, the same for the same text. */
function spreadOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % (LEAD_MS / 2);
}
