import type { MediaMessage } from '../rtmp/connection';
import type { Period } from '../segment-table';
import { readAacConfiguration, type AudioFormat } from './aac';
import {
  fragmentOf,
  initializationOf,
  type Sample,
  type Tracks,
  type TrackRun,
  VIDEO_TIMESCALE,
} from './fmp4';
import { readAvcConfiguration } from './h264';

/** A media segment that begins with a key frame, unless the encoder sends none for a long time. */
export interface CutSegment {
  /** The same for segments that continue each other. */
  period: EncoderPeriod;
  seconds: number;
  /** Of pictures. */
  frames: number;
  /** Pictures that are missing between them. */
  missingFrames: number;
  /** Longest time without a key frame, up to the end. */
  keyFrameSeconds: number;
  hasAudio: boolean;
  /** How much further the sound had arrived than the picture at the end, in milliseconds. Null if unknown. */
  soundLeadMs: number | null;
  bytes: number;
  media: (sequence: number) => Buffer<ArrayBuffer>;
  /** An MP4 file of its first picture with all its sound, if that is a key frame. */
  still: Buffer<ArrayBuffer> | undefined;
}

export interface EncoderPeriod extends Period {
  width: number;
  height: number;
  /** For playlists. */
  codecs: string;
  /** Undefined without sound. */
  audio: AudioFormat | undefined;
}

const SECOND = 1_000;
/** Key frames of encoders come up to a few milliseconds early. */
const SHORTEST = 1.9 * SECOND;
/** Longest segment in seconds. */
export const MAX_SEGMENT_SECONDS = 4;
const LONGEST = MAX_SEGMENT_SECONDS * SECOND;
/** EXTINF is rounded before it is compared with the target duration. @see RFC 8216 4.3.3.1 */
const ROUNDING = 0.49 * SECOND;
const MAX_JUMP = 10 * SECOND;
const AUDIO_FRAME = 1_024;
const MAX_AUDIO_DRIFT_SECONDS = 0.1;
const MAX_BYTES = 32 * 2 ** 20;
const SAMPLE_OVERHEAD = 200;
const H264 = 7;
const AAC = 10;
const HEADER = 0;
const FRAMES = 1;

interface Picture {
  at: number;
  offset: number;
  isKey: boolean;
  data: Buffer;
}

/** Cuts what one encoder sends into media segments, without decoding it. */
export class Remuxer {
  #video: Tracks['video'] | undefined;
  #audio: Tracks['audio'];
  #period: (EncoderPeriod & { base: number }) | undefined;
  #pictures: Picture[] = [];
  #frames: Buffer[] = [];
  /** Of the first collected audio frame, in samples. */
  #audioAt: number | undefined;
  /** How far the sound has arrived, in milliseconds. */
  #soundUntil: number | undefined;
  /** In memory, of collected media. */
  #bytes = 0;
  #keyAt: number | undefined;
  /** Between key frames of the collected media. */
  #keyDistance = 0;
  #lastTime: number | undefined;

  constructor(private readonly onSegment: (segment: CutSegment) => void) {}

  /** Whether the message was a key frame that can be played. @throws Error for what cannot be played. */
  take({ kind, timestamp, body }: MediaMessage): boolean {
    const [first, second] = body;
    if (first === undefined || second === undefined) return false;
    this.#bytes += body.length + SAMPLE_OVERHEAD;
    if (this.#bytes > MAX_BYTES) throw new Error('The bit rate of the encoder is too high.');
    const time = this.#unwrap(timestamp);
    if (kind === 'audio') {
      if (first >> 4 !== AAC) throw new Error('The encoder sends other audio than AAC.');
      if (second === HEADER) this.#setAudio(body.subarray(2));
      else this.#addAudio(time, body.subarray(2));
      return false;
    }
    if (first >> 7 === 1 || (first & 15) !== H264)
      throw new Error('The encoder sends other video than H.264.');
    if (body.length < 5) return false;
    if (second === HEADER) this.#setVideo(body.subarray(5));
    if (second !== FRAMES) return false;
    const isKey = first >> 4 === 1;
    this.#addPicture({ at: time, offset: (body.readInt32BE(1) << 8) >> 8, isKey, data: body.subarray(5) });
    return isKey && this.#period !== undefined;
  }

  /** Emits what is left, up to the end of the last picture. */
  end(): void {
    const first = this.#pictures.at(0);
    const last = this.#pictures.at(-1);
    const before = this.#pictures.at(-2);
    if (first && last && before) {
      const end = Math.min(last.at + (last.at - before.at), first.at + LONGEST);
      this.#dropAudioAfter(end);
      this.#soundUntil = undefined;
      this.#cut(end);
    }
    this.#period = undefined;
    this.#forget();
  }

  /** Milliseconds that do not wrap. */
  #unwrap(timestamp: number): number {
    const last = this.#lastTime ?? timestamp;
    this.#lastTime = last + ((timestamp - last) | 0);
    return this.#lastTime;
  }

  #setVideo(configuration: Buffer): void {
    if (this.#video?.configuration.equals(configuration)) return;
    const format = readAvcConfiguration(configuration);
    this.end();
    this.#video = { ...format, configuration: Buffer.from(configuration) };
  }

