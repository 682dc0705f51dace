import type { StreamAssignment, StreamHealth, StreamInput } from '@console/live/contract';
import type { Logger } from 'pino';
import type { FileCache } from '../file-cache';
import type { Publication } from '../rtmp/connection';
import { SegmentTable } from '../segment-table';
import type { ListedSegment, Source, SourceFile, SourceStatus, Variant } from '../source';
import type { Timeline } from '../timeline';
import type { Still } from './draw-still';
import { HealthMeter } from './health-meter';
import { MAX_SEGMENT_SECONDS, Remuxer, type CutSegment, type EncoderPeriod } from './remuxer';

export interface PushOptions {
  timeline: Timeline;
  /** How long viewers wait for an encoder that is gone. */
  reconnectSeconds: number;
  /** For the segments of this stream alone; deleted when it closes. */
  folder: string;
  files: FileCache;
  drawStill: (file: Buffer) => Promise<Still>;
  /** State or problem are different now. */
  onChange: () => void;
  log: Logger;
  clock?: () => number;
}

interface Publisher {
  keyHash: string;
  disconnect: () => void;
  startedAt: number;
  heardAt: number;
  keyFrameAt: number;
  /** Of media since the start. */
  seconds: number;
  health: HealthMeter;
}

const LOST: StreamHealth = {
  inputLost: true,
  speed: null,
  droppedPercent: null,
  keyFrameSeconds: null,
  bitrateDeviation: null,
  audioDb: null,
};

const RENDITION = 'source';
/** An encoder that sent nothing for this long can be replaced. */
const SILENT_MS = 3_000;
const KEY_FRAME_MS = 12_000;
const MAX_AHEAD_SECONDS = 30;
const STILL_MS = 10_000;

/** What an encoder sends, as segments of the last minutes. */
export class PushSource implements Source {
  readonly targetSeconds = MAX_SEGMENT_SECONDS;
  readonly #now: () => number;
  readonly #table: SegmentTable<EncoderPeriod>;
  #reconnectSeconds: number;
  #publisher: Publisher | undefined;
  #input: StreamInput | null = null;
  #problem: string | null = null;
  #still: SourceFile | undefined;
  #stillAt = -Infinity;
  /** An encoder was there and is gone. */
  #isLost = false;
  #isClosed = false;
  #end: NodeJS.Timeout | undefined;

  constructor(private readonly options: PushOptions) {
    this.#now = options.clock ?? Date.now;
    this.#reconnectSeconds = options.reconnectSeconds;
    this.#table = new SegmentTable({
      ...options,
      onWriteError: (error) => {
        options.log.error({ err: error }, 'a segment was not written');
        this.#problem = 'The media node cannot write segments.';
        this.#publisher?.disconnect();
      },
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
      health: new HealthMeter(),
    };
    this.#publisher = publisher;
    this.#isLost = false;
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
  update({ source, reconnectSeconds }: StreamAssignment): void {
    this.waitFor(reconnectSeconds);
    const hashes = source.kind === 'push' ? source.keys.map(({ hash }) => hash) : [];
    if (this.#publisher && !hashes.includes(this.#publisher.keyHash)) this.#publisher.disconnect();
  }

  /** How long viewers wait for an encoder that is gone from now on. */
  protected waitFor(reconnectSeconds: number): void {
    this.#reconnectSeconds = reconnectSeconds;
  }

  status(now: number): SourceStatus {
    const publisher = this.#publisher;
    return {
      state: this.#table.last ? 'live' : publisher ? 'starting' : 'no-input',
      problem: this.#problemAt(now),
      input: publisher ? this.#input : null,
      health: publisher ? publisher.health.measure(now) : this.#isLost ? LOST : null,
    };
  }

  renditions(): readonly Variant[] {
    const { last, peakKbps } = this.#table;
    if (!last) return [];
    const { width, height, codecs } = last.media;
    const { kbps = 0, framesPerSecond = 0 } = this.#input ?? {};
    return [{ name: RENDITION, width, height, framesPerSecond, kbps, peakKbps, codecs }];
  }

  segments(rendition: string): readonly ListedSegment[] | undefined {
    return rendition === RENDITION ? this.#table.listed() : undefined;
  }

  segment(rendition: string, name: string): Promise<SourceFile> | undefined {
    return rendition === RENDITION ? this.#table.read(name) : undefined;
  }

  thumbnail(): Promise<SourceFile> | undefined {
    return this.#still && this.#table.last ? Promise.resolve(this.#still) : undefined;
  }

  close(): void {
    this.#isClosed = true;
    this.#publisher?.disconnect();
    clearTimeout(this.#end);
    this.#table.close();
  }

  #problemAt(now: number): string | null {
    const publisher = this.#publisher;
    if (publisher) {
      const seconds = Math.floor((now - publisher.keyFrameAt) / 1_000);
      return seconds * 1_000 < KEY_FRAME_MS
        ? this.#problem
        : `The encoder sends no key frame for ${seconds} s. Set its key frame interval to 2 s.`;
    }
    return this.#problem ?? (this.#table.last ? 'The encoder has disconnected. Viewers wait for it.' : null);
  }

  #add(publisher: Publisher, segment: CutSegment): void {
    const { seconds, frames, bytes, period: media, media: file, still } = segment;
    publisher.seconds += seconds;
    const now = this.#now();
    publisher.health.add(segment, now);
    if (publisher.seconds - (now - publisher.startedAt) / 1_000 > MAX_AHEAD_SECONDS)
      throw new Error('The encoder sends faster than real time.');
    const isFirst = this.#input === null;
    this.#input = {
      kbps: Math.round((bytes * 8) / 1_000 / Math.max(seconds, 0.1)),
      framesPerSecond: Math.round((frames / Math.max(seconds, 0.1)) * 10) / 10,
      width: media.width,
      height: media.height,
      codecs: media.hasAudio ? 'H.264, AAC' : 'H.264',
      since: new Date(publisher.startedAt).toISOString(),
    };
    void this.#table.add({ media, seconds, file }).then(() => {
      if (isFirst) this.options.onChange();
    });
    if (still && now - this.#stillAt >= STILL_MS) {
      this.#stillAt = now;
      void this.#draw(publisher, still);
    }
  }

  async #draw({ health }: Publisher, still: Buffer): Promise<void> {
    try {
      const { content, audioDb, picture } = await this.options.drawStill(still);
      health.audioDb = audioDb;
      health.see(Buffer.from(picture, 'hex'), this.#now());
      this.#still = { content, version: String(this.#now()) };
    } catch (error) {
      this.options.log.warn({ err: error }, 'a thumbnail was not drawn');
    }
  }

  #lose(): void {
    this.#publisher = undefined;
    this.#input = null;
    this.#isLost = true;
    this.options.onChange();
    if (this.#isClosed) return;
    this.#end = setTimeout(() => {
      this.#table.clear();
      this.#problem = null;
      this.options.onChange();
    }, this.#reconnectSeconds * 1_000).unref();
  }
}
