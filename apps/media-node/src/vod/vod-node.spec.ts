// @see ASVS 5.2.1, 5.2.2, 5.3.1
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { mediaSubject, type JobAssignment, type VodNodeReport } from '@console/vod/contract';
import { parse } from 'hls-parser';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { VideoFiles } from '../channel/video-files';
import { startNode, startPlatform, tokenOf } from '../testing/vod-harness';
import { FolderStorage } from './asset-storage';
import { runWorker } from './run-worker';

const VIDEO = '01990000-0000-7000-8000-000000000001';
const root = resolve(import.meta.dirname, '../..');
let folder: string;
let program: string;
let sample: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-vod-'));
  await build({
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: join(root, 'test-results/vod-programs'),
      rolldownOptions: {
        input: {
          'transcode-video': resolve(root, 'src/transcode-video.ts'),
          'sample-video': resolve(root, 'src/testing/sample-video.ts'),
        },
      },
    },
  });
  program = join(root, 'test-results/vod-programs/transcode-video.js');
  sample = join(folder, 'sample.mp4');
  await promisify(execFile)(process.execPath, [
    join(root, 'test-results/vod-programs/sample-video.js'),
    sample,
    '5',
    '640x360',
  ]);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const transcodeJob = (attempt = 1): JobAssignment => ({
  id: 'job',
  attempt,
  kind: 'transcode',
  videoId: VIDEO,
  captions: [],
});

async function keysOf(storage: FolderStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('videos/')) keys.push(key);
  return keys;
}

const finishedOf = (reports: readonly VodNodeReport[]) => reports.flatMap(({ finished }) => finished);
/** The transcoder yields to every other process. */
const SOON = { timeout: 180_000, interval: 50 };

