import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createLog, Networks, OutgoingClient } from '@console/server-kit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FileCache } from '../file-cache';
import { readAmf, writeAmf, type Amf } from '../rtmp/amf0';
import { ChunkReader, chunksOf } from '../rtmp/chunks';
import { playlistOf } from '../playlist';
import { PullSource } from './pull-source';
import { RemuxProcess } from './remux-process';
import { loadHls } from './load-hls';
import { assignment, AVC } from '../testing/sample-stream';

const ENCODER = resolve(import.meta.dirname, '../testing/encoder.ts');
const HELLO = 1_537;
const PROGRAM = resolve(import.meta.dirname, '../pull-worker.ts');
const soon = { timeout: 30_000 };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pulled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function encode(address: string, format: string, options: Record<string, string>) {
  const encoder = fork(ENCODER, [address, format, JSON.stringify(options)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void encoder.kill('SIGKILL'));
  return encoder;
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${portOf(server.address())}`;
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const CERTIFICATE = readFileSync(resolve(import.meta.dirname, '../testing/localhost.pem'));

/** A server with one stream of two segments. */
async function serveRtmp(app: string, name: string, { isSecure = false } = {}): Promise<string> {
  const serveSocket = (socket: Socket) => {
    const chunks = new ChunkReader(65_536);
    let pending: Buffer = Buffer.alloc(0);
    let expected = HELLO + HELLO - 1;
    const send = (type: number, body: Buffer, timestamp = 0, streamId = 0) =>
      void socket.write(chunksOf(5, { type, streamId, timestamp, body }));
    const command = (...values: Parameters<typeof writeAmf>[0]) => send(20, writeAmf(values));
    const react = ([what, transaction = 0, about, ...values]: Amf[]) => {
      if (what === 'connect' && JSON.stringify(about).includes(`"app":"${app}"`))
        command('_result', transaction, {}, { code: 'NetConnection.Connect.Success' });
      else if (what === 'createStream') command('_result', transaction, null, 7);
      else if (what === 'play' && values[0] !== name)
        command('onStatus', 0, null, { level: 'error', code: 'NetStream.Play.StreamNotFound' });
      else if (what === 'play') {
        send(9, Buffer.of(0x17, 0, 0, 0, 0, ...AVC), 0, 7);
        for (let index = 0; index <= 100; index += 1)
          send(9, Buffer.of(index % 50 === 0 ? 0x17 : 0x27, 1, 0, 0, 0, 1, index), index * 40, 7);
      }
    };
    socket.on('error', () => undefined);
    socket.once('data', () => void socket.write(Buffer.concat([Buffer.of(3), Buffer.alloc(2 * HELLO - 2)])));
    socket.on('data', (data) => {
      pending = Buffer.concat([pending, data]);
      if (pending.length < expected) return;
      const rest = pending.subarray(expected);
      pending = Buffer.alloc(0);
      expected = 0;
      for (const { type, body } of chunks.read(rest)) if (type === 20) react(readAmf(body));
    });
  };
  const server = isSecure
    ? createTlsServer({ key: CERTIFICATE, cert: CERTIFICATE }, serveSocket)
    : createTcpServer(serveSocket);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const origin = isSecure ? 'rtmps://localhost' : 'rtmp://127.0.0.1';
  return `${origin}:${portOf(server.address())}/${app}/${name}`;
}

async function pull(url: string, allowed = ['127.0.0.1']) {
  const source = new PullSource({
    url,
    name: 'Pulled',
    client: new OutgoingClient(new Networks(allowed)),
    program: PROGRAM,
    timeline: { firstSegmentAt: Date.now() - 100_000, dvrSeconds: 10 },
    reconnectSeconds: 60,
    folder: await aFolder(),
    files: new FileCache(2 ** 20),
    drawStill: () => Promise.reject(new Error('No stills here.')),
    drawSlate: () => Promise.reject(new Error('No slates here.')),
    onChange: () => undefined,
    log: createLog('media-node', 'silent'),
  });
  onTestFinished(() => source.close());
  const status = () => source.status(Date.now());
  const segments = () => source.segments('source')?.length ?? 0;
  return { source, status, segments };
}

const PICTURE = { width: 320, height: 180, framesPerSecond: 25, codecs: 'H.264, AAC' };

it.each(['mpegts', 'fmp4'])(
  'takes an HLS source of %s segments, also after it was gone',
  async (type) => {
    const folder = await aFolder();
    encode(join(folder, 'live.m3u8'), 'hls', {
      hls_time: '2',
      hls_segment_type: type,
      hls_flags: 'delete_segments',
      master_pl_name: 'index.m3u8',
    });
    await expect.poll(() => existsSync(join(folder, 'index.m3u8')), soon).toBe(true);
    let isDown = false;
    const origin = await serve((request, response) => {
      const name = basename(request.url ?? '');
      if (name === 'moved') response.writeHead(302, { Location: '/index.m3u8' }).end();
      else if (isDown) response.writeHead(503).end();
      else
        void readFile(join(folder, name)).then(
          (file) => response.end(file),
          () => response.writeHead(404).end(),
        );
    });
    const { source, status, segments } = await pull(`${origin}/moved`);
    await expect.poll(segments, soon).toBeGreaterThanOrEqual(2);
    expect(status()).toMatchObject({ state: 'live', problem: null, input: PICTURE });
    isDown = true;
    await expect.poll(status, soon).toMatchObject({ problem: 'The server returned 503.', input: null });
    isDown = false;
    await expect.poll(() => status().input, soon).not.toBeNull();
    const periods = () => new Set(source.segments('source')?.map(({ period }) => period));
    await expect.poll(() => periods().size, soon).toBe(2);
    expect(playlistOf(source, 'source', Date.now())?.content.toString()).toContain('#EXT-X-DISCONTINUITY');
  },
  90_000,
);

it('takes a stream of an RTMP server, and another one when the address changes', async () => {
  const one = await serveRtmp('live', 'name?token=secret');
  const two = await serveRtmp('live', 'other');
  const { source, status, segments } = await pull(one);
  await expect.poll(segments, soon).toBe(2);
  expect(status()).toMatchObject({ state: 'live', problem: null, input: { codecs: 'H.264' } });
  source.update(assignment({ source: { kind: 'pull', url: two } }));
  await expect.poll(segments, soon).toBe(4);
  source.update(assignment({ source: { kind: 'pull', url: one.replace('name', 'guess') } }));
  await expect
    .poll(() => status().problem, soon)
    .toBe('The server rejects the stream (NetStream.Play.StreamNotFound).');
});

it('takes an encrypted RTMP stream of a server whose certificate is trusted, and no other', async () => {
  const url = await serveRtmp('live', 'name', { isSecure: true });
  const { status, segments } = await pull(url);
  await expect.poll(() => status().problem, soon).toMatch(/^self-signed certificate/);
  const authorities = getCACertificates();
  onTestFinished(() => setDefaultCACertificates(authorities));
  setDefaultCACertificates([...authorities, CERTIFICATE]);
  await expect.poll(segments, soon).toBe(2);
  expect(status()).toMatchObject({ state: 'live', problem: null });
});

it.each([
  [
    'http://127.0.0.1:1/live.m3u8',
    '127.0.0.1 is not a public address, and ALLOWED_NETWORKS does not name it.',
  ],
  [
    'rtmp://127.0.0.1:1/live/key',
    '127.0.0.1 is not a public address, and ALLOWED_NETWORKS does not name it.',
  ],
  ['rtmp://localhost:1/live/key', /is not a public address/],
  ['file:///etc/passwd', 'Only http and https addresses are requested.'],
  ['concat:http://127.0.0.1/a|/etc/passwd', 'Only http and https addresses are requested.'],
])('does not open %s', async (url, problem) => {
  const { status } = await pull(url, []);
  await expect.poll(() => status().problem, soon).toMatch(problem);
});

it('ends a program that hangs when its source is closed', async () => {
  const program = join(await aFolder(), 'hangs.mjs');
  await writeFile(program, 'setInterval(() => undefined, 1_000);');
  const closing = new AbortController();
  const onEnd = vi.fn();
  const hanging = new RemuxProcess({
    ...{ program, format: 'mpegts', signal: closing.signal },
    ...{ onMessage: () => undefined, onEnd },
  });
  onTestFinished(() => hanging.kill());
  closing.abort();
  await hanging.end();
  expect(onEnd).toHaveBeenCalledOnce();
});

describe('a playlist', () => {
  const segment = (uri: string, before = '') =>
    `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n${before}#EXTINF:2,\n${uri}\n`;
  const master = (uri: string, attributes = '') =>
    `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1000${attributes}\n${uri}\n`;
  const only = 'Only http and https addresses are requested.';
  it.each([
    ['names a file', segment('file:///etc/passwd'), only],
    ['names several files', segment('concat:/etc/passwd|/etc/hosts'), only],
    ['names another protocol', segment('gopher://127.0.0.1/'), only],
    ['names a private address', segment('http://10.0.0.1/1.ts'), /^10\.0\.0\.1 is not a public address/],
    ['names a playlist at one', master('http://169.254.169.254/'), /^169\.254\.169\.254 is not a public/],
    ['is led to one', segment('/moved'), /^10\.0\.0\.1 is not a public address/],
    ['is led to a file', segment('/file'), only],
    ['has a header in a file', segment('1.m4s', '#EXT-X-MAP:URI="file:///etc/passwd"\n'), only],
    ['is encrypted', segment('1.ts', '#EXT-X-KEY:METHOD=AES-128,URI="key"\n'), 'The segments are encrypted.'],
    ['has H.265 only', master('1.m3u8', ',CODECS="hvc1.1.6.L93.B0"'), /no rendition with H\.264/],
    ['is text', 'Not a playlist', 'The address returns no HLS playlist.'],
    ['has many renditions', master('1.m3u8', ',AUDIO="a"').repeat(201), /^The playlist has too many/],
    ['has many segments', segment('1.ts\n'.repeat(20_000)), /^The playlist has too many/],
  ])('that %s is rejected', async (_what, text, problem) => {
    const origin = await serve(({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { Location: 'http://10.0.0.1/1.ts' }).end();
      else if (url === '/file') response.writeHead(302, { Location: 'file:///etc/passwd' }).end();
      else response.end(url === '/live.m3u8' ? text : 'media');
    });
    const client = new OutgoingClient(new Networks(['127.0.0.1']));
    const { signal } = new AbortController();
    const parts = loadHls(`${origin}/live.m3u8`, { client, signal });
    await expect(parts.next()).rejects.toThrow(problem);
  });

  it('is not read without a pause, whatever duration of segments it has', async () => {
    let requests = 0;
    const text = segment('1.ts').replace('DURATION:2', 'DURATION:99999999');
    const origin = await serve(({ url }, response) => {
      if (url === '/live.m3u8') requests += 1;
      response.end(url === '/live.m3u8' ? text : 'media');
    });
    const client = new OutgoingClient(new Networks(['127.0.0.1']));
    const signal = AbortSignal.timeout(1_500);
    const parts = loadHls(`${origin}/live.m3u8`, { client, signal });
    await parts.next();
    await expect(parts.next()).rejects.toThrow('aborted');
    // One to find the renditions.
    expect(requests).toBe(2);
  });
});
