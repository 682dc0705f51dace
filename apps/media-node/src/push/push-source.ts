import type { StreamAssignment, StreamInput } from '@console/live/contract';
import type { Logger } from 'pino';
import type { FileCache } from '../file-cache';
import type { Publication } from '../rtmp/connection';
import { SegmentTable } from '../segment-table';
import type { ListedSegment, Source, SourceFile, SourceStatus, Variant } from '../source';
import type { Timeline } from '../timeline';
import type { Slate, SlateFormat } from './draw-slate';
import type { Still } from './draw-still';
import { HealthMeter, LOST } from './health-meter';
import { MAX_SEGMENT_SECONDS, Remuxer, type CutSegment } from './remuxer';
import { SlateShow } from './slate-show';

export interface PushOptions {
  /** In the slate. */
  name: string;
  timeline: Timeline;
  /** How long viewers see a slate in place of an encoder that is gone. */
  reconnectSeconds: number;
  /** For the segments of this stream alone; deleted when it closes. */
  folder: string;
  files: FileCache;
  drawStill: (file: Buffer) => Promise<Still>;
  drawSlate: (format: SlateFormat) => Promise<Slate>;
  /** State or problem are different now. */
  onChange: () => void;
  log: Logger;
  clock?: () => number;
}

interface Publisher {
  keyHash: string;
  disconnect: () => void;
  /** Emits what it has sent of a segment. */
  flush: () => void;
  startedAt: number;
  heardAt: number;
  keyFrameAt: number;
  /** Of media since the start. */
  seconds: number;
  health: HealthMeter;
}

const RENDITION = 'source';
/** An encoder that sent nothing for this long is gone, and can be replaced. */
const SILENT_MS = 3_000;
const KEY_FRAME_MS = 12_000;
const MAX_AHEAD_SECONDS = 30;
const STILL_MS = 10_000;
const STEP_MS = 250;

/** What an encoder sends, as segments of the last minutes. */
export class PushSource implements Source {
  readonly targetSeconds = MAX_SEGMENT_SECONDS;
  readonly #now: () => number;
  readonly #table: SegmentTable;
  readonly #slate: SlateShow;
  readonly #timer: NodeJS.Timeout;
  #name: string;
  #reconnectSeconds: number;
  #publisher: Publisher | undefined;
  #input: StreamInput | null = null;
  /** Of the latest encoder. */
  #variant: Omit<Variant, 'peakKbps'> | undefined;
  #problem: string | null = null;
  #still: SourceFile | undefined;
  #stillAt = -Infinity;
  #isDrawing = false;
  /** When the encoder went away; undefined while one sends. */
  #lostAt: number | undefined;

