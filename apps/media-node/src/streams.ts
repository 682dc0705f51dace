import { createHash } from 'node:crypto';
import {
  INPUT_SESSION,
  LEASE_SECONDS,
  shareOf,
  THUMBNAIL_SESSION,
  type StreamAssignment,
  type StreamReport,
} from '@console/live/contract';
import { isSameSecret } from '@console/server-kit';
import type { PartnerPush, PushTarget } from './hub/partner-push';
import { Partners } from './hub/partners';
import type { LoopLibrary } from './loop-library';
import { type PlaybackKeys, readPlaybackKeys } from './playback-access';
import type { Publication } from './rtmp/connection';
import type { Source } from './source';

/** A session that requested nothing for this long has ended. */
const VIEWER_MS = 30_000;
/** The platform rejects reports with longer ones. Errors of certificates name all their hosts. */
const MAX_PROBLEM_CHARACTERS = 500;

/** A stream on this node. */
export class Stream {
  /** Sent to viewers and partners since the last successful report. */
  bytesOut = 0;
  readonly partners: Partners;
  readonly #seen = new Map<string, { at: number; rendition: string }>();

  constructor(
    public assignment: StreamAssignment,
    readonly source: Source,
    push: (target: PushTarget) => PartnerPush | undefined = () => undefined,
  ) {
    this.partners = new Partners(push);
    this.partners.update(assignment.deliveries ?? []);
  }

  /** Takes what the platform has changed. */
  update(assignment: StreamAssignment): void {
    this.bytesOut += this.partners.countPushes();
    this.assignment = assignment;
    this.partners.update(assignment.deliveries ?? []);
  }

  /** Whether a session may play: those of partners and shared pages only while these exist. */
  admits(session: string): boolean {
    const playbackId = shareOf(session);
    const isShared = playbackId === undefined || playbackId === this.assignment.playbackId;
    return isShared && this.partners.admits(session);
  }

  close(): void {
    this.partners.close();
    this.source.close();
  }

  /** Counts the session as a viewer of a rendition. */
  see(session: string, rendition: string, now: number): void {
    if (session !== THUMBNAIL_SESSION && session !== INPUT_SESSION)
      this.#seen.set(session, { at: now, rendition });
  }

  report(now: number): StreamReport {
    for (const [session, { at }] of this.#seen) if (now - at > VIEWER_MS) this.#seen.delete(session);
    const viewers = Map.groupBy(this.#seen.values(), ({ rendition }) => rendition);
    const { id, epoch } = this.assignment;
    this.bytesOut += this.partners.countPushes();
    const deliveries = this.partners.report(this.#seen.keys());
    const status = this.source.status(now);
    return {
      id,
      epoch,
      ...status,
      problem: status.problem?.slice(0, MAX_PROBLEM_CHARACTERS) ?? null,
      renditions: this.source
        .renditions(now)
        .map(({ name, width, height, framesPerSecond, kbps, encoder }) => ({
          name,
          width,
          height,
          framesPerSecond,
          kbps,
          viewers: viewers.get(name)?.length ?? 0,
          ...(encoder && { encoder }),
        })),
      viewers: this.#seen.size,
      bytesOut: this.bytesOut,
      ...(deliveries && { deliveries }),
    };
  }
}

interface Assignments {
  streams: readonly StreamAssignment[];
  playbackKeys: Readonly<Record<string, string>>;
}

/** The streams that the platform has given this node. Without a report in time there are none. */
export class Streams {
  #streams = new Map<string, Stream>();
  #keys: PlaybackKeys = new Map();
  #leaseUntil = 0;

  constructor(
    private readonly library: Pick<LoopLibrary, 'keepOnly'>,
    private readonly open: (assignment: StreamAssignment) => Source,
    private readonly clock: () => number = Date.now,
    /** Default: nothing is pushed to partners. */
    private readonly push?: (source: Source, target: PushTarget, streamId: string) => PartnerPush,
  ) {}

  get keys(): PlaybackKeys {
    return this.#keys;
  }

  hasLease(): boolean {
    return this.clock() < this.#leaseUntil;
  }

  find(id: string): Stream | undefined {
    return this.hasLease() ? this.#streams.get(id) : undefined;
  }

  /** What arrives of a stream, before a ladder delays it. */
  findInput(id: string): Source | undefined {
    const source = this.find(id)?.source;
    return source?.input ?? source;
  }

  reports(): StreamReport[] {
    return this.#current().map((stream) => stream.report(this.clock()));
  }

  /** Takes the response to a report. A stream keeps its picture and its viewers until its epoch changes. */
  assign({ streams, playbackKeys }: Assignments, sent: readonly StreamReport[], reportedAt: number): void {
    const known = new Map(this.#current().map((stream) => [stream.assignment.id, stream]));
    for (const { id, epoch, bytesOut, deliveries = [] } of sent) {
      const stream = known.get(id);
      if (stream?.assignment.epoch !== epoch) continue;
      stream.bytesOut -= bytesOut;
      stream.partners.reported(deliveries);
    }
    this.#leaseUntil = reportedAt + LEASE_SECONDS * 1_000;
    this.#keys = readPlaybackKeys(playbackKeys);
    this.#streams = new Map(
      streams.map((assignment) => {
        const stream = known.get(assignment.id);
        const isSame = stream?.assignment.epoch === assignment.epoch;
        if (!isSame) return [assignment.id, this.#start(assignment)];
        known.delete(assignment.id);
        stream.update(assignment);
        return [assignment.id, stream];
      }),
    );
    for (const stream of known.values()) stream.close();
    const current = this.#current();
    for (const { source, assignment } of current) source.update?.(assignment);
    void this.library.keepOnly(new Set(current.flatMap(({ source }) => source.loops?.() ?? [])));
  }

  /** The stream of a key takes an encoder. Every key is compared, so that the time says nothing about them. */
  publish(key: string, disconnect: () => void): Publication | 'busy' | undefined {
    const hash = createHash('sha256').update(key).digest('base64url');
    const now = this.clock();
    let found: Source | undefined;
    for (const { source, assignment } of this.#current())
      for (const { hash: valid, until } of keysOf(assignment)) {
        const isValid = isSameSecret(hash, valid) && (until === null || Date.parse(until) > now);
        if (isValid) found = source;
      }
    return found?.publish?.(hash, disconnect);
  }

  close(): void {
    this.#leaseUntil = 0;
    this.#current();
  }

  #start(assignment: StreamAssignment): Stream {
    const source = this.open(assignment);
    return new Stream(assignment, source, (target) => this.push?.(source, target, assignment.id));
  }

  #current(): Stream[] {
    if (!this.hasLease()) {
      for (const stream of this.#streams.values()) stream.close();
      this.#streams.clear();
    }
    return [...this.#streams.values()];
  }
}

function keysOf({ source }: StreamAssignment) {
  return source.kind === 'push' ? source.keys : [];
}
