import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { TranscodeResult, VideoRendition } from '@console/vod/contract';
import { z } from 'zod';
import { readInitialization } from './fragment';
import { masterPlaylist } from './playlist';
import type { Variant } from './source';
import { drawPosters, drawPreview } from './vod/draw-images';
import { loadLibraries, type Libraries } from './libraries';
import { FORMATS, GOP_SECONDS, ladderFor, TRANSCODE_LIMITS, type LadderStep } from './vod/transcode-limits';

/** Names of codecs as operators know them, by FFmpeg's names. */
const CODEC_NAMES = new Map([
  ['h264', 'H.264'],
  ['hevc', 'H.265'],
  ['av1', 'AV1'],
  ['vp8', 'VP8'],
  ['vp9', 'VP9'],
  ['prores', 'ProRes'],
  ['aac', 'AAC'],
  ['ac3', 'AC-3'],
  ['eac3', 'E-AC-3'],
  ['mp3', 'MP3'],
  ['opus', 'Opus'],
  ['flac', 'FLAC'],
]);

/**
 * A program of its own, because native code can crash and leak: makes renditions, posters and a preview of `source` in
 * the current folder. It reads files only, and reports progress and result to its parent.
 */
const Job = z.object({ source: z.string(), maxMemoryMb: z.number() });

const MEMORY_CHECK_MS = 200;
const SEGMENT_SECONDS = 4;
const MAX_FPS = 60;

process.once('disconnect', () => process.exit(1));

try {
  const { source, maxMemoryMb } = Job.parse(JSON.parse(process.argv[2] ?? ''));
  setPriority(constants.priority.PRIORITY_LOW);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemoryMb * 2 ** 20)
      end(`The file needs more than ${maxMemoryMb} MB of memory to be decoded.`);
  }, MEMORY_CHECK_MS);
  const libraries = await loadLibraries();
  process.send?.({ result: await transcode(libraries, source) }, () => process.exit(0));
} catch (error) {
  end(error instanceof Error ? error.message : String(error));
}

interface Picture {
  width: number;
  height: number;
  framesPerSecond: number;
  /** Filters that turn it upright. */
  turn: string[];
}

async function transcode(libraries: Libraries, source: string): Promise<TranscodeResult> {
  const { picture, durationSeconds, hasAudio, codecs } = await inspect(libraries, source);
  const steps = ladderFor(picture.height);
  const work = steps.map(({ height }) => height * height);
  const total = work.reduce((sum, part) => sum + part, 0);
  const variants: Variant[] = [];
  let finished = 0;
  for (const [index, step] of steps.entries()) {
    const part = work[index] ?? 0;
    const onProgress = (share: number) => sendProgress((95 * (finished + part * share)) / total);
    const { name, height } = step;
    const width = Math.max(2, Math.round((height * picture.width) / picture.height / 2) * 2);
    if (!(await isEncoded(name)))
      await encode(libraries, { source, step, width, picture, hasAudio, durationSeconds, onProgress });
    const rates = await ratesOf(name, durationSeconds);
    variants.push({ ...rates, name, width, height, framesPerSecond: picture.framesPerSecond });
    finished += part;
  }
  const [best] = variants;
  if (!best) throw new Error('The file has no picture.');
  await writeFile('index.m3u8', masterPlaylist(variants));
  const posters = await drawPosters(libraries, `${best.name}/index.m3u8`, durationSeconds);
  await drawPreview(libraries, `${variants.at(-1)?.name ?? best.name}/index.m3u8`, durationSeconds);
  await writeFile('video.json', JSON.stringify({ durationSeconds }));
  return {
    durationSeconds,
    codecs,
    posters,
    storedBytes: await bytesBelow('.'),
    renditions: variants.map(({ name, width, height, kbps }): VideoRendition => ({
      name,
      width,
      height,
      kbps,
    })),
  };
}

async function open({ Demuxer }: Libraries, file: string) {
  try {
    return await Demuxer.open(file, {
      options: { protocol_whitelist: 'file', format_whitelist: FORMATS },
    });
  } catch (error) {
    throw new Error('The file is no video in a format that can be read (MP4, MOV, MKV, WebM, TS, AVI …).', {
      cause: error,
    });
  }
}

async function inspect(libraries: Libraries, source: string) {
  const { probe, AV_PKT_DATA_DISPLAYMATRIX } = libraries;
  const input = await open(libraries, source);
  const [video, audio] = [input.video(), input.audio()];
  if (!video) throw new Error('The file has no picture.');
  const { duration: durationSeconds } = input;
  if (!(durationSeconds > 0)) throw new Error('The duration of the file is unknown: it may be incomplete.');
  if (durationSeconds > TRANSCODE_LIMITS.durationSeconds)
    throw new Error(`The video is longer than ${TRANSCODE_LIMITS.durationSeconds / 3_600} hours.`);
  const { width, height, sampleAspectRatio } = video.codecpar;
  if (width * height > TRANSCODE_LIMITS.pixels)
    throw new Error(`The picture of ${width} × ${height} is too large.`);
  if (width < 16 || height < 16) throw new Error('The picture is smaller than 16 × 16.');
  const ratio =
    sampleAspectRatio.num > 0 && sampleAspectRatio.den > 0
      ? sampleAspectRatio.num / sampleAspectRatio.den
      : 1;
  const turn = turnOf(video.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  const isOnSide = turn.some((filter) => filter.startsWith('transpose'));
  const shown = { width: Math.round(width * ratio), height };
  const { num, den } = video.avgFrameRate;
  const framesPerSecond = Math.min(MAX_FPS, num > 0 && den > 0 ? num / den : 25);
  const found = await probe(source, {
    options: { protocol_whitelist: 'file', format_whitelist: FORMATS },
  });
  const names = [found.video?.codec, found.audio?.codec];
  await input.close();
  return {
    durationSeconds,
    hasAudio: audio !== undefined,
    codecs: names
      .filter((name) => name !== undefined)
      .map((name) => CODEC_NAMES.get(name) ?? name)
      .join(', '),
    picture: {
      width: isOnSide ? shown.height : shown.width,
      height: isOnSide ? shown.width : shown.height,
      framesPerSecond,
      turn,
    } satisfies Picture,
  };
}

/** Phones store pictures on their side, with a matrix that turns them. */
function turnOf(matrix: Buffer | null): string[] {
  if (!matrix || matrix.length < 36) return [];
  const degrees = Math.round((Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0)) * 180) / Math.PI);
  if (degrees === 90) return ['transpose=clock'];
  if (degrees === -90) return ['transpose=cclock'];
  return Math.abs(degrees) === 180 ? ['hflip', 'vflip'] : [];
}

