import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channels } from './channels.ts';
import { renditionOf } from './channels.ts';
import { segmentsOf } from './player.ts';
import { childOf, cpuOf, usageOf } from './processes.ts';

export function print(name: string, value: string, target: string): void {
  process.stdout.write(`${name.padEnd(56)}${value.padStart(30)}   ${target}\n`);
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** The time that a share of the times do not exceed. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? NaN;
}

export async function measureIdle(processes: readonly number[], ofSeconds: number): Promise<void> {
  const before = await usageOf(processes);
  await sleep(ofSeconds * 1_000);
  const after = await usageOf(processes);
  const cpu = ((after.cpuSeconds - before.cpuSeconds) / ofSeconds) * 100;
  print('three demo channels, no viewer: one core', `${cpu.toFixed(0)} %`, '≤ 20 %');
  print(
    'three demo channels, no viewer: memory',
    `${(after.residentBytes / 2 ** 20).toFixed(0)} MB`,
    '≤ 1.2 GB',
  );
}

export async function measureStart(channels: Channels): Promise<void> {
  const { id } = await channels.create('On air', { source: { kind: 'test', pattern: 'test-card' } });
  const timeOfStart = async () => {
    const startedAt = Date.now();
    await channels.start(id);
    await channels.playable(id);
    return Date.now() - startedAt;
  };
  const first = await timeOfStart();
  // The second rendition.
  await channels.until(id, ({ renditions }) => renditions.length === 2);
  await channels.stop(id);
  await sleep(5_000);
  print(
    'start of a test channel → playable',
    `${seconds(await timeOfStart())}, new ${seconds(first)}`,
    '≤ 3 s',
  );
  await channels.stop(id);
}

export async function measureIngest(channels: Channels): Promise<void> {
  const { id, push } = await channels.pushed('Ingest');
  const encoder = push();
  await channels.playable(id);
  const playableAt = Date.now();
  const { input } = await channels.read(id);
  print('encoder connects → playable', seconds(playableAt - Date.parse(input?.since ?? '')), '≤ 6 s');
  encoder.kill('SIGKILL');
  await channels.stop(id);
}

/**
 * Four pushed channels without transcoding, and a ladder whose bit rates are too low for renditions to pass through. Its
 * encoder is killed at the end.
 */
export async function measureLadder(channels: Channels, node: number, ofSeconds: number): Promise<void> {
  const settings = { speed: 'veryfast', tune: 'none', level: 'main', bFrames: 0 };
  const preset = await channels.create('Fast', settings, 'transcode/presets');
  const profileIds: string[] = [];
  for (const [height, kbps] of [
    [720, 1_000],
    [540, 700],
    [360, 300],
  ] as const) {
    const size = { width: (height * 16) / 9, height, kbps, framesPerSecond: 25, gopSeconds: 2 };
    const profile = { ...size, presetId: preset.id };
    profileIds.push((await channels.create(`${height} lines`, profile, 'transcode/profiles')).id);
  }
  const packaging = { audioKbps: 96, includeSource: false, profileIds };
  const template = await channels.create('Ladder', packaging, 'transcode/templates');
  const { id: streamId } = await channels.create('Ladder', {
    source: { kind: 'test', pattern: 'test-card' },
  });
  const body = { streamId, templateId: template.id };
  await channels.create('Ladder', body, 'transcode/channels');
  const passed = await Promise.all(['A', 'B', 'C', 'D'].map((name) => channels.pushed(`Passed ${name}`)));
  const encoders = passed.map(({ push }) => push());
  await Promise.all(passed.map(({ id }) => channels.until(id, ({ state }) => state === 'live')));
  await channels.start(streamId);
  await channels.until(streamId, ({ state, renditions }) => state === 'live' && renditions.length === 3);
  // Encoders have begun at the same time, and pictures were drawn.
  await sleep(20_000);
  const droppedFrames = async () =>
    Math.max(...(await channels.read(streamId)).renditions.map(({ encoder }) => encoder?.droppedFrames ?? 0));
  const before = await droppedFrames();
  const speeds: number[] = [];
  for (let passedSeconds = 0; passedSeconds < ofSeconds; passedSeconds += 2) {
    await sleep(2_000);
    for (const { encoder } of (await channels.read(streamId)).renditions) {
      if (!encoder) throw new Error('A rendition is not encoded.');
      speeds.push(encoder.speed);
    }
  }
  const dropped = (await droppedFrames()) - before;
  const value = `${Math.min(...speeds).toFixed(2)}, ${dropped} frames dropped`;
  print('slowest rendition of 3, with 4 channels passing through', value, '≥ 1.0');
  for (const encoder of encoders) encoder.kill('SIGKILL');
  const rendition = (await renditionOf(await channels.playable(streamId))) ?? '';
  process.kill(await childOf(node, 'transcode-worker'), 'SIGKILL');
  print(
    'longest wait for a segment after the encoder is killed',
    seconds(await longestWait(rendition)),
    '≤ 7 s',
  );
  for (const { id } of [...passed, { id: streamId }]) await channels.stop(id);
}

