import type { Server } from '../contract';
import { idOf } from './periods-and-ids';

const KINDS = ['live', 'vod', 'media'] as const;

/** A healthy server, unique by number. */
export function serverOf(number: number, changed: Partial<Server> = {}): Server {
  const kind = KINDS[(number - 1) % KINDS.length] ?? 'live';
  const app = String(1 + ((number - 1) % 2));
  return {
    id: idOf(number),
    appId: `studio-${app}`,
    appName: `Studio ${app}`,
    name: `${kind}-han-${String(number)}`,
    kind,
    state: 'healthy',
    address: `198.18.0.${String(number % 256)}`,
    region: 'han-1',
    cluster: 'han-1-1',
    license: { state: 'valid', expiresAt: '2027-03-01T16:59:59.000Z' },
    version: '4.8.2',
    load: {
      cpu: 41.5,
      memory: 62,
      disk: 30,
      inMbps: 124.4,
      outMbps: 3120,
      streams: 12,
      viewers: 4200,
    },
    lastHeartbeatAt: '2026-06-08T08:59:48.000Z',
    note: '',
    createdAt: '2026-01-05T02:00:00.000Z',
    ...changed,
  };
}

export function serversOf(count: number): Server[] {
  return Array.from({ length: count }, (_, index) => serverOf(index + 1));
}

/** Without heartbeat and license. */
export function newServerOf(number: number, changed: Partial<Server> = {}): Server {
  return serverOf(number, {
    state: 'unlicensed',
    license: { state: 'none', expiresAt: null },
    version: null,
    load: null,
    lastHeartbeatAt: null,
    cluster: null,
    ...changed,
  });
}
