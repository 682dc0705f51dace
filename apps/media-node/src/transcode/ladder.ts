import type { TranscodeJob } from '@console/live/contract';
import type { Logger } from 'pino';
import type { FileCache } from '../file-cache';
import { SegmentTable, type Period } from '../segment-table';
import type { ListedSegment, Source, Variant } from '../source';
import type { Timeline } from '../timeline';
import { WorkerProcess, type EncodedSegments } from './worker-process';

export interface LadderOptions {
  timeline: Timeline;
  /** Beginning of the paths of its folders; it has one for each rendition. */
  folder: string;
  files: FileCache;
  /** The file of `transcode-worker`. */
  program: string;
  /** Number of the segment of the source that precedes its first one; default: it begins with the newest. */
  after?: number | undefined;
  onChange: () => void;
  log: Logger;
}

interface EncodedPeriod extends Period {
  codecs: string;
}

const NONE = -1;
const CHECK_MS = 250;
const RESTART_MS = 500;
const MAX_RESTART_MS = 30_000;
/** Segments that a worker has at most. */
const MAX_IN_FLIGHT = 2;
/** Segments that wait at most, such as for another worker; older ones are dropped. */
const MAX_WAITING = 4;

/** The renditions of a job, encoded from the best rendition of a source. */
export class Ladder {
  readonly #tables: ReadonlyMap<string, SegmentTable<EncodedPeriod>>;
  readonly #periods = new Map<string, EncodedPeriod>();
  readonly #sent = new Map<number, ListedSegment>();
  /** Dropped, and not in the tables yet. */
  #gaps: ListedSegment[] = [];
  readonly #timer: NodeJS.Timeout;
  #worker: WorkerProcess | undefined;
  #last: number;
  #speed = 0;
  #dropped = 0;
  #droppedAt = -Infinity;
  /** In the latest segment of each rendition. */
  readonly #duplicatedPercent = new Map<string, number>();
  #failures = 0;
  #startAt = 0;
  #problem: string | null = null;
  #isReading = false;
  #isClosed = false;

