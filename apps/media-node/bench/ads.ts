/**
 * Measures ad insertion and uploads of one media node: sessions that play a channel with ad breaks, the playlists and
 * beacons they cause, and an upload that is interrupted at random. The ad server, the platform and the players are this
 * process, on the same machine as the node.
 * Run: `npx nx run media-node:bench-ads`. Settings: BENCH_SESSIONS (500), BENCH_SECONDS (70).
 */
import { execFile, spawn } from 'node:child_process';
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Upload } from 'tus-js-client';
import { z } from 'zod';

const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 500);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 70);
const BREAKS_AT = [25, 50];
const NODE = 'http://127.0.0.1:4296';
const AD_SERVER_MS = 100;
const UPLOAD_BYTES = 32 * 2 ** 20;
const INTERRUPTIONS = 20;
const EVENTS = ['impression', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];
const KEY = randomBytes(32);
const PLAYBACK_KEYS = { k1: KEY.toString('base64') };

const Report = z.object({
  ads: z.array(z.object({ state: z.string() })).default([]),
  sessionBreaks: z
    .array(
      z.object({
        ...{ session: z.string(), breakId: z.string() },
        beacons: z.array(z.object({ event: z.string(), state: z.string() })),
      }),
    )
    .default([]),
  uploads: z.array(z.object({ isComplete: z.boolean(), problem: z.string().nullable() })).default([]),
});

const settings = {
  ...{ isOn: true, breakSource: 'manual', everyMinutes: 15, breakSeconds: 30, cueUrl: '', filler: 'slate' },
  ...{ maxExcessSeconds: 0, minFillPercent: 0, maxAdsPerBreak: 10, isEarlyReturn: true, viewerData: 'none' },
  ...{ isResending: false, decisionTimeoutMs: 3_000, totalTimeoutMs: 5_000, maxSessions: SESSIONS + 1 },
};
const state = {
  breaks: [] as { id: string; startsAt: string; seconds: number }[],
  /** By path, how often the ad server got it. */
  received: new Map<string, number>(),
  /** By path, what the node reports. */
  reported: new Map<string, string>(),
  isAdReady: false,
  isUploaded: false,
};

function addBreak(inSeconds: number, seconds: number): void {
  const startsAt = new Date(Date.now() + inSeconds * 1_000).toISOString();
  state.breaks.push({ id: randomUUID(), startsAt, seconds });
}

/** What the platform returns. */
function responseOf(path: string, origin: string, report: z.output<typeof Report>): object {
  if (path.includes('/ssai/')) {
    state.isAdReady ||= report.ads.some((ad) => ad.state === 'ready');
    for (const { session, breakId, beacons } of report.sessionBreaks)
      for (const beacon of beacons)
        state.reported.set(beaconPath(session, breakId, beacon.event), beacon.state);
    const adServerUrl = `${origin}/vast/[SESSIONID]/[BREAKID]`;
    const endpoint = { id: 'endpoint', appId: 'bench', streamId: 'stream', ...settings, adServerUrl };
    return { endpoints: [{ ...endpoint, manualBreaks: state.breaks, captures: [] }] };
  }
  if (path.includes('/vod/')) {
    state.isUploaded ||= report.uploads.some(({ isComplete, problem }) => isComplete && problem === null);
    const nothing = { jobs: [], lost: [], accepted: [], discard: [], recordings: [] };
    return { nextWithinSeconds: 1, ...nothing, playbackKeys: PLAYBACK_KEYS };
  }
  const source = { kind: 'test', pattern: 'test-card' };
  const stream = { id: 'stream', epoch: 1, name: 'Bench', source, firstSegmentAt: STARTED_AT };
  const streams = [{ ...stream, dvrSeconds: 20, reconnectSeconds: 60 }];
  return { nextWithinSeconds: 1, streams, playbackKeys: PLAYBACK_KEYS };
}
const STARTED_AT = new Date(Date.now() - 60_000).toISOString();

const beaconPath = (session: string, breakId: string, event: string) =>
  `/beacon/${session}/${breakId}/${event}`;

