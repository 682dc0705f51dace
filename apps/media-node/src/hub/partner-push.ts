import type { Socket } from 'node:net';
import { rtmpServerOf, type DeliveryReport } from '@console/live/contract';
import type { OutgoingClient } from '@console/server-kit';
import type { Logger } from 'pino';
import type { ListedSegment, Source } from '../source';
import { readFormat, readSamples, type MediaFormat, type MediaSample } from '../read-samples';
import { RtmpPublisher } from './rtmp-publisher';

export interface PushTarget {
  url: string;
  key: string;
}

interface PushOptions {
  client: Pick<OutgoingClient, 'connect'>;
  log: Logger;
  clock?: () => number;
}

interface Connection {
  socket: Socket;
  publisher: RtmpPublisher;
  openedAt: number;
  /** When the server last took bytes, and how many it had taken. */
  progressAt: number;
  taken: number;
}

type Status = NonNullable<DeliveryReport['push']>;

const TICK_MS = 100;
const CONNECT_MS = 10_000;
const RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** A connection that lasted so long was a good one. */
const STABLE_MS = 30_000;
/** Segments that wait for the partner at most. */
const MAX_WAITING = 4;
const MAX_UNSENT_BYTES = 4 * 2 ** 20;
/** A server that took nothing for this long is gone. */
const STUCK_MS = 20_000;

/**
 * Pushes the best rendition of a source to an RTMP server, without encoding it. A partner that is too slow gets gaps;
 * the stream itself never waits.
 */
export class PartnerPush {
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #closing = new AbortController();
  #status: Status;
  #connection: Connection | undefined;
  #isConnecting = false;
  #isReading = false;
  #retryAt = 0;
  #failures = 0;
  #sentBefore = 0;
  #last: ListedSegment | undefined;
  #needsKey = true;
  /** The rendition with its initialization segment. */
  #formatName: string | undefined;
  #format: MediaFormat | undefined;
  /** Samples of whole segments, with the time since the connection at which they are due. */
  #waiting: { samples: (MediaSample & { due: number })[]; format: MediaFormat | undefined }[] = [];
  /** Of the period: from its times to those since the connection. */
  #shift = 0;
  #end = 0;

  constructor(
    private readonly source: Source,
    readonly target: PushTarget,
    private readonly options: PushOptions,
  ) {
    this.#now = options.clock ?? Date.now;
    this.#status = { state: 'connecting', problem: null, since: this.#time(), droppedSegments: 0 };
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  get status(): Status {
    return this.#status;
  }

  /** That the server has taken, since it began. */
  get sentBytes(): number {
    return this.#sentBefore + (this.#connection ? takenBy(this.#connection.socket) : 0);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#closing.abort();
    this.#connection?.socket.destroy();
  }

  #tick(): void {
    const now = this.#now();
    const connection = this.#connection;
    if (!connection) {
      if (!this.#isConnecting && now >= this.#retryAt && this.#listed(now).length > 0) void this.#connect();
      return;
    }
    const taken = takenBy(connection.socket);
    if (taken > connection.taken || connection.socket.writableLength === 0) {
      connection.taken = taken;
      connection.progressAt = now;
    }
    if (now - connection.progressAt > STUCK_MS) {
      connection.socket.destroy(new Error(`The server took nothing for ${STUCK_MS / 1_000} s.`));
      return;
    }
    void this.#read(connection, now);
    this.#send(connection, now - connection.openedAt);
  }

  #listed(now: number): readonly ListedSegment[] {
    const best = this.source.renditions(now)[0]?.name;
    return best === undefined ? [] : (this.source.segments(best, now) ?? []);
  }

