import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createLog } from '@console/server-kit';
import { Demuxer } from 'node-av/api';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ListedSegment } from '../source';
import { sampleRendition } from '../testing/sample-stream';
import { FolderStorage } from './asset-storage';
import { Recordings } from './recordings';

const VIDEO = '01990000-0000-7000-8000-000000000001';
const START = Date.parse('2026-01-02T12:00:00Z');
const root = resolve(import.meta.dirname, '../..');
const programs = join(root, 'test-results/recording-programs');
let folder: string;
let init: Buffer<ArrayBuffer>;
let media: Buffer<ArrayBuffer>[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-recordings-'));
  await build({
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: programs,
      rolldownOptions: {
        input: {
          'join-recording': resolve(root, 'src/join-recording.ts'),
          'sample-video': resolve(root, 'src/testing/sample-video.ts'),
        },
      },
    },
  });
  const program = join(programs, 'sample-video.js');
  const playlist = join(folder, 'sample.m3u8');
  await promisify(execFile)(process.execPath, [program, playlist, '8', '320x180'], { cwd: folder });
  init = await readFile(join(folder, 'init.mp4'));
  media = await Promise.all([0, 1, 2, 3].map((number) => readFile(join(folder, `sample${number}.m4s`))));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Node {
  /** Of its storage and its own folder. */
  data: string;
  clock: { now: number };
  source?: ReturnType<typeof sampleSource>;
  budget?: number;
  reservedBytes?: number;
  program?: string;
}

const JOIN = join(programs, 'join-recording.js');

function openRecordings({ data, clock, source, budget, reservedBytes, program = JOIN }: Node) {
  const onComplete = vi.fn();
  const storage = new FolderStorage(join(data, 'storage'));
  const recordings = new Recordings({
    folder: join(data, 'recordings'),
    storage,
    ...{ program, budget, reservedBytes },
    findSource: () => source,
    onComplete,
    log: createLog('media-node', 'silent'),
    clock: () => clock.now,
  });
  return { recordings, storage, onComplete };
}

/** Four segments of 2 s from 12:00:00 on; the last two after an interruption. */
function sampleSource(clock: { now: number }) {
  const listed = media.map((_file, number): ListedSegment => {
    const period = number < 2 ? 1 : 2;
    const [name, at] = [`${number}.m4s`, START + number * 2_000];
    return { name, number, period, seconds: 2, at, init: `init-${period}.mp4` };
  });
  const file = (name: string) => (name.startsWith('init') ? init : media[Number.parseInt(name, 10)]);
  return {
    renditions: () => [sampleRendition(180)],
    segments: () => listed.filter(({ at, seconds }) => at + seconds * 1_000 <= clock.now),
    segment: (_rendition: string, name: string) => {
      const content = file(name);
      return content && Promise.resolve({ content, version: name });
    },
  };
}

const assignment = (seconds: number, from = 0) => ({
  videoId: VIDEO,
  streamId: 's1',
  startsAt: new Date(START + from * 1_000).toISOString(),
  endsAt: new Date(START + seconds * 1_000).toISOString(),
});

async function durationOf(data: string): Promise<number> {
  const file = join(data, 'storage/videos', VIDEO, 'source');
  const input = await Demuxer.open(file, { format: 'mpegts' });
  const { duration } = input;
  await input.close();
  return duration;
}

