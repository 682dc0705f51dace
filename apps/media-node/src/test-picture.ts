import type { TestPattern } from '@console/live/contract';
import type { LoopJob } from './encode-loop';

export const FRAMES_PER_SECOND = 25;
export const SEGMENT_SECONDS = 2;
/** A loop lasts 8 s, the shortest time that is both whole segments and whole AAC frames (1024 samples at 48 kHz). */
export const LOOP_SEGMENTS = 4;
/** The encoder starts before the loop, so that its end and its beginning fit together, and needs a frame behind it. */
export const LEAD_SEGMENTS = 1;
const SECONDS = (LEAD_SEGMENTS + LOOP_SEGMENTS) * SEGMENT_SECONDS + 0.5;
const LOOP_SECONDS = LOOP_SEGMENTS * SEGMENT_SECONDS;

export interface Size {
  name: string;
  width: number;
  height: number;
  kbps: number;
}

/** The smallest is encoded first and has the thumbnails. */
export const SIZES: readonly [Size, ...Size[]] = [
  { name: '360p', width: 640, height: 360, kbps: 500 },
  { name: '720p', width: 1280, height: 720, kbps: 1_600 },
];

/** Files of the encoder's folder. */
export const NAME_FILE = 'name.txt';
export const FONT_FILE = 'font.ttf';

const LOOP_FRAMES = LOOP_SECONDS * FRAMES_PER_SECOND;
const small = `size=640x360:rate=${FRAMES_PER_SECOND}`;

/** Each picture and tone repeats after one loop; the test card jumps. */
const PATTERNS: Record<TestPattern, { picture: (size: Size) => string; hertz: number }> = {
  'test-card': {
    picture: ({ width, height }) => `testsrc2=size=${width}x${height}:rate=${FRAMES_PER_SECOND}`,
    hertz: 440,
  },
  'color-bars': {
    picture: ({ width, height }) => `smptehdbars=size=${width}x${height}:rate=${FRAMES_PER_SECOND}`,
    hertz: 1_000,
  },
  // Zooms in, and out again.
  fractal: {
    picture: () =>
      [
        `mandelbrot=${small}:maxiter=256:start_scale=2:end_scale=0.02:end_pts=${LOOP_FRAMES / 2}`,
        `format=yuv420p,trim=end_frame=${LOOP_FRAMES / 2},split[in][copy];[copy]reverse[out];[in][out]concat`,
        `loop=loop=-1:size=${LOOP_FRAMES},fps=${FRAMES_PER_SECOND}`,
      ].join(','),
    hertz: 330,
  },
  // Turns once.
  gradient: {
    picture: () =>
      `gradients=${small}:n=4:c0=0x1d3557:c1=0x2a9d8f:c2=0xe9c46a:c3=0xe76f51:x0=80:y0=180:x1=560:y1=180:speed=${(2 * Math.PI) / LOOP_FRAMES}`,
    hertz: 220,
  },
};

/** Draws a pattern with the name of `NAME_FILE` and a clock that counts the seconds and frames of the loop. */
export function encoderJob(pattern: TestPattern, size: Size): LoopJob {
  const { picture, hertz } = PATTERNS[pattern];
  const unit = size.height / 20;
  const label = (text: string, x: string) =>
    `drawtext=fontfile=${FONT_FILE}:${text}:x=${x}:y=h-${2.5 * unit}:fontsize=${1.6 * unit}:fontcolor=white:box=1:boxcolor=black@0.65:boxborderw=${0.4 * unit}`;
  const clock = [
    String.raw`%{eif\:mod(t\,${LOOP_SECONDS})\:d\:2}`,
    String.raw`%{eif\:mod(n\,${FRAMES_PER_SECOND})\:d\:2}`,
  ];
  return {
    video: [
      picture(size),
      `scale=${size.width}:${size.height}:out_color_matrix=bt709:out_range=tv,format=yuv420p,setsar=1`,
      // The same in every stream, so that a player that changes streams needs no new initialization segment.
      'setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709',
      `trim=duration=${SECONDS}`,
      label(`textfile=${NAME_FILE}:expansion=none`, String(unit)),
      label(`text='${clock.join('.')}'`, `w-tw-${unit}`),
    ].join(','),
    // Few large frames: passing each on takes as long as encoding it.
    audio: `sine=frequency=${hertz}:beep_factor=4:sample_rate=48000:samples_per_frame=4096:duration=${SECONDS},aformat=channel_layouts=stereo`,
    videoKbps: size.kbps,
    audioKbps: 96,
    segmentSeconds: SEGMENT_SECONDS,
    segmentFrames: SEGMENT_SECONDS * FRAMES_PER_SECOND,
    thumbnails: size === SIZES[0],
    maxMemoryMb: 1_024,
  };
}
