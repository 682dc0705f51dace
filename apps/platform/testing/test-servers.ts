import { createServer, reportServerLoad, type ServerHeartbeat } from '@console/operations/contract';
import { createMetrics } from '@console/server-kit';
import { createTenantApp } from '@console/tenant-apps/contract';
import { pino } from 'pino';
import { SimulatedServers } from '../demo/servers/simulated-servers';
import { platformMetrics } from '../src/http/platform-metrics';
import type { TestPlatform } from './test-platform';

export const LOAD: ServerHeartbeat = {
  version: '4.8.2',
  cpu: 40,
  memory: 50.5,
  disk: 12,
  inMbps: 120.4,
  outMbps: 3000,
  streams: 12,
  viewers: 4_000,
};

/** Creates an app; returns its API key. */
export async function addApp(platform: TestPlatform, token: string, appId: string): Promise<string> {
  return (await platform.call(createTenantApp, { token, body: { appId, name: appId } })).apiKey;
}

/** Adds a live server; returns its ID. */
export async function addServer(
  platform: TestPlatform,
  token: string,
  appId: string,
  name = `live-${appId}`,
) {
  const body = { appId, name, kind: 'live', address: '198.18.0.1', region: 'han-1' };
  return (await platform.call(createServer, { token, body })).id;
}

export function sendReport(
  platform: TestPlatform,
  { key, id, load = {} }: { key: string; id: string; load?: Partial<ServerHeartbeat> },
): Promise<Response> {
  return platform.send(reportServerLoad, { token: key, params: { id }, body: { ...LOAD, ...load } });
}

/** The demo servers of a seeded platform, which report only when called. */
export function simulatedServers({ db, clock }: TestPlatform): SimulatedServers {
  const log = pino({ level: 'silent' });
  return new SimulatedServers({
    db,
    log,
    metrics: platformMetrics(createMetrics(), log),
    clock: () => clock.now,
    continueStory: () => Promise.resolve(),
  });
}
