import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Channels } from './channels.ts';
import { percentile, print } from './figures.ts';
import { DAY_MS } from '../src/time/durations';

const NODES = 200;
const STREAMS = 50;

const Response = z.object({
  nextWithinSeconds: z.number(),
  streams: z.array(z.object({ id: z.string(), epoch: z.number() })),
});
const Servers = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });

const HEALTH = {
  inputLost: false,
  speed: 1,
  droppedPercent: 0,
  keyFrameSeconds: 2,
  bitrateDeviation: 8,
  audioDb: -12,
  brightness: 180,
  frozenSeconds: 0,
};

type Assigned = z.output<typeof Response>;

/** Reports of simulated nodes, as often as the platform asks for them. */
export async function measureReports(
  { platform, database, token }: { platform: string; database: string; token: string },
  rounds: number,
): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  await client.query(
    `insert into streams (id, app_id, name, pattern, created_at, started_at)
     select gen_random_uuid(), 'bench', 'Stream ' || n, 'test-card', now(), now()
     from generate_series(1, $1::int) n`,
    [NODES * STREAMS],
  );
  await client.end();
  const report = async (node: number, streams: Assigned['streams']): Promise<Assigned> => {
    const response = await fetch(new URL('/admin/api/live/nodes/report', platform), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        token,
        name: `bench-${node}`,
        origin: `http://bench-${node}.example:4202`,
        ingestUrl: null,
        version: '1',
        region: 'local',
        capacity: STREAMS,
        load: { cpu: 10, memory: 20, disk: 30, inMbps: 100, outMbps: 200 },
        streams: streams.map(({ id, epoch }) => ({
          id,
          epoch,
          state: 'live',
          problem: null,
          renditions: [
            { name: '720p', width: 1_280, height: 720, framesPerSecond: 25, kbps: 1_700, viewers: 9 },
          ],
          input: null,
          health: HEALTH,
          viewers: 9,
          bytesOut: 1_000_000,
        })),
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    return Response.parse(await response.json());
  };
  const known: Assigned[] = [];
  for (let node = 0; node < NODES; node += 1) known.push(await report(node, []));
  const times: number[] = [];
  let failed = 0;
  const running: Promise<void>[] = [];
  const begun = performance.now();
  const seconds = known.at(-1)?.nextWithinSeconds ?? NaN;
  const everyMs = (seconds * 1_000) / NODES;
  for (let sent = 0; sent < rounds * NODES; sent += 1) {
    await sleep(Math.max(0, begun + sent * everyMs - performance.now()));
    const node = sent % NODES;
    const sentAt = performance.now();
    const done = report(node, known[node]?.streams ?? []).then(
      () => void times.push(performance.now() - sentAt),
      () => void (failed += 1),
    );
    running.push(done);
  }
  await Promise.all(running);
  const streams = known.reduce((sum, assigned) => sum + assigned.streams.length, 0);
  const value = `p95 ${percentile(times, 0.95).toFixed(0)} ms, p50 ${percentile(times, 0.5).toFixed(0)} ms, ${failed} failed`;
  print(`reports of ${NODES} nodes with ${streams} streams, every ${seconds} s`, value, 'p95 ≤ 50 ms');
}

export async function measureGraph(channels: Channels): Promise<void> {
  const path = '/admin/api/machine/servers';
  const { data } = Servers.parse(await channels.call('GET', `${path}?page=1&perPage=100`));
  const [server] = data;
  if (!server) throw new Error('There is no server with a history.');
  const from = new Date(Date.now() - 7 * DAY_MS).toISOString();
  const times: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const startedAt = performance.now();
    await channels.call('GET', `${path}/${server.id}/metrics?from=${from}`);
    times.push(performance.now() - startedAt);
  }
  print('graph of one server over 7 days', `p95 ${percentile(times, 0.95).toFixed(0)} ms`, '≤ 100 ms');
}
