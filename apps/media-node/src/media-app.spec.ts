import { shareSession, StreamReport } from '@console/live/contract';
import { createLog, createMetrics, listen } from '@console/server-kit';
import { mediaSubject } from '@console/vod/contract';
import { expect, describe, it, onTestFinished } from 'vitest';
import { createMediaApp } from './media-app';
import {
  assignment,
  NOW,
  PLAYBACK_KEYS,
  sampleLibrary,
  sampleStreams,
  tokenFor,
} from './testing/sample-stream';
import { createVodApp } from './vod/vod-app';

const CONSOLE = 'http://127.0.0.1:4200';

async function start(problems: Record<string, string> = {}) {
  const clock = { now: NOW };
  const library = sampleLibrary({ Broken: 'The encoder ended unexpectedly (SIGKILL).', ...problems });
  const streams = sampleStreams(library, () => clock.now);
  const assign = (...assignments: ReturnType<typeof assignment>[]) =>
    streams.assign({ streams: assignments, playbackKeys: PLAYBACK_KEYS }, streams.reports(), clock.now);
  assign(assignment());
  const app = createMediaApp({
    streams,
    load: { watch: () => undefined },
    allowedOrigins: [CONSOLE],
    log: createLog('media-node', 'silent'),
    metrics: createMetrics(),
    vod: createVodApp({
      storage: {
        read: (key) => Promise.resolve(key.endsWith('/poster-0.jpg') ? Buffer.from(key) : undefined),
      },
      keys: () => streams.keys,
      onSent: () => undefined,
      clock: () => clock.now,
    }),
    clock: () => clock.now,
  });
  const listener = await listen((request, connection) => app.fetch(request, connection), {
    host: '127.0.0.1',
    port: 0,
    portSetting: 'MEDIA_PORT',
    graceMs: 0,
  });
  onTestFinished(() => listener.close());
  const get = (path: string, init?: RequestInit) => fetch(listener.url + path, init);
  return {
    clock,
    library,
    streams,
    assign,
    get,
    play: (file: string, token = tokenFor('s1'), init?: RequestInit) => get(`/play/${token}/${file}`, init),
  };
}