interface Encoding {
  source: string;
  step: LadderStep;
  width: number;
  picture: Picture;
  hasAudio: boolean;
  durationSeconds: number;
  onProgress: (share: number) => void;
}

async function encode(libraries: Libraries, encoding: Encoding): Promise<void> {
  const { Decoder, Encoder, FilterAPI, Muxer, pipeline, FF_ENCODER_AAC, FF_ENCODER_LIBX264 } = libraries;
  const { source, step, width, picture, hasAudio, durationSeconds, onProgress } = encoding;
  const { name, height, videoKbps, audioKbps } = step;
  const input = await open(libraries, source);
  const [videoStream, audioStream] = [input.video(), hasAudio ? input.audio() : undefined];
  if (!videoStream) throw new Error('The file has no picture.');
  const pictures = await Decoder.create(videoStream, {
    options: { max_pixels: String(TRANSCODE_LIMITS.pixels) },
  });
  const fps = picture.framesPerSecond;
  const filters = [...picture.turn, `fps=${fps}`, `scale=${width}:${height}`, 'setsar=1', 'format=yuv420p'];
  const pictureFilter = FilterAPI.create(filters.join(','), {});
  const gop = Math.max(1, Math.round(fps * GOP_SECONDS));
  const x264 = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder: pictures,
    filter: pictureFilter,
    context: {
      bitRate: `${videoKbps}k`,
      rcMaxRate: `${Math.round(videoKbps * 1.2)}k`,
      rcBufferSize: `${videoKbps * 2}k`,
      gopSize: gop,
      maxBFrames: 0,
    },
    options: { preset: 'veryfast', sc_threshold: 0, keyint_min: gop },
  });
  const output = await Muxer.open(join(name, 'index.m3u8'), {
    format: 'hls',
    options: {
      hls_time: String(SEGMENT_SECONDS),
      hls_list_size: '0',
      hls_playlist_type: 'vod',
      hls_segment_type: 'fmp4',
      hls_fmp4_init_filename: 'init.mp4',
      hls_segment_filename: join(name, '%d.m4s'),
    },
  });
  const options = {
    onProgress: ({ time }: { time: number }) => onProgress(Math.min(1, time / durationSeconds)),
  };
  if (audioStream) {
    const samples = await Decoder.create(audioStream);
    const sampleFilter = FilterAPI.create(
      'aresample=48000:async=1:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=stereo',
      {},
    );
    const aac = await Encoder.create(FF_ENCODER_AAC, {
      decoder: samples,
      filter: sampleFilter,
      context: { bitRate: `${audioKbps}k` },
    });
    await pipeline(
      { video: input, audio: input },
      { video: [pictures, pictureFilter, x264], audio: [samples, sampleFilter, aac] },
      output,
      options,
    ).completion;
  } else {
    await pipeline(input, pictures, pictureFilter, x264, output, options).completion;
  }
  await output.close();
  await input.close();
}

/** By an earlier process of the job: FFmpeg writes the playlist last. */
async function isEncoded(rendition: string): Promise<boolean> {
  const playlist = join(rendition, 'index.m3u8');
  const files = await readdir('.', { recursive: true });
  return files.includes(playlist) && (await readFile(playlist, 'utf8')).includes('#EXT-X-ENDLIST');
}

async function ratesOf(folder: string, durationSeconds: number) {
  const playlist = await readFile(join(folder, 'index.m3u8'), 'utf8');
  const segments = [...playlist.matchAll(/^#EXTINF:([\d.]+),\s*\n(\S+)$/gm)];
  if (segments.length === 0) throw new Error('The file has no picture that can be decoded.');
  let bytes = 0;
  let peakKbps = 0;
  for (const [, seconds, name = ''] of segments) {
    const { size } = await stat(join(folder, name));
    bytes += size;
    // A short last segment says nothing about the rate.
    const kbps = (size * 8) / 1_000 / Math.max(Number(seconds), GOP_SECONDS);
    peakKbps = Math.max(peakKbps, Math.ceil(kbps));
  }
  const kbps = Math.max(1, Math.round((bytes * 8) / 1_000 / durationSeconds));
  const init = await readFile(join(folder, 'init.mp4'));
  const { codecs } = readInitialization(init);
  const hasAudio = init.includes('mp4a');
  return {
    kbps,
    peakKbps: Math.max(1, peakKbps),
    codecs: hasAudio ? codecs : (codecs.split(',')[0] ?? codecs),
  };
}

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}

function sendProgress(progress: number): void {
  process.send?.({ progress });
}

function end(problem: string): void {
  if (process.send) process.send({ problem }, () => process.exit(1));
  else process.exit(1);
}
