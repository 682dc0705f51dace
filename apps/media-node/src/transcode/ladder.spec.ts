import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@console/server-kit';
import { expect, it, onTestFinished } from 'vitest';
import { FileCache } from '../file-cache';
import { sampleLibrary } from '../testing/sample-stream';
import { TestSource } from '../test-source';
import { Ladder } from './ladder';

/** Needs two seconds for a segment. */
const SLOW_WORKER = `
  const file = new Uint8Array(8);
  let work = Promise.resolve();
  process.once('disconnect', () => process.exit());
  process.on('message', ({ kind, number }) => {
    if (kind === 'job') return process.send({ isReady: true });
    work = work.then(async () => {
      await new Promise((done) => setTimeout(done, 2_000));
      process.send({ number, ms: 2_000, renditions: [{ name: '288p', codecs: 'avc1', init: file, file, duplicatedPercent: 20 }] });
    });
  });`;

async function openLadder() {
  const folder = await mkdtemp(join(tmpdir(), 'ladder-'));
  await writeFile(join(folder, 'worker.mjs'), SLOW_WORKER);
  const timeline = { firstSegmentAt: Date.now() - 60_000, dvrSeconds: 600 };
  const source = new TestSource(sampleLibrary().open({ name: 'Fast' }), timeline);
  const rendition = { name: '288p', width: 512, height: 288, framesPerSecond: 25, kbps: 500, gopSeconds: 2 };
  const preset = { speed: 'veryfast', tune: 'none', level: 'main', bFrames: 0 } as const;
  const ladder = new Ladder(
    source,
    { revision: 'a1', audioKbps: 64, includeSource: false, renditions: [{ ...rendition, ...preset }] },
    {
      ...{ timeline, folder: join(folder, 'ladder'), files: new FileCache(2 ** 20) },
      ...{
        program: join(folder, 'worker.mjs'),
        onChange: () => undefined,
        log: createLog('media-node', 'silent'),
      },
    },
  );
  onTestFinished(async () => {
    ladder.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return { ladder, source };
}

it('ends with its input', async () => {
  const { ladder, source } = await openLadder();
  const listed = () => ladder.table('288p')?.listed().length;
  await expect.poll(listed, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(ladder.variants()[0]?.encoder).toMatchObject({ droppedFrames: 0, duplicatedPercent: 20 });
  source.renditions = () => [];
  await expect.poll(listed).toBe(0);
  expect(ladder.variants()).toEqual([]);
});

it('a slow encoder leaves gaps in the order of the segments, and every listed segment stays', async () => {
  const { ladder, source } = await openLadder();
  // Four times as fast as its segments last.
  const begun = Date.now();
  const fast = (now: number) => begun + (now - begun) * 4;
  const segments = source.segments.bind(source);
  const segment = source.segment.bind(source);
  source.segments = (name, now) => segments(name, fast(now));
  source.segment = (name, file, now) => segment(name, file, fast(now));
  const seen = new Set<number>();
  const listed = () => {
    const numbers =
      ladder
        .table('288p')
        ?.listed()
        .map(({ number }) => number) ?? [];
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    expect([...seen].filter((number) => !numbers.includes(number))).toEqual([]);
    for (const number of numbers) seen.add(number);
    return ladder.table('288p')?.listed() ?? [];
  };
  await expect
    .poll(() => listed().filter(({ isGap }) => isGap).length, { timeout: 60_000 })
    .toBeGreaterThan(3);
  await expect
    .poll(() => listed().filter(({ isGap }) => !isGap).length, { timeout: 60_000 })
    .toBeGreaterThan(4);
}, 120_000);