describe('playback', () => {
  it('serves the files of videos in addition to those of streams', async () => {
    const { play } = await start();
    const videoId = '01990000-0000-7000-8000-000000000001';
    const video = tokenFor(mediaSubject({ kind: 'vod', videoId, mediaVersion: 3, captionsVersion: 0 }));
    expect(await (await play('poster-0.jpg', video)).text()).toBe(`videos/${videoId}/media-3/poster-0.jpg`);
    expect((await play('720p/poster-0.jpg', video)).status).toBe(200);
    expect((await play('poster-1.jpg', video)).status).toBe(404);
    expect((await play('..%2f..%2fposter-0.jpg', video)).status).toBe(404);
    expect((await play('index.m3u8')).status).toBe(200);
  });

  it('serves playlists, segments and the thumbnail to an allowed origin', async () => {
    const { play } = await start();
    const files = ['index.m3u8', '720p/index.m3u8', '720p/init.mp4', '360p/49.m4s', 'thumbnail.jpg'];
    const responses = await Promise.all(
      files.map((file) => play(file, undefined, { headers: { Origin: CONSOLE } })),
    );
    expect(responses.map(({ status, headers }) => [status, headers.get('Content-Type')])).toEqual([
      [200, 'application/vnd.apple.mpegurl'],
      [200, 'application/vnd.apple.mpegurl'],
      [200, 'video/mp4'],
      [200, 'video/mp4'],
      [200, 'image/jpeg'],
    ]);
    for (const { headers } of responses) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe(CONSOLE);
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
    expect(responses[1]?.headers.get('Cache-Control')).toBe('public, max-age=1');
    expect(responses[3]?.headers.get('Cache-Control')).toBe('public, max-age=86400, immutable');
    expect(await responses[3]?.text()).toBe('segment 49');
    expect(await responses[4]?.text()).toBe('thumbnail 49');
    const foreign = await play('index.m3u8', undefined, { headers: { Origin: 'https://other.example' } });
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it.each([
    ['a forged token', 403, 'index.m3u8', tokenFor('s1', { key: Buffer.alloc(32, 8) })],
    ['the token of another stream, renamed', 403, 'index.m3u8', tokenFor('s2').replace('s2', 's1')],
    ['no token', 403, 'index.m3u8', 'token'],
    ['an expired token', 410, 'index.m3u8', tokenFor('s1', { expiresAt: NOW / 1_000 })],
    ['a forged expired token', 403, 'index.m3u8', tokenFor('s1', { expiresAt: 1, key: Buffer.alloc(32) })],
    ['the token of an image, for the stream', 403, 'index.m3u8', tokenFor('s1', { session: 'thumbnail' })],
    ['a stream that is elsewhere', 404, 'index.m3u8', tokenFor('s2')],
    ['a rendition that is not there', 404, '1080p/index.m3u8', tokenFor('s1')],
    ['a segment of the future', 404, '720p/50.m4s', tokenFor('s1')],
    ['a segment of the past', 404, '720p/16.m4s', tokenFor('s1')],
    ['a path outside', 404, '720p/..%2f..%2fname.txt', tokenFor('s1')],
  ])('rejects %s', async (_what, status, file, token) => {
    const { play } = await start();
    const response = await play(file, token);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  });

  it('takes HEAD and If-None-Match', async () => {
    const { play, streams } = await start();
    const head = await play('720p/49.m4s', undefined, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '10']);
    const headers = { 'If-None-Match': head.headers.get('ETag') ?? '' };
    expect((await play('720p/49.m4s', undefined, { headers })).status).toBe(304);
    expect(streams.reports()).toMatchObject([{ bytesOut: 0 }]);
  });

  it('ends for viewers of a shared page when it is no longer shared, or at another address', async () => {
    const { assign, play } = await start();
    const status = async (session: string) => (await play('index.m3u8', tokenFor('s1', { session }))).status;
    const [shared, other] = [shareSession('first', 'a'), shareSession('second', 'a')];
    expect(await status(shared)).toBe(410);
    assign(assignment({ playbackId: 'first' }));
    expect([await status(shared), await status(other), await status('a')]).toEqual([200, 410, 200]);
    assign(assignment({ playbackId: 'second' }));
    expect([await status(shared), await status(other)]).toEqual([410, 200]);
    assign(assignment());
    expect([await status(other), await status('a')]).toEqual([410, 200]);
  });

  it('ends with the lease, and continues with the next report', async () => {
    const { clock, assign, play, get } = await start();
    clock.now += 14_999;
    expect([(await play('index.m3u8')).status, (await get('/readyz')).status]).toEqual([200, 200]);
    clock.now += 1;
    expect((await play('index.m3u8')).status).toBe(404);
    assign(assignment());
    expect((await play('index.m3u8')).status).toBe(200);
  });
});

describe('the report', () => {
  it('counts sessions of the last 30 seconds, and bytes until a report succeeds', async () => {
    const { clock, streams, assign, play } = await start();
    const image = tokenFor('s1', { session: 'thumbnail' });
    for (const token of [tokenFor('s1'), tokenFor('s1'), tokenFor('s1', { session: 'b' })])
      await (await play('720p/49.m4s', token)).text();
    await (await play('thumbnail.jpg', image)).text();
    const before = streams.reports();
    expect(before).toMatchObject([{ state: 'live', viewers: 2, bytesOut: 42 }]);

    clock.now += 10_000;
    await (await play('360p/50.m4s')).text();
    expect(streams.reports()).toMatchObject([{ viewers: 2, bytesOut: 52 }]);
    streams.assign({ streams: [assignment()], playbackKeys: PLAYBACK_KEYS }, before, clock.now);
    expect(streams.reports()).toMatchObject([{ viewers: 2, bytesOut: 10 }]);
    clock.now += 10_000;
    assign(assignment());
    clock.now += 10_001;
    expect(streams.reports()).toMatchObject([{ viewers: 1, bytesOut: 0 }]);
  });

  it('is valid, however long the problem of a stream is', async () => {
    const { streams, assign } = await start({ Broken: 'DNS:a.example, '.repeat(100) });
    assign(assignment({ id: 's2', name: 'Broken' }));
    expect(StreamReport.safeParse(streams.reports()[0]).error).toBeUndefined();
  });

  it('follows the response: other streams stop, another epoch starts again', async () => {
    const { streams, assign, play, library } = await start();
    await (await play('720p/49.m4s')).text();
    assign(assignment({ epoch: 2 }), assignment({ id: 's2', name: 'Broken' }));
    expect(streams.reports()).toMatchObject([
      {
        id: 's1',
        epoch: 2,
        state: 'live',
        viewers: 0,
        bytesOut: 0,
        renditions: [{ name: '720p' }, { name: '360p' }],
      },
      { id: 's2', state: 'failed', problem: 'The encoder ended unexpectedly (SIGKILL).', renditions: [] },
    ]);
    assign(assignment({ id: 's3', firstSegmentAt: new Date(NOW).toISOString() }));
    expect(streams.reports()).toMatchObject([{ id: 's3', state: 'starting' }]);
    expect((await play('index.m3u8')).status).toBe(404);
    expect(library.kept.at(-1)?.size).toBe(1);
  });
});
