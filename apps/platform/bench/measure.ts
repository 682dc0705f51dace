import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { enableTwoFactor, login, setUpTwoFactor } from '@console/auth/contract';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { z } from 'zod';

const CALLERS = Number(process.env['BENCH_CALLERS'] ?? 50);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const WARM_UP_SECONDS = 1;

const CREDENTIALS = { email: 'operator@signalbox.example', password: 'a long enough password' };
const Ready = z.object({ type: z.literal('ready'), url: z.string() });
const LogLine = z.object({ msg: z.literal('answered'), path: z.string(), statements: z.number() });

interface Server {
  url: string;
  pid: number;
  statements: () => number | undefined;
  stop: () => Promise<void>;
}

export async function startPlatform(environment: Record<string, string>, watchedPath = ''): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signalbox-bench-'));
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../dist/main.js')], {
    env: {
      ...process.env,
      PLATFORM_PORT: '0',
      DATA_DIR: dataDir,
      PLATFORM_ADMIN_EMAIL: CREDENTIALS.email,
      PLATFORM_ADMIN_PASSWORD: CREDENTIALS.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('The platform has no output to read.');
  let statements: number | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (watchedPath !== '' && line.includes(watchedPath))
      statements = LogLine.safeParse(JSON.parse(line)).data?.statements;
  });
  const url = await new Promise<string>((ready, failed) => {
    child.once('exit', () => {
      failed(new Error('The platform did not start.'));
    });
    child.on('message', (message) => {
      const told = Ready.safeParse(message);
      if (told.success) ready(told.data.url);
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    statements: () => statements,
    stop: async () => {
      const exited = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function signIn(url: string): Promise<string> {
  const post = async (path: string, token?: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const { token } = login.response.parse(await post(login.path, undefined, CREDENTIALS));
  const { secret } = setUpTwoFactor.response.parse(await post(setUpTwoFactor.path, token));
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  enableTwoFactor.response.parse(await post(enableTwoFactor.path, token, { code }));
  return token;
}

function timed(address: URL, token: string, agent: Agent): Promise<number> {
  return new Promise((resolveTime, reject) => {
    const begun = performance.now();
    const sent = request(address, { agent, headers: { Authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolveTime(performance.now() - begun);
        else reject(new Error(`ClientResponse ${String(response.statusCode)}.`));
      });
    });
    sent.once('error', reject);
    sent.end();
  });
}

async function load(address: URL, token: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const caller = async () => {
    while (performance.now() < end) times.push(await timed(address, token, agent));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  agent.destroy();
  return times.sort((one, other) => one - other);
}

export function percentile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}

interface Measuring {
  path: string;
  lists: Readonly<Record<string, string>>;
  environment: Readonly<Record<string, string>>;
  describe: (call: (path: string) => Promise<unknown>) => Promise<string>;
}

/**
 * Starts a platform, calls each list from BENCH_CALLERS (50) busy connections for BENCH_SECONDS (5), and prints
 * percentiles in milliseconds and the SQL statements per call.
 */
export async function measure({ path, lists, environment, describe }: Measuring): Promise<void> {
  const begun = performance.now();
  const server = await startPlatform(environment, path);
  try {
    const token = await signIn(server.url);
    await settle(environment['DATABASE_URL']);
    const seeded = ((performance.now() - begun) / 1000).toFixed(0);
    const call = async (asked: string): Promise<unknown> => {
      const response = await fetch(`${server.url}${asked}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return response.json();
    };
    print(`\n${await describe(call)} (ready after ${seeded} s), ${CALLERS} callers at once`);
    print(row(['list', 'p50', 'p95', 'p99', 'calls/s', 'SQL']));
    for (const [name, query] of Object.entries(lists)) {
      const address = new URL(path, server.url);
      address.search = query;
      await load(address, token, WARM_UP_SECONDS);
      const times = await load(address, token, SECONDS);
      await timed(address, token, new Agent());
      const rate = (times.length / SECONDS).toFixed(0);
      const figures = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
      print(row([name, ...figures, rate, String(server.statements() ?? '?')]));
    }
  } finally {
    await server.stop();
  }
}

/** What autovacuum does a minute after an import. */
async function settle(databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined) return;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

export function row(cells: readonly string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(28) : cell.padStart(9))).join('');
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
