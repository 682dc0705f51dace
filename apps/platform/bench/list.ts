/**
 * Measures the time to the first byte of a list on both databases, from the platform and through console-server.
 * Platform, console-server, PostgreSQL and this client are processes of one machine and share its cores.
 * Run: `npx nx run platform:bench`. Settings: BENCH_APPS (60), BENCH_SECONDS (3, per line), BENCH_PATH.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../testing/postgres-server.ts';
import { OPERATOR, signIn, start } from './servers.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const PATH = process.env['BENCH_PATH'] ?? '/admin/api/tenant-app/apps?page=1&perPage=20';
const WARM_UP_SECONDS = 2;

/** @returns Sorted times to the first byte, in milliseconds. */
async function load(server: string, token: string, connections: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { Authorization: `Bearer ${token}`, 'X-App-Id': 'default-admin-app' };
  const address = new URL(PATH, server);
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const call = () =>
    new Promise<void>((done, reject) => {
      const begun = performance.now();
      const sent = request(address, { agent, headers }, (response) => {
        times.push(performance.now() - begun);
        response.resume().once('end', done).once('error', reject);
        if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}.`));
      });
      sent.once('error', reject).end();
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await call();
    }),
  );
  agent.destroy();
  return times.sort((one, other) => one - other);
}

function print(...[name = '', ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
}

async function measure(database: string, environment: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signalbox-bench-'));
  const platform = await start('platform', {
    PLATFORM_PORT: '0',
    DATA_DIR: dataDir,
    PLATFORM_ADMIN_EMAIL: OPERATOR.email,
    PLATFORM_ADMIN_PASSWORD: OPERATOR.password,
    SEED_APPS: process.env['BENCH_APPS'] ?? '60',
    ...environment,
  });
  const server = await start('console-server', { PORT: '4290', API_BASE_URL: platform.url });
  try {
    const startMemory = await platform.mostMemory();
    const token = await signIn(platform.url);
    for (const { url } of [platform, server]) await load(url, token, 50, WARM_UP_SECONDS);
    for (const connections of [1, 50]) {
      const measured = async (way: string, url: string) => {
        const times = await load(url, token, connections, SECONDS);
        const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map(
          (share) => times[Math.floor(times.length * share)],
        );
        const rate = times.length / SECONDS;
        const name = `${database}, ${way}, connections: ${connections}`;
        print(name, ...[p50, p95, p99].map((ms) => ms.toFixed(1)), rate.toFixed(0));
        return { p95, rate };
      };
      const direct = await measured('direct', platform.url);
      const relayed = await measured('console-server', server.url);
      print(
        '',
        '',
        `+${(relayed.p95 - direct.p95).toFixed(1)}`,
        '',
        `× ${(relayed.rate / direct.rate).toFixed(2)}`,
      );
    }
    print(
      `Memory of the platform: ${startMemory} at the first start, ${await platform.mostMemory()} at most`,
    );
  } finally {
    await server.stop();
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

print('first byte, ms', 'p50', 'p95', 'p99', 'calls/s');
await measure('embedded', {});
const postgres = await startPostgresServer();
try {
  await measure('PostgreSQL', { DATABASE_URL: postgres.urlOf('postgres') });
} finally {
  await postgres.stop();
}
