import { readdir, writeFile } from 'node:fs/promises';
import type { Libraries } from '../libraries';
import { previewCues, TILE, TILES_PER_ROW } from './preview-cues';
import { GOP_SECONDS } from './transcode-limits';

const POSTERS = 5;
const MAX_TILES = 100;

/** Key frames of a rendition, which has one every two seconds. */
async function drawKeyFrames(
  { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, FF_ENCODER_MJPEG }: Libraries,
  { file, filter, output, options }: { file: string; filter: string; output: string; options: object },
): Promise<void> {
  const input = await Demuxer.open(file);
  const stream = input.video();
  if (!stream) throw new Error('The file has no picture.');
  const decoder = await Decoder.create(stream, { options: { skip_frame: 'nokey' } });
  const scaled = FilterAPI.create(`${filter},format=yuvj420p`, {});
  const encoder = await Encoder.create(FF_ENCODER_MJPEG, {
    decoder,
    filter: scaled,
    options: { qmin: 3, qmax: 6 },
  });
  const muxer = await Muxer.open(output, { format: 'image2', options: { start_number: '0', ...options } });
  await pipeline(input, decoder, scaled, encoder, muxer).completion;
  await muxer.close();
  await input.close();
}

/** Returns how many there are: short videos have fewer. */
export async function drawPosters(
  libraries: Libraries,
  file: string,
  durationSeconds: number,
): Promise<number> {
  const frames = Math.max(1, Math.ceil(durationSeconds / GOP_SECONDS));
  const numbers = Array.from({ length: POSTERS }, (_, index) =>
    Math.floor(((index + 0.5) * frames) / POSTERS),
  );
  const chosen = [...new Set(numbers)].map((number) => `eq(n\\,${number})`).join('+');
  await drawKeyFrames(libraries, {
    file,
    filter: `select=${chosen},scale='min(1280,iw)':-2:out_range=pc`,
    output: 'poster-%d.jpg',
    options: {},
  });
  const names = await readdir('.');
  const posters = names.filter((name) => /^poster-\d\.jpg$/.test(name)).length;
  if (posters === 0) throw new Error('The file has no picture that can be decoded.');
  return posters;
}

export async function drawPreview(
  libraries: Libraries,
  file: string,
  durationSeconds: number,
): Promise<void> {
  const frames = Math.max(1, Math.ceil(durationSeconds / GOP_SECONDS));
  const every = Math.ceil(frames / MAX_TILES);
  const tiles = Math.ceil(frames / every);
  const rows = Math.ceil(tiles / TILES_PER_ROW);
  const { width, height } = TILE;
  await drawKeyFrames(libraries, {
    file,
    filter: [
      `select=not(mod(n\\,${every}))`,
      `scale=${width}:${height}:force_original_aspect_ratio=decrease:out_range=pc`,
      `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`,
      `tile=${TILES_PER_ROW}x${rows}`,
    ].join(','),
    output: 'preview.jpg',
    options: { update: '1' },
  });
  await writeFile('preview.vtt', previewCues({ tiles, everySeconds: every * GOP_SECONDS, durationSeconds }));
}
