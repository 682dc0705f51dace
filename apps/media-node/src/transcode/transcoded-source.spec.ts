import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@console/server-kit';
import { expect, it, onTestFinished } from 'vitest';
import { FileCache } from '../file-cache';
import type { ListedSegment, Source, Variant } from '../source';
import { assignment } from '../testing/sample-stream';
import { TranscodedSource } from './transcoded-source';

const WORKER = `
  const file = new Uint8Array(8);
  let names;
  process.once('disconnect', () => process.exit());
  process.on('message', ({ kind, job, number }) => {
    if (kind === 'job') {
      names = job.renditions.map(({ name }) => name);
      return process.send({ isReady: true });
    }
    const renditions = names.map((name) => ({ name, codecs: 'avc1', init: file, file, duplicatedPercent: 0 }));
    process.send({ number, ms: 1, renditions });
  });`;

const HD: Variant = {
  ...{ name: 'source', width: 1_280, height: 720, framesPerSecond: 25 },
  ...{ kbps: 3_000, peakKbps: 3_000, codecs: 'avc1' },
};
const FULL_HD = { ...HD, width: 1_920, height: 1_080 };
const LOUD = { ...HD, kbps: 8_000 };

const soon = { timeout: 20_000 };

/** What an encoder sends. */
class Input implements Source {
  readonly targetSeconds = 2;
  variants: readonly Variant[] = [HD];
  listed: ListedSegment[] = [];
  #next = 0;

  /** Adds segments. */
  add(count: number, period = 1): void {
    for (const end = this.#next + count; this.#next < end; this.#next += 1) {
      const number = this.#next;
      const names = { name: `${number}.m4s`, init: `init-${period}.mp4` };
      this.listed.push({ number, period, seconds: 2, at: number * 2_000, ...names });
    }
  }

  status = () => ({ state: 'live', problem: null, input: null, health: null }) as const;
  renditions = () => this.variants;
  segments = () => this.listed;
  segment = (_rendition: string, name: string) =>
    Promise.resolve({ content: Buffer.from(name), version: name });
  thumbnail = () => undefined;
  close = () => undefined;
}

/** A stream in two renditions that has begun; its source passes through as the first. */
async function openStream() {
  const folder = await mkdtemp(join(tmpdir(), 'transcoded-'));
  const program = join(folder, 'worker.mjs');
  await writeFile(program, WORKER);
  const settings = { framesPerSecond: 25, gopSeconds: 2, bFrames: 0 };
  const preset = { ...settings, speed: 'veryfast', tune: 'none', level: 'main' } as const;
  const renditions = [
    { ...preset, name: '720p', width: 1_280, height: 720, kbps: 3_000 },
    { ...preset, name: '360p', width: 640, height: 360, kbps: 500 },
  ];
  const input = new Input();
  const source = new TranscodedSource(
    input,
    assignment({ transcode: { revision: 'a1', audioKbps: 64, includeSource: false, renditions } }),
    {
      ...{ timeline: { firstSegmentAt: Date.now(), dvrSeconds: 600 }, folder: join(folder, 'ladder') },
      ...{ files: new FileCache(2 ** 20), program, onChange: () => undefined },
      log: createLog('media-node', 'silent'),
    },
  );
  onTestFinished(async () => {
    source.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  const namesAt = (rendition: string, seconds = 0) =>
    source.segments(rendition, seconds * 1_000)?.map(({ name }) => name) ?? [];
  input.add(2);
  const sizes = () => source.renditions(0).map(({ name, height }) => [name, height]);
  await expect.poll(sizes, soon).toEqual([
    ['720p', 720],
    ['360p', 360],
  ]);
  await expect.poll(() => namesAt('360p'), soon).toEqual(['a1-0.m4s', 'a1-1.m4s']);
  expect(namesAt('720p')).toEqual(['0.m4s', '1.m4s']);
  return { input, source, namesAt, sizes };
}

it('encodes a rendition from where its source has another size, in the same playlist', async () => {
  const { input, source, namesAt, sizes } = await openStream();
  input.variants = [FULL_HD];
  expect(namesAt('720p')).toEqual(['0.m4s', '1.m4s']);
  // While the first segment is encoded.
  expect(source.status(0).state).toBe('live');
  expect(sizes()).toEqual([
    ['720p', 720],
    ['360p', 360],
  ]);
  input.add(1, 2);
  await expect.poll(() => namesAt('720p'), soon).toEqual(['0.m4s', '1.m4s', 'a1-2.m4s']);
  await expect.poll(() => namesAt('360p'), soon).toEqual(['a1-0.m4s', 'a1-1.m4s', 'a1-2.m4s']);
  expect(source.segments('720p', 0)).toMatchObject([{ period: 1 }, { period: 1 }, { number: 2, period: 2 }]);
  expect(sizes()).toEqual([
    ['720p', 720],
    ['360p', 360],
  ]);
  const read = async (name: string) => (await source.segment('720p', name, 0))?.content;
  expect(await read('1.m4s')).toEqual(Buffer.from('1.m4s'));
  expect(await read('a1-2.m4s')).toEqual(Buffer.alloc(8));
});

it('encodes a rendition whose source has too high a bit rate for half a minute', async () => {
  const { input, namesAt } = await openStream();
  input.variants = [LOUD];
  namesAt('720p', 0);
  input.add(1);
  expect(namesAt('720p', 29)).toEqual(['0.m4s', '1.m4s', '2.m4s']);
  input.variants = [HD];
  namesAt('720p', 29);
  input.variants = [LOUD];
  input.add(1);
  expect(namesAt('720p', 40)).toHaveLength(4);
  expect(namesAt('720p', 70)).toHaveLength(4);
  input.add(1);
  await expect.poll(() => namesAt('720p', 70), soon).toHaveLength(5);
  expect(namesAt('720p', 70).slice(-2)).toEqual(['3.m4s', 'a1-4.m4s']);
});

it('decides again for another session of its input', async () => {
  const { input, source, namesAt, sizes } = await openStream();
  input.variants = [FULL_HD];
  expect(namesAt('720p')).toHaveLength(2);
  input.add(1, 2);
  await expect.poll(() => namesAt('720p'), soon).toContain('a1-2.m4s');
  input.variants = [];
  input.listed = [];
  source.status(0);
  expect(namesAt('720p')).toEqual([]);
  input.variants = [HD];
  input.add(1, 3);
  await expect.poll(() => sizes().length, soon).toBe(2);
  expect(namesAt('720p')).toEqual(['3.m4s']);
  expect(namesAt('360p')).toEqual(['a1-3.m4s']);
});
