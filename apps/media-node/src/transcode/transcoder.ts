import type { TranscodeJob } from '@console/live/contract';
import type { Demuxer } from 'node-av/api';
import { fragmentOf, initializationOf, type Tracks } from '../push/fmp4';
import { readAvcConfiguration } from '../push/h264';
import { AudioEncoder } from './encode-audio';
import { VideoEncoder } from './encode-video';
import type { Libraries } from '../libraries';

interface SourceSegment {
  number: number;
  period: number;
  seconds: number;
  init: Buffer;
  media: Buffer;
}

/** Encodes the segments of a source as each rendition of a ladder; pictures are decoded once. */
export class Transcoder {
  #audio: { encoder: AudioEncoder; demuxer: Demuxer } | undefined;
  #last: SourceSegment | undefined;

  constructor(
    private readonly libraries: Libraries,
    private readonly job: TranscodeJob,
  ) {}

  async encode(segment: SourceSegment) {
    const { Demuxer, Decoder } = this.libraries;
    const demuxer = await Demuxer.open(Buffer.concat([segment.init, segment.media]), {
      format: 'mp4',
      copyTs: true,
    });
    const follows = this.#last?.period === segment.period && this.#last.number + 1 === segment.number;
    this.#last = segment;
    if (!follows) await this.#closeAudio();
    const [video, sound] = [demuxer.video(), demuxer.audio()];
    if (!video) throw new Error('The source has no picture.');
    if (sound && !this.#audio)
      this.#audio = { encoder: await AudioEncoder.open(this.libraries, sound, this.job.audioKbps), demuxer };
    const audio = this.#audio;
    const decoder = await Decoder.create(video);
    let encoders: VideoEncoder[] | undefined;
    try {
      for await (const packet of demuxer.packets()) {
        if (packet?.streamIndex === video.index)
          for (const picture of await decoder.decodeAll(packet)) {
            encoders ??= await this.#openEncoders(segment, picture);
            await takeAll(encoders, picture);
          }
        else if (packet && packet.streamIndex === sound?.index) await audio?.encoder.take(packet);
        packet?.free();
      }
      await decoder.flush();
      for (;;) {
        const picture = await decoder.receive();
        if (!picture || typeof picture !== 'object') break;
        encoders ??= await this.#openEncoders(segment, picture);
        await takeAll(encoders, picture);
      }
      if (!encoders) throw new Error('The segment has no picture.');
      await Promise.all(encoders.map((encoder) => encoder.take(null)));
      return this.#files(segment.number, encoders, audio?.encoder.finish());
    } finally {
      encoders?.forEach((encoder) => encoder.close());
      decoder.close();
      // The decoder of the sound refers to the file it was opened for.
      if (demuxer !== this.#audio?.demuxer) await demuxer.close();
    }
  }

  #openEncoders({ seconds }: SourceSegment, first: { pts: bigint; timeBase: { num: number; den: number } }) {
    const startMs = (Number(first.pts) * 1_000 * first.timeBase.num) / first.timeBase.den;
    return Promise.all(
      this.job.renditions.map((rendition) =>
        VideoEncoder.open(this.libraries, rendition, { startMs, seconds }),
      ),
    );
  }

  #files(number: number, encoders: readonly VideoEncoder[], audio: ReturnType<AudioEncoder['finish']>) {
    return encoders.map((encoder, index) => {
      const { run, configuration, duplicatedPercent } = encoder.finish();
      const format = readAvcConfiguration(configuration);
      const tracks: Tracks = { video: { ...format, configuration }, audio: audio?.track };
      return {
        name: this.job.renditions[index]?.name ?? '',
        codecs: [format.codec, ...(audio ? [audio.track.codec] : [])].join(','),
        init: initializationOf(tracks),
        file: fragmentOf((number + 1) >>> 0, run, audio?.run),
        duplicatedPercent,
      };
    });
  }

  async #closeAudio(): Promise<void> {
    this.#audio?.encoder.close();
    await this.#audio?.demuxer.close();
    this.#audio = undefined;
  }
}

async function takeAll(
  encoders: readonly VideoEncoder[],
  picture: Parameters<VideoEncoder['take']>[0] & object,
): Promise<void> {
  await Promise.all(encoders.map((encoder) => encoder.take(picture)));
  picture.free();
}
