/**
 * Measures waiting time and memory on the embedded database: the built platform with 60 demo apps, called over 100
 * busy connections, joined by sign-ins in the second half. Run: `npx nx run platform:bench-embedded`. Size:
 * BENCH_CALLERS (100), BENCH_SECONDS (10, per half).
 */
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { login } from '@console/auth/contract';
import {
  getBillingSummary,
  getUsageReport,
  listAllInvoices,
  listQuotasNearLimit,
} from '@console/billing/contract';
import { listAlerts, listAuditLogs, listServers } from '@console/operations/contract';
import { getProfile } from '@console/shell-layout/contract';
import { listTenantApps } from '@console/tenant-apps/contract';
import { percentile, print, row, signIn, startPlatform } from './measure.ts';

const CALLERS = Number(process.env['BENCH_CALLERS'] ?? 100);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);

const today = new Date();
const from = new Date(today.getTime() - 30 * 24 * 3_600_000).toISOString().slice(0, 10);
const READS = [
  getProfile.path,
  listTenantApps.path,
  `${listTenantApps.path}?sort=-members&perPage=100`,
  listAllInvoices.path,
  getBillingSummary.path,
  `${getUsageReport.path}?from=${from}&to=${today.toISOString().slice(0, 10)}`,
  listQuotasNearLimit.path,
  listServers.path,
  listAlerts.path,
  listAuditLogs.path,
];

interface Outcome {
  status: number;
  ms: number;
}

async function call(url: URL, agent: Agent, token: string | undefined, body?: object): Promise<Outcome> {
  const begun = performance.now();
  const text = body && JSON.stringify(body);
  const sent = request(url, {
    agent,
    method: text === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(text !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      }),
    },
  });
  sent.end(text);
  const status = await new Promise<number>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 503 && response.headers['retry-after'] === undefined)
          reject(new Error('503 without Retry-After.'));
        else resolve(response.statusCode ?? 0);
      });
    });
  });
  return { status, ms: performance.now() - begun };
}

async function keepCalling(next: (agent: Agent) => Promise<Outcome>): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const end = performance.now() + SECONDS * 1000;
  const outcomes: Outcome[] = [];
  const caller = async () => {
    while (performance.now() < end) outcomes.push(await next(agent));
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  agent.destroy();
  return outcomes;
}

function report(name: string, outcomes: readonly Outcome[]): void {
  const times = outcomes.map(({ ms }) => ms).sort((one, other) => one - other);
  const statuses = Map.groupBy(outcomes, ({ status }) => status);
  const counts = [...statuses].map(([status, those]) => `${status}: ${those.length}`).join(', ');
  const figures = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share));
  print(row([name, ...figures, (outcomes.length / SECONDS).toFixed(0)]) + `   ${counts}`);
}

async function memory(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024).toFixed(0);
  return `resident ${of('VmRSS')} MB, at most ${of('VmHWM')} MB`;
}

const server = await startPlatform({ SEED_APPS: '60', LOG_LEVEL: 'warn' });
try {
  print(`\nafter the first start: ${await memory(server.pid)}`);
  const token = await signIn(server.url);
  let turn = 0;
  const read = (agent: Agent) => {
    const path = READS[turn++ % READS.length] ?? '';
    return call(new URL(path, server.url), agent, token);
  };
  const enter = (agent: Agent) =>
    call(new URL(login.path, server.url), agent, undefined, {
      email: `unknown-${turn++}@load.example`,
      password: 'not the password',
    });
  print(`${CALLERS} connections`);
  print(row(['calls', 'p50', 'p95', 'p99', 'max', 'calls/s']));
  report('reads', await keepCalling(read));
  const [reads, signIns] = await Promise.all([keepCalling(read), keepCalling(enter)]);
  report('reads, in a storm', reads);
  report('sign-ins', signIns);
  print(`after the load: ${await memory(server.pid)}`);
} finally {
  await server.stop();
}
