import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLog } from '@console/server-kit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readFragment } from './fragment';
import { type Loop, LoopLibrary } from './loop-library';
import { probeSegment } from './testing/probe-segment';

const ENCODER = resolve(import.meta.dirname, 'encode-loop.ts');
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/archivo-narrow/600SemiBold/ArchivoNarrow_600SemiBold.ttf',
);
const SOURCE = { pattern: 'color-bars', name: `'Nhịp': 100%\\{x}` } as const;

let encoded: string;
let encodedLoop: Loop;

async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'loops-'));
}

function libraryIn(folder: string, program: string, timeoutMs = 60_000): LoopLibrary {
  const log = createLog('media-node', 'silent');
  return new LoopLibrary({ folder, program, font: FONT, log, timeoutMs, retryMs: 10, maxUnused: 1 });
}

async function startLibrary(program: string, timeoutMs?: number) {
  const folder = await temporaryFolder();
  const library = libraryIn(folder, program, timeoutMs);
  onTestFinished(async () => {
    await library.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { folder, library };
}

/** Code of a program that writes what the encoder has written. */
async function copyOfEncoded(): Promise<string> {
  const [folder = ''] = await readdir(encoded);
  return `(await import('node:fs')).cpSync(${JSON.stringify(join(encoded, folder))}, '.', { recursive: true });`;
}

/** A program in the encoder's place. */
async function program(code: string): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'program.mjs'), code);
  return join(folder, 'program.mjs');
}

const renditionsOf = (loop: Loop) => loop.renditions.map(({ name }) => name);
const soon = { timeout: 30_000 };

function encodedRendition() {
  const [rendition] = encodedLoop.renditions;
  if (!rendition) throw new Error('Nothing is encoded.');
  return rendition;
}

/** The media of a segment by track: where it begins and where it ends, in ticks. */
function mediaOf(segment: Buffer) {
  const { times, sequenceAt, start } = readFragment(segment);
  let at = 0;
  const tracks = times.map(({ ticks, track }) => {
    at = segment.indexOf('trun', at + 1);
    const samples = segment.readUInt32BE(at + 8);
    return { track, begin: ticks, end: ticks + BigInt(samples * (track === 1 ? 512 : 1_024)) };
  });
  return { tracks, sequence: segment.readUInt32BE(sequenceAt), start };
}

beforeAll(async () => {
  encoded = await temporaryFolder();
  const library = libraryIn(encoded, ENCODER);
  encodedLoop = library.open(SOURCE);
  await once(library.changes, 'change');
  expect(renditionsOf(encodedLoop)).toEqual(['360p']);
  await library.close();
}, 60_000);

afterAll(() => rm(encoded, { recursive: true, force: true }));

describe('an encoded loop', () => {
  it('continues without a gap from segment to segment, also from its end to its beginning', async () => {
    const { segment } = encodedRendition();
    const media = await Promise.all(
      Array.from({ length: 26 }, async (_, number) => mediaOf(await segment(number))),
    );
    expect(media.map(({ sequence }) => sequence)).toEqual(media.map((_, number) => number + 1));
    expect(media.every(({ start }) => start === 0)).toBe(true);
    for (const [number, { tracks }] of media.slice(1).entries())
      expect(tracks.map(({ begin }) => begin)).toEqual(media[number]?.tracks.map(({ end }) => end));
    expect(await probeSegment(encodedRendition().init, await segment(13))).toEqual({
      ...{ video: 'h264', audio: 'aac', size: [640, 360], seconds: 2, audioSeconds: 2, startsWithKey: true },
    });
    const far = mediaOf(await segment(40_000_000));
    expect(far.tracks[0]?.begin).toBe(40_000_000n * 25_600n);
  });

  it('has a JPEG image per segment, and the codecs of its initialization', async () => {
    const rendition = encodedRendition();
    const image = await rendition.thumbnail(11);
    expect(image.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(rendition).toMatchObject({ codecs: 'avc1.64001e,mp4a.40.2', width: 640, framesPerSecond: 25 });
    expect(rendition.kbps).toBeLessThanOrEqual(rendition.peakKbps);
  });
});

describe('the library', () => {
  it('has what an earlier process encoded', async () => {
    const { folder, library } = await startLibrary(await program('process.exit(7)'));
    await cp(encoded, folder, { recursive: true });
    const loop = library.open(SOURCE);
    await expect.poll(() => renditionsOf(loop), soon).toEqual(['360p']);
  });

  it('deletes what is no longer used, except for the newest', async () => {
    const { folder, library } = await startLibrary(
      await program(`${await copyOfEncoded()} process.exit(0);`),
    );
    const loops: Loop[] = [];
    for (const name of ['used', 'old', 'new']) {
      const loop = library.open({ ...SOURCE, name });
      await expect.poll(() => renditionsOf(loop), soon).toEqual(['720p', '360p']);
      loops.push(loop);
    }
    const [used, , newest] = loops;
    await library.keepOnly(new Set(used && [used]));
    const kept = [used, newest].flatMap((loop) => [`${loop?.key}-360p`, `${loop?.key}-720p`]);
    expect((await readdir(folder)).sort()).toEqual(kept.sort());
  });

  it('encodes again what is damaged', async () => {
    const { folder, library } = await startLibrary(
      await program(`${await copyOfEncoded()} process.exit(0);`),
    );
    await cp(encoded, folder, { recursive: true });
    const [name = ''] = await readdir(folder);
    await rm(join(folder, name, '4.m4s'));
    const loop = library.open(SOURCE);
    await expect.poll(() => renditionsOf(loop), soon).toEqual(['720p', '360p']);
    expect(await readdir(join(folder, name))).toContain('4.m4s');
  });

  it('tries again when the encoder is killed; other streams continue', async () => {
    const killedOnce = await program(`
      import { existsSync, readFileSync, writeFileSync } from 'node:fs';
      const isFirst = readFileSync('name.txt', 'utf8') === 'Killed' && !existsSync(import.meta.filename + '.ran');
      if (isFirst) {
        writeFileSync(import.meta.filename + '.ran', '');
        process.kill(process.pid, 'SIGKILL');
      }
      ${await copyOfEncoded()}
      process.exit(0);`);
    const { library } = await startLibrary(killedOnce);
    const other = library.open({ pattern: 'gradient', name: 'Other' });
    await expect.poll(() => renditionsOf(other), soon).toEqual(['720p', '360p']);
    const problems: (string | null)[] = [];
    const killed = library.open({ pattern: 'gradient', name: 'Killed' });
    library.changes.on('change', () => problems.push(killed.problem));
    await expect.poll(() => renditionsOf(killed), soon).toEqual(['720p', '360p']);
    expect(problems[0]).toBe('The encoder ended unexpectedly (SIGKILL).');
    expect([killed.problem, other.problem]).toEqual([null, null]);
  });

  it.each([
    ['names a reason', `process.send({ problem: 'No libraries.' }, () => process.exit(1));`, 'No libraries.'],
    ['hangs', 'setInterval(() => undefined, 1_000);', 'The encoder took longer than 0.5 s.'],
    ['writes nothing', 'process.exit(0);', 'The encoder wrote no files.'],
  ])('has the reason when the encoder %s', async (_how, code, problem) => {
    const { library } = await startLibrary(await program(code), 500);
    const loop = library.open(SOURCE);
    await expect.poll(() => loop.problem, soon).toBe(problem);
  });
});