  async #connect(): Promise<void> {
    this.#isConnecting = true;
    try {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(CONNECT_MS)]);
      const socket = await this.options.client.connect({ ...rtmpServerOf(this.target.url), signal });
      const publisher = await RtmpPublisher.open(socket, this.target, signal);
      const openedAt = this.#now();
      const connection = { socket, publisher, openedAt, progressAt: openedAt, taken: 0 };
      let problem = 'The server closed the connection.';
      socket.on('error', (error) => {
        problem = error.message;
      });
      socket.once('close', () => this.#lose(connection, problem));
      if (socket.destroyed) throw new Error(problem);
      this.#last = undefined;
      this.#formatName = undefined;
      this.#needsKey = true;
      this.#waiting = [];
      this.#end = 0;
      this.#connection = connection;
      this.#set('delivering', null);
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : String(error));
    } finally {
      this.#isConnecting = false;
    }
  }

  #lose(connection: Connection, problem: string): void {
    if (this.#connection !== connection) return;
    this.#sentBefore += takenBy(connection.socket);
    this.#connection = undefined;
    if (this.#now() - connection.openedAt > STABLE_MS) this.#failures = 0;
    this.#fail(problem);
  }

  #fail(problem: string): void {
    if (this.#closing.signal.aborted) return;
    this.#retryAt = this.#now() + Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    // The server may repeat the key.
    const text = problem.replaceAll(this.target.key, '…').slice(0, 300);
    if (this.#status.problem !== text) this.options.log.warn({ problem: text }, 'a push to a partner failed');
    this.#set('failed', text);
  }

  #set(state: Status['state'], problem: string | null): void {
    const isSame = this.#status.state === state && this.#status.problem === problem;
    this.#status = { ...this.#status, state, problem, since: isSame ? this.#status.since : this.#time() };
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }

  /** Takes new segments of the source; the first one is the newest. */
  async #read(connection: Connection, now: number): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const best = this.source.renditions(now)[0]?.name ?? '';
      const listed = this.#listed(now).filter(({ isGap }) => !isGap);
      const last = this.#last;
      const next = last ? listed.filter(({ number }) => number > last.number) : listed.slice(-1);
      for (const segment of next) {
        const [init, media] = await Promise.all([
          this.source.segment(best, segment.init, now),
          this.source.segment(best, segment.name, now),
        ]);
        if (this.#connection !== connection) return;
        const file = init && media && { init: init.content, media: media.content };
        if (file) this.#take(connection, segment, { ...file, format: `${best}/${segment.init}` });
        this.#last = segment;
      }
    } catch (error) {
      connection.socket.destroy(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#isReading = false;
    }
  }

  #take(
    { openedAt }: Connection,
    segment: ListedSegment,
    file: { init: Buffer; media: Buffer; format: string },
  ): void {
    const isNew = this.#formatName !== file.format;
    if (isNew || !this.#format) this.#format = readFormat(file.init);
    const samples = readSamples(file.media, this.#format);
    const [first] = samples;
    const isKey = samples.find(({ kind }) => kind === 'video')?.isKey === true;
    if (!first || (this.#needsKey && !isKey)) return;
    if (isNew || segment.period !== this.#last?.period)
      this.#shift = Math.max(this.#end, this.#now() - openedAt) - first.at;
    this.#formatName = file.format;
    this.#needsKey = false;
    if (this.#waiting.length >= MAX_WAITING) {
      const dropped = this.#waiting.shift();
      // Its format still counts for those that follow.
      const [following] = this.#waiting;
      if (following) following.format ??= dropped?.format;
      this.#status = { ...this.#status, droppedSegments: this.#status.droppedSegments + 1 };
    }
    const due = samples.map((sample) => ({ ...sample, due: Math.round(sample.at + this.#shift) }));
    this.#end = due.at(-1)?.due ?? this.#end;
    this.#waiting.push({ samples: due, format: isNew ? this.#format : undefined });
  }

  /** Sends what is due, as long as the server reads. */
  #send({ publisher, socket }: Connection, elapsed: number): void {
    for (;;) {
      const [segment] = this.#waiting;
      if (!segment || socket.writableLength > MAX_UNSENT_BYTES) return;
      if (segment.format) publisher.sendFormat(segment.format);
      segment.format = undefined;
      const isDue = ({ due }: { due: number }) => due <= elapsed;
      const count = segment.samples.findIndex((sample) => !isDue(sample));
      for (const sample of segment.samples.splice(0, count < 0 ? Infinity : count))
        publisher.sendSample(sample, sample.due);
      if (segment.samples.length > 0) return;
      this.#waiting.shift();
    }
  }
}

function takenBy(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
