import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { StreamAssignment } from '@console/live/contract';
import { createLog, Networks, OutgoingClient } from '@console/server-kit';
import { parse, types } from 'hls-parser';
import { expect, it, onTestFinished } from 'vitest';
import { readFragment, readInitialization } from '../fragment';
import { FileCache } from '../file-cache';
import { openSource } from '../open-source';
import { playlistOf } from '../playlist';
import { startRtmpServer } from '../rtmp/rtmp-server';
import { Streams } from '../streams';
import { assignment, AVC, PLAYBACK_KEYS, sampleLibrary } from '../testing/sample-stream';
import { probeSegment } from '../testing/probe-segment';
import { drawSlate } from './draw-slate';
import { drawStill } from './draw-still';

const ENCODER = resolve(import.meta.dirname, '../testing/encoder.ts');
const PROGRAM = resolve(import.meta.dirname, '../encode-loop.ts');
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/archivo-narrow/600SemiBold/ArchivoNarrow_600SemiBold.ttf',
);
const KEY = 'live_key';
const soon = { timeout: 30_000 };
const PICTURE = { video: 'h264', audio: 'aac', size: [320, 180], startsWithKey: true };

const keyOf = (key: string) => ({ hash: createHash('sha256').update(key).digest('base64url'), until: null });

