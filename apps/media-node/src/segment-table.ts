import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileCache } from './file-cache';
import type { ListedSegment, SourceFile } from './source';
import { SEGMENT_SECONDS } from './test-picture';
import { LIVE_SEGMENTS, type Timeline } from './timeline';

/** Media without a gap and with one format. */
export interface Period {
  init: Buffer<ArrayBuffer>;
}

interface NewSegment<P extends Period> {
  /** Another object begins another period. */
  media: P;
  seconds: number;
  /** The file with its sequence number. */
  file: (sequence: number) => Buffer<ArrayBuffer>;
  /** Of the segment that it is made from; default: the next one. */
  position?: Pick<ListedSegment, 'number' | 'period' | 'at'>;
  isSlate?: boolean | undefined;
}

interface Entry<P> extends ListedSegment {
  media: P;
}

interface TableOptions {
  timeline: Timeline;
  /** For this table alone; deleted when it closes. */
  folder: string;
  files: FileCache;
  /** Of the names of files: segments of the same numbers exist elsewhere. */
  prefix?: string;
  onWriteError: (error: unknown) => void;
  clock?: () => number;
}

const MAX_UNWRITTEN = 8;
const MARGIN_SECONDS = 30;
const SLATE = 'slate-';

/** Whether a file of a table is one of a slate, which other nodes know by its name. */
export const isSlateName = (name: string): boolean => name.startsWith(SLATE);

/** The segments of the last minutes of one rendition, as files in a folder. */
export class SegmentTable<P extends Period = Period> {
  readonly #now: () => number;
  #entries: Entry<P>[] = [];
  /** Also higher than what another node or an earlier process had: segments are longer than a second. */
  #nextNumber: number;
  #period: number;
  #media: P | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #unwritten = 0;
  #isClosed = false;
  #peakKbps = 0;

  constructor(private readonly options: TableOptions) {
    this.#now = options.clock ?? Date.now;
    const elapsed = Math.floor((this.#now() - options.timeline.firstSegmentAt) / 1_000);
    this.#nextNumber = Math.max(0, elapsed);
    this.#period = Math.max(0, elapsed);
  }

  /** The newest segment. */
  get last(): (ListedSegment & { media: P }) | undefined {
    return this.#entries.at(-1);
  }

  /** Of its segments since it was empty. */
  get peakKbps(): number {
    return this.#peakKbps;
  }

  listed(): readonly ListedSegment[] {
    return listedOf(this.#entries, this.options.timeline.dvrSeconds);
  }

  /** Resolves when the segment is listed. @throws Error if the disk is too slow */
  add(segment: NewSegment<P>): Promise<void> {
    if (this.#unwritten >= MAX_UNWRITTEN) throw new Error('The disk of the media node is too slow.');
    const { media, seconds, position, isSlate = false } = segment;
    const endedAt = this.#now();
    if (this.#media !== media) this.#period += 1;
    this.#media = media;
    const period = position?.period ?? this.#period;
    this.#unwritten += 1;
    return this.#enqueue(async () => {
      this.#unwritten -= 1;
      if (this.#isClosed) return;
      const number = position?.number ?? this.#nextNumber;
      const file = segment.file((number + 1) >>> 0);
      await mkdir(this.options.folder, { recursive: true });
      await writeFile(this.#path(number), file);
      this.#nextNumber = number + 1;
      this.#peakKbps = Math.max(
        this.#peakKbps,
        Math.ceil((file.length * 8) / 1_000 / Math.max(seconds, 0.1)),
      );
      const previous = this.last;
      const reaches = previous ? previous.at + previous.seconds * 1_000 : -Infinity;
      const began = Math.max(endedAt - seconds * 1_000, reaches);
      const at = position?.at ?? (previous?.period === period ? reaches : began);
      const names = this.#namesOf(number, period);
      const slate = isSlate && ({ name: `${SLATE}${names.name}`, isSlate } as const);
      this.#list({ number, period, seconds, at, media, ...names, ...slate });
    });
  }

  /** A segment that could not be made in time. */
  addGap(media: P, { number, period, at, seconds }: ListedSegment): Promise<void> {
    return this.#enqueue(() => {
      this.#list({ number, period, seconds, at, media, ...this.#namesOf(number, period), isGap: true });
      return Promise.resolve();
    });
  }

  /** An initialization or media segment, also one that is no longer listed but may be in the playlist of a player. */
  read(name: string): Promise<SourceFile> | undefined {
    const entry = this.#entries.find((known) => known.name === name || known.init === name);
    if (!entry || (entry.isGap && entry.name === name)) return undefined;
    if (entry.init === name) return Promise.resolve({ content: entry.media.init, version: name });
    return this.options.files.read(this.#path(entry.number)).then((content) => ({ content, version: name }));
  }

  /** Deletes the segments; the numbers continue. */
  clear(): void {
    const removed = this.#entries;
    this.#entries = [];
    this.#peakKbps = 0;
    this.#remove(removed);
  }

  close(): void {
    this.#isClosed = true;
    this.#entries = [];
    void this.#enqueue(() => rm(this.options.folder, { recursive: true, force: true }));
  }

  #list(entry: Entry<P>): void {
    const previous = this.last;
    // Numbers of a playlist follow each other.
    if (previous && entry.number !== previous.number + 1) this.clear();
    this.#entries.push(entry);
    this.#prune();
  }

  /** Segments that a player may still have in its playlist stay a while. */
  #prune(): void {
    const { dvrSeconds } = this.options.timeline;
    const kept = listedOf(this.#entries, (dvrSeconds + MARGIN_SECONDS) * 2);
    const removed = this.#entries.slice(0, this.#entries.length - kept.length);
    this.#entries = kept;
    this.#remove(removed);
  }

  #remove(entries: readonly Entry<P>[]): void {
    for (const { number } of entries) {
      this.options.files.forget(this.#path(number));
      rm(this.#path(number), { force: true }).catch((error: unknown) => this.options.onWriteError(error));
    }
  }

  #namesOf(number: number, period: number): Pick<ListedSegment, 'name' | 'init'> {
    const { prefix = '' } = this.options;
    return { name: `${prefix}${number}.m4s`, init: `init-${prefix}${period}.mp4` };
  }

  #path(number: number): string {
    return join(this.options.folder, `${number}.m4s`);
  }

  /** One write after the other. */
  #enqueue(write: () => Promise<unknown>): Promise<void> {
    const written = this.#writing.then(write).then(
      () => undefined,
      (error: unknown) => this.options.onWriteError(error),
    );
    this.#writing = written;
    return written;
  }
}

/** The newest segments that a playlist has: those of the time shift and some more. Hostile encoders send short ones. */
function listedOf<Segment extends ListedSegment>(
  segments: readonly Segment[],
  dvrSeconds: number,
): Segment[] {
  const wanted = dvrSeconds + LIVE_SEGMENTS * SEGMENT_SECONDS;
  let seconds = 0;
  let first = segments.length;
  while (first > 0 && seconds < wanted && segments.length - first < wanted) {
    first -= 1;
    seconds += segments[first]?.seconds ?? 0;
  }
  return segments.slice(first);
}
