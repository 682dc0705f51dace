import { constants, setPriority } from 'node:os';
import { z } from 'zod';

/**
 * A program of its own, because native code can crash and leak: transcodes a creative to each rendition, as
 * `<rendition>/init.mp4`, `<rendition>/<number>.m4s` and `<rendition>/index.m3u8` in the current folder.
 */
const Job = z.object({
  /** A file of the current folder, or a graph of FFmpeg's lavfi device. */
  input: z.string(),
  isGraph: z.boolean(),
  renditions: z.array(
    z.object({
      name: z.string(),
      width: z.number(),
      height: z.number(),
      framesPerSecond: z.number(),
      kbps: z.number(),
    }),
  ),
  segmentSeconds: z.number(),
  maxSeconds: z.number(),
  /** Integrated loudness in LUFS. */
  loudness: z.number(),
  maxMemoryMb: z.number(),
});
export type ConditionJob = z.output<typeof Job>;

const MEMORY_CHECK_MS = 200;
const AUDIO_KBPS = 96;
/** A creative is a file: no playlists, no scripts that name other files or hosts. */
const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mpegts,flv,avi,ogg';

process.once('disconnect', () => process.exit(1));

try {
  const job = Job.parse(JSON.parse(process.argv[2] ?? ''));
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  setInterval(() => {
    if (process.memoryUsage.rss() > job.maxMemoryMb * 2 ** 20)
      end(`Conditioning needs more than ${job.maxMemoryMb} MB of memory.`);
  }, MEMORY_CHECK_MS);
  const [api, names] = await Promise.all([import('node-av/api'), import('node-av/constants')]);
  for (const rendition of job.renditions) await condition({ ...api, ...names }, job, rendition);
  process.exit(0);
} catch (error) {
  end(error instanceof Error ? error.message : String(error));
}

type Libraries = typeof import('node-av/api') & typeof import('node-av/constants');

async function condition(
  { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, FF_ENCODER_AAC, FF_ENCODER_LIBX264 }: Libraries,
  job: ConditionJob,
  { name, width, height, framesPerSecond, kbps }: ConditionJob['renditions'][number],
) {
  const open = () =>
    job.isGraph
      ? Demuxer.open(job.input, { format: 'lavfi' })
      : Demuxer.open(job.input, { options: { protocol_whitelist: 'file', format_whitelist: FORMATS } });
  const video = await open();
  const picture = video.video();
  if (!picture) throw new Error('The creative has no video.');
  let audio = await open();
  if (!audio.audio())
    audio = await Demuxer.open(`anullsrc=r=48000:cl=stereo:d=${silenceSeconds(video.duration, job)}`, {
      format: 'lavfi',
    });
  const sound = audio.audio();
  if (!sound) throw new Error('The creative has no readable sound.');
  const pictures = await Decoder.create(picture);
  const samples = await Decoder.create(sound);
  const fps = Math.max(1, Math.round(framesPerSecond));
  const pictureFilter = FilterAPI.create(
    [
      `fps=${fps}`,
      `trim=duration=${job.maxSeconds}`,
      `scale=${width}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2`,
      `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2,setsar=1,format=yuv420p`,
    ].join(','),
    { framerate: { num: fps, den: 1 } },
  );
  const sampleFilter = FilterAPI.create(
    [
      `loudnorm=I=${job.loudness}:TP=-2:LRA=7`,
      `atrim=duration=${job.maxSeconds}`,
      'aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo',
    ].join(','),
    {},
  );
  const frames = fps * job.segmentSeconds;
  const bitRate = Math.max(150, kbps - AUDIO_KBPS);
  const x264 = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder: pictures,
    filter: pictureFilter,
    context: {
      bitRate: `${bitRate}k`,
      rcMaxRate: `${Math.round(bitRate * 1.2)}k`,
      rcBufferSize: `${bitRate * job.segmentSeconds}k`,
      gopSize: frames,
      maxBFrames: 0,
    },
    options: { preset: 'veryfast', sc_threshold: 0, keyint_min: frames },
  });
  const aac = await Encoder.create(FF_ENCODER_AAC, {
    decoder: samples,
    filter: sampleFilter,
    context: { bitRate: `${AUDIO_KBPS}k` },
  });
  const output = await Muxer.open(`${name}/index.m3u8`, {
    format: 'hls',
    options: {
      hls_time: String(job.segmentSeconds),
      hls_list_size: '0',
      hls_segment_type: 'fmp4',
      hls_fmp4_init_filename: 'init.mp4',
      hls_segment_filename: `${name}/%d.m4s`,
    },
  });
  await pipeline(
    { video, audio },
    { video: [pictures, pictureFilter, x264], audio: [samples, sampleFilter, aac] },
    output,
  ).completion;
  await output.close();
}

function silenceSeconds(duration: number, { maxSeconds }: ConditionJob): number {
  return duration > 0 ? Math.min(duration, maxSeconds) : maxSeconds;
}

function end(problem: string): void {
  if (process.send) process.send({ problem }, () => process.exit(1));
  else process.exit(1);
}