  constructor(private readonly options: PushOptions) {
    this.#now = options.clock ?? Date.now;
    this.#name = options.name;
    this.#reconnectSeconds = options.reconnectSeconds;
    this.#slate = new SlateShow({ draw: options.drawSlate, log: options.log });
    this.#table = new SegmentTable({
      ...options,
      onWriteError: (error) => {
        options.log.error({ err: error }, 'a segment was not written');
        this.#problem = 'The media node cannot write segments.';
        this.#publisher?.disconnect();
      },
    });
    this.#timer = setInterval(() => this.#step(), STEP_MS).unref();
  }

  publish(keyHash: string, disconnect: () => void): Publication | 'busy' {
    const now = this.#now();
    if (this.#publisher) {
      if (now - this.#publisher.heardAt < SILENT_MS) return 'busy';
      this.#publisher.disconnect();
    }
    this.#problem = null;
    const remuxer = new Remuxer((segment) => this.#add(publisher, segment));
    const publisher: Publisher = {
      keyHash,
      disconnect,
      flush: () => remuxer.end(),
      startedAt: now,
      heardAt: now,
      keyFrameAt: now,
      seconds: 0,
      health: new HealthMeter(),
    };
    this.#publisher = publisher;
    this.options.onChange();
    return {
      take: (message) => {
        publisher.heardAt = this.#now();
        try {
          if (remuxer.take(message)) this.#see(publisher);
        } catch (error) {
          this.#problem = error instanceof Error ? error.message : String(error);
          throw error;
        }
      },
      end: () => {
        if (this.#publisher !== publisher) return;
        this.#publisher = undefined;
        this.#lose(publisher, this.#now());
      },
    };
  }

  /** Disconnects an encoder whose key is no longer valid. */
  update({ name, source, reconnectSeconds }: StreamAssignment): void {
    this.describe({ name, reconnectSeconds });
    const hashes = source.kind === 'push' ? source.keys.map(({ hash }) => hash) : [];
    if (this.#publisher && !hashes.includes(this.#publisher.keyHash)) this.#publisher.disconnect();
  }

  /** What viewers see of an encoder that is gone, and for how long. */
  protected describe({ name, reconnectSeconds }: Pick<PushOptions, 'name' | 'reconnectSeconds'>): void {
    this.#name = name;
    this.#reconnectSeconds = reconnectSeconds;
  }

  status(now: number): SourceStatus {
    const publisher = this.#publisher;
    return {
      state: this.#table.last ? 'live' : publisher ? 'starting' : 'no-input',
      problem: this.#problemAt(now),
      input: this.#input,
      health: this.#lostAt !== undefined ? LOST : (publisher?.health.measure(now) ?? null),
    };
  }

  renditions(): readonly Variant[] {
    const { last, peakKbps } = this.#table;
    return last && this.#variant ? [{ ...this.#variant, peakKbps }] : [];
  }

  segments(rendition: string): readonly ListedSegment[] | undefined {
    return rendition === RENDITION ? this.#table.listed() : undefined;
  }

  segment(rendition: string, name: string): Promise<SourceFile> | undefined {
    return rendition === RENDITION ? this.#table.read(name) : undefined;
  }

  thumbnail(): Promise<SourceFile> | undefined {
    const { last } = this.#table;
    if (!last) return undefined;
    const slate = this.#slate.thumbnail;
    const shown = slate ? { content: slate, version: last.name } : this.#still;
    return shown && Promise.resolve(shown);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#publisher?.disconnect();
    this.#table.close();
  }

  #problemAt(now: number): string | null {
    const publisher = this.#publisher;
    if (publisher && this.#lostAt === undefined) {
      const seconds = Math.floor((now - publisher.keyFrameAt) / 1_000);
      return seconds * 1_000 < KEY_FRAME_MS
        ? this.#problem
        : `The encoder sends no key frame for ${seconds} s. Set its key frame interval to 2 s.`;
    }
    if (this.#problem !== null || !this.#table.last) return this.#problem;
    const lost = publisher ? 'The encoder sends nothing.' : 'The encoder has disconnected.';
    return `${lost} ${this.#table.last.isSlate ? 'Viewers see a slate.' : 'Viewers wait for it.'}`;
  }

  /** A key frame has arrived: the slate ends. */
  #see(publisher: Publisher): void {
    publisher.keyFrameAt = publisher.heardAt;
    if (this.#lostAt === undefined || this.#publisher !== publisher) return;
    this.#lostAt = undefined;
    this.#slate.end();
    this.options.log.info('the input is back');
    this.options.onChange();
  }

  /** Notices an encoder that is silent, shows the slate, and ends the session after the reconnect window. */
  #step(): void {
    const now = this.#now();
    const publisher = this.#publisher;
    if (!this.#table.last) return;
    try {
      if (publisher && this.#lostAt === undefined && now - publisher.heardAt >= SILENT_MS)
        this.#lose(publisher, publisher.heardAt);
      if (this.#lostAt === undefined) return;
      if (now - this.#lostAt >= this.#reconnectSeconds * 1_000) this.#endSession();
      else this.#slate.step(this.#table, this.#lostAt, now);
    } catch (error) {
      this.options.log.warn({ err: error }, 'a stream without its encoder was not continued');
    }
  }

  #endSession(): void {
    this.options.log.info('the input did not return: the session ends');
    this.#table.clear();
    this.#slate.end();
    this.#problem = null;
    this.options.onChange();
  }

  #add(publisher: Publisher, segment: CutSegment): void {
    const { seconds, frames, bytes, period: media, media: file, still } = segment;
    publisher.seconds += seconds;
    const now = this.#now();
    publisher.health.add(segment, now);
    if (publisher.seconds - (now - publisher.startedAt) / 1_000 > MAX_AHEAD_SECONDS)
      throw new Error('The encoder sends faster than real time.');
    const isFirst = this.#input === null;
    const { width, height, codecs, audio } = media;
    const kbps = Math.round((bytes * 8) / 1_000 / Math.max(seconds, 0.1));
    const framesPerSecond = Math.round((frames / Math.max(seconds, 0.1)) * 10) / 10;
    // The last segment of an encoder can be a few pictures.
    if (seconds >= 1 || !this.#variant)
      this.#variant = {
        ...{ name: RENDITION, width, height, framesPerSecond, codecs },
        kbps: publisher.health.kbps,
      };
    this.#input = {
      ...{ kbps, framesPerSecond, width, height },
      codecs: audio ? 'H.264, AAC' : 'H.264',
      since: new Date(publisher.startedAt).toISOString(),
    };
    if (isFirst)
      this.options.log.info({ width, height, framesPerSecond, codecs: this.#input.codecs }, 'media arrives');
    if (this.#reconnectSeconds > 0)
      this.#slate.prepare({
        ...{ name: this.#name, width, height },
        audio: audio && { sampleRate: audio.sampleRate, channels: audio.channels },
      });
    void this.#table.add({ media, seconds, file }).then(() => {
      if (isFirst) this.options.onChange();
    });
    if (still && !this.#isDrawing && now - this.#stillAt >= STILL_MS) {
      this.#stillAt = now;
      void this.#draw(publisher, still);
    }
  }

  async #draw({ health }: Publisher, still: Buffer): Promise<void> {
    this.#isDrawing = true;
    try {
      const { content, audioDb, picture } = await this.options.drawStill(still);
      health.audioDb = audioDb;
      health.see(Buffer.from(picture, 'hex'), this.#now());
      this.#still = { content, version: String(this.#now()) };
    } catch (error) {
      this.options.log.warn({ err: error }, 'a thumbnail was not drawn');
    } finally {
      this.#isDrawing = false;
    }
  }

  #lose(publisher: Publisher, at: number): void {
    try {
      publisher.flush();
    } catch (error) {
      this.options.log.warn({ err: error }, 'the last segment of an encoder was not stored');
    }
    this.#input = null;
    if (this.#lostAt === undefined) this.options.log.info('the input is gone');
    this.#lostAt ??= at;
    this.options.onChange();
  }
}
