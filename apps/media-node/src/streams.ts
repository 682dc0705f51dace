import {
  LEASE_SECONDS,
  THUMBNAIL_SESSION,
  type StreamAssignment,
  type StreamReport,
} from '@console/live/contract';
import type { Loop, LoopLibrary } from './loop-library';
import type { PlaybackKeys } from './playback-access';
import { segmentsAt, type Timeline } from './playlist';

/** A session that requested nothing for this long has ended. */
const VIEWER_MS = 30_000;

/** A stream on this node. */
export class Stream {
  readonly timeline: Timeline;
  /** Sent since the last successful report. */
  bytesOut = 0;
  readonly #seenAt = new Map<string, number>();

  constructor(
    readonly assignment: StreamAssignment,
    readonly loop: Loop,
  ) {
    const { firstSegmentAt, dvrSeconds } = assignment;
    this.timeline = { firstSegmentAt: Date.parse(firstSegmentAt), dvrSeconds };
  }

  /** Counts the session as a viewer. */
  see(session: string, now: number): void {
    if (session !== THUMBNAIL_SESSION) this.#seenAt.set(session, now);
  }

  report(now: number): StreamReport {
    for (const [session, at] of this.#seenAt) if (now - at > VIEWER_MS) this.#seenAt.delete(session);
    const { id, epoch } = this.assignment;
    const { renditions, problem } = this.loop;
    const isLive = renditions.length > 0 && segmentsAt(this.timeline, now) !== undefined;
    const isFailed = renditions.length === 0 && problem !== null;
    return {
      id,
      epoch,
      state: isLive ? 'live' : isFailed ? 'failed' : 'starting',
      problem: isFailed ? problem : null,
      renditions: renditions.map(({ name, width, height, framesPerSecond, kbps }) => ({
        name,
        width,
        height,
        framesPerSecond,
        kbps,
      })),
      viewers: this.#seenAt.size,
      bytesOut: this.bytesOut,
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
    private readonly library: Pick<LoopLibrary, 'open' | 'keepOnly'>,
    private readonly clock: () => number = Date.now,
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

  reports(): StreamReport[] {
    return this.#current().map((stream) => stream.report(this.clock()));
  }

  /** Takes the response to a report. A stream keeps its picture and its viewers until its epoch changes. */
  assign({ streams, playbackKeys }: Assignments, sent: readonly StreamReport[], reportedAt: number): void {
    const known = new Map(this.#current().map((stream) => [stream.assignment.id, stream]));
    for (const { id, epoch, bytesOut } of sent) {
      const stream = known.get(id);
      if (stream?.assignment.epoch === epoch) stream.bytesOut -= bytesOut;
    }
    this.#leaseUntil = reportedAt + LEASE_SECONDS * 1_000;
    this.#keys = new Map(Object.entries(playbackKeys).map(([id, key]) => [id, Buffer.from(key, 'base64')]));
    this.#streams = new Map(
      streams.map((assignment) => {
        const { id, epoch, name, source } = assignment;
        const stream = known.get(id);
        const isSame = stream?.assignment.epoch === epoch;
        const loop = () => this.library.open({ pattern: source.pattern, name });
        return [id, isSame ? stream : new Stream(assignment, loop())];
      }),
    );
    void this.library.keepOnly(new Set(this.#current().map(({ loop }) => loop)));
  }

  #current(): Stream[] {
    if (!this.hasLease()) this.#streams.clear();
    return [...this.#streams.values()];
  }
}
