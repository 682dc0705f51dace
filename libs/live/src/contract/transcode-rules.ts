/** Every key frame interval has to divide it. */
export const TRANSCODE_SEGMENT_SECONDS = 2;
/** Bits per pixel within which H.264 shows neither blocks nor waste. */
const BITS_PER_PIXEL = { min: 0.02, max: 0.4 } as const;

export interface PictureFormat {
  width: number;
  height: number;
  framesPerSecond: number;
}

export interface EncodedFormat extends PictureFormat {
  kbps: number;
  gopSeconds: number;
}

export const TRANSCODE_RULES = ['gopSegment', 'gopFrames', 'bitRate', 'bFrames', 'ladder'] as const;

/** A field that does not fit the others; the name of a text with its values. */
export interface TranscodeProblem {
  field: string;
  rule: (typeof TRANSCODE_RULES)[number];
  values: Readonly<Record<string, string | number>>;
}

export function bitRateRange({ width, height, framesPerSecond }: PictureFormat) {
  const pixels = (width * height * framesPerSecond) / 1_000;
  return { min: Math.ceil(pixels * BITS_PER_PIXEL.min), max: Math.floor(pixels * BITS_PER_PIXEL.max) };
}

/** What is wrong with a profile; undefined if nothing is. */
export function profileProblem(format: EncodedFormat): TranscodeProblem | undefined {
  const { width, height, framesPerSecond, kbps, gopSeconds } = format;
  const seconds = TRANSCODE_SEGMENT_SECONDS;
  if (!isWhole(seconds / gopSeconds))
    return { field: 'gopSeconds', rule: 'gopSegment', values: { gopSeconds, seconds } };
  if (!isWhole(gopSeconds * framesPerSecond))
    return { field: 'gopSeconds', rule: 'gopFrames', values: { gopSeconds, framesPerSecond } };
  const { min, max } = bitRateRange(format);
  if (kbps < min || kbps > max)
    return { field: 'kbps', rule: 'bitRate', values: { min, max, width, height, framesPerSecond } };
  return undefined;
}

/** What is wrong with a preset; undefined if nothing is. */
export function presetProblem(preset: {
  level: string;
  tune: string;
  bFrames: number;
}): TranscodeProblem | undefined {
  const excludes = preset.level === 'baseline' || preset.tune === 'zerolatency';
  return excludes && preset.bFrames > 0 ? { field: 'bFrames', rule: 'bFrames', values: {} } : undefined;
}

/** What is wrong with a ladder: each rendition has to be smaller than the one before, in lines and in bit rate. */
export function ladderProblem(
  profiles: readonly Pick<EncodedFormat, 'height' | 'kbps'>[],
): TranscodeProblem | undefined {
  for (const [index, { height, kbps }] of profiles.entries()) {
    const above = profiles[index - 1];
    if (above && (height >= above.height || kbps >= above.kbps))
      return { field: 'profileIds', rule: 'ladder', values: { position: index + 1 } };
  }
  return undefined;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

/** Processor cores per 720p picture of 25 frames, on a current server processor. */
const CORES = { ultrafast: 0.1, superfast: 0.15, veryfast: 0.22, faster: 0.35, fast: 0.45, medium: 0.6 };
const REFERENCE_PIXELS = 1_280 * 720 * 25;

/** What a rendition is estimated to need. */
export function renditionEstimate(
  format: PictureFormat & { kbps: number },
  { speed, audioKbps }: { speed: keyof typeof CORES; audioKbps: number },
) {
  const pixels = format.width * format.height * format.framesPerSecond;
  return {
    cpuPercent: Math.ceil((CORES[speed] * 100 * pixels) / REFERENCE_PIXELS),
    megabytesPerHour: Math.round(((format.kbps + audioKbps) * 1_000 * 3_600) / 8 / 2 ** 20),
  };
}
