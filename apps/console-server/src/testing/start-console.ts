import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readRuntimeConfig } from '@console/http/contract';
import { createLog, listen, Networks } from '@console/server-kit';
import type { Logger } from 'pino';
import { onTestFinished } from 'vitest';
import { builtConsole } from '../built-console';
import { createConsoleApp } from '../console-app';

export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))});`;

export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <script data-script-sources="" nonce="CSP_NONCE">guard()</script>
    <title>%PRODUCT_NAME%</title>
    <style nonce="CSP_NONCE">${'body{}'.repeat(200)}</style>
    <script type="application/json" id="route-start" nonce="CSP_NONCE"></script>
    <script type="application/json" id="runtime-config" nonce="CSP_NONCE"></script>
    <script type="module" src="/assets/main-abc.js" nonce="CSP_NONCE"></script>
    <link rel="icon" href="/logo.png" />
    <link rel="modulepreload" href="/assets/part-abc.js" nonce="CSP_NONCE">
  </head>
  <body><div id="root"><h1>%PAGE_TITLE%</h1></div></body>
</html>`;

const FILES: Record<string, string | Buffer> = {
  'index.html': PAGE,
  'module-frame.html': PAGE.replace('root', 'module'),
  'sign-in/en.html': PAGE.replace('lang="en"', 'lang="en" data-form').replace(
    /<title>.*<\/title>/,
    '<title>Login | %PRODUCT_NAME%</title>',
  ),
  'sign-in/vi.html': PAGE.replace('lang="en"', 'lang="vi" data-form'),
  'assets/main-abc.js': SCRIPT,
  'assets/main-abc.js.br': brotliCompressSync(SCRIPT),
  'assets/main-abc.js.gz': gzipSync(SCRIPT),
  'assets/main-abc.js.map': '{}',
  'assets/style-abc.css': 'body{}',
  'logo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  'builds/latest.json': '{"id":"abc"}',
  'build-time.json': '1700000000000',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  '.vite/manifest.json': '{}',
};

export async function makeBuiltConsole(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'console-dist-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

interface StartOptions {
  config?: Record<string, unknown>;
  platform?: URL;
  trustedProxies?: readonly string[];
  overTls?: boolean;
  platformTimeoutMs?: number;
  headersTimeoutMs?: number;
  folder?: string;
  log?: Logger;
}

export async function startConsole(options: StartOptions = {}) {
  const folder = options.folder ?? (await makeBuiltConsole());
  const app = createConsoleApp({
    source: builtConsole(folder),
    config: readRuntimeConfig(options.config ?? {}).config,
    platform: options.platform ?? new URL('http://127.0.0.1:1'),
    trustedProxies: new Networks(options.trustedProxies ?? []),
    log: options.log ?? createLog('console-server', 'silent'),
    ...(options.overTls !== undefined && { overTls: options.overTls }),
    ...(options.platformTimeoutMs !== undefined && { platformTimeoutMs: options.platformTimeoutMs }),
  });
  const listener = await listen((request, connection) => app.fetch(request, connection), {
    host: '127.0.0.1',
    port: 0,
    portSetting: 'PORT',
    graceMs: 35_000,
    ...(options.headersTimeoutMs !== undefined && { headersTimeoutMs: options.headersTimeoutMs }),
  });
  onTestFinished(async () => {
    listener.server.closeAllConnections();
    await listener.close();
  });
  const origin = `http://127.0.0.1:${listener.port}`;
  return {
    folder,
    origin,
    listener,
    fetch: (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init }),
    raw: (text: string) => exchange(listener.port, text),
  };
}

export async function startPlatform(response: RequestListener): Promise<URL> {
  const server = createServer(response);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Sends raw bytes: an HTTP client would normalize the address. */
function exchange(port: number, text: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const response = Buffer.concat(chunks).toString('utf8');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0), text: response });
    });
  });
}

export function rawRequest(target: string, method = 'GET', headers: string[] = []): string {
  return [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );
}
