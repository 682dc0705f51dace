import { spawn, type ChildProcess } from 'node:child_process'; // @see ASVS 6.3.2, 11.1.1 @see operation many-instances, memory, stop, traces
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { IncomingMessage, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabaseEnvironment, migratedDatabaseEnvironment } from '../testing/test-database';
import { startTraceReceiver } from '../testing/trace-receiver';

const ROOT = resolve(import.meta.dirname, '..');
const isEmbedded = inject('database').kind === 'pglite';
const Ready = z.object({
  type: z.literal('ready'),
  url: z.url(),
  firstOperator: z.object({ email: z.string(), password: z.string().optional() }),
});

describe('the process', () => {
  let bundle: string;
  let dataDir: string;
  let environment: Record<string, string>;
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    // Inside the project, where the bundle finds dependencies and migrations, but not in dist.
    await mkdir(join(ROOT, 'node_modules'), { recursive: true });
    bundle = await mkdtemp(join(ROOT, 'node_modules/.bundle-'));
    await build({
      root: ROOT,
      configFile: join(ROOT, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: bundle },
    });
  });
  afterAll(() => rm(bundle, { recursive: true, force: true }));

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'signalbox-process-'));
    environment = await migratedDatabaseEnvironment(dataDir);
  });
  afterEach(async () => {
    await Promise.all([...running].map((child) => end(child, 'SIGKILL')));
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(settings: Record<string, string> = {}, { channel = true } = {}) {
    const child = spawn(process.execPath, [join(bundle, 'main.js')], {
      cwd: dataDir,
      env: {
        PLATFORM_PORT: '0',
        DATA_DIR: dataDir,
        SEED_APPS: '0',
        LOG_LEVEL: 'warn',
        ...environment,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
    });
    running.add(child);
    const output = { text: '' };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output.text += chunk.toString();
      });
    }
    return { child, output };
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
    running.delete(child);
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  }

  async function ready({ child, output }: ReturnType<typeof start>) {
    const failed = once(child, 'exit').then(() => {
      throw new Error(`The platform did not start: ${output.text}`);
    });
    const received: unknown[] = await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => undefined);
    return Ready.parse(received[0]);
  }

  async function failedStart(settings: Record<string, string>) {
    const { child, output } = start(settings);
    const exit: unknown[] = await once(child, 'exit');
    running.delete(child);
    return { code: z.number().parse(exit[0]), text: output.text };
  }

  const signIn = async (url: string, credentials: { email: string; password?: string | undefined }) =>
    fetch(`${url}/auth-service/v1/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });

  async function accepts(url: string): Promise<boolean> {
    const socket = connect(Number(new URL(url).port), new URL(url).hostname);
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }

  it('announces address and operator, and locks data folder and key', async () => {
    await rm(join(dataDir, 'pglite'), { recursive: true, force: true });
    environment = await emptyDatabaseEnvironment();
    const first = start();
    const { url, firstOperator } = await ready(first);
    expect(firstOperator.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    const session = z.object({ token: z.string() }).parse(await (await signIn(url, firstOperator)).json());
    for (const file of ['first-operator.json', 'secret.key']) {
      expect((await stat(join(dataDir, file))).mode & 0o777, file).toBe(0o600);
    }
    if (isEmbedded) {
      const second = await failedStart({});
      expect(second.code).toBe(1);
      expect(second.text).toMatch(/^DATA_DIR is in use by another platform \(process \d+\)\.\n$/);
    }
    await end(first.child, 'SIGKILL');

    const otherKey = await failedStart({ PLATFORM_SECRET_KEY: Buffer.alloc(32).toString('base64') });
    expect(otherKey.code).toBe(1);
    expect(otherKey.text).toMatch(/^The secret key is not the one [^\n]+\n$/);

    const restarted = start();
    const again = await ready(restarted);
    expect(again.firstOperator).toEqual(firstOperator);
    const profile = await fetch(`${again.url}/auth-service/v1/users/profile`, {
      headers: { Authorization: `Bearer ${session.token}` },
    });
    expect(profile.status).toBe(200);
    expect(await end(restarted.child, 'SIGTERM')).toBe(0);
    expect(restarted.output.text).not.toContain(firstOperator.password);
  });

  it('does not log the generated password, but names its file', async () => {
    const platform = start(
      { LOG_LEVEL: 'trace', PLATFROM_PORT: '1', PLATFORM_PROT: '1' },
      { channel: false },
    );
    await expect.poll(() => platform.output.text, { timeout: 60_000 }).toContain('is ready');
    const lines = platform.output.text
      .trim()
      .split('\n')
      .map((line) => z.looseObject({ msg: z.string() }).parse(JSON.parse(line)));
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'PLATFORM_PROT is not a setting and has no effect.' }),
    );
    const announced = lines.find(({ msg }) => msg === 'the server is ready');
    const { url, firstOperator, passwordFile } = z
      .object({ url: z.url(), firstOperator: z.string(), passwordFile: z.string() })
      .parse(announced);
    const stored = z
      .object({ email: z.literal(firstOperator), password: z.string() })
      .parse(JSON.parse(await readFile(passwordFile, 'utf8')));
    expect((await signIn(url, stored)).status).toBe(200);
    expect(platform.output.text).not.toContain(stored.password);
  });

  it('continues traces, and completes requests in flight when it stops', async () => {
    const { spans, endpoint, stop } = await startTraceReceiver();
    const credentials = { email: 'Quan.Tri@signalbox.example', password: 'chosen by the installer' };
    const platform = start({
      LOG_LEVEL: 'trace',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      PLATFORM_ADMIN_EMAIL: credentials.email,
      PLATFORM_ADMIN_PASSWORD: credentials.password,
    });
    const { url, firstOperator } = await ready(platform);
    expect(firstOperator).toEqual({ email: credentials.email.toLowerCase() });
    await expect(readFile(join(dataDir, 'first-operator.json'))).rejects.toThrow('ENOENT');
    platform.child.stdout?.destroy();
    platform.child.stderr?.destroy();

    const [traceId, parentId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    const inFlight = request(`${url}/auth-service/v1/users/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Expect: '100-continue',
        traceparent: `00-${traceId}-${parentId}-01`,
      },
    });
    inFlight.flushHeaders();
    // The platform has read the headers.
    await once(inFlight, 'continue');
    const stopped = end(platform.child, 'SIGTERM');
    await expect.poll(() => accepts(url), { timeout: 5000 }).toBe(false);
    const answered = once(inFlight, 'response');
    inFlight.end(JSON.stringify(credentials));
    const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await answered);
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(await stopped).toBe(0);
    stop();

    const names = spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['POST /auth-service/v1/users/login', 'SELECT', 'INSERT']));
    const signInSpan = spans.find(({ name }) => name === 'POST /auth-service/v1/users/login');
    expect(signInSpan?.parentSpanId).toBe(parentId);
    expect(JSON.stringify(spans)).toContain('insert into \\"sessions\\"');
    expect(JSON.stringify(spans)).not.toContain(firstOperator.email);
  });

  it('reports that it is stopping during the delay, and ends at once at a second signal', async () => {
    const platform = start({ STOP_DELAY_SECONDS: '300' });
    const { url } = await ready(platform);
    running.delete(platform.child);
    const exited = once(platform.child, 'exit');
    platform.child.kill('SIGTERM');
    await expect
      .poll(async () => {
        const health = await fetch(`${url}/healthz`);
        return {
          status: health.status,
          connection: health.headers.get('Connection'),
          text: await health.text(),
        };
      })
      .toEqual({ status: 503, connection: 'close', text: '{"status":"stopping"}' });
    expect((await fetch(`${url}/openapi.json`)).status).toBe(200);
    const again = setInterval(() => platform.child.kill('SIGINT'), 200);
    expect(await exited).toEqual([1, null]);
    clearInterval(again);
  });

  it('takes less than 700 MB with sign-ins in parallel, and stops when its parent is gone', async () => {
    const started = start({ SEED_APPS: '60' });
    const { url } = await ready(started);
    const emails = Array.from({ length: 100 }, (_, number) => `unknown-${String(number)}@storm.example`);
    await Promise.all(emails.map((email) => signIn(url, { email, password: 'not the password' })));
    if (isEmbedded && process.platform === 'linux') {
      const status = await readFile(`/proc/${String(started.child.pid)}/status`, 'utf8');
      expect(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1])).toBeLessThan(700 * 1024);
    }
    const exited = once(started.child, 'exit');
    started.child.disconnect();
    expect(await exited).toEqual([0, null]);
    running.delete(started.child);
  });

  it('reports in one line why it cannot start', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = String(typeof address === 'object' && address ? address.port : '');
    const inUse = await failedStart({ PLATFORM_PORT: port });
    holder.close();
    expect(inUse).toEqual({
      code: 1,
      text: `Port ${port} on 127.0.0.1 is in use. Set PLATFORM_PORT to a free one.\n`,
    });
    const noServer = await failedStart({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing` });
    expect(noServer.code).toBe(1);
    expect(noServer.text).toMatch(/^The database server of DATABASE_URL does not answer: [^\n]+\n$/);
  });
});
