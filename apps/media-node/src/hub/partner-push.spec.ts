import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AssignedDelivery, StreamAssignment } from '@console/live/contract';
import { createLog, Networks, OutgoingClient } from '@console/server-kit';
import { expect, it, onTestFinished } from 'vitest';
import { FileCache } from '../file-cache';
import { openSource } from '../open-source';
import { fragmentOf, initializationOf } from '../push/fmp4';
import { RtmpConnection } from '../rtmp/connection';
import { startRtmpServer } from '../rtmp/rtmp-server';
import type { ListedSegment, Source } from '../source';
import { Streams } from '../streams';
import { assignment, PLAYBACK_KEYS, sampleLibrary } from '../testing/sample-stream';
import { PartnerPush } from './partner-push';

const ENCODER = resolve(import.meta.dirname, '../testing/encoder.ts');
const log = createLog('media-node', 'silent');
const LOCAL = new OutgoingClient(new Networks(['127.0.0.1']));
const soon = { timeout: 30_000 };

async function startNode() {
  const folder = await mkdtemp(join(tmpdir(), 'partners-'));
  const streams: Streams = new Streams(
    sampleLibrary(),
    (opened) =>
      openSource(opened, {
        library: sampleLibrary(),
        storage: { read: () => Promise.resolve(undefined) },
        folder,
        files: new FileCache(2 ** 20),
        transcoder: '/nowhere',
        puller: '/nowhere',
        client: new OutgoingClient(new Networks([])),
        findInput: () => undefined,
        drawStill: () => Promise.reject(new Error('No still is drawn.')),
        drawSlate: () => Promise.reject(new Error('No slate is drawn.')),
        onChange: () => undefined,
        log,
      }),
    Date.now,
    (source, target) => new PartnerPush(source, target, { client: LOCAL, log }),
  );
  const listen = (port = 0) =>
    startRtmpServer({
      ...{ host: '127.0.0.1', port, isMovable: true, log },
      publish: (key, disconnect) => streams.publish(key, disconnect),
    });
  const stream = (id: string, deliveries: AssignedDelivery[] = []): StreamAssignment =>
    assignment({
      id,
      source: {
        kind: 'push',
        keys: [{ hash: createHash('sha256').update(`live_${id}`).digest('base64url'), until: null }],
      },
      firstSegmentAt: new Date(Date.now() - 100_000).toISOString(),
      deliveries,
    });
  let assigned: StreamAssignment[] = [];
  const assign = (...wanted: StreamAssignment[]) => {
    assigned = wanted;
    streams.assign({ streams: wanted, playbackKeys: PLAYBACK_KEYS }, [], Date.now());
  };
  // The lease lasts while the test does.
  const renewal = setInterval(() => assign(...assigned), 5_000);
  onTestFinished(async () => {
    clearInterval(renewal);
    streams.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  const report = (id: string) => streams.reports().find((one) => one.id === id);
  return { streams, listen, stream, assign, report };
}

it('pushes to two partners; one that is gone gets the stream again, and the other does not notice', async () => {
  const { listen, stream, assign, report } = await startNode();
  const [own, second] = [await listen(), await listen()];
  onTestFinished(own.close);
  const push = (id: string, port: number): AssignedDelivery => ({
    id: `to-${id}`,
    push: { url: `rtmp://127.0.0.1:${port}/live`, key: `live_${id}` },
  });
  const partners = [push('one', own.port), push('two', second.port)];
  assign(stream('main', partners), stream('one'), stream('two'));
  const encoder = fork(ENCODER, [`rtmp://127.0.0.1:${own.port}/live/live_main`], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void encoder.kill('SIGKILL'));

  for (const id of ['one', 'two'])
    await expect
      .poll(() => report(id), soon)
      .toMatchObject({
        state: 'live',
        problem: null,
        input: { width: 320, height: 180, framesPerSecond: 25, codecs: 'H.264, AAC' },
      });
  const before = report('main');
  const sent = before?.deliveries?.map(({ bytes }) => bytes) ?? [];
  expect(sent.every((bytes) => bytes > 10_000)).toBe(true);
  expect(before?.bytesOut).toBe(sent.reduce((sum, bytes) => sum + bytes, 0));

  const pushOf = (index: number) => report('main')?.deliveries?.[index]?.push;
  const since = pushOf(0)?.since ?? '';
  await second.close();
  await expect.poll(() => pushOf(1)?.state, soon).toBe('failed');
  expect(report('two')?.input).toBeNull();
  const again = await listen(second.port);
  onTestFinished(again.close);
  await expect.poll(() => report('two')?.input, soon).toMatchObject({ codecs: 'H.264, AAC' });
  expect(pushOf(1)).toMatchObject({ state: 'delivering', problem: null });
  // Longer than a connection may take to open.
  await expect.poll(() => Date.now() - Date.parse(since), soon).toBeGreaterThan(11_000);
  expect(pushOf(0)).toEqual({ state: 'delivering', problem: null, since, droppedSegments: 0 });
  expect(report('main')).toMatchObject({ state: 'live', problem: null });

  assign(stream('main', partners.slice(0, 1)), stream('one'), stream('two'));
  await expect.poll(() => report('two')?.input, soon).toBeNull();
  const [first] = report('main')?.deliveries ?? [];
  expect(report('main')?.deliveries).toHaveLength(1);

  const elsewhere = { id: 'to-one', push: push('two', second.port).push };
  assign(stream('main', [elsewhere]), stream('one'), stream('two'));
  await expect.poll(() => report('two')?.input, soon).toMatchObject({ codecs: 'H.264, AAC' });
  await expect.poll(() => report('one')?.input, soon).toBeNull();
  expect(report('main')?.deliveries?.[0]?.bytes).toBeGreaterThan(first?.bytes ?? 0);
}, 90_000);

const FORMAT = Buffer.from(
  '0164001effe1001967640028acd940780227e5c04400000300040000030 0c83c60c6580'.replace(' ', ''),
  'hex',
);
const SECONDS = 0.2;

/** A source with a new segment of `bytes` every 200 ms. */
function sourceOf(bytes: number): Source {
  const startedAt = Date.now();
  const count = () => Math.floor((Date.now() - startedAt) / (SECONDS * 1_000)) + 1;
  const named = (number: number): ListedSegment => ({
    ...{ name: `${number}.m4s`, number, period: 1, seconds: SECONDS, at: 0, init: 'init.mp4' },
  });
  const file = (name: string) => {
    const at = Number.parseInt(name) * SECONDS * 1_000;
    const data = Buffer.alloc(bytes);
    if (name !== 'init.mp4')
      return fragmentOf(1, { at, samples: [{ data, duration: SECONDS * 1_000, offset: 0, isKey: true }] });
    return initializationOf({ video: { codec: 'avc1', width: 16, height: 16, configuration: FORMAT } });
  };
  return {
    targetSeconds: 1,
    status: () => ({ state: 'live', problem: null, input: null, health: null }),
    renditions: () => [
      { name: 'r', width: 16, height: 16, framesPerSecond: 5, kbps: 1, peakKbps: 1, codecs: 'avc1' },
    ],
    segments: () => [count() - 1, count()].map(named),
    segment: (_rendition, name) => Promise.resolve({ content: file(name), version: name }),
    thumbnail: () => undefined,
    close: () => undefined,
  };
}

function pushTo(port: number, { client = LOCAL, bytes = 100 } = {}): PartnerPush {
  const target = { url: `rtmp://127.0.0.1:${port}/live`, key: 'secret-key' };
  const push = new PartnerPush(sourceOf(bytes), target, { client, log });
  onTestFinished(() => push.close());
  return push;
}

/** A partner whose server does what a test says. */
async function startPartner(accepts: boolean) {
  const sockets: Socket[] = [];
  const times: number[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    const connection = new RtmpConnection({
      publish: (key) =>
        accepts && key === 'secret-key'
          ? { take: ({ timestamp }) => void times.push(timestamp), end: () => undefined }
          : undefined,
      send: (bytes) => void socket.write(bytes),
      close: () => socket.end(),
    });
    socket.on('data', (data) => void connection.receive(data));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return { sockets, times, port: typeof address === 'object' && address ? address.port : 0 };
}

it('skips segments for a partner that does not read, and goes on when it does', async () => {
  const { sockets, times, port } = await startPartner(true);
  const push = pushTo(port, { bytes: 3 * 2 ** 20 });
  await expect.poll(() => times.length, soon).toBeGreaterThan(2);
  sockets[0]?.pause();
  await expect.poll(() => push.status.droppedSegments, soon).toBeGreaterThan(1);
  const received = times.length;
  sockets[0]?.resume();
  await expect.poll(() => times.length, soon).toBeGreaterThan(received + 5);
  expect(push.status).toMatchObject({ state: 'delivering', problem: null });
  expect(times).toEqual(times.toSorted((one, other) => one - other));
}, 60_000);

it('reports why a partner gets nothing, without its stream key', async () => {
  const { port } = await startPartner(false);
  const rejected = pushTo(port);
  await expect.poll(() => rejected.status.state, soon).toBe('failed');
  expect(rejected.status.problem).toContain('NetStream.Publish.Denied');
  const unreachable = pushTo(port, { client: new OutgoingClient(new Networks([])) });
  await expect.poll(() => unreachable.status.problem, soon).toContain('not a public address');
  for (const { status } of [rejected, unreachable])
    expect(JSON.stringify(status)).not.toContain('secret-key');
});
