import type { Packet, Stream } from 'node-av/lib';
import { readAacConfiguration, type AudioFormat } from '../push/aac';
import type { Sample, TrackRun } from '../push/fmp4';
import type { Libraries } from '../libraries';

const SAMPLE_RATE = 48_000;
const FRAME = 1_024;

export interface EncodedAudio {
  run: TrackRun;
  track: AudioFormat & { configuration: Buffer };
}

/** The sound of a period: one encoder for all segments that follow each other, so that their borders cannot be heard. */
export class AudioEncoder {
  #samples: Sample[] = [];
  #at: number | undefined;

  private constructor(private readonly parts: Awaited<ReturnType<typeof partsOf>>) {}

  static async open(libraries: Libraries, stream: Stream, kbps: number): Promise<AudioEncoder> {
    return new AudioEncoder(await partsOf(libraries, stream, kbps));
  }

  async take(packet: Packet): Promise<void> {
    const { decoder, filter, encoder } = this.parts;
    for (const decoded of await decoder.decodeAll(packet)) {
      for (const frame of await filter.processAll(decoded)) {
        for (const encoded of await encoder.encodeAll(frame)) {
          // What the encoder puts in front of the sound has a time before it.
          if (encoded.data && encoded.pts >= 0n) {
            this.#at ??= Number(encoded.pts);
            this.#samples.push({ data: Buffer.from(encoded.data), duration: FRAME, offset: 0, isKey: true });
          }
          encoded.free();
        }
        frame.free();
      }
      decoded.free();
    }
  }

  /** What is encoded since the last call; undefined before the first sound. */
  finish(): EncodedAudio | undefined {
    const configuration = this.parts.encoder.getCodecContext()?.extraData;
    if (!configuration || this.#at === undefined) return undefined;
    const run = { at: this.#at, samples: this.#samples };
    this.#at += this.#samples.length * FRAME;
    this.#samples = [];
    return { run, track: { ...readAacConfiguration(configuration), configuration } };
  }

  close(): void {
    this.parts.encoder.close();
    this.parts.filter.close();
    this.parts.decoder.close();
  }
}

async function partsOf(
  { Decoder, Encoder, FilterAPI, FF_ENCODER_AAC }: Libraries,
  stream: Stream,
  kbps: number,
) {
  const decoder = await Decoder.create(stream);
  const filter = FilterAPI.create(
    `aresample=${SAMPLE_RATE}:async=1000,aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=${FRAME}:p=0`,
  );
  const encoder = await Encoder.create(FF_ENCODER_AAC, {
    filter,
    context: { bitRate: `${kbps}k` },
    options: { flags: '+global_header' },
  });
  return { decoder, filter, encoder };
}
