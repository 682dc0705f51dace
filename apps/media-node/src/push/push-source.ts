import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StreamInput } from '@console/live/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { masterPlaylist, type Timeline, type Variant } from '../playlist';
import type { Publication } from '../rtmp/connection';
import type { Source, SourceFile, SourceStatus } from '../source';
import { listedOf, pushPlaylist, type TableEntry } from './push-playlist';
import { Remuxer, type CutSegment, type Period } from './remuxer';

interface PushOptions {
  timeline: Timeline;
  /** For the segments of this stream alone; deleted when it closes. */
  folder: string;
  /** Draws an MP4 file with one picture as a JPEG image. */
  drawStill: (file: Buffer) => Promise<Buffer<ArrayBuffer>>;
  /** State or problem are different now. */
  onChange: () => void;
  log: Logger;
  clock?: () => number;
  /** How long viewers wait for an encoder that is gone. */
  reconnectMs?: number;
}

interface Entry extends TableEntry {
  media: Period;
}

interface Publisher {
  keyHash: string;
  disconnect: () => void;
  startedAt: number;
  heardAt: number;
  keyFrameAt: number;
  /** Of media since the start. */
  seconds: number;
  period: Period | undefined;
}

const RENDITION = 'source';
const RECONNECT_MS = 60_000;
/** An encoder that sent nothing for this long can be replaced. */
const SILENT_MS = 3_000;
const KEY_FRAME_MS = 12_000;
const MAX_AHEAD_SECONDS = 30;
const MAX_UNWRITTEN = 8;
const STILL_MS = 10_000;
const MAX_CACHED_BYTES = 32 * 2 ** 20;

/** What an encoder sends, as segments of the last minutes. */
export class PushSource implements Source {
  readonly #now: () => number;
  readonly #files: LRUCache<string, Buffer<ArrayBuffer>>;
  #publisher: Publisher | undefined;
  #table: Entry[] = [];
  /** Also higher than what another node or an earlier process had: segments are longer than a second. */
  #nextNumber: number;
  #nextPeriod: number;
  #input: StreamInput | null = null;
  #peakKbps = 0;
  #problem: string | null = null;
  #writing: Promise<unknown> = Promise.resolve();
  #unwritten = 0;
  #still: SourceFile | undefined;
  #stillAt = -Infinity;
  #isClosed = false;
  #end: NodeJS.Timeout | undefined;

  constructor(private readonly options: PushOptions) {
    this.#now = options.clock ?? Date.now;
    const elapsed = Math.floor((this.#now() - options.timeline.firstSegmentAt) / 1_000);
    this.#nextNumber = Math.max(0, elapsed);
    this.#nextPeriod = Math.max(0, elapsed);
    this.#files = new LRUCache<string, Buffer<ArrayBuffer>>({
      maxSize: MAX_CACHED_BYTES,
      sizeCalculation: ({ length }) => Math.max(1, length),
      fetchMethod: (path) => readFile(path),
    });
  }

