import type { ServerHeartbeat } from '@console/operations/contract';
import { Random } from '../random';

interface Nature {
  silent: boolean;
  version: string;
  cpu: number;
  memory: number;
  disk: number;
  streams: number;
  viewersPerStream: number;
}

function natureOf(serverId: string): Nature {
  const random = new Random(Number.parseInt(serverId.slice(0, 8), 16));
  const luck = random.next();
  const busy = luck > 0.84 ? random.pick(['cpu', 'memory']) : 'nothing';
  return {
    silent: luck < 0.12,
    version: random.pick(['4.8.2', '4.8.2', '4.8.1', '4.7.9']),
    cpu: busy === 'cpu' ? random.between(89, 95) : random.between(8, 70),
    memory: busy === 'memory' ? random.between(92, 97) : random.between(20, 80),
    disk: random.between(10, 88),
    streams: random.between(1, 40),
    viewersPerStream: random.between(3, 900),
  };
}

const SWING_MS = 17 * 60_000;

/**
 * The report of a demo server; undefined for an unreachable one. Deterministic, so that several platforms report the
 * same.
 */
export function demoHeartbeat(serverId: string, at: Date): ServerHeartbeat | undefined {
  const nature = natureOf(serverId);
  return nature.silent ? undefined : loadOf(nature, serverId, at);
}

export function lastDemoHeartbeat(serverId: string, now: Date): ServerHeartbeat & { at: Date } {
  const nature = natureOf(serverId);
  const at = nature.silent ? new Date(now.getTime() - nature.disk * 600_000) : now;
  return { at, ...loadOf(nature, serverId, at) };
}

function loadOf(nature: Nature, serverId: string, at: Date): ServerHeartbeat {
  const shift = Number.parseInt(serverId.slice(9, 13), 16) / 0xffff;
  const swing = Math.sin(2 * Math.PI * (at.getTime() / SWING_MS + shift));
  const streams = Math.max(0, Math.round(nature.streams * (1 + swing / 10)));
  const viewers = Math.round(streams * nature.viewersPerStream * (1 + swing / 5));
  return {
    version: nature.version,
    cpu: tenths(nature.cpu + 3 * swing),
    memory: tenths(nature.memory + swing),
    disk: nature.disk,
    inMbps: tenths(streams * 6.2),
    outMbps: tenths(viewers * 4.1),
    streams,
    viewers,
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