function vast(origin: string, session: string, breakId: string): string {
  const url = (event: string) => origin + beaconPath(session, breakId, event);
  const tracking = EVENTS.slice(1).map((event) => `<Tracking event="${event}">${url(event)}</Tracking>`);
  return `<VAST version="4.2"><Ad id="tea"><InLine><AdSystem>Bench</AdSystem><AdTitle>Tea</AdTitle>
    <Impression>${url('impression')}</Impression><Creatives><Creative><Linear><Duration>00:00:08</Duration>
    <TrackingEvents>${tracking.join('')}</TrackingEvents><MediaFiles><MediaFile delivery="progressive"
    type="video/mp4" width="640" height="360">${origin}/ad.mp4</MediaFile></MediaFiles></Linear></Creative>
    </Creatives></InLine></Ad></VAST>`;
}

/** The platform, an ad server and what receives its beacons. */
async function startServers(ad: Buffer) {
  let origin = '';
  const server = createServer((call, response) => {
    const path = call.url ?? '';
    const [, kind, session = '', breakId = ''] = path.split('/');
    if (kind === 'ad.mp4') response.setHeader('Content-Type', 'video/mp4').end(ad);
    else if (kind === 'vast') setTimeout(() => response.end(vast(origin, session, breakId)), AD_SERVER_MS);
    else if (kind === 'beacon') {
      state.received.set(path, (state.received.get(path) ?? 0) + 1);
      response.end();
    } else
      void json(call).then((body) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(responseOf(path, origin, Report.parse(body))));
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
  return { origin, stop: () => server.closeAllConnections() };
}

async function startNode(platform: string, dataDir: string) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../dist/main.js')], {
    env: {
      ...process.env,
      ...{ HOST: '127.0.0.1', MEDIA_PORT: new URL(NODE).port, LOG_LEVEL: 'warn', DATA_DIR: dataDir },
      ...{ MEDIA_PLATFORM_URL: platform, MEDIA_NODE_TOKEN: 'a-token-of-media-nodes' },
      ALLOWED_NETWORKS: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), exited.then(() => [])]);
  if (message === undefined) throw new Error('The media node has not started.');
  const of = async (file: string) => readFile(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    /** Of the process itself, in user and system mode. */
    cpuSeconds: async () => {
      const [user = 0, system = 0] =
        (await of('stat')).split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
      return (user + system) / 100;
    },
    megabytes: async () => Number(/^VmRSS:\s+(\d+)/m.exec(await of('status'))?.[1]) / 1_024,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function tokenOf(subject: string, session: string): string {
  const signed = [subject, session, Math.floor(Date.now() / 1_000) + 3_600, 'k1'].join('.');
  return `${signed}.${createHmac('sha256', KEY).update(signed).digest('base64url')}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
async function get(url: string): Promise<{ status: number; location: string; body: string }> {
  const sent = request(url, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const isText = response.headers['content-type'] === 'application/vnd.apple.mpegurl';
  if (!isText) await once(response.resume(), 'end');
  const { statusCode: status = 0, headers } = response;
  return { status, location: headers.location ?? '', body: isText ? await text(response) : '' };
}

/** Plays until the signal aborts, from the live edge on. @param onPlaylist Gets milliseconds; undefined for a failure. */
async function play(
  session: string,
  signal: AbortSignal,
  onPlaylist: (ms: number | undefined) => void,
): Promise<void> {
  const base = `${NODE}/ssai/${tokenOf('endpoint', session)}`;
  const names = (body: string) => body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const playlist = `${base}/${names((await get(`${base}/index.m3u8`)).body).at(-1) ?? ''}`;
  const seen = new Set<string>();
  while (!signal.aborted) {
    const begun = performance.now();
    const { status, body } = await get(playlist);
    onPlaylist(status === 200 ? performance.now() - begun : undefined);
    const segments = names(body).filter((name) => !seen.has(name));
    for (const name of seen.size === 0 ? segments.slice(-2) : segments) {
      const address = new URL(name, playlist).href;
      const { location } = await get(address);
      if (location !== '') await get(new URL(location, address).href);
    }
    for (const name of segments) seen.add(name);
    await sleep(Math.max(0, 2_000 - (performance.now() - begun)));
  }
}

/** Continues after each interruption; resolves when the node has stored the file and compared its checksum. */
async function upload(): Promise<void> {
  const content = randomBytes(UPLOAD_BYTES);
  const whole = createHash('sha256');
  for (let at = 0; at < content.length; at += 8 * 2 ** 20)
    whole.update(
      createHash('sha256')
        .update(content.subarray(at, at + 8 * 2 ** 20))
        .digest(),
    );
  const subject = `upload-${randomUUID()}_${content.length}_${whole.digest('hex')}`;
  const endpoint = `${NODE}/upload/${tokenOf(subject, 'upload')}`;
  const cuts = Array.from({ length: INTERRUPTIONS }, () => Math.random() * UPLOAD_BYTES * 0.9);
  let uploadUrl: string | null = null;
  for (const cut of [...cuts.sort((one, other) => one - other), Infinity]) {
    uploadUrl = await new Promise<string | null>((done, reject) => {
      const sending: Upload = new Upload(content, {
        ...{ endpoint, uploadUrl, retryDelays: null, onError: reject },
        onSuccess: () => done(sending.url),
        onProgress: (sent) => {
          if (sent >= cut) sending.abort().then(() => done(sending.url), reject);
        },
      });
      sending.start();
    });
  }
  await until(() => state.isUploaded);
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 120_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error('The media node is not ready after two minutes.');
    await sleep(250);
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = await mkdtemp(join(tmpdir(), 'signalbox-bench-'));
const ad = join(dataDir, 'ad.mp4');
const sample = resolve(import.meta.dirname, '../src/testing/sample-video.ts');
await promisify(execFile)(process.execPath, [sample, ad, '8', '640x360', 'color=red']);
const servers = await startServers(await readFile(ad));
const node = await startNode(servers.origin, dataDir);
try {
  await until(
    async () => (await get(`${NODE}/ssai/${tokenOf('endpoint', 'first')}/360p/index.m3u8`)).status === 200,
  );
  const isUnready = 503;
  const video = `${NODE}/play/${tokenOf('vod-none', 'first')}/index.m3u8`;
  await until(async () => (await get(video)).status !== isUnready);
  await upload();
  print(`upload of ${UPLOAD_BYTES / 2 ** 20} MB: stored without loss after ${INTERRUPTIONS} interruptions`);

  // The first break prepares the ad, and is too short for it.
  addBreak(8, 2);
  const warmUp = new AbortController();
  const first = play('first', warmUp.signal, () => undefined);
  await until(() => state.isAdReady);
  await sleep(10_000);
  warmUp.abort();
  await first;

  state.received.clear();
  state.reported.clear();
  state.breaks = [];
  for (const at of BREAKS_AT) addBreak(at, 10);
  const times: number[] = [];
  let failed = 0;
  const end = AbortSignal.timeout(SECONDS * 1_000);
  const players = Array.from({ length: SESSIONS }, async (_, index) => {
    await sleep((index / SESSIONS) * 4_000);
    await play(`session-${index}`, end, (ms) => {
      if (ms === undefined) failed += 1;
      else times.push(ms);
    });
  });
  await sleep(10_000);
  times.length = 0;
  const [cpu, begun] = [await node.cpuSeconds(), performance.now()];
  await Promise.all(players);
  const seconds = (performance.now() - begun) / 1_000;
  const cores = ((await node.cpuSeconds()) - cpu) / seconds;
  times.sort((one, other) => one - other);
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map(
    (share) => times[Math.floor(times.length * share)],
  );
  const expected = SESSIONS * BREAKS_AT.length * EVENTS.length;
  // Beacons and reports arrive later than the last segment.
  await sleep(30_000);
  const twice = [...state.received.values()].filter((count) => count > 1).length;
  print(`sessions: ${SESSIONS}, ad breaks: ${BREAKS_AT.length}, ad server: ${AD_SERVER_MS} ms`);
  print(
    `playlists: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms, ${(times.length / seconds).toFixed(0)} calls/s, ${failed} failed`,
  );
  const { received, reported } = state;
  const sent = [...reported].filter(([, beacon]) => beacon === 'sent').map(([path]) => path);
  const lost = sent.filter((path) => !received.has(path)).length;
  print(
    `beacons: ${received.size} of ${expected}, twice: ${twice}; reported as sent: ${sent.length}, not received: ${lost}`,
  );
  print(
    `cores: ${cores.toFixed(2)}, sessions per core: ${(SESSIONS / cores).toFixed(0)}, memory: ${(await node.megabytes()).toFixed(0)} MB`,
  );
} finally {
  await node.stop();
  servers.stop();
  agent.destroy();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(0);