  publish(keyHash: string, disconnect: () => void): Publication | 'busy' {
    const now = this.#now();
    if (this.#publisher) {
      if (now - this.#publisher.heardAt < SILENT_MS) return 'busy';
      this.#publisher.disconnect();
    }
    clearTimeout(this.#end);
    this.#problem = null;
    const publisher: Publisher = {
      keyHash,
      disconnect,
      startedAt: now,
      heardAt: now,
      keyFrameAt: now,
      seconds: 0,
      period: undefined,
    };
    this.#publisher = publisher;
    const remuxer = new Remuxer((segment) => this.#add(publisher, segment));
    this.options.onChange();
    return {
      take: (message) => {
        publisher.heardAt = this.#now();
        try {
          if (remuxer.take(message)) publisher.keyFrameAt = publisher.heardAt;
        } catch (error) {
          this.#problem = error instanceof Error ? error.message : String(error);
          throw error;
        }
      },
      end: () => {
        if (this.#publisher !== publisher) return;
        try {
          remuxer.end();
        } finally {
          this.#lose();
        }
      },
    };
  }

  /** Disconnects an encoder whose key is no longer valid. */
  keepKeys(hashes: readonly string[]): void {
    if (this.#publisher && !hashes.includes(this.#publisher.keyHash)) this.#publisher.disconnect();
  }

  status(now: number): SourceStatus {
    const isLive = this.#table.length > 0;
    const publisher = this.#publisher;
    return {
      state: isLive ? 'live' : publisher ? 'starting' : 'no-input',
      problem: this.#problemAt(now),
      input: publisher ? this.#input : null,
      renditions: isLive ? [this.#variant()] : [],
    };
  }

  master(): SourceFile | undefined {
    const last = this.#table.at(-1);
    if (!last) return undefined;
    const content = Buffer.from(masterPlaylist([{ ...this.#variant(), name: RENDITION }]));
    return { content, version: createHash('sha256').update(content).digest('base64url') };
  }

  playlist(rendition: string): SourceFile | undefined {
    const listed = this.#listed();
    const [first, last] = [listed[0], listed.at(-1)];
    if (rendition !== RENDITION || !first || !last) return undefined;
    return { content: Buffer.from(pushPlaylist(listed)), version: `${first.number}-${last.number}` };
  }

  segment(rendition: string, name: string): Promise<SourceFile> | undefined {
    if (rendition !== RENDITION) return undefined;
    const entry = this.#table.find(({ number, period }) =>
      [`${number}.m4s`, `init-${period}.mp4`].includes(name),
    );
    if (!entry) return undefined;
    if (!name.endsWith('.m4s')) return Promise.resolve({ content: entry.media.init, version: name });
    return this.#read(entry).then((content) => ({ content, version: name }));
  }

  thumbnail(): Promise<SourceFile> | undefined {
    return this.#still && this.#table.length > 0 ? Promise.resolve(this.#still) : undefined;
  }

  close(): void {
    this.#isClosed = true;
    this.#publisher?.disconnect();
    clearTimeout(this.#end);
    this.#table = [];
    void this.#enqueue(() => rm(this.options.folder, { recursive: true, force: true }));
  }

  #problemAt(now: number): string | null {
    const publisher = this.#publisher;
    if (publisher) {
      const seconds = Math.floor((now - publisher.keyFrameAt) / 1_000);
      return seconds * 1_000 < KEY_FRAME_MS
        ? this.#problem
        : `The encoder sends no key frame for ${seconds} s. Set its key frame interval to 2 s.`;
    }
    return (
      this.#problem ?? (this.#table.length > 0 ? 'The encoder has disconnected. Viewers wait for it.' : null)
    );
  }

  #variant(): Variant {
    const { width = 0, height = 0, codecs = '' } = this.#table.at(-1)?.media ?? {};
    const { kbps = 0, framesPerSecond = 0 } = this.#input ?? {};
    return { name: `${height}p`, width, height, framesPerSecond, kbps, peakKbps: this.#peakKbps, codecs };
  }

  #listed(): Entry[] {
    return listedOf(this.#table, this.options.timeline.dvrSeconds);
  }

  async #read({ number }: Entry): Promise<Buffer<ArrayBuffer>> {
    const content = await this.#files.fetch(this.#path(number));
    if (!content) throw new Error('A segment is missing.');
    return content;
  }

  #path(number: number): string {
    return join(this.options.folder, `${number}.m4s`);
  }

  #add(publisher: Publisher, segment: CutSegment): void {
    const { seconds, frames, bytes, period: media, still } = segment;
    publisher.seconds += seconds;
    const now = this.#now();
    if (publisher.seconds - (now - publisher.startedAt) / 1_000 > MAX_AHEAD_SECONDS)
      throw new Error('The encoder sends faster than real time.');
    if (this.#unwritten >= MAX_UNWRITTEN) throw new Error('The disk of the media node is too slow.');
    if (publisher.period !== media) {
      publisher.period = media;
      this.#nextPeriod += 1;
    }
    const period = this.#nextPeriod;
    const kbps = Math.round((bytes * 8) / 1_000 / Math.max(seconds, 0.1));
    this.#peakKbps = Math.max(this.#peakKbps, kbps);
    const isFirst = this.#input === null;
    this.#input = {
      kbps,
      framesPerSecond: Math.round((frames / Math.max(seconds, 0.1)) * 10) / 10,
      width: media.width,
      height: media.height,
      codecs: media.hasAudio ? 'H.264, AAC' : 'H.264',
      since: new Date(publisher.startedAt).toISOString(),
    };
    this.#unwritten += 1;
    void this.#enqueue(async () => {
      this.#unwritten -= 1;
      if (this.#isClosed) return;
      const number = this.#nextNumber;
      await mkdir(this.options.folder, { recursive: true });
      await writeFile(this.#path(number), segment.media((number + 1) >>> 0));
      this.#nextNumber += 1;
      const previous = this.#table.at(-1);
      const at = previous?.period === period ? previous.at + previous.seconds * 1_000 : now - seconds * 1_000;
      this.#table.push({ number, period, seconds, at, media });
      this.#prune();
      if (isFirst) this.options.onChange();
    });
    if (still && now - this.#stillAt >= STILL_MS) {
      this.#stillAt = now;
      void this.#draw(still);
    }
  }

  /** Segments that a player may still have in its playlist stay a while. */
  #prune(): void {
    const { dvrSeconds } = this.options.timeline;
    const kept = listedOf(this.#table, (dvrSeconds + 30) * 2);
    const removed = this.#table.slice(0, this.#table.length - kept.length);
    this.#table = kept;
    for (const { number } of removed) void rm(this.#path(number), { force: true });
  }

  async #draw(still: Buffer): Promise<void> {
    try {
      const content = await this.options.drawStill(still);
      this.#still = { content, version: String(this.#now()) };
    } catch (error) {
      this.options.log.warn({ err: error }, 'a thumbnail was not drawn');
    }
  }

  #lose(): void {
    this.#publisher = undefined;
    this.#input = null;
    this.options.onChange();
    if (this.#isClosed) return;
    this.#end = setTimeout(() => {
      const removed = this.#table;
      this.#table = [];
      this.#peakKbps = 0;
      this.#problem = null;
      for (const { number } of removed) void rm(this.#path(number), { force: true });
      this.options.onChange();
    }, this.options.reconnectMs ?? RECONNECT_MS).unref();
  }

  /** One write after the other. */
  #enqueue(write: () => Promise<unknown>): Promise<void> {
    const written = this.#writing.then(write).then(
      () => undefined,
      (error: unknown) => {
        this.options.log.error({ err: error }, 'a segment was not written');
        this.#problem = 'The media node cannot write segments.';
        this.#publisher?.disconnect();
      },
    );
    this.#writing = written;
    return written;
  }
}