describe('a video', () => {
  it('of a killed worker and a stopped node is completed by another node, and plays with captions', async () => {
    const { state, url } = await startPlatform();
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    await storage.put(`videos/${VIDEO}/source`, sample);

    const first = await startNode({ platform: url, folder, program }, storage.folder, 'first');
    state.jobs.push(transcodeJob());
    await vi.waitFor(() => expect(first.workers).toHaveLength(1), SOON);
    process.kill(first.workers[0] ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(first.workers).toHaveLength(2), SOON);
    process.kill(first.workers[1] ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(finishedOf(state.reports)[0]).toMatchObject({ mayRetry: true }), SOON);
    state.jobs.push(transcodeJob(2));
    await vi.waitFor(() => expect(first.workers).toHaveLength(3), SOON);
    await first.end();
    expect(state.reports.at(-1)).toMatchObject({ isStopping: true, running: [], freeSlots: 0 });

    const second = await startNode({ platform: url, folder, program }, storage.folder, 'second');
    state.jobs.push(transcodeJob(3));
    await vi.waitFor(
      () => expect(finishedOf(state.reports).at(-1)).toMatchObject({ attempt: 3, problem: null }),
      SOON,
    );
    const { result } = finishedOf(state.reports).at(-1) ?? {};
    expect(result).toMatchObject({
      codecs: 'H.264, AAC',
      renditions: [{ name: '360p', width: 640, height: 360 }],
    });
    expect(result?.durationSeconds).toBeCloseTo(5, 0);
    await vi.waitFor(() => expect(state.reports.at(-1)?.finished).toEqual([]), SOON);
    const folders = new Set((await keysOf(storage)).map((key) => key.split('/')[2]));
    expect(folders).toEqual(new Set(['source', 'media-3']));
    const ofChannel = new VideoFiles(
      { kind: 'video', videoId: VIDEO, mediaVersion: 3, title: 'Sample' },
      storage,
    );
    await ofChannel.load();
    expect(ofChannel.renditions).toMatchObject([
      { variant: { name: '360p', width: 640, framesPerSecond: 25 } },
    ]);
    const { segments = [] } = ofChannel.renditions[0] ?? {};
    expect(segments.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(5, 0);
    expect(await ofChannel.read(720, segments[0]?.name ?? '')).toBeInstanceOf(Buffer);

    const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nXin chào\n';
    const label = 'Tiếng "Việt"';
    state.jobs.push({
      ...transcodeJob(1),
      id: 'captions',
      kind: 'captions',
      captions: [{ language: 'vi', label, text }],
    });
    await vi.waitFor(() => expect(finishedOf(state.reports).at(-1)).toMatchObject({ id: 'captions' }), SOON);

    const subject = mediaSubject({ kind: 'vod', videoId: VIDEO, mediaVersion: 3, captionsVersion: 1 });
    const get = (file: string, session?: string) =>
      fetch(`${second.url}/play/${tokenOf(subject, session)}/${file}`);
    const master = parse(await (await get('index.m3u8')).text());
    if (!master.isMasterPlaylist) throw new Error('This is no master playlist.');
    expect(master.variants).toMatchObject([
      { uri: '360p/index.m3u8', subtitles: [{ language: 'vi', name: 'Tiếng ”Việt”' }] },
    ]);
    const media = parse(await (await get('360p/index.m3u8')).text());
    if (media.isMasterPlaylist) throw new Error('This is no media playlist.');
    expect(media.endlist).toBe(true);
    expect((await get(`360p/${media.segments[0]?.uri ?? ''}`)).headers.get('Content-Type')).toBe('video/mp4');
    expect((await get('captions/vi/index.m3u8')).status).toBe(200);
    expect(await (await get('captions/vi/text.vtt')).text()).toBe(text);
    const preview = await (await get('preview.vtt', 'thumbnail')).text();
    expect(preview).toContain('preview.jpg#xywh=0,0,160,90');
    expect((await get('poster-0.jpg', 'thumbnail')).headers.get('Content-Type')).toBe('image/jpeg');
    expect((await get('preview.jpg', 'thumbnail')).status).toBe(200);
    expect((await get('360p/index.m3u8', 'thumbnail')).status).toBe(403);
    expect((await get('..%2f..%2fstorage-id')).status).toBe(404);
    expect((await get('captions/en/index.m3u8')).status).toBe(404);
    await vi.waitFor(
      () => expect(state.reports.flatMap(({ sent }) => sent).at(-1)?.bytes).toBeGreaterThan(10_000),
      SOON,
    );

    state.jobs.push({ ...transcodeJob(1), id: 'delete', kind: 'delete' });
    await vi.waitFor(async () => expect(await keysOf(storage)).toEqual([]), SOON);
  }, 240_000);

  it('keeps its complete renditions when its process is replaced', async () => {
    const output = await mkdtemp(join(folder, 'output-'));
    const run = () =>
      runWorker({
        ...{ program, folder: output, source: sample, maxMemoryMb: 2_048, timeoutMs: 180_000 },
        ...{ signal: new AbortController().signal, onProgress: () => undefined },
      });
    const result = await run();
    const writtenAt = async (file: string) => (await stat(join(output, file))).mtimeMs;
    const [playlistAt, segmentAt] = [await writtenAt('index.m3u8'), await writtenAt('360p/0.m4s')];
    expect(await run()).toEqual(result);
    expect(await writtenAt('360p/0.m4s')).toBe(segmentAt);
    expect(await writtenAt('index.m3u8')).toBeGreaterThan(playlistAt);
  }, 240_000);

  it('that is lost or does not count leaves no files', async () => {
    const { state, url } = await startPlatform();
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    await storage.put(`videos/${VIDEO}/source`, sample);
    await startNode({ platform: url, folder, program }, storage.folder);
    state.accepts = false;
    state.jobs.push(transcodeJob(7));
    await vi.waitFor(() => expect(finishedOf(state.reports).at(-1)?.problem).toBeNull(), SOON);
    const onlySource = async () => expect(await keysOf(storage)).toEqual([`videos/${VIDEO}/source`]);
    await vi.waitFor(onlySource, SOON);

    state.lost.push('lost');
    state.jobs.push({ ...transcodeJob(8), id: 'lost' });
    const running = () => state.reports.map((report) => report.running.map(({ id }) => id).join());
    await vi.waitFor(() => expect(running()).toContain('lost'), SOON);
    // Captions and deletions do not wait for it.
    expect(state.reports.at(running().indexOf('lost'))).toMatchObject({ freeSlots: 0, freeLightSlots: 4 });
    await vi.waitFor(() => expect(running().at(-1)).toBe(''), SOON);
    await onlySource();
    expect(finishedOf(state.reports).map(({ id }) => id)).not.toContain('lost');
  }, 240_000);

  it.each([
    ['a text', 'not a video at all', /no video in a format/],
    [
      'a playlist that reads other files',
      '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n',
      /no video in a format/,
    ],
  ])('from %s is in error with a reason', async (_what, content, problem) => {
    const { state, url } = await startPlatform();
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    const file = join(folder, 'wrong');
    await writeFile(file, content);
    await storage.put(`videos/${VIDEO}/source`, file);
    await startNode({ platform: url, folder, program }, storage.folder);
    state.jobs.push(transcodeJob());
    await vi.waitFor(() => expect(finishedOf(state.reports)[0]?.problem).toMatch(problem), SOON);
    expect(finishedOf(state.reports)[0]).toMatchObject({ mayRetry: false });
  });

  it('that is cut off is in error or plays as far as it goes', async () => {
    const { state, url } = await startPlatform();
    const storage = new FolderStorage(await mkdtemp(join(folder, 'storage-')));
    const file = join(folder, 'cut.mp4');
    const whole = await readFile(sample);
    await writeFile(file, whole.subarray(0, whole.length / 2));
    await storage.put(`videos/${VIDEO}/source`, file);
    await startNode({ platform: url, folder, program }, storage.folder);
    state.jobs.push(transcodeJob());
    await vi.waitFor(() => expect(finishedOf(state.reports)[0]?.mayRetry).toBe(false), SOON);
  });
});
