import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLog } from '@console/server-kit';
import { expect, it, onTestFinished } from 'vitest';
import { FileCache } from '../file-cache';
import type { ListedSegment } from '../source';
import { probeSegment } from '../testing/probe-segment';
import { sampleRendition } from '../testing/sample-stream';
import { AdLibrary, partOf } from './ad-library';
import { Splice } from './splice';

const SAMPLE = resolve(import.meta.dirname, '../testing/sample-video.ts');
const PROGRAM = resolve(import.meta.dirname, 'condition-ad.ts');

it('conditions a creative to every rendition of a stream; its spliced segments can be played', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ads-'));
  const creative = join(folder, 'creative.mp4');
  execFileSync(process.execPath, [SAMPLE, creative, '3', '320x180'], { stdio: 'ignore' });
  const body = await readFile(creative);
  const start = (options = {}) =>
    new AdLibrary({
      ...options,
      ...{ folder, program: PROGRAM, files: new FileCache(2 ** 20), log: createLog('media-node', 'silent') },
      client: { send: () => Promise.resolve({ status: 200, headers: {}, body }) },
    });
  const full = start({ reservedBytes: Infinity }).open('https://ads.example/other.mp4', [
    sampleRendition(144),
  ]);
  await expect.poll(() => full.problem).toBe('The disk of the media node is full.');
  const library = start();
  onTestFinished(async () => {
    await library.close();
    await rm(folder, { recursive: true, force: true });
  });
  const ladder = [sampleRendition(288), sampleRendition(144)];
  const ad = library.open('https://ads.example/creative.mp4', ladder);
  await expect.poll(() => ad.state, { timeout: 40_000 }).toBe('ready');
  const content = Array.from({ length: 8 }, (_, number): ListedSegment => {
    return { name: `${number}.m4s`, number, period: 0, seconds: 2, at: number * 2_000, init: 'init.mp4' };
  });
  const splice = new Splice();
  splice.add({ from: 2, at: 4_000, period: 0, parts: [partOf(ad, ad.seconds.length)] });
  splice.advance(content);
  const fileOf = async (address: string) => {
    const [name = '', rendition = '', key = ''] = address.split('/').toReversed();
    return (await library.file(key, rendition, name))?.content ?? Buffer.alloc(0);
  };
  for (const { name: rendition, width, height } of ladder) {
    const spliced = splice.list(content, rendition).filter(({ period }) => period === 1);
    const probed = await Promise.all(
      spliced.map(async ({ init, name }) => probeSegment(await fileOf(init), await fileOf(name))),
    );
    const segment = { video: 'h264', audio: 'aac', size: [width, height], startsWithKey: true };
    expect(probed).toMatchObject([
      { ...segment, seconds: 2 },
      { ...segment, seconds: 1 },
    ]);
  }

  const restarted = start();
  expect(await restarted.file(ad.key, ladder[0]?.name ?? '', 'init.mp4')).toBeDefined();
  await restarted.deleteUnused(new Set([ad.key]), Infinity);
  expect(await readdir(folder)).toContain(ad.key);
  // As if it had been renamed meanwhile.
  await symlink('nowhere', join(folder, 'renamed'));
  await restarted.deleteUnused(new Set(), Infinity);
  expect(await readdir(folder)).toEqual(['renamed']);
  expect(await restarted.file(ad.key, ladder[0]?.name ?? '', '0.m4s')).toBeUndefined();
}, 60_000);
