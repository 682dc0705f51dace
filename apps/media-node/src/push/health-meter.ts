import type { StreamHealth } from '@console/live/contract';
import { MAX_SEGMENT_SECONDS, type CutSegment } from './remuxer';

const WINDOW_MS = 30_000;
/** Less media says nothing about speed and bit rate. */
const MIN_SECONDS = 8;
const MAX_NOISE = 1;

/** Without the media, which takes memory. */
type Measured = Omit<CutSegment, 'media' | 'still'>;

/** Nothing arrives. */
export const LOST: StreamHealth = {
  inputLost: true,
  speed: null,
  droppedPercent: null,
  keyFrameSeconds: null,
  bitrateDeviation: null,
  audioDb: null,
};

/** Measures what one encoder sent in the last 30 seconds. */
export class HealthMeter {
  #segments: (Measured & { at: number })[] = [];
  /** Of the first seconds: encoders send sound and picture in turns. */
  #usualLeadMs: number | undefined;
  /** Null without sound track, and before the first sample. */
  audioDb: number | null = null;
  #picture: Buffer | undefined;
  /** Since then, the pictures are the same. */
  #sameSince = 0;
  #seenAt = 0;

  add({ media: _media, still: _still, ...measured }: CutSegment, now: number): void {
    this.#segments.push({ ...measured, at: now });
    this.#segments = this.#segments.filter(({ at }) => now - at <= WINDOW_MS);
    this.#usualLeadMs ??= this.#leadMs();
  }

  get kbps(): number {
    const bytes = sum(this.#segments.map((segment) => segment.bytes));
    const seconds = sum(this.#segments.map((segment) => segment.seconds));
    return Math.round((bytes * 8) / 1_000 / Math.max(seconds, 0.1));
  }

  /** Takes the brightness of the pixels of a picture. */
  see(picture: Buffer, now: number): void {
    if (picture.length === 0) return;
    if (!this.#picture || !isSame(this.#picture, picture)) this.#sameSince = now;
    this.#picture = picture;
    this.#seenAt = now;
  }

  measure(now: number): StreamHealth {
    const segments = this.#segments;
    const seconds = sum(segments.map((segment) => segment.seconds));
    const frames = sum(segments.map((segment) => segment.frames));
    const missing = sum(segments.map(({ missingFrames }) => missingFrames));
    return {
      inputLost: false,
      speed: this.#speed(now),
      droppedPercent: frames === 0 ? null : rounded((100 * missing) / (frames + missing), 1),
      keyFrameSeconds:
        segments.length === 0
          ? null
          : rounded(Math.max(...segments.map(({ keyFrameSeconds }) => keyFrameSeconds)), 1),
      bitrateDeviation: this.#bitrateDeviation(),
      audioDb: this.audioDb,
      hasAudio: seconds < MIN_SECONDS ? null : segments.some(({ hasAudio }) => hasAudio),
      driftMs: this.#driftMs(),
      brightness: this.#picture ? Math.max(...this.#picture) : null,
      // The clock of the machine may be set back.
      frozenSeconds: this.#picture ? Math.max(0, Math.round((this.#seenAt - this.#sameSince) / 1_000)) : null,
    };
  }

  /** A segment that is overdue counts as time without media. */
  #speed(now: number): number | null {
    const [first, ...later] = this.#segments;
    const last = later.at(-1);
    if (!first || !last) return null;
    const seconds = sum(later.map((segment) => segment.seconds));
    const elapsed = (Math.max(last.at, now - MAX_SEGMENT_SECONDS * 1_000) - first.at) / 1_000;
    return Math.max(seconds, elapsed) < MIN_SECONDS ? null : rounded(seconds / Math.max(elapsed, 0.1), 2);
  }

  /** The median, since sound and picture arrive in turns. Undefined for the first seconds. */
  #leadMs(): number | undefined {
    const leads = this.#segments
      .flatMap(({ seconds, soundLeadMs: ms }) => (ms === null ? [] : [{ seconds, ms }]))
      .toSorted((one, other) => one.ms - other.ms);
    const isEnough = sum(leads.map(({ seconds }) => seconds)) >= MIN_SECONDS;
    return isEnough ? leads[leads.length >> 1]?.ms : undefined;
  }

  #driftMs(): number | null {
    const leadMs = this.#leadMs();
    return leadMs === undefined ? null : Math.round(Math.abs(leadMs - (this.#usualLeadMs ?? leadMs)));
  }

  /** Of segments of a usual length: others have more or less of the key frames. */
  #bitrateDeviation(): number | null {
    const segments = this.#segments.filter(({ seconds }) => seconds >= 1);
    if (sum(segments.map(({ seconds }) => seconds)) < MIN_SECONDS) return null;
    const rates = segments.map(({ bytes, seconds }) => bytes / seconds);
    const mean = sum(rates) / rates.length;
    const variance = sum(rates.map((rate) => (rate - mean) ** 2)) / rates.length;
    return rounded((100 * Math.sqrt(variance)) / mean, 0);
  }
}

/** Encoders draw the same picture slightly differently. */
function isSame(one: Buffer, other: Buffer): boolean {
  const differences = one.map((pixel, at) => Math.abs(pixel - (other[at] ?? 0)));
  return one.length === other.length && differences.every((difference) => difference <= MAX_NOISE);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