  constructor(
    private readonly source: Source,
    readonly job: TranscodeJob,
    private readonly options: LadderOptions,
  ) {
    this.#last = options.after ?? NONE;
    this.#tables = new Map(
      job.renditions.map(({ name }) => [
        name,
        new SegmentTable({
          ...options,
          folder: `${options.folder}-${name}`,
          prefix: `${job.revision}-`,
          onWriteError: (error) => options.log.error({ err: error }, 'a segment was not written'),
        }),
      ]),
    );
    this.#timer = setInterval(() => void this.#feed(), CHECK_MS).unref();
  }

  /** Of the encoder, for tests. */
  get pid(): number | undefined {
    return this.#worker?.pid;
  }

  /** What is wrong with the encoder. */
  problemAt(now: number): string | null {
    if (this.#problem !== null) return this.#problem;
    if (now - this.#droppedAt < 60_000)
      return `The encoder is too slow and has dropped ${this.#dropped} frames. Use fewer renditions or a faster preset.`;
    return null;
  }

  table(rendition: string): SegmentTable<EncodedPeriod> | undefined {
    return this.#tables.get(rendition);
  }

  /** Best first; those that have segments. */
  variants(): readonly Variant[] {
    return this.job.renditions.flatMap(({ name, width, height, framesPerSecond, kbps }) => {
      const table = this.#tables.get(name);
      const { last } = table ?? {};
      if (!table || !last) return [];
      const encoder = {
        speed: Math.round(this.#speed * 100) / 100,
        framesPerSecond: Math.round(Math.min(1, this.#speed) * framesPerSecond * 10) / 10,
        droppedFrames: this.#dropped,
        duplicatedPercent: Math.round((this.#duplicatedPercent.get(name) ?? 0) * 10) / 10,
      };
      const total = kbps + this.job.audioKbps;
      const peakKbps = Math.max(total, table.peakKbps);
      const { codecs } = last.media;
      return [{ name, width, height, framesPerSecond, kbps: total, peakKbps, codecs, encoder }];
    });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#worker?.kill();
    for (const table of this.#tables.values()) table.close();
  }

  /** Sends new segments of the source to the encoder. */
  async #feed(): Promise<void> {
    const now = Date.now();
    if (this.#isReading || this.#isClosed || now < this.#startAt) return;
    const input = this.source.renditions(now)[0]?.name;
    const listed = input === undefined ? [] : (this.source.segments(input, now) ?? []);
    if (input === undefined || listed.length === 0) {
      // The input has ended.
      this.#gaps = [];
      for (const table of this.#tables.values()) table.clear();
      return;
    }
    const worker = (this.#worker ??= this.#start());
    if (!worker.isReady) return;
    this.#isReading = true;
    try {
      // The first run begins with the newest segments.
      const next = listed.filter(({ number }) => number > this.#last);
      const isFirst = this.#last === (this.options.after ?? NONE);
      const waiting = isFirst ? next.slice(-MAX_IN_FLIGHT) : next;
      for (const segment of waiting.slice(0, -MAX_WAITING)) this.#drop(segment);
      for (const segment of waiting.slice(-MAX_WAITING)) {
        if (worker.inFlight >= MAX_IN_FLIGHT) break;
        const [init, media] = await Promise.all([
          this.source.segment(input, segment.init, now),
          this.source.segment(input, segment.name, now),
        ]);
        if (!init || !media || worker !== this.#worker) break;
        this.#last = segment.number;
        this.#sent.set(segment.number, segment);
        const { number, period, seconds } = segment;
        worker.encode({ number, period, seconds, init: init.content, media: media.content });
      }
    } catch (error) {
      this.options.log.warn({ err: error }, 'a segment was not read for the encoder');
    } finally {
      this.#isReading = false;
    }
  }

  #start(): WorkerProcess {
    return new WorkerProcess({
      program: this.options.program,
      job: this.job,
      onSegment: (segment) => void this.#take(segment),
      onEnd: (problem) => this.#restart(problem),
    });
  }

  async #take({ number, ms, renditions }: EncodedSegments): Promise<void> {
    const segment = this.#sent.get(number);
    if (!segment || this.#isClosed) return;
    this.#sent.delete(number);
    this.#failures = 0;
    this.#problem = null;
    const speed = (segment.seconds * 1_000) / Math.max(1, ms);
    this.#speed = this.#speed === 0 ? speed : this.#speed * 0.7 + speed * 0.3;
    const isFirst = this.variants().length === 0;
    const { period, at, seconds } = segment;
    try {
      await Promise.all(
        renditions.map(async ({ name, init, file, codecs, duplicatedPercent }) => {
          this.#duplicatedPercent.set(name, duplicatedPercent);
          const media = this.#periodOf(name, period, { init, codecs });
          await this.#tables
            .get(name)
            ?.add({ media, seconds, file: () => file, position: { number, period, at } });
        }),
      );
      this.#listGaps();
      if (isFirst) {
        this.options.log.info({ renditions: renditions.map(({ name }) => name) }, 'renditions are encoded');
        this.options.onChange();
      }
    } catch (error) {
      this.options.log.error({ err: error }, 'an encoded segment was not written');
    }
  }

  #periodOf(name: string, period: number, made: EncodedPeriod): EncodedPeriod {
    const key = `${name} ${period}`;
    const known = this.#periods.get(key);
    if (known) return known;
    for (const old of this.#periods.keys()) if (this.#periods.size > 100) this.#periods.delete(old);
    this.#periods.set(key, made);
    return made;
  }

  /** Every playlist gets a gap there. */
  #drop(segment: ListedSegment): void {
    this.#last = segment.number;
    this.#droppedAt = Date.now();
    const { framesPerSecond = 0 } = this.job.renditions[0] ?? {};
    this.#dropped += Math.round(segment.seconds * framesPerSecond);
    this.#gaps.push(segment);
    this.#listGaps();
  }

  /** After the segments before them, which may still be encoded: a table takes numbers in their order. */
  #listGaps(): void {
    const encoding = Math.min(...this.#sent.keys());
    for (const gap of this.#gaps.filter(({ number }) => number < encoding)) {
      const lasts = Array.from(this.#tables.values(), ({ last }) => last);
      if (lasts.includes(undefined)) return;
      this.#gaps = this.#gaps.filter((other) => other !== gap);
      for (const table of this.#tables.values()) if (table.last) void table.addGap(table.last.media, gap);
    }
  }

  #restart(problem: string): void {
    this.#worker = undefined;
    if (this.#isClosed) return;
    this.options.log.warn({ problem }, 'an encoder ended; starting another one');
    this.#startAt = Date.now() + Math.min(MAX_RESTART_MS, RESTART_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#problem = problem;
    // What it had is encoded by the next one.
    const lost = Math.min(...this.#sent.keys());
    if (Number.isFinite(lost)) {
      this.#last = lost - 1;
      this.#gaps = this.#gaps.filter(({ number }) => number < lost);
    }
    this.#sent.clear();
    this.options.onChange();
  }
}
