import type { TranscodeJob } from '@console/live/contract';
import type { Frame } from 'node-av/lib';
import type { Sample, TrackRun } from '../push/fmp4';
import { avcConfigurationOf, sampleOf } from './annex-b';
import type { Libraries } from '../libraries';

export type JobRendition = TranscodeJob['renditions'][number];

export interface EncodedVideo {
  run: TrackRun;
  configuration: Buffer;
  /** Pictures that repeat another one, for the frame rate of the rendition. */
  duplicatedPercent: number;
}

/** Time of a picture by its number since the begin of the period, in milliseconds. */
const timeOf = (picture: number, framesPerSecond: number) => Math.round((picture * 1_000) / framesPerSecond);

/**
 * Encodes one rendition of one segment. The encoder is new, so that the segment begins with a key frame and no picture
 * waits for the next segment. Pictures lie on a grid of the period: segments continue each other without a gap.
 */
export class VideoEncoder {
  readonly #filter;
  readonly #encoder;
  readonly #samples: { data: Buffer; picture: number; isKey: boolean }[] = [];
  readonly #first: number;
  readonly #end: number;
  #taken = 0;

  private constructor(
    private readonly rendition: JobRendition,
    { startMs, seconds }: { startMs: number; seconds: number },
    parts: Awaited<ReturnType<typeof partsOf>>,
  ) {
    const { framesPerSecond } = rendition;
    this.#first = Math.round((startMs / 1_000) * framesPerSecond);
    this.#end = Math.round((startMs / 1_000 + seconds) * framesPerSecond);
    this.#filter = parts.filter;
    this.#encoder = parts.encoder;
  }

  static async open(
    libraries: Libraries,
    rendition: JobRendition,
    segment: { startMs: number; seconds: number },
  ): Promise<VideoEncoder> {
    return new VideoEncoder(rendition, segment, await partsOf(libraries, rendition));
  }

  /** Takes a picture, which remains the caller's; null after the last one. */
  async take(picture: Frame | null): Promise<void> {
    if (picture) {
      this.#taken += 1;
      for (const frame of await this.#filter.processAll(picture)) await this.#encode(frame);
    } else {
      await this.#filter.flush();
      for (;;) {
        const frame = await this.#filter.receive();
        if (!frame || !isPart(frame)) break;
        await this.#encode(frame);
      }
      await this.#encode(null);
    }
  }

  /** @throws Error for a segment without pictures */
  finish(): EncodedVideo {
    const { framesPerSecond } = this.rendition;
    const header = this.#encoder.getCodecContext()?.extraData;
    const [first] = this.#samples;
    if (!header || !first) throw new Error('The segment has no picture.');
    const base = this.#first;
    const count = this.#samples.length;
    const at = (index: number) => timeOf(base + index, framesPerSecond);
    const samples = this.#samples.map(({ data, picture, isKey }, index): Sample => ({
      data,
      isKey,
      duration: (index === count - 1 ? timeOf(this.#end, framesPerSecond) : at(index + 1)) - at(index),
      offset: timeOf(picture, framesPerSecond) - at(index),
    }));
    return {
      run: { at: at(0), samples },
      configuration: avcConfigurationOf(header),
      duplicatedPercent: (100 * Math.max(0, count - this.#taken)) / count,
    };
  }

  close(): void {
    this.#encoder.close();
    this.#filter.close();
  }

  async #encode(frame: Frame | null): Promise<void> {
    // The grid may round the last picture into the next segment.
    const isInside = frame === null || (Number(frame.pts) >= this.#first && Number(frame.pts) < this.#end);
    const packets = isInside ? await this.#encoder.encodeAll(frame) : [];
    frame?.free();
    for (const packet of packets) {
      if (packet.data) {
        const picture = Number(packet.pts);
        this.#samples.push({ data: sampleOf(packet.data), picture, isKey: packet.isKeyframe });
      }
      packet.free();
    }
  }
}

const isPart = <Part extends object>(value: Part | number): value is Part => typeof value === 'object';

async function partsOf({ Encoder, FilterAPI, FF_ENCODER_LIBX264 }: Libraries, rendition: JobRendition) {
  const { width, height, framesPerSecond, kbps, gopSeconds, speed, tune, level, bFrames } = rendition;
  const size = `${width}:${height}`;
  const filter = FilterAPI.create(
    [
      `fps=${framesPerSecond}`,
      `scale=${size}:force_original_aspect_ratio=decrease`,
      `pad=${size}:-1:-1`,
      'setsar=1,format=yuv420p',
    ].join(','),
  );
  const gop = Math.round(gopSeconds * framesPerSecond);
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    filter,
    context: {
      bitRate: `${kbps}k`,
      rcMaxRate: `${Math.round(kbps * 1.2)}k`,
      rcBufferSize: `${kbps * 2}k`,
      gopSize: gop,
      maxBFrames: bFrames,
    },
    options: {
      preset: speed,
      ...(tune !== 'none' && { tune }),
      profile: level,
      bf: bFrames,
      sc_threshold: 0,
      keyint_min: gop,
      flags: '+global_header',
    },
  });
  return { filter, encoder };
}
