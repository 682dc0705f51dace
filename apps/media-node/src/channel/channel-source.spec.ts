import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FailoverSource, ScheduledSource } from '@console/live/contract';
import { createLog } from '@console/server-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileCache } from '../file-cache';
import { masterOf, playlistOf } from '../playlist';
import type { Source, SourceStatus } from '../source';
import { assignment, NOW, sampleLibrary } from '../testing/sample-stream';
import { TestSource } from '../test-source';
import type { ChannelAssignment } from './channel-options';
import { ChannelSource } from './channel-source';

let folder: string;
let now: number;
let channel: ChannelSource;
let inputs: Map<string, Source>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = await mkdtemp(join(tmpdir(), 'channel-'));
  now = NOW;
  inputs = new Map([
    ['primary', inputOf('primary')],
    ['backup', inputOf('backup')],
  ]);
});
afterEach(async () => {
  channel.close();
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

const timeline = { firstSegmentAt: NOW - 100_000, dvrSeconds: 60 };
const inputOf = (name: string) => new TestSource(sampleLibrary().open({ name }), timeline);
const stream = (streamId: string) => ({ kind: 'stream', streamId, url: null }) as const;
const picture = (text: string) => ({ kind: 'test', pattern: 'gradient', text }) as const;
const iso = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

function open(source: ChannelAssignment) {
  channel = new ChannelSource({
    source,
    timeline,
    folder: join(folder, 'channel'),
    files: new FileCache(2 ** 20),
    library: sampleLibrary(),
    storage: { read: () => Promise.resolve(undefined) },
    findInput: ({ streamId }) => inputs.get(streamId),
    onChange: () => undefined,
    log: createLog('media-node', 'silent'),
    clock: () => now,
  });
}

async function advance(seconds: number) {
  for (let passed = 0; passed <= seconds * 1_000; passed += 500) {
    await channel.step();
    if (passed < seconds * 1_000) now += 500;
  }
}

/** Number, period and the end of the initialization segment of what is listed. */
const listed = (rendition = '720p') =>
  channel.segments(rendition)?.map(({ number, period, at }) => ({ number, period, at })) ?? [];
const switches = () =>
  channel.status(now).channel?.switches.map(({ streamId, title, reason }) => [reason, streamId ?? title]);

function expectContinuous() {
  const [low, high] = [listed('360p'), listed('720p')];
  expect(low).toEqual(high);
  const [first] = high;
  expect(high.map(({ number }) => number)).toEqual(high.map((_, index) => (first?.number ?? 0) + index));
  for (const [index, { period, at }] of high.entries()) {
    expect(period).toBeGreaterThanOrEqual(high[index - 1]?.period ?? 0);
    expect(at - (high[index - 1]?.at ?? at - 2_000)).toBe(2_000);
  }
}

const failover: FailoverSource = {
  kind: 'failover',
  inputs: [stream('primary'), stream('backup')],
  lossMs: 1_000,
  switchOn: [],
  returnSeconds: 4,
  heldId: null,
  filler: picture('Filler'),
};

it('a rendition that its first input has later is added', async () => {
  const loop = { ...sampleLibrary().open({ name: 'primary' }) };
  const [, ...small] = loop.renditions;
  const { renditions } = loop;
  loop.renditions = small;
  inputs.set('primary', new TestSource(loop, timeline));
  open(failover);
  await advance(6);
  expect(channel.renditions().map(({ name }) => name)).toEqual(['360p']);
  loop.renditions = renditions;
  await advance(6);
  expect(channel.renditions().map(({ name }) => name)).toEqual(['720p', '360p']);
  expect(listed('360p').slice(-listed().length)).toEqual(listed());
});

it('inputs that differ are an issue of the channel', async () => {
  open(failover);
  await advance(4);
  expect(channel.status(now).health?.inputsDiffer).toBe(false);
  const loop = sampleLibrary().open({ name: 'backup' });
  const renditions = loop.renditions.slice(1);
  inputs.set('backup', new TestSource({ ...loop, renditions }, timeline));
  expect(channel.status(now).health?.inputsDiffer).toBe(true);
  inputs.delete('backup');
  expect(channel.status(now).health?.inputsDiffer).toBe(false);
});

it('a lost input is replaced without a gap, and taken again once it is clear', async () => {
  open(failover);
  await advance(10);
  expect(masterOf(channel, now)?.content.toString()).toContain('360p/index.m3u8');
  inputs.delete('primary');
  await advance(10);
  expect(switches()).toEqual([
    ['start', 'primary'],
    ['lost', 'backup'],
  ]);
  expectContinuous();
  expect(playlistOf(channel, '720p', now)?.content.toString()).toMatch(
    /#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init-\d+\.mp4"/,
  );

  inputs.set('primary', inputOf('primary'));
  await advance(10);
  expect(switches()?.at(-1)).toEqual(['return', 'primary']);
  expectContinuous();
  expect(channel.status(now).channel).toMatchObject({
    activeId: 'primary',
    inputs: [
      { streamId: 'primary', health: 'clear' },
      { streamId: 'backup', health: 'clear' },
    ],
  });
});

it('an input that shows a slate is lost: the channel takes none of it', async () => {
  const primary = inputOf('primary');
  const listedOf = primary.segments.bind(primary);
  const withSlate = (rendition: string, at: number) =>
    listedOf(rendition, at)?.map((segment) =>
      segment.at < NOW + 4_000 ? segment : { ...segment, name: 'slate', isSlate: true as const },
    );
  inputs.set('primary', Object.assign(primary, { segments: withSlate }));
  open(failover);
  await advance(12);
  expect(switches()?.at(-1)).toEqual(['lost', 'backup']);
  expect(channel.status(now).channel?.inputs).toMatchObject([{ health: 'lost' }, { health: 'clear' }]);
  expectContinuous();
});

it.each([
  ['black' as const, { brightness: 16 }],
  ['silent' as const, { hasAudio: false }],
])('an input that is %s is left, where the channel has to', async (problem, measured) => {
  const health = {
    inputLost: false,
    speed: 1,
    droppedPercent: 0,
    keyFrameSeconds: 2,
    bitrateDeviation: 0,
    audioDb: null,
    ...measured,
  };
  const status: SourceStatus = { state: 'live', problem: null, input: null, health };
  inputs.set('primary', Object.assign(inputOf('primary'), { status: () => status }));
  open(failover);
  await advance(20);
  expect(switches()).toEqual([['start', 'primary']]);
  channel.update(assignment({ source: { ...failover, switchOn: ['frozen', problem] } }));
  await advance(20);
  expect(switches()?.at(-1)).toEqual([problem, 'backup']);
  expect(channel.status(now).channel?.inputs).toMatchObject([{ health: problem }, { health: 'clear' }]);
  expectContinuous();
});

it('an input whose media is behind the clock is on air like others', async () => {
  const slow = inputOf('primary');
  const behind = (rendition: string, at: number) =>
    slow.segments(rendition, at)?.map((segment) => ({ ...segment, at: segment.at - 30_000 }));
  const late = Object.assign(inputOf('primary'), { segments: behind });
  inputs.set('primary', late);
  open(failover);
  await advance(10);
  expect(switches()?.at(-1)).toEqual(['return', 'primary']);
  inputs.delete('primary');
  await advance(10);
  inputs.set('primary', late);
  await advance(20);
  expect(switches()?.slice(-2)).toEqual([
    ['lost', 'backup'],
    ['return', 'primary'],
  ]);
  expectContinuous();
  expect((listed().at(-1)?.at ?? 0) - NOW).toBeGreaterThanOrEqual(30_000);
});

it('without a clear input viewers see the filler', async () => {
  inputs.clear();
  open(failover);
  await advance(4);
  expect(channel.status(now)).toMatchObject({ state: 'live', channel: { activeId: null } });
  expect(channel.status(now).problem).toContain('lost');
  inputs.set('backup', inputOf('backup'));
  await advance(4);
  expect(switches()).toEqual([
    ['start', ''],
    ['return', 'backup'],
  ]);
  expect(channel.status(now).problem).toBeNull();
});

it('an operator switches at once', async () => {
  open(failover);
  await advance(4);
  channel.update(assignment({ source: { ...failover, heldId: 'backup' } }));
  await advance(3);
  expect(switches()?.at(-1)).toEqual(['manual', 'backup']);
  expectContinuous();
});

it('a schedule shows its items, the filler in gaps and in place of lost streams, and a live stream', async () => {
  const airings = [
    { from: iso(-60), until: iso(10), title: 'First', input: picture('First') },
    { from: iso(20), until: iso(30), title: 'Second', input: stream('backup') },
    { from: iso(30), until: iso(60), title: 'Third', input: stream('gone') },
  ];
  const schedule: ScheduledSource = { kind: 'schedule', airings, taken: null, filler: picture('Filler') };
  open(schedule);
  await advance(34);
  expect(switches()).toEqual([
    ['start', 'First'],
    ['schedule', ''],
    ['schedule', 'backup'],
    ['lost', 'Third'],
  ]);
  const begins = channel.status(now).channel?.switches.map(({ at }) => (Date.parse(at) - NOW) / 1_000);
  expect(begins?.slice(1, 3)).toEqual([10, 20]);
  expectContinuous();

  channel.update(assignment({ source: { ...schedule, taken: stream('primary') } }));
  await advance(4);
  channel.update(assignment({ source: schedule }));
  await advance(4);
  expect(switches()?.slice(-2)).toEqual([
    ['manual', 'primary'],
    ['lost', 'Third'],
  ]);
});

it('its segments are those of the input', async () => {
  open(failover);
  await advance(4);
  const [first] = channel.segments('360p') ?? [];
  const file = await channel.segment('360p', first?.name ?? '');
  expect(file?.content.toString()).toMatch(/^segment \d+$/);
  expect((await channel.segment('360p', first?.init ?? ''))?.content.toString()).toBe('init');
  channel.close();
  expect(channel.segment('360p', first?.name ?? '')).toBeUndefined();
});
