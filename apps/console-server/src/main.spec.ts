// @see operation stop, traces
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { makeBuiltConsole, startPlatform } from './testing/start-console';

// In a folder from which the bundle resolves its packages.
const outDir = resolve(import.meta.dirname, '../../../node_modules/.vite/console-server/main-spec');

beforeAll(async () => {
  const configFile = resolve(import.meta.dirname, '../vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
});

function start(environment: Record<string, string>, { channel = true } = {}): ChildProcess {
  const child = spawn(process.execPath, [resolve(outDir, 'main.js')], {
    env: { LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function outcome(child: ChildProcess) {
  const [out, err] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, err };
}

function read(stream: ChildProcess['stdout']): Promise<string> {
  return stream ? text(stream) : Promise.resolve('');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function startReady(environment: Record<string, string> = {}) {
  const port = await freePort();
  const child = start({ PORT: String(port), CONSOLE_DIST: await makeBuiltConsole(), ...environment });
  const message = await new Promise<unknown>((resolveMessage) => child.once('message', resolveMessage));
  return { child, port, message };
}

const Export = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({ spans: z.array(z.object({ name: z.string(), traceId: z.string(), spanId: z.string() })) }),
      ),
    }),
  ),
});

async function startTraceReceiver() {
  const spans: { name: string; traceId: string; spanId: string }[] = [];
  const receiver = await startPlatform((request, response) => {
    void text(request).then((body) => {
      const { resourceSpans } = Export.parse(JSON.parse(body));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  return { spans, endpoint: receiver.origin };
}

describe('the process', () => {
  it('says when it is ready, and serves', async () => {
    const { message, port } = await startReady();
    expect(message).toEqual({ type: 'ready', url: `http://127.0.0.1:${port}/` });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  it('logs its address when no parent listens for messages', async () => {
    const port = await freePort();
    const child = start({ PORT: String(port) }, { channel: false });
    const printed = new Promise((resolveLine) => child.stdout?.setEncoding('utf8').once('data', resolveLine));
    expect(JSON.parse(String(await printed))).toMatchObject({
      msg: 'the server is ready',
      url: `http://127.0.0.1:${port}/`,
    });
  });

  it('names each unknown variable and each bad field in one line and starts', async () => {
    const { child } = await startReady({
      CONSOLE_MENU_WIDTH: '9',
      CONSOLE_CONFIG: '/nowhere.json',
      CONSOLE_MENUWIDTH: '300',
      CONSOLE_LOGO: '/logo.png',
    });
    child.kill('SIGTERM');
    const { out } = await outcome(child);
    expect(out.trim().split('\n')).toEqual([
      expect.stringContaining('CONSOLE_MENUWIDTH is not a setting'),
      expect.stringContaining('/nowhere.json cannot be read'),
      expect.stringContaining('menuWidth'),
    ]);
  });

  it('stops at a wrong setting with one line', async () => {
    const { code, out, err } = await outcome(start({ PORT: 'abc' }));
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'PORT must be a whole number from 1 to 65535.\n',
    });
  });

  it('stops at a port in use with one line', async () => {
    const { port } = await startPlatform(() => {});
    const { code, err } = await outcome(start({ PORT: port }));
    expect({ code, err }).toEqual({
      code: 1,
      err: `Port ${port} on 127.0.0.1 is in use. Set PORT to a free one.\n`,
    });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('finishes the requests in flight at %s', async (signal) => {
    const received = Promise.withResolvers<() => void>();
    const platform = await startPlatform((_request, response) =>
      received.resolve(() => response.end('done')),
    );
    const { child, port } = await startReady({ API_BASE_URL: platform.href });
    const call = fetch(`http://127.0.0.1:${port}/admin/api`);
    const response = await received.promise;
    const ended = outcome(child);
    child.kill(signal);
    child.kill(signal);
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'closed')).toBe('closed');
    response();
    expect(await (await call).text()).toBe('done');
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    ['is closed', (child: ChildProcess) => void child.stdout?.destroy()],
    ['is not read', () => undefined],
  ])(
    'ends at SIGTERM when its output %s',
    async (_how, leave) => {
      const received = Promise.withResolvers<() => void>();
      const platform = await startPlatform((_request, response) =>
        received.resolve(() => response.end('done')),
      );
      const { child, port } = await startReady({ API_BASE_URL: platform.href, LOG_LEVEL: 'trace' });
      leave(child);
      const call = fetch(`http://127.0.0.1:${port}/admin/api`);
      const respond = await received.promise;
      // More lines than the pipe holds.
      const probe = async () => (await fetch(`http://127.0.0.1:${port}/config.json`)).arrayBuffer();
      for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 50 }, probe));

      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      respond();
      expect(await (await call).text()).toBe('done');
      expect(await exited).toEqual([0, null]);
    },
    30_000,
  );

  it('continues one trace from a request to the platform, where OTLP is set up', async () => {
    const { spans, endpoint } = await startTraceReceiver();
    const parents: (string | string[] | undefined)[] = [];
    const platform = await startPlatform((request, response) => {
      parents.push(request.headers['traceparent']);
      response.end('{}');
    });
    const { child, port } = await startReady({
      API_BASE_URL: platform.href,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    });
    await (await fetch(`http://127.0.0.1:${port}/admin/api/user/users`)).text();
    child.kill('SIGTERM');
    await once(child, 'exit');

    const span = spans.find(({ name }) => name === 'GET /admin/*');
    expect(span).toBeDefined();
    expect(parents).toEqual([`00-${span?.traceId}-${span?.spanId}-01`]);
  });

  it('reports that it is stopping during the delay, and ends at once on a second signal', async () => {
    const { child, port } = await startReady({ STOP_DELAY_SECONDS: '300' });
    const ended = outcome(child);
    child.kill('SIGTERM');
    await expect
      .poll(async () => {
        const health = await fetch(`http://127.0.0.1:${port}/healthz`);
        return {
          status: health.status,
          connection: health.headers.get('Connection'),
          text: await health.text(),
        };
      })
      .toEqual({ status: 503, connection: 'close', text: '{"status":"stopping"}' });
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    // Signals within a second count as one.
    const again = setInterval(() => child.kill('SIGINT'), 200);
    expect(await ended).toMatchObject({ code: 1, err: '' });
    clearInterval(again);
  });

  it('ends with the process that started it', async () => {
    const { child } = await startReady();
    child.disconnect();
    expect(await outcome(child)).toMatchObject({ code: 0 });
  });
});
