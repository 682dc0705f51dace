import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoopJob } from '../encode-loop';
import { readFormat, readSamples } from '../read-samples';
import type { Period } from '../segment-table';
import { FONT_FILE, FRAMES_PER_SECOND, NAME_FILE, SEGMENT_SECONDS } from '../test-picture';
import { readAacConfiguration, type AudioFormat } from './aac';
import { draw, MAX_MEMORY_MB, type DrawOptions } from './draw';
import { fragmentOf, initializationOf, VIDEO_TIMESCALE, type Sample } from './fmp4';
import { readAvcConfiguration } from './h264';

/** The name in a slate, and the formats of the encoder, so that players, recordings and partners get no others. */
export interface SlateFormat {
  name: string;
  width: number;
  height: number;
  /** Undefined without sound. */
  audio: Pick<AudioFormat, 'sampleRate' | 'channels'> | undefined;
}

/** The name of a stream and silence, as segments without end. */
export interface Slate extends Period {
  /** A JPEG image. */
  thumbnail: Buffer<ArrayBuffer>;
  /** A segment by its position since the slate began. */
  segment: (index: number, sequence: number) => Buffer<ArrayBuffer>;
}

export const SLATE_SECONDS = SEGMENT_SECONDS;
const MAX = { width: 1_920, height: 1_080 };
/** Of the font on average, in its size. */
const LETTER_WIDTH = 0.42;
const AUDIO_FRAME = 1_024;
const STEREO = { sampleRate: 48_000, channels: 2 };

/** Draws the one picture that a slate repeats: that takes as long as a few frames of a stream. */
export function drawSlate(format: SlateFormat, options: DrawOptions & { font: string }): Promise<Slate> {
  return readFile(options.font).then((font) =>
    draw(
      {
        job: slateJob(format),
        files: { [NAME_FILE]: format.name, [FONT_FILE]: font },
        // A slate is drawn once; thumbnails come again.
        priority: 1,
        read: async (folder) => {
          const file = (name: string) => readFile(join(folder, name));
          const slate = slateOf(await file('init.mp4'), await file('0.m4s'), format.audio !== undefined);
          return { ...slate, thumbnail: await file('0.jpg') };
        },
      },
      options,
    ),
  );
}

function slateJob({ name, audio = STEREO, ...full }: SlateFormat): LoopJob {
  const scale = Math.min(1, MAX.width / full.width, MAX.height / full.height);
  const even = (size: number) => Math.max(16, Math.round((size * scale) / 2) * 2);
  const [width, height] = [even(full.width), even(full.height)];
  const fontSize = Math.ceil(Math.min(height / 10, (width * 0.9) / (name.length * LETTER_WIDTH)));
  return {
    video: [
      `gradients=size=${width}x${height}:rate=${FRAMES_PER_SECOND}:n=2:c0=0x10151f:c1=0x26314d:x0=0:y0=0:x1=${width}:y1=${height}`,
      'trim=end_frame=1,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1',
      'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
      `drawtext=fontfile=${FONT_FILE}:textfile=${NAME_FILE}:expansion=none:x=(w-tw)/2:y=(h-th)/2:fontsize=${fontSize}:fontcolor=white`,
      `loop=loop=-1:size=1,fps=${FRAMES_PER_SECOND},trim=duration=${SLATE_SECONDS}`,
    ].join(','),
    audio: `anullsrc=channel_layout=${audio.channels === 1 ? 'mono' : 'stereo'}:sample_rate=${audio.sampleRate},atrim=duration=${SLATE_SECONDS}`,
    videoKbps: 300,
    audioKbps: 32,
    segmentSeconds: SLATE_SECONDS,
    segmentFrames: SLATE_SECONDS * FRAMES_PER_SECOND,
    thumbnails: true,
    maxMemoryMb: MAX_MEMORY_MB,
  };
}

function slateOf(init: Buffer, media: Buffer, hasAudio: boolean): Omit<Slate, 'thumbnail'> {
  const format = readFormat(init);
  const samples = readSamples(media, format);
  const pictures = samples.filter(({ kind }) => kind === 'video');
  const silence = samples.findLast(({ kind }) => kind === 'audio');
  const video = { ...readAvcConfiguration(format.video), configuration: format.video };
  const audio = hasAudio && format.audio && silence ? audioOf(format.audio, silence.data) : undefined;
  const duration = (SLATE_SECONDS * VIDEO_TIMESCALE) / pictures.length;
  return {
    init: initializationOf({ video, audio: audio?.track }),
    segment: (index, sequence) =>
      fragmentOf(
        sequence,
        {
          at: index * SLATE_SECONDS * VIDEO_TIMESCALE,
          samples: pictures.map(({ data, isKey }): Sample => ({ data, isKey, duration, offset: 0 })),
        },
        audio?.run(index),
      ),
  };
}

/** The same silent frame again and again. */
function audioOf(configuration: Buffer, data: Buffer) {
  const track = { ...readAacConfiguration(configuration), configuration };
  const frameAt = (index: number) => Math.ceil((index * SLATE_SECONDS * track.sampleRate) / AUDIO_FRAME);
  const frame: Sample = { data, duration: AUDIO_FRAME, offset: 0, isKey: true };
  return {
    track,
    run: (index: number) => ({
      at: frameAt(index) * AUDIO_FRAME,
      samples: Array.from({ length: frameAt(index + 1) - frameAt(index) }, () => frame),
    }),
  };
}
