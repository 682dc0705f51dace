import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@console/server-kit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileCache } from '../file-cache';
import { masterPlaylist, playlistOf } from '../playlist';
import { NOW, sampleLibrary, sampleRendition } from '../testing/sample-stream';
import type { ChannelAssignment } from './channel-options';
import { ChannelSource } from './channel-source';

let folder: string;
let now: number;
let channel: ChannelSource;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = await mkdtemp(join(tmpdir(), 'channel-'));
  now = NOW;
  isStorageDown = false;
});
afterEach(async () => {
  channel.close();
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

const picture = (text: string) => ({ kind: 'test', pattern: 'gradient', text }) as const;
const iso = (seconds: number) => new Date(NOW + seconds * 1_000).toISOString();

function open(source: ChannelAssignment) {
  channel = new ChannelSource({
    ...{ source, storage, folder: join(folder, 'channel') },
    timeline: { firstSegmentAt: NOW - 100_000, dvrSeconds: 60 },
    files: new FileCache(2 ** 20),
    library: sampleLibrary(),
    findInput: () => undefined,
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

const switches = () =>
  channel.status(now).channel?.switches.map(({ streamId, title, reason }) => [reason, streamId ?? title]);

/** Videos of a storage, by ID, with their number of segments. */
const STORED: Readonly<Record<string, number>> = { film: 6, promo: 2, series: 500 };
let isStorageDown = false;
const storage = {
  read: (key: string) => {
    const [, id = '', file = ''] = /^videos\/([a-z]+)\/media-1\/(.+)$/.exec(key) ?? [];
    if (isStorageDown) return Promise.reject(new Error('The storage is not reachable.'));
    const count = STORED[id];
    if (count === undefined) return Promise.resolve(undefined);
    const text = textOf(id, file, count);
    return Promise.resolve(Buffer.from(text));
  },
};

function textOf(id: string, file: string, count: number): string {
  if (file === 'index.m3u8')
    return masterPlaylist(
      [sampleRendition(720), sampleRendition(360)].map((one) => ({ ...one, viewers: 0 })),
    );
  if (!file.endsWith('.m3u8')) return `${id} ${file}`;
  return Array.from({ length: count }, (_, index) => `#EXTINF:2.000000,\n${String(index)}.m4s\n`).join('');
}

const video = (videoId: string) => ({ kind: 'video', videoId, mediaVersion: 1, title: videoId }) as const;

it('a schedule shows videos, which pause for announced breaks, and fills gaps with others', async () => {
  const input = video('film');
  const breaks = [{ at: iso(14), seconds: 4 }];
  const airings = [{ from: iso(10), until: iso(30), title: 'Film', input, breaks }];
  open({ kind: 'schedule', airings, taken: null, filler: picture('Filler'), fillers: [video('promo')] });
  await advance(36);
  expect(switches()).toEqual([
    ['start', 'promo'],
    ['schedule', 'Film'],
    ['schedule', 'promo'],
    ['schedule', 'Film'],
    ['schedule', 'promo'],
  ]);
  const begins = channel.status(now).channel?.switches.map(({ at }) => (Date.parse(at) - NOW) / 1_000);
  expect(begins?.slice(1)).toEqual([10, 14, 18, 26]);
  const begun = channel.segments('720p')?.map(({ at }) => at) ?? [];
  expect(begun.slice(1).map((at, index) => at - (begun[index] ?? 0))).toEqual(
    begun.slice(1).map(() => 2_000),
  );
  const contents = await Promise.all(
    (channel.segments('360p') ?? []).map(async ({ at, name }) => [
      (at - NOW) / 1_000,
      (await channel.segment('360p', name))?.content.toString(),
    ]),
  );
  expect(contents).toEqual(
    expect.arrayContaining([
      [12, 'film 360p/1.m4s'],
      [14, 'promo 360p/0.m4s'],
      [18, 'film 360p/2.m4s'],
      [24, 'film 360p/5.m4s'],
      [30, 'promo 360p/0.m4s'],
    ]),
  );
  expect(channel.breaks).toEqual([{ startsAt: NOW + 14_000, seconds: 4 }]);
  const playlist = playlistOf(channel, '720p', now)?.content.toString() ?? '';
  expect(playlist).toMatch(/#EXT-X-CUE-OUT:DURATION=4\.000\n#EXTINF:2\.000,\n\S+\n#EXTINF[^#]+#EXT-X-DISC/);
  expect(playlist).toContain('#EXT-X-CUE-IN');
});

it('a video that the storage lacks is replaced by what fills gaps', async () => {
  const airings = [{ from: iso(-60), until: iso(30), title: 'Film', input: video('gone') }];
  open({ kind: 'schedule', airings, taken: null, filler: picture('Filler') });
  await advance(4);
  expect(switches()).toEqual([['lost', 'Film']]);
  expect(channel.status(now)).toMatchObject({ state: 'live', health: { inputLost: true } });
});

it('a video that can no longer be read is replaced by the filler, until it can be', async () => {
  const airings = [{ from: iso(-60), until: iso(600), title: 'Series', input: video('series') }];
  open({ kind: 'schedule', airings, taken: null, filler: picture('Filler') });
  await advance(10);
  isStorageDown = true;
  await advance(20);
  expect(channel.status(now)).toMatchObject({
    problem: 'The input on air cannot be read. Viewers see a test picture.',
    health: { inputLost: true },
  });
  expect(now - (channel.segments('360p')?.at(-1)?.at ?? 0)).toBeLessThan(6_000);
  isStorageDown = false;
  await advance(40);
  expect(switches()).toEqual([
    ['start', 'Series'],
    ['lost', 'Series'],
    ['schedule', 'Series'],
  ]);
  expect(channel.status(now).problem).toBeNull();
});
