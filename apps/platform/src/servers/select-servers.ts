import {
  DEAD_AFTER_SECONDS,
  SERVER_STATES,
  WARNING_FROM,
  type ServerState,
  type LICENSE_STATES,
  type Server,
} from '@console/operations/contract';
import { and, eq, gt, gte, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, serverHeartbeats, servers, vodNodes } from '../database/schema';
import { recordingDisk } from './recording-disk';

const WITH_HEARTBEAT = eq(serverHeartbeats.serverId, servers.id);

export function selectServers(db: Database, now: Date) {
  return db
    .select({
      server: servers,
      heartbeat: serverHeartbeats,
      node: vodNodes,
      state: stateAt(now),
      appName: apps.name,
    })
    .from(servers)
    .innerJoin(apps, eq(apps.appId, servers.appId))
    .leftJoin(serverHeartbeats, WITH_HEARTBEAT)
    .leftJoin(vodNodes, eq(vodNodes.nodeId, servers.id));
}

function conditions(now: Date): Record<Exclude<ServerState, 'healthy'>, SQL> {
  const deadSince = new Date(now.getTime() - DEAD_AFTER_SECONDS * 1000);
  return {
    unlicensed: not(isLicensed(now)),
    dead: anyOf(isNull(serverHeartbeats.at), lte(serverHeartbeats.at, deadSince)),
    warning: anyOf(
      gte(serverHeartbeats.cpu, WARNING_FROM.cpu),
      gte(serverHeartbeats.memory, WARNING_FROM.memory),
    ),
  };
}

/** @see docs/api-contract.md */
export function stateAt(now: Date): SQL<ServerState> {
  return decide(now, (state) => sql.raw(`'${state}'`));
}

const BY_URGENCY: readonly ServerState[] = ['dead', 'warning', 'unlicensed', 'healthy'];

export function urgencyAt(now: Date): SQL<number> {
  return decide(now, (state) => sql.raw(String(BY_URGENCY.indexOf(state))));
}

function decide<Answer>(now: Date, answer: (state: ServerState) => SQL): SQL<Answer> {
  const when = conditions(now);
  const cases = SERVER_STATES.map((state) =>
    state === 'healthy' ? sql`else ${answer(state)}` : sql`when ${when[state]} then ${answer(state)}`,
  );
  return sql<Answer>`case ${sql.join(cases, sql` `)} end`;
}

export function isLicensed(now: Date): SQL {
  return sql`coalesce(${gt(servers.licenseExpiresAt, now)}, false)`;
}

export function isExpired(now: Date): SQL {
  return lte(servers.licenseExpiresAt, now);
}

function anyOf(...conditions: [SQL, ...SQL[]]): SQL {
  return or(...conditions) ?? sql`false`;
}

export type SelectedServer = Awaited<ReturnType<typeof selectServers>>[number];

export async function findServer(db: Database, id: string, within: SQL | undefined, now: Date) {
  const [found] = await selectServers(db, now).where(and(eq(servers.id, id), within));
  return found;
}

type LicenseState = (typeof LICENSE_STATES)[number];

export function serverResponse(
  { server, heartbeat, node, state, appName }: SelectedServer,
  now: Date,
): Server {
  const { licenseExpiresAt, createdAt, version: _version, ...row } = server;
  return {
    ...row,
    appName,
    state,
    license: {
      state: licenseState(licenseExpiresAt, now),
      expiresAt: licenseExpiresAt?.toISOString() ?? null,
    },
    version: heartbeat?.version ?? null,
    load: heartbeat,
    recordings: recordingDisk(node),
    lastHeartbeatAt: heartbeat?.at.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function licenseState(expiresAt: Date | null, now: Date): LicenseState {
  if (expiresAt === null) return 'none';
  return expiresAt > now ? 'valid' : 'expired';
}