describe('a recording', () => {
  it('has every segment of its time, across an interruption and a killed node', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 4_500 };
    const source = sampleSource(clock);
    const killed = openRecordings({ data, clock, source });
    await killed.recordings.start();
    killed.recordings.assign([assignment(8)]);
    await killed.recordings.capture();

    const { recordings, onComplete } = openRecordings({ data, clock, source });
    await recordings.start();
    expect(recordings.reports()).toEqual([{ videoId: VIDEO, isComplete: false, problem: null }]);
    clock.now = START + 8_100;
    await recordings.capture();
    await recordings.capture();
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce(), 30_000);
    expect(recordings.reports()).toMatchObject([{ isComplete: true, problem: null }]);
    expect(recordings.reports()[0]?.bytes).toBeGreaterThan(50_000);
    expect(await durationOf(data)).toBeCloseTo(8, 0);

    await recordings.discard(VIDEO, recordings.reports()[0]);
    expect(await readdir(join(data, 'recordings'))).toEqual([]);
    expect(await durationOf(data)).toBeCloseTo(8, 0);
  });

  it('has a segment once that a killed node wrote without recording it', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 2_500 };
    const source = sampleSource(clock);
    const killed = openRecordings({ data, clock, source });
    await killed.recordings.start();
    killed.recordings.assign([assignment(8)]);
    await killed.recordings.capture();
    const part = join(data, 'recordings', VIDEO, '1.mp4');
    const recorded = await readFile(part);
    await appendFile(part, media[1] ?? '');

    clock.now = START + 4_500;
    const { recordings } = openRecordings({ data, clock, source });
    await recordings.start();
    await recordings.capture();
    expect(await readFile(part)).toEqual(recorded);
    expect(await readFile(join(data, 'recordings', VIDEO, '2.mp4'))).toEqual(
      Buffer.concat([init, media[1] ?? Buffer.alloc(0)]),
    );
  });

  it('begins a new part after a write that a killed node or a full disk cut off', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 2_500 };
    const { recordings } = openRecordings({ data, clock, source: sampleSource(clock) });
    await recordings.start();
    const part = (number: number) => join(data, 'recordings', VIDEO, `${number}.mp4`);
    await mkdir(join(data, 'recordings', VIDEO));
    await writeFile(part(1), 'cut off');
    recordings.assign([assignment(8)]);
    await recordings.capture();
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = media;
    expect(await readFile(part(1))).toEqual(Buffer.concat([init, first]));

    clock.now = START + 4_500;
    await rename(part(1), part(0));
    await mkdir(part(1));
    await recordings.capture();
    await rm(part(1), { recursive: true });
    await rename(part(0), part(1));
    await recordings.capture();
    expect(await readFile(part(1))).toEqual(Buffer.concat([init, first]));
    expect(await readFile(part(2))).toEqual(Buffer.concat([init, second]));
    await recordings.close();
  });

  it('has a part of the time that viewers can go back to', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 9_000 };
    const { recordings, onComplete } = openRecordings({ data, clock, source: sampleSource(clock) });
    await recordings.start();
    recordings.assign([assignment(6, 2)]);
    await recordings.capture();
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce(), 30_000);
    expect(await durationOf(data)).toBeCloseTo(4, 0);
  });

  it('ends with what it has when the disk space for recordings is used up', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 4_500 };
    const budget = init.length + (media[0]?.length ?? 0) + 1;
    const node = { data, clock, source: sampleSource(clock), budget };
    const { recordings, onComplete } = openRecordings(node);
    await recordings.start();
    recordings.assign([assignment(8)]);
    await recordings.capture();
    expect(recordings.disk.budgetBytes).toBe(budget);
    expect(recordings.disk.usedBytes).toBeGreaterThan(budget);
    clock.now = START + 8_100;
    await recordings.capture();
    // The platform does not know yet.
    recordings.assign([assignment(8), { ...assignment(8), videoId: 'second' }]);
    await recordings.capture();
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledTimes(2), 30_000);
    expect(recordings.reports()).toMatchObject([
      { videoId: VIDEO, problem: null, isCut: true },
      { videoId: 'second', problem: 'The media node had no disk space left for recordings.', isCut: true },
    ]);
    expect(await durationOf(data)).toBeCloseTo(4, 0);
    await recordings.discard(VIDEO, recordings.reports()[0]);
    await recordings.capture();
    expect(recordings.disk.usedBytes).toBe(0);
  });

  it('waits for a storage that does not work', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 9_000 };
    // In place of the folder.
    await writeFile(join(data, 'storage'), '');
    const { recordings, storage, onComplete } = openRecordings({ data, clock, source: sampleSource(clock) });
    const put = vi.spyOn(storage, 'put');
    await recordings.start();
    recordings.assign([assignment(4)]);
    await recordings.capture();
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce(), 30_000);
    await recordings.close();
    expect(onComplete).not.toHaveBeenCalled();
    await rm(join(data, 'storage'));
    const next = openRecordings({ data, clock });
    await next.recordings.start();
    await next.recordings.capture();
    await vi.waitFor(() => expect(next.onComplete).toHaveBeenCalledOnce(), 30_000);
    expect(await durationOf(data)).toBeCloseTo(4, 0);
  });

  it('is joined when the disk has space, and again when that has failed', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 9_000 };
    const full = openRecordings({ data, clock, source: sampleSource(clock), reservedBytes: Infinity });
    await full.recordings.start();
    full.recordings.assign([assignment(4)]);
    await full.recordings.capture();
    const marker = join(data, 'crashed');
    const program = `${marker}.mjs`;
    const crashOnce = `import { existsSync, writeFileSync } from 'node:fs';
      if (!existsSync('${marker}')) { writeFileSync('${marker}', ''); process.kill(process.pid, 'SIGKILL'); }
      await import('${JOIN}');`;
    await writeFile(program, crashOnce);
    const { recordings, onComplete } = openRecordings({ data, clock, program });
    await recordings.start();
    const complete = () => recordings.capture().then(() => expect(onComplete).toHaveBeenCalledOnce());
    await vi.waitFor(complete, 30_000);
    expect(full.onComplete).not.toHaveBeenCalled();
    expect(recordings.reports()).toMatchObject([{ problem: null }]);
    expect(await durationOf(data)).toBeCloseTo(4, 0);
    await full.recordings.close();
  });

  it('continues when its folder can be read again', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 2_100 };
    const { recordings } = openRecordings({ data, clock, source: sampleSource(clock) });
    await recordings.start();
    recordings.assign([assignment(8)]);
    await recordings.capture();
    const file = join(data, 'recordings', VIDEO);
    await rename(file, `${file}-away`);
    await writeFile(file, '');
    await recordings.capture();
    await rm(file);
    await rename(`${file}-away`, file);
    const before = recordings.disk.usedBytes;
    clock.now += 2_000;
    await recordings.capture();
    expect(recordings.disk.usedBytes).toBeGreaterThan(before);
  });

  it('whose state cannot be read stops no other recording', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 4_500 };
    const { recordings } = openRecordings({ data, clock, source: sampleSource(clock) });
    await mkdir(join(data, 'recordings/broken'), { recursive: true });
    await writeFile(join(data, 'recordings/broken/state.json'), '');
    await recordings.start();
    recordings.assign([assignment(8)]);
    await recordings.capture();
    expect(await readdir(join(data, 'recordings'))).toEqual([VIDEO]);
  });

  it('of a stream that never came says so', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START };
    const { recordings, onComplete } = openRecordings({ data, clock });
    await recordings.start();
    recordings.assign([assignment(3_600)]);
    await recordings.capture();
    expect(onComplete).not.toHaveBeenCalled();
    clock.now += 61_000;
    await recordings.capture();
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    expect(recordings.reports()[0]?.problem).toMatch(/^Nothing of the stream arrived/);
  });

  it('whose video was deleted leaves no files, also in a storage that does not work at first', async () => {
    const data = await mkdtemp(join(folder, 'node-'));
    const clock = { now: START + 4_500 };
    const { recordings, storage } = openRecordings({ data, clock, source: sampleSource(clock) });
    await recordings.start();
    recordings.assign([assignment(8)]);
    await recordings.capture();
    const before = join(data, 'stored');
    await writeFile(before, 'stored meanwhile');
    await storage.put(`videos/${VIDEO}/source`, before);
    vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('The storage does not work.'));
    await recordings.discard(VIDEO, recordings.reports()[0]);
    expect(await readdir(join(data, 'recordings'))).toEqual([]);
    expect(await storage.read(`videos/${VIDEO}/source`)).toBeUndefined();
    await recordings.capture();
    expect(recordings.reports()).toEqual([]);
  });
});
