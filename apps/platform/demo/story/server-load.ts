import type { ServerHeartbeat } from '@console/operations/contract';
import { Random } from '../random';
import type { Disturbance, Player, ServerRow } from './cast';
import { MINUTE_MS } from '../../src/time/durations';

const SERVING: readonly string[] = ['live', 'media', 'vod'];
const WITH_STREAMS: readonly string[] = ['live', 'media'];
/** Delivery during a partial failure. */
const DEGRADED = 0.25;
/** Peak demand in relation to the mean. */
const PEAK = 3.4;

/** The load of a server at any time; undefined while it does not answer. */
export type LoadAt = (at: number) => ServerHeartbeat | undefined;

interface SimulatedServer {
  server: ServerRow;
  loadAt: LoadAt;
  /** Part of the app's traffic, from 0 to 1. */
  share: number;
  disturbances: readonly Disturbance[];
}

/** Servers with a license at `now` share the traffic of the app; the others have no viewers. */
export function simulateServers(player: Player, now: number): SimulatedServer[] {
  const { traffic, disturbances, servers } = player;
  const hasLicense = ({ licenseExpiresAt }: ServerRow) => (licenseExpiresAt?.getTime() ?? 0) > now;
  const weightOf = (server: ServerRow, kinds: readonly string[]) =>
    kinds.includes(server.kind) && hasLicense(server) ? 0.7 + 0.6 * Random.of('weight', server.id).next() : 0;
  const shares = sharesOf(servers.map((server) => weightOf(server, SERVING)));
  const streamShares = sharesOf(servers.map((server) => weightOf(server, WITH_STREAMS)));
  let before = 0;
  return servers.map((server, position) => {
    const share = shares[position] ?? 0;
    const streamsBefore = before;
    before += streamShares[position] ?? 0;
    const first = Math.round(traffic.channels * streamsBefore);
    const channels = Math.round(traffic.channels * before) - first;
    const ofServer = disturbances.get(server.id) ?? [];
    const load = { share, channels, hasEvent: channels > 0 && first === 0, disturbances: ofServer };
    return {
      server,
      share,
      disturbances: ofServer,
      loadAt: loadFunction(player, server, load),
    };
  });
}

function sharesOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum === 0 ? 0 : weight / sum));
}

interface Part {
  share: number;
  channels: number;
  hasEvent: boolean;
  disturbances: readonly Disturbance[];
}

function loadFunction(
  { traffic }: Player,
  server: ServerRow,
  { share, channels, hasEvent, disturbances }: Part,
): LoadAt {
  const random = Random.of('nature', server.id);
  const version = random.pick(['4.8.2', '4.8.2', '4.8.1', '4.7.9']);
  const idleCpu = random.within(4, 11);
  const peakCpu = random.within(48, 72);
  const idleMemory = random.within(28, 52);
  const disk = random.within(24, 78);
  const inputMbps = random.within(4, 7.5);
  const phase = random.next();
  const isWorker = !SERVING.includes(server.kind);
  const peakMbps = Math.max(1, traffic.meanMbps * share * PEAK);
  return (at) => {
    const now = disturbances.filter(({ from, to }) => at >= from && at < to);
    if (now.some(({ kind }) => kind === 'server-unreachable')) return undefined;
    const isInterrupted = now.some(({ kind }) => kind === 'stream-interrupted');
    const wobble = Math.sin(2 * Math.PI * (at / (17 * MINUTE_MS) + phase));
    const outMbps = traffic.demandAt(at) * share * (isInterrupted ? DEGRADED : 1);
    const evening = hasEvent && traffic.eveningAt(at) ? 1 : 0;
    const streams = Math.max(0, channels + evening - (isInterrupted && channels > 0 ? 1 : 0));
    const use = isWorker ? 0.35 + 0.15 * wobble : Math.min(1.25, outMbps / peakMbps);
    const cpu = Math.max(idleCpu + (peakCpu - idleCpu) * use + wobble, percentOf(now, 'high-cpu') + wobble);
    return {
      version,
      cpu: tenths(Math.min(99.5, cpu)),
      memory: tenths(idleMemory + 18 * use + wobble / 2),
      disk: tenths(Math.max(disk, percentOf(now, 'disk-nearly-full'))),
      inMbps: tenths(0.6 + streams * inputMbps * (1 + wobble / 30) + (isWorker ? 2 + wobble : 0)),
      outMbps: tenths(isWorker ? 1.4 + wobble : outMbps),
      streams,
      viewers: isWorker ? 0 : Math.round(outMbps / traffic.bitrate),
    };
  };
}

function percentOf(disturbances: readonly Disturbance[], kind: string): number {
  return disturbances.find((one) => one.kind === kind)?.percent ?? 0;
}

/** The part of a server's traffic that it delivers in a period of one day (UTC). */
export function deliveredShare(
  { traffic }: Player,
  disturbances: readonly Disturbance[],
  from: number,
  to: number,
): number {
  const delivered = disturbances.reduce(
    (share, { kind, from: begin, to: end }) => {
      const lost = kind === 'server-unreachable' ? 1 : kind === 'stream-interrupted' ? 1 - DEGRADED : 0;
      const [start, stop] = [Math.max(from, begin), Math.min(to, end)];
      return lost === 0 || start >= stop ? share : share - lost * traffic.shareOf(start, stop);
    },
    traffic.shareOf(from, to),
  );
  return Math.max(0, delivered);
}

function tenths(value: number): number {
  return Math.round(Math.max(0, value) * 10) / 10;
}
