import { constants, setPriority } from 'node:os';
import { z } from 'zod';

/**
 * A program of its own, because native code can crash and leak: encodes one rendition into the current folder as
 * `init.mp4` and `<number>.m4s`, and the key frames as `<number>.jpg`; or draws the picture of `still.mp4` as `0.jpg` and
 * measures its sound.
 */
const LoopJob = z.object({
  /** Graphs of FFmpeg's lavfi device. */
  video: z.string(),
  audio: z.string(),
  videoKbps: z.number(),
  audioKbps: z.number(),
  segmentSeconds: z.number(),
  segmentFrames: z.number(),
  thumbnails: z.boolean(),
  maxMemoryMb: z.number(),
});
const StillJob = z.object({ still: z.literal(true), maxMemoryMb: z.number() });
const Job = z.union([StillJob, LoopJob]);
export type LoopJob = z.output<typeof LoopJob>;
export type EncoderJob = z.output<typeof Job>;

const MEMORY_CHECK_MS = 200;
const PLAYLIST = 'index.m3u8';
const STILL = 'still.mp4';
const SILENCE_DB = -100;

process.once('disconnect', () => process.exit(1));

try {
  const job = Job.parse(JSON.parse(process.argv[2] ?? ''));
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  setInterval(() => {
    if (process.memoryUsage.rss() > job.maxMemoryMb * 2 ** 20)
      end(`The encoder needs more than ${job.maxMemoryMb} MB of memory.`);
  }, MEMORY_CHECK_MS);
  const libraries = await loadLibraries();
  if ('still' in job) {
    await drawThumbnails(libraries, STILL);
    const audioDb = await measureSound(libraries, STILL);
    await send({ audioDb, picture: await shrinkPicture(libraries, STILL) });
  } else await encode(libraries, job);
  if ('thumbnails' in job && job.thumbnails) await drawThumbnails(libraries, PLAYLIST);
  process.exit(0);
} catch (error) {
  end(error instanceof Error ? error.message : String(error));
}

async function loadLibraries() {
  try {
    const [api, names] = await Promise.all([import('node-av/api'), import('node-av/constants')]);
    return { ...api, ...names };
  } catch (error) {
    throw new Error('The FFmpeg libraries (npm package node-av) cannot be loaded on this media node.', {
      cause: error,
    });
  }
}

type Libraries = Awaited<ReturnType<typeof loadLibraries>>;

async function encode(
  { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, FF_ENCODER_AAC, FF_ENCODER_LIBX264 }: Libraries,
  job: LoopJob,
) {
  const video = await Demuxer.open(job.video, { format: 'lavfi' });
  const audio = await Demuxer.open(job.audio, { format: 'lavfi' });
  const pictures = await Decoder.create(requireStream(video.video()));
  const samples = await Decoder.create(requireStream(audio.audio()));
  const pictureFilter = FilterAPI.create('format=yuv420p', {});
  const sampleFilter = FilterAPI.create('aformat=sample_fmts=fltp', {});
  const x264 = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder: pictures,
    filter: pictureFilter,
    context: {
      bitRate: `${job.videoKbps}k`,
      rcMaxRate: `${Math.round(job.videoKbps * 1.2)}k`,
      rcBufferSize: `${job.videoKbps * job.segmentSeconds}k`,
      gopSize: job.segmentFrames,
      maxBFrames: 0,
    },
    options: { preset: 'veryfast', sc_threshold: 0, keyint_min: job.segmentFrames },
  });
  const aac = await Encoder.create(FF_ENCODER_AAC, {
    decoder: samples,
    filter: sampleFilter,
    context: { bitRate: `${job.audioKbps}k` },
  });
  const output = await Muxer.open(PLAYLIST, {
    format: 'hls',
    options: {
      hls_time: String(job.segmentSeconds),
      hls_list_size: '0',
      hls_segment_type: 'fmp4',
      hls_fmp4_init_filename: 'init.mp4',
      hls_segment_filename: '%d.m4s',
    },
  });
  const run = pipeline(
    { video, audio },
    { video: [pictures, pictureFilter, x264], audio: [samples, sampleFilter, aac] },
    output,
  );
  await run.completion;
  await output.close();
}

async function drawThumbnails(
  { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, FF_ENCODER_MJPEG }: Libraries,
  file: string,
) {
  const input = await Demuxer.open(file);
  const decoder = await Decoder.create(requireStream(input.video()), { options: { skip_frame: 'nokey' } });
  const filter = FilterAPI.create('select=key,scale=320:-2:out_range=pc,format=yuvj420p', {});
  const encoder = await Encoder.create(FF_ENCODER_MJPEG, { decoder, filter, options: { qmin: 3, qmax: 6 } });
  const output = await Muxer.open('%d.jpg', { format: 'image2', options: { start_number: '0' } });
  await pipeline(input, decoder, filter, encoder, output).completion;
  await output.close();
}

/** The first picture in 32 × 18 gray pixels, in hexadecimal: enough to see whether it is black or the same as another. */
async function shrinkPicture({ Decoder, Demuxer, FilterAPI }: Libraries, file: string): Promise<string> {
  const input = await Demuxer.open(file);
  const video = requireStream(input.video());
  const decoder = await Decoder.create(video);
  const filter = FilterAPI.create('scale=32:18:flags=area,format=gray', {});
  let picture = '';
  for await (const frame of filter.frames(decoder.frames(input.packets(video.index)))) {
    const rows = frame?.data?.[0];
    const stride = frame?.linesize[0] ?? 0;
    if (picture === '' && rows)
      for (let row = 0; row < 18; row += 1) picture += rows.toString('hex', row * stride, row * stride + 32);
    frame?.free();
  }
  await input.close();
  return picture;
}

/** The loudest sample in decibels below full scale; null without sound. */
async function measureSound(
  { Decoder, Demuxer, FilterAPI }: Libraries,
  file: string,
): Promise<number | null> {
  const input = await Demuxer.open(file);
  const audio = input.audio();
  if (!audio) return null;
  const decoder = await Decoder.create(audio);
  const filter = FilterAPI.create('aformat=sample_fmts=s16', {});
  let peak = 0;
  for await (const frame of filter.frames(decoder.frames(input.packets(audio.index)))) {
    const [data] = frame?.data ?? [];
    const samples = (frame?.nbSamples ?? 0) * (frame?.channels ?? 0);
    for (let index = 0; data && index < samples; index += 1)
      peak = Math.max(peak, Math.abs(data.readInt16LE(index * 2)));
    frame?.free();
  }
  await input.close();
  return Math.max(SILENCE_DB, Math.round(20 * Math.log10(Math.max(peak, 1e-9) / 32_768)));
}

function requireStream<Stream>(stream: Stream | undefined): Stream {
  if (!stream) throw new Error('The picture or the tone cannot be drawn.');
  return stream;
}

/** Resolves when the parent has the message. */
async function send(message: object): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });
}

function end(problem: string): void {
  if (process.send) process.send({ problem }, () => process.exit(1));
  else process.exit(1);
}