async function startIngest({ reconnectSeconds = 60 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pushed-'));
  const log = createLog('media-node', 'silent');
  const streams = new Streams(sampleLibrary(), (opened) =>
    openSource(opened, {
      library: sampleLibrary(),
      storage: { read: () => Promise.resolve(undefined) },
      folder,
      files: new FileCache(2 ** 20),
      transcoder: '/nowhere',
      puller: '/nowhere',
      client: new OutgoingClient(new Networks([])),
      findInput: () => undefined,
      drawStill: (file) => drawStill(file, { program: PROGRAM, folder }),
      drawSlate: (format) => drawSlate(format, { program: PROGRAM, folder, font: FONT }),
      onChange: () => undefined,
      log,
    }),
  );
  const pushed = (...keys: string[]): StreamAssignment =>
    assignment({
      source: { kind: 'push', keys: keys.map(keyOf) },
      firstSegmentAt: new Date(Date.now() - 100_000).toISOString(),
      dvrSeconds: 10,
      reconnectSeconds,
    });
  const assign = (...keys: string[]) =>
    streams.assign(
      { streams: [pushed(...keys)], playbackKeys: PLAYBACK_KEYS },
      streams.reports(),
      Date.now(),
    );
  assign(KEY);
  // The lease lasts while the test does.
  const renewal = setInterval(() => {
    const [current] = streams.reports();
    if (current)
      streams.assign(
        { streams: [streams.find('s1')?.assignment ?? pushed(KEY)], playbackKeys: PLAYBACK_KEYS },
        [],
        Date.now(),
      );
  }, 5_000);
  const server = await startRtmpServer({
    host: '127.0.0.1',
    port: 0,
    isMovable: true,
    publish: (key, disconnect) => streams.publish(key, disconnect),
    log,
  });
  onTestFinished(async () => {
    clearInterval(renewal);
    await server.close();
    streams.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  const push = (key = KEY) => {
    const encoder = fork(ENCODER, [`rtmp://127.0.0.1:${server.port}/live/${key}`], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    onTestFinished(() => void encoder.kill('SIGKILL'));
    return encoder;
  };
  const status = () => streams.reports()[0];
  const playlist = () => {
    const source = streams.find('s1')?.source;
    const file = source && playlistOf(source, 'source', Date.now());
    const read = file && parse(file.content.toString());
    return read instanceof types.MediaPlaylist ? read : undefined;
  };
  const file = async (name: string) =>
    (await streams.find('s1')?.source.segment('source', name, Date.now()))?.content ?? Buffer.alloc(0);
  return { folder, streams, assign, push, status, playlist, file };
}

it('a pushed stream is on air with its picture and sound, and continues with a slate until its encoder is back', async () => {
  const { push, status, playlist, file, streams } = await startIngest();
  expect(status()).toMatchObject({ state: 'no-input', input: null });
  const first = push();
  await expect.poll(() => playlist()?.segments.length, soon).toBeGreaterThanOrEqual(2);
  expect(status()).toMatchObject({
    state: 'live',
    problem: null,
    input: { width: 320, height: 180, framesPerSecond: 25, codecs: 'H.264, AAC' },
    renditions: [{ name: 'source' }],
    health: { inputLost: false, droppedPercent: 0, keyFrameSeconds: 2 },
  });
  const segments = playlist()?.segments ?? [];
  const init = readInitialization(await file(segments[0]?.map.uri ?? ''));
  expect(init.timescales).toEqual(
    new Map([
      [1, 1_000],
      [2, 48_000],
    ]),
  );
  const [one, two] = await Promise.all(
    segments.slice(0, 2).map(async ({ uri }) => readFragment(await file(uri))),
  );
  expect(
    await probeSegment(await file(segments[1]?.map.uri ?? ''), await file(segments[1]?.uri ?? '')),
  ).toMatchObject({ ...PICTURE, seconds: 2 });
  expect(one?.times.map(({ track }) => track)).toEqual([1, 2]);
  expect(two?.times[0]?.ticks).toBe(2_000n);
  const thumbnail = async () => (await streams.find('s1')?.source.thumbnail(Date.now()))?.content;
  await expect.poll(async () => (await thumbnail())?.length, soon).toBeGreaterThan(500);
  const picture = await thumbnail();
  await expect.poll(() => status()?.health?.audioDb, soon).toBeGreaterThan(-40);
  expect(status()?.health?.brightness).toBeGreaterThan(100);

  const known = new Map<number, string>();
  const problems: string[] = [];
  /** Players get each segment as it was in earlier playlists. */
  const latest = () => {
    const listed = playlist()?.segments ?? [];
    for (const [index, { mediaSequenceNumber: number, uri, discontinuity, map }] of listed.entries()) {
      const described = `${uri} ${map.uri}`;
      if ((known.get(number) ?? described) !== described) problems.push(`${number} has changed`);
      if (known.size > 0 && !known.has(number - 1) && index > 0) problems.push(`no ${number - 1}`);
      const isSame = map.uri === (listed[index - 1] ?? { map }).map.uri;
      if (discontinuity ? isSame : !isSame) problems.push(`discontinuity of ${number}`);
      known.set(number, described);
    }
    return listed.at(-1);
  };
  first.kill('SIGKILL');
  await expect.poll(() => latest()?.uri, soon).toMatch(/^slate-\d+\.m4s$/);
  expect(status()).toMatchObject({
    state: 'live',
    problem: 'The encoder has disconnected. Viewers see a slate.',
    input: null,
    renditions: [{ width: 320, height: 180, framesPerSecond: 25 }],
    health: { inputLost: true, speed: null },
  });
  const started = latest()?.mediaSequenceNumber ?? 0;
  await expect.poll(() => latest()?.mediaSequenceNumber, soon).toBe(started + 2);
  const slate = latest();
  expect((await thumbnail())?.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(await thumbnail()).not.toEqual(picture);
  expect(await probeSegment(await file(slate?.map.uri ?? ''), await file(slate?.uri ?? ''))).toMatchObject({
    ...PICTURE,
    seconds: 2,
    audioSeconds: 2,
  });
  push();
  await expect.poll(() => latest()?.uri, soon).toMatch(/^\d+\.m4s$/);
  expect(status()).toMatchObject({ problem: null, health: { inputLost: false } });
  expect(await thumbnail()).toEqual(picture);
  const times = streams.find('s1')?.source.segments('source', Date.now()) ?? [];
  for (const [index, { at, seconds }] of times.slice(0, -1).entries())
    expect(times[index + 1]?.at).toBeGreaterThanOrEqual(at + seconds * 1_000);
  expect(problems).toEqual([]);
}, 60_000);

it('without its encoder the stream has no input in the end, and no files', async () => {
  const { push, status, playlist, folder, streams } = await startIngest({ reconnectSeconds: 0.1 });
  const encoder = push();
  await expect.poll(() => playlist()?.segments.length, soon).toBeGreaterThanOrEqual(1);
  encoder.kill('SIGKILL');
  await expect.poll(() => status()?.state, soon).toBe('no-input');
  expect(playlist()).toBeUndefined();
  await expect.poll(() => readdir(join(folder, 's1-1-input')), soon).toEqual([]);
  streams.close();
  await expect.poll(() => readdir(folder), soon).toEqual([]);
}, 60_000);

it('a connection that is silent for 3 s does not lock its key', async () => {
  const { push, status } = await startIngest();
  const silent = push();
  await expect.poll(() => status()?.state, soon).toBe('live');
  const before = status()?.input?.since;
  silent.kill('SIGSTOP');
  await once(push(), 'exit');
  await expect.poll(() => status()?.health?.inputLost, soon).toBe(true);
  expect(status()?.problem).toContain('The encoder sends nothing.');
  push();
  await expect.poll(() => status()?.input?.since ?? before, soon).not.toBe(before);
  expect(silent.exitCode).toBeNull();
}, 60_000);

it('an encoder that sends faster than the node can store is disconnected', async () => {
  const { streams, status } = await startIngest();
  const publication = streams.publish(KEY, () => undefined);
  if (publication === undefined || publication === 'busy') throw new Error('The key is not free.');
  const send = (timestamp: number, ...body: number[]) =>
    publication.take({ kind: 'video', timestamp, body: Buffer.from(body) });
  send(0, 0x17, 0, 0, 0, 0, ...AVC);
  expect(() => {
    for (let frame = 0; frame < 1_000; frame += 1)
      send(frame * 40, frame % 50 === 0 ? 0x17 : 0x27, 1, 0, 0, 0, 0, 0, 0, 1, 7);
  }).toThrow('The disk of the media node is too slow');
  publication.end();
  expect(status()).toMatchObject({ input: null, problem: 'The disk of the media node is too slow.' });
});

it('rejects a wrong key and a second encoder; a key that ends disconnects its encoder', async () => {
  const { push, status, assign } = await startIngest();
  await once(push('live_guess'), 'exit');
  expect(status()).toMatchObject({ state: 'no-input' });
  const encoder = push();
  await expect.poll(() => status()?.state, soon).toBe('live');
  await once(push(), 'exit');
  expect(encoder.exitCode).toBeNull();
  assign('live_next', KEY);
  expect(status()?.input).not.toBeNull();
  assign('live_next');
  await expect.poll(() => status()?.input).toBeNull();
  await once(encoder, 'exit');
}, 60_000);
