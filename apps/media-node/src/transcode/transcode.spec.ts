import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TranscodeJob } from '@console/live/contract';
import { createLog, Networks, OutgoingClient } from '@console/server-kit';
import { parse, types } from 'hls-parser';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileCache } from '../file-cache';
import { readFragment, readInitialization } from '../fragment';
import { LoopLibrary } from '../loop-library';
import { openSource } from '../open-source';
import { playlistOf } from '../playlist';
import { probeSegment } from '../testing/probe-segment';
import { assignment } from '../testing/sample-stream';
import { TranscodedSource } from './transcoded-source';

const FONT = '@expo-google-fonts/archivo-narrow/600SemiBold/ArchivoNarrow_600SemiBold.ttf';
const soon = { timeout: 100_000, interval: 100 };
const settings = {
  framesPerSecond: 25,
  gopSeconds: 2,
  speed: 'ultrafast',
  tune: 'none',
  level: 'main',
} as const;
const rendition = (height: number, kbps: number, bFrames = 0) => ({
  ...settings,
  name: `${height}p`,
  width: (height * 16) / 9,
  height,
  kbps,
  bFrames,
});
/** The loop has 720 lines at once and 360 lines before. */
const JOB: TranscodeJob = {
  revision: 'a1',
  audioKbps: 96,
  includeSource: false,
  renditions: [rendition(288, 400, 2), rendition(144, 150)],
};

describe('a ladder', () => {
  let folder: string;
  let library: LoopLibrary;
  let source: TranscodedSource;
  const opened = assignment({
    name: 'Ladder',
    source: { kind: 'test', pattern: 'color-bars' },
    firstSegmentAt: new Date(Date.now() - 60_000).toISOString(),
    transcode: JOB,
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ladder-'));
    const log = createLog('media-node', 'silent');
    const root = resolve(import.meta.dirname, '../..');
    // Next to the packages that the programs need.
    const dist = resolve(root, 'node_modules/.transcode-spec');
    await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } });
    library = new LoopLibrary({
      folder: join(folder, 'loops'),
      program: join(dist, 'encode-loop.js'),
      font: createRequire(import.meta.url).resolve(FONT),
      log,
    });
    const made = openSource(opened, {
      library,
      storage: { read: () => Promise.resolve(undefined) },
      folder,
      files: new FileCache(2 ** 24),
      transcoder: join(dist, 'transcode-worker.js'),
      puller: '/nowhere',
      client: new OutgoingClient(new Networks([])),
      findInput: () => undefined,
      drawStill: () => Promise.reject(new Error('No stream of this test has a still.')),
      drawSlate: () => Promise.reject(new Error('No slate is drawn.')),
      onChange: () => undefined,
      log,
    });
    if (!(made instanceof TranscodedSource)) throw new Error('No ladder.');
    source = made;
  }, 240_000);
  afterAll(async () => {
    source.close();
    await library.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  const listOf = (name: string) => {
    const file = playlistOf(source, name, Date.now());
    const playlist = file && parse(file.content.toString());
    return playlist instanceof types.MediaPlaylist ? playlist.segments : [];
  };
  const encoded = (name: string) => source.segments(name, Date.now())?.filter(({ isGap }) => !isGap) ?? [];
  /** Without a gap, which a busy machine leaves. */
  const threeInRow = (name: string) => {
    const segments = encoded(name);
    const at = segments.findIndex(({ number }, index) => segments[index + 2]?.number === number + 2);
    return at < 0 ? [] : segments.slice(at, at + 3);
  };
  const read = async (name: string, file: string) =>
    (await source.segment(name, file, Date.now()))?.content ?? Buffer.alloc(0);

  it('has each rendition with the numbers and times of the source, without a gap in picture and sound', async () => {
    await expect.poll(() => source.status(Date.now()).state, soon).toBe('live');
    expect(source.renditions(Date.now())).toMatchObject([
      { name: '288p', width: 512, height: 288, encoder: {} },
      { name: '144p', width: 256, height: 144 },
    ]);
    await expect.poll(() => threeInRow('288p').length, soon).toBe(3);
    await expect.poll(() => threeInRow('144p').length, soon).toBe(3);
    const [known, low] = [threeInRow('288p'), threeInRow('144p')];
    expect(low.map(({ number, at }) => [number, at])).toEqual(known.map(({ number, at }) => [number, at]));
    const sizes = { '288p': [512, 288], '144p': [256, 144] };
    for (const [name, size] of Object.entries(sizes)) {
      const init = await read(name, known[0]?.init ?? '');
      const { timescales } = readInitialization(init);
      expect(await probeSegment(init, await read(name, known[1]?.name ?? ''))).toEqual({
        ...{ video: 'h264', audio: 'aac', size, seconds: 2, audioSeconds: 2, startsWithKey: true },
      });
      expect([...timescales]).toEqual([
        [1, 1_000],
        [2, 48_000],
      ]);
      const files = await Promise.all(known.map((segment) => read(name, segment.name)));
      const media = files.map((file) => runsOf(file));
      for (const [index, tracks] of media.slice(1).entries())
        expect(tracks.map(({ begin }) => begin)).toEqual(media[index]?.map(({ end }) => end));
    }
  }, 240_000);

  it('continues with another encoder after its encoder is killed', async () => {
    const { pid } = source;
    if (pid === undefined) throw new Error('No encoder runs.');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => source.pid, soon).not.toBe(pid);
    const before = encoded('288p').at(-1)?.number ?? 0;
    await expect.poll(() => encoded('288p').at(-1)?.number, soon).toBeGreaterThan(before);
    const numbers = listOf('288p').map(({ mediaSequenceNumber }) => mediaSequenceNumber);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect(source.status(Date.now()).problem ?? '').not.toMatch(/ended/);
  }, 240_000);

  it('keeps its renditions when a name changes, and has files of other names when they change', async () => {
    const nameOf = () => source.segments('288p', Date.now())?.at(-1)?.name;
    source.update({ ...opened, transcode: { ...JOB, revision: 'a2' } });
    expect(nameOf()).toMatch(/^a1-\d+\.m4s$/);
    source.update({ ...opened, transcode: { ...JOB, audioKbps: 64, revision: 'a3' } });
    await expect.poll(() => source.renditions(Date.now()).length, soon).toBe(2);
    expect(nameOf()).toMatch(/^a3-\d+\.m4s$/);
  }, 240_000);

  it('passes renditions through that the source has', async () => {
    const loop = library.open({ pattern: 'color-bars', name: 'Ladder' });
    await expect.poll(() => loop.renditions.length, soon).toBe(2);
    const { renditions } = loop;
    const same = renditions.map(({ width, height, kbps }) => ({ ...rendition(height, kbps), width }));
    source.update({ ...opened, transcode: { ...JOB, renditions: same } });
    expect(source.renditions(Date.now())).toMatchObject(
      renditions.map(({ height, codecs }) => ({ name: `${height}p`, height, codecs })),
    );
    expect(source.pid).toBeUndefined();
    expect(listOf('360p').length).toBeGreaterThan(6);
  }, 240_000);
});

/** Begin and end of each track of a segment, in its ticks. */
function runsOf(file: Buffer) {
  let at = 0;
  return readFragment(file).times.map(({ track, ticks }) => {
    at = file.indexOf('trun', at + 1);
    const count = file.readUInt32BE(at + 8);
    const durations = Array.from({ length: count }, (_, index) => file.readUInt32BE(at + 16 + index * 16));
    return { track, begin: ticks, end: ticks + BigInt(durations.reduce((sum, one) => sum + one, 0)) };
  });
}
