import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, type EndpointAssignment } from '@console/ssai/contract';
import { createLog, createMetrics, Networks, OutgoingClient } from '@console/server-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileCache } from '../file-cache';
import { createMediaApp } from '../media-app';
import { assignment, PLAYBACK_KEYS, sampleLibrary, sampleStreams, tokenFor } from '../testing/sample-stream';
import { openAds } from './open-ads';

/** A mock transcoder: cuts every creative into five seconds, and rejects those of four letters. */
const CONDITIONER = `
import { readFileSync, writeFileSync } from 'node:fs';
const job = JSON.parse(process.argv[2]);
if (!job.isGraph && readFileSync(job.input).length === 4) process.exit(1);
const list = [2, 2, 1].map((seconds, index) => '#EXTINF:' + seconds + ',\\n' + index + '.m4s').join('\\n');
for (const { name } of job.renditions) {
  for (const file of ['init.mp4', '0.m4s', '1.m4s', '2.m4s']) writeFileSync(name + '/' + file, file);
  writeFileSync(name + '/index.m3u8', '#EXTM3U\\n' + list + '\\n#EXT-X-ENDLIST\\n');
}`;
const QUARTILES = ['firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];
const KINDS = ['inline', 'wrapped', 'silent', 'empty', 'broken'];
/** Empty as well, of an endpoint without a slate. */
const UNFILLED = 'unfilled';

let server: Server;
let folder: string;
let origin = '';
const received: string[] = [];

function inline(kind: string): string {
  const url = (event: string) => `<![CDATA[${origin}/beacon/${kind}-${event}]]>`;
  const tracking = QUARTILES.map((event) => `<Tracking event="${event}">${url(event)}</Tracking>`).join('');
  const media = `<MediaFile delivery="progressive" type="video/mp4" width="640" height="360">
    <![CDATA[${origin}/media/${kind === 'broken' ? 'broken' : 'tea'}]]></MediaFile>`;
  return `<VAST version="4.2"><Ad id="a"><InLine><AdSystem>T</AdSystem><AdTitle>Tea</AdTitle>
    <Impression>${url('impression')}</Impression><Creatives><Creative><Linear><Duration>00:00:09</Duration>
    <TrackingEvents>${tracking}</TrackingEvents><MediaFiles>${media}</MediaFiles></Linear></Creative></Creatives>
    </InLine></Ad></VAST>`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ssai-'));
  await writeFile(join(folder, 'conditioner.mjs'), CONDITIONER);
  server = createServer((request, response) => {
    const [, action = '', kind = '', depth = '6'] = (request.url ?? '').split('/');
    if (action === 'beacon') received.push(kind);
    if (action === 'media') response.end(kind === 'broken' ? 'oops' : 'a creative');
    else if (action === 'beacon') response.end();
    else if (kind === 'silent') return;
    else if (kind === 'empty' || kind === UNFILLED) response.end('<VAST version="4.2"/>');
    else if (kind === 'wrapped' && depth !== '0')
      response.end(`<VAST version="4.2"><Ad id="w"><Wrapper><AdSystem>W</AdSystem>
        <VASTAdTagURI><![CDATA[${origin}/vast/wrapped/${Number(depth) - 1}]]></VASTAdTagURI></Wrapper></Ad></VAST>`);
    else response.end(inline(kind));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it('fills breaks by what ad servers return, and reports each event once', { timeout: 60_000 }, async () => {
  const now = Date.now();
  const log = createLog('media-node', 'silent');
  const streams = sampleStreams(sampleLibrary(), Date.now);
  const firstSegmentAt = new Date(now - 60_000).toISOString();
  const streamsNow = [assignment({ firstSegmentAt, dvrSeconds: 60 })];
  const renewLease = () =>
    streams.assign({ streams: streamsNow, playbackKeys: PLAYBACK_KEYS }, [], Date.now());
  renewLease();
  const ads = await openAds({
    ...{ streams, folder, log, files: new FileCache(1_024) },
    program: join(folder, 'conditioner.mjs'),
    client: new OutgoingClient(new Networks(['127.0.0.1'])),
  });
  const { insertion } = ads;
  const metrics = createMetrics();
  const app = createMediaApp({
    streams,
    ads,
    load: { watch: () => undefined },
    allowedOrigins: [],
    log,
    metrics,
  });
  const get = (path: string) =>
    app.request(path, {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  const endpoints = [...KINDS, UNFILLED].map((kind, index): EndpointAssignment => {
    // Conditioning takes seconds on a busy machine.
    const startsAt = new Date(now + 8_000).toISOString();
    return {
      ...DEFAULT_SETTINGS,
      ...{
        id: kind,
        appId: 'river',
        streamId: 's1',
        adServerUrl: `${origin}/vast/${kind}`,
        decisionTimeoutMs: 2_000,
        filler: kind === UNFILLED ? 'content' : 'slate',
      },
      manualBreaks: [{ id: `0197d2ff-0000-8000-8000-00000000000${index}`, startsAt, seconds: 8 }],
      captures: [],
    };
  });
  insertion.assign(endpoints);
  const expiresAt = Math.floor(now / 1_000) + 600;
  const base = (kind: string) => `/ssai/${tokenFor(kind, { session: kind, expiresAt })}`;
  const read = async (kind: string) => (await get(`${base(kind)}/720p/index.m3u8`)).text();
  for (const kind of [...KINDS, UNFILLED]) await read(kind);
  await expect
    .poll(
      async () => {
        renewLease();
        insertion.tick();
        expect(await read(UNFILLED)).not.toContain('../ads/');
        const texts = await Promise.all(KINDS.map(read));
        // The content goes on after an ad or a slate.
        return texts.filter((text) => /\.\.\/ads\/[^\n]*\n(?:.*\n)*#EXT-X-MAP:URI="init.mp4"/.test(text))
          .length;
      },
      { timeout: 30_000, interval: 250 },
    )
    .toBe(KINDS.length);

  for (const kind of ['inline', 'wrapped']) {
    const shown = [...(await read(kind)).matchAll(/^ads\/.*$/gm)].map(([line]) => line);
    expect(shown).toHaveLength(3);
    for (const segment of [...shown, ...shown]) {
      const address = `${base(kind)}/720p/${segment}`;
      const response = await get(address);
      const { pathname } = new URL(response.headers.get('Location') ?? '', `http://node${address}`);
      const before = streams.reports()[0]?.bytesOut ?? 0;
      expect([response.status, (await get(pathname)).status]).toEqual([302, 200]);
      // The mock transcoder writes the name of the file.
      expect(streams.reports()[0]?.bytesOut).toBe(before + '0.m4s'.length);
    }
  }
  const events = ['impression', ...QUARTILES];
  const expected = ['inline', 'wrapped'].flatMap((kind) => events.map((event) => `${kind}-${event}`));
  await expect.poll(() => received.toSorted()).toEqual(expected.toSorted());

  const recordOf = (kind: string) =>
    insertion.changes().sessionBreaks.find(({ endpointId }) => endpointId === kind);
  await expect
    .poll(() => recordOf('inline')?.beacons.map(({ state }) => state))
    .toEqual(events.map(() => 'sent'));
  const outcome = (kind: string) => {
    const { request, ads: offered = [], filledMs, slateMs } = recordOf(kind) ?? {};
    return [request?.result, offered.map(({ skip }) => skip), filledMs, slateMs];
  };
  expect(Object.fromEntries([...KINDS, UNFILLED].map((kind) => [kind, outcome(kind)]))).toEqual({
    inline: ['ads', [null], 5_000, 4_000],
    wrapped: ['ads', [null], 5_000, 4_000],
    silent: ['timeout', [], 0, 8_000],
    empty: ['empty', [], 0, 8_000],
    broken: ['ads', ['condition-failed'], 0, 8_000],
    [UNFILLED]: ['empty', [], 0, 0],
  });
  await insertion.close();
});

it('takes the breaks of a playout channel from its schedule', async () => {
  const now = Date.now();
  const iso = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  const log = createLog('media-node', 'silent');
  const streams = sampleStreams(sampleLibrary(), Date.now);
  const filler = { kind: 'test', pattern: 'gradient', text: 'Films' } as const;
  const breaks = [{ at: iso(10), seconds: 45 }];
  const airings = [{ from: iso(-60), until: iso(60), title: 'Film', input: filler, breaks }];
  const source = { kind: 'schedule', airings, taken: null, filler } as const;
  streams.assign({ streams: [assignment({ source })], playbackKeys: PLAYBACK_KEYS }, [], now);
  const { insertion } = await openAds({
    ...{ streams, folder: join(folder, 'cues'), log, files: new FileCache(1_024) },
    program: join(folder, 'conditioner.mjs'),
    client: new OutgoingClient(new Networks(['127.0.0.1'])),
  });
  const settings = { ...DEFAULT_SETTINGS, breakSource: 'cues', adServerUrl: `${origin}/vast/empty` } as const;
  const endpoint = { ...settings, id: 'e', appId: 'river', streamId: 's1', manualBreaks: [], captures: [] };
  insertion.assign([endpoint]);
  insertion.open(endpoint, { session: 'viewer', userAgent: '', address: '192.0.2.1' });
  insertion.tick();
  expect(insertion.changes().breaks).toMatchObject([
    { origin: 'cue', cue: '#EXT-X-CUE-OUT:DURATION=45.000', startsAt: iso(10), plannedMs: 45_000 },
  ]);
  streams.close();
  await insertion.close();
});
