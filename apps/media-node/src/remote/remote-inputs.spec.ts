import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INPUT_SESSION, type FailoverSource, type StreamHealth } from '@console/live/contract';
import { createLog, createMetrics, listen } from '@console/server-kit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ChannelSource } from '../channel/channel-source';
import { FileCache } from '../file-cache';
import { createMediaApp } from '../media-app';
import type { Source } from '../source';
import { Streams } from '../streams';
import { assignment, NOW, PLAYBACK_KEYS, sampleLibrary, tokenFor } from '../testing/sample-stream';
import { TestSource } from '../test-source';
import { RemoteInputs } from './remote-inputs';

const log = createLog('media-node', 'silent');
const timeline = { firstSegmentAt: NOW - 100_000, dvrSeconds: 600 };
const sourceOf = (name: string) => new TestSource(sampleLibrary().open({ name }), timeline);
const CLEAR: StreamHealth = {
  ...{ inputLost: false, speed: 1, droppedPercent: 0, keyFrameSeconds: 2, bitrateDeviation: 0, audioDb: -20 },
  brightness: 200,
};

/** A channel on one node, and its first input on another one. */
async function start() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const clock = { now: NOW };
  /** Its segments from then on are a slate. */
  const input = { slateFrom: Infinity, health: CLEAR, isOn: true };
  const arriving = sourceOf('Arriving');
  const listedOf = arriving.segments.bind(arriving);
  arriving.segments = (rendition, now) =>
    listedOf(rendition, now)?.map((segment) =>
      segment.at < input.slateFrom
        ? segment
        : { ...segment, name: `slate-${segment.name}`, isSlate: true as const },
    );
  const withLadder: Source = Object.assign(sourceOf('Encoded'), { input: arriving, renditions: () => [] });
  const there = new Streams(
    sampleLibrary(),
    () => withLadder,
    () => clock.now,
  );
  const app = createMediaApp({
    ...{ streams: there, load: { watch: () => undefined }, allowedOrigins: [], log },
    ...{ metrics: createMetrics(), clock: () => clock.now },
  });
  const listener = await listen((request, connection) => app.fetch(request, connection), {
    ...{ host: '127.0.0.1', port: 0, portSetting: 'MEDIA_PORT', graceMs: 0 },
  });
  const folder = await mkdtemp(join(tmpdir(), 'remote-'));
  const remotes = new RemoteInputs(log, () => clock.now);
  const url = `${listener.url}/play/${tokenFor('s1', { session: INPUT_SESSION })}/index.m3u8`;
  const source: FailoverSource = {
    kind: 'failover',
    inputs: [
      { kind: 'stream', streamId: 's1', url },
      { kind: 'stream', streamId: 'spare', url: null },
    ],
    ...{ lossMs: 1_000, switchOn: ['black'], returnSeconds: 0, heldId: null },
    filler: { kind: 'test', pattern: 'gradient', text: 'Filler' },
  };
  const spare = sourceOf('Spare');
  const channel = new ChannelSource({
    ...{ source, timeline, log, files: new FileCache(2 ** 20), library: sampleLibrary() },
    folder: join(folder, 'channel'),
    storage: { read: () => Promise.resolve(undefined) },
    findInput: (wanted) =>
      wanted.streamId === 'spare'
        ? spare
        : remotes.find({ ...wanted, health: input.health, url: input.isOn ? wanted.url : null }),
    onChange: () => undefined,
    clock: () => clock.now,
  });
  onTestFinished(async () => {
    channel.close();
    remotes.close();
    vi.useRealTimers();
    await listener.close();
    await rm(folder, { recursive: true, force: true });
  });
  const advance = async (seconds: number) => {
    for (const until = clock.now + seconds * 1_000; clock.now < until; clock.now += 500) {
      there.assign({ streams: [assignment()], playbackKeys: PLAYBACK_KEYS }, [], clock.now);
      await remotes.step();
      await channel.step();
    }
  };
  const switches = () =>
    channel.status(clock.now).channel?.switches.map(({ reason, streamId }) => [reason, streamId]);
  return { clock, input, there, arriving, channel, listener, advance, switches };
}

it('a channel takes what arrives of a stream on another node, with its times and in every rendition', async () => {
  const { clock, there, arriving, channel, advance, switches } = await start();
  await advance(10);
  expect(switches()).toEqual([['start', 's1']]);
  expect(channel.renditions()).toMatchObject(
    arriving.renditions(clock.now).map(({ name, width, height, framesPerSecond, kbps, codecs }) => ({
      ...{ name, width, height, framesPerSecond, kbps, codecs },
    })),
  );
  for (const rendition of ['720p', '360p']) {
    const original = arriving.segments(rendition, clock.now) ?? [];
    const taken = channel.segments(rendition) ?? [];
    expect(taken.length).toBeGreaterThan(4);
    for (const { at, seconds, name } of taken) {
      const same = original.find((segment) => segment.at === at);
      expect(same?.seconds).toBe(seconds);
      const [copy, file] = await Promise.all([
        channel.segment(rendition, name),
        arriving.segment(rendition, same?.name ?? '', clock.now),
      ]);
      expect(copy?.content.toString()).toBe(file?.content.toString());
    }
  }
  expect(there.reports()).toMatchObject([{ viewers: 0, bytesOut: 0 }]);
});

it('leaves it for a slate, a black picture and a node that is gone, and returns', async () => {
  const { clock, input, channel, listener, advance, switches } = await start();
  await advance(6);
  input.slateFrom = clock.now;
  await advance(8);
  expect(switches()?.at(-1)).toEqual(['lost', 'spare']);
  input.slateFrom = Infinity;
  await advance(6);
  expect(switches()?.at(-1)).toEqual(['return', 's1']);

  input.health = { ...CLEAR, brightness: 16 };
  await advance(18);
  expect(switches()?.at(-1)).toEqual(['black', 'spare']);
  input.health = CLEAR;
  await advance(6);
  expect(switches()?.at(-1)).toEqual(['return', 's1']);

  input.isOn = false;
  await advance(6);
  expect(switches()?.at(-1)).toEqual(['lost', 'spare']);
  input.isOn = true;
  await advance(6);
  expect(switches()?.at(-1)).toEqual(['return', 's1']);

  await listener.close();
  await advance(8);
  expect(switches()?.at(-1)).toEqual(['lost', 'spare']);
  expect(channel.status(clock.now).problem).toBeNull();
});