/** Between two new segments, in the next 15 s. */
async function longestWait(playlist: string): Promise<number> {
  const end = performance.now() + 15_000;
  let [longest, changedAt, newest] = [0, performance.now(), -1];
  while (performance.now() < end) {
    const { number = -1 } = segmentsOf(await (await fetch(playlist)).text()).at(-1) ?? {};
    const now = performance.now();
    longest = Math.max(longest, now - changedAt);
    if (number !== newest) [newest, changedAt] = [number, now];
    await sleep(50);
  }
  return longest;
}

/** Requests of the newest segments of a pushed channel, per second of the node's own time on a core. */
export async function measureOrigin(channels: Channels, node: number, ofSeconds: number): Promise<void> {
  const { id, push } = await channels.pushed('Origin');
  const encoder = push();
  const master = await channels.playable(id);
  await sleep(12_000);
  const playlist = (await renditionOf(master)) ?? '';
  const newest = segmentsOf(await (await fetch(playlist)).text()).slice(-3);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let [requests, bytes] = [0, 0];
  const end = performance.now() + ofSeconds * 1_000;
  const load = (url: string) =>
    new Promise<void>((done, reject) => {
      const sent = request(url, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`Status ${response.statusCode}.`));
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.once('end', done).once('error', reject);
      });
      sent.once('error', reject).end();
    });
  const before = await cpuOf(node);
  await Promise.all(
    Array.from({ length: 32 }, async (_, index) => {
      while (performance.now() < end) {
        await load(new URL(newest[(requests + index) % newest.length]?.name ?? '', playlist).href);
        requests += 1;
      }
    }),
  );
  const cpu = (await cpuOf(node)) - before;
  agent.destroy();
  const size = `${(bytes / requests / 1_000).toFixed(0)} kB`;
  const rate = `${(requests / cpu).toFixed(0)}/s (${(requests / ofSeconds).toFixed(0)}/s here)`;
  print(`segments of ${size} per second of one core`, rate, '≥ 2,000');
  encoder.kill('SIGKILL');
  await channels.stop(id);
}

/** Random connections to the port of encoders while an encoder sends. */
export async function measureHostile(channels: Channels, count: number): Promise<void> {
  const { id, push } = await channels.pushed('Attacked');
  const encoder = push();
  const playlist = (await renditionOf(await channels.playable(id))) ?? '';
  const { source } = await channels.read(id);
  const { hostname, port } = new URL((source.ingestUrl ?? '').replace('rtmp:', 'http:'));
  const startedAt = Date.now();
  const attack = async () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => socket.destroy());
    socket.resume();
    const random = Buffer.from(
      Array.from({ length: Math.random() * 6_000 }, () => Math.floor(Math.random() * 256)),
    );
    // Half of them get past the handshake.
    if (Math.random() < 0.5) socket.write(Buffer.concat([Buffer.of(3), Buffer.alloc(2 * 1_536)]));
    socket.write(random);
    if (Math.random() < 0.5) socket.end();
    await Promise.race([once(socket, 'close'), sleep(Math.random() * 1_000)]);
    socket.destroy();
  };
  const attackers = Array.from({ length: 50 }, async () => {
    for (let sent = 0; sent < count / 50; sent += 1) await attack();
  });
  await Promise.all(attackers);
  await sleep(10_000);
  const elapsed = (Date.now() - startedAt) / 1_000;
  const text = await (await fetch(playlist)).text();
  const media = [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, one]) => sum + Number(one), 0);
  const isWhole = !text.includes('#EXT-X-DISCONTINUITY\n') && media >= elapsed - 6;
  const value = `${media.toFixed(0)} s of media in ${elapsed.toFixed(0)} s`;
  print(`${count} hostile connections: stream is ${isWhole ? 'whole' : 'damaged'}`, value, 'whole');
  encoder.kill('SIGKILL');
  await channels.stop(id);
}