  #setAudio(configuration: Buffer): void {
    if (this.#audio?.configuration.equals(configuration)) return;
    const format = readAacConfiguration(configuration);
    this.end();
    this.#audio = { ...format, configuration: Buffer.from(configuration) };
  }

  #addAudio(time: number, data: Buffer): void {
    if (!this.#period || !this.#audio || time < this.#period.base) return;
    const { sampleRate } = this.#audio;
    const at = Math.round(((time - this.#period.base) * sampleRate) / SECOND);
    const next = this.#audioAt === undefined ? at : this.#audioAt + this.#frames.length * AUDIO_FRAME;
    const isDrifting = Math.abs(at - next) > sampleRate * MAX_AUDIO_DRIFT_SECONDS;
    // Audio after a gap begins at its own time; a segment has one run of audio.
    if (this.#audioAt === undefined || (isDrifting && this.#frames.length === 0)) this.#audioAt = at;
    this.#frames.push(data);
    this.#soundUntil = time + (AUDIO_FRAME / sampleRate) * SECOND;
  }

  #dropAudioAfter(time: number): void {
    if (!this.#period?.audio || this.#audioAt === undefined) return;
    const samples = ((time - this.#period.base) * this.#period.audio.sampleRate) / SECOND - this.#audioAt;
    this.#frames.splice(Math.max(0, Math.ceil(samples / AUDIO_FRAME)));
  }

  #addPicture(picture: Picture): void {
    if (!this.#video) return;
    const [first, last] = [this.#pictures[0]?.at, this.#pictures.at(-1)?.at];
    if (first !== undefined && last !== undefined) {
      const isLate = picture.at - first > LONGEST + ROUNDING;
      if (isLate || last - picture.at > MAX_JUMP) this.end();
      else picture.at = Math.max(picture.at, last + 1);
    }
    if (!this.#period) {
      if (!picture.isKey) {
        this.#forget();
        return;
      }
      this.#open(picture.at);
    }
    if (picture.isKey) {
      this.#keyDistance = Math.max(this.#keyDistance, picture.at - (this.#keyAt ?? picture.at));
      this.#keyAt = picture.at;
    }
    const start = this.#pictures[0]?.at ?? picture.at;
    const length = picture.at - start;
    if (length >= LONGEST || (picture.isKey && length >= SHORTEST)) this.#cut(picture.at);
    this.#pictures.push(picture);
  }

  #open(base: number): void {
    const video = this.#video;
    if (!video) return;
    const audio = this.#audio;
    this.#forget();
    this.#audioAt = undefined;
    this.#keyAt = undefined;
    this.#keyDistance = 0;
    this.#period = {
      base,
      init: initializationOf({ video, audio }),
      width: video.width,
      height: video.height,
      codecs: [video.codec, ...(audio ? [audio.codec] : [])].join(','),
      audio,
    };
  }

  /** Emits the collected media, which ends at a time. */
  #cut(end: number): void {
    const pictures = this.#pictures;
    const [first] = pictures;
    if (!this.#period || !first) return;
    const { base, ...period } = this.#period;
    const samples = pictures.map(({ at, offset, isKey, data }, index): Sample => ({
      data,
      duration: (pictures[index + 1]?.at ?? end) - at,
      offset,
      isKey,
    }));
    const video: TrackRun = { at: first.at - base, samples };
    const audio: TrackRun = {
      at: this.#audioAt ?? 0,
      samples: this.#frames.map((data) => ({ data, duration: AUDIO_FRAME, offset: 0, isKey: true })),
    };
    const [key] = samples;
    const keyDistance = Math.max(this.#keyDistance, end - (this.#keyAt ?? end));
    this.#keyDistance = 0;
    const sound = period.audio ? { ...audio, at: 0 } : undefined;
    this.onSegment({
      period: this.#period,
      seconds: (end - first.at) / VIDEO_TIMESCALE,
      frames: pictures.length,
      missingFrames: missingIn(samples.map(({ duration }) => duration)),
      keyFrameSeconds: keyDistance / VIDEO_TIMESCALE,
      hasAudio: this.#frames.length > 0,
      soundLeadMs: this.#frames.length > 0 && this.#soundUntil !== undefined ? this.#soundUntil - end : null,
      bytes: [...samples, ...audio.samples].reduce((sum, { data }) => sum + data.length, 0),
      media: (sequence) => fragmentOf(sequence, video, period.audio ? audio : undefined),
      still: key?.isKey
        ? Buffer.concat([period.init, fragmentOf(1, { at: 0, samples: [key] }, sound)])
        : undefined,
    });
    if (this.#audioAt !== undefined) this.#audioAt += this.#frames.length * AUDIO_FRAME;
    this.#forget();
  }

  #forget(): void {
    this.#pictures = [];
    this.#frames = [];
    this.#bytes = 0;
  }
}

/** How many pictures are missing in the gaps among durations. */
function missingIn(durations: readonly number[]): number {
  const usual = durations.toSorted((one, other) => one - other)[durations.length >> 1] ?? 0;
  if (usual === 0) return 0;
  return durations.reduce((sum, duration) => sum + Math.max(0, Math.round(duration / usual) - 1), 0);
}
