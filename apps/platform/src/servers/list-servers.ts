import type { listServerClusters, listServers as operation, ServerState } from '@console/operations/contract';
import { and, asc, count, eq, isNotNull, isNull, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { apps, serverHeartbeats, servers } from '../database/schema';
import { equals, listPage, ofOuterJoin, type ListCall } from '../database/list-query';
import { byCode } from '../database/schema/columns';
import type { Authority } from '../authorization/authority';
import { isExpired, isLicensed, selectServers, stateAt, urgencyAt, serverResponse } from './select-servers';

type Query = z.output<(typeof operation)['query']>;
type LicenseFilter = NonNullable<NonNullable<Query['customFields']>['license']>;

const SORTABLE = {
  name: sql`lower(${servers.name}) collate "C"`,
  appId: byCode(servers.appId),
  kind: byCode(servers.kind),
  address: byCode(servers.address),
  region: byCode(servers.region),
  cluster: byCode(servers.cluster),
  version: ofOuterJoin(byCode(serverHeartbeats.version)),
  licenseExpiresAt: servers.licenseExpiresAt,
  cpu: ofOuterJoin(serverHeartbeats.cpu),
  memory: ofOuterJoin(serverHeartbeats.memory),
  disk: ofOuterJoin(serverHeartbeats.disk),
  inMbps: ofOuterJoin(serverHeartbeats.inMbps),
  outMbps: ofOuterJoin(serverHeartbeats.outMbps),
  streams: ofOuterJoin(serverHeartbeats.streams),
  viewers: ofOuterJoin(serverHeartbeats.viewers),
  lastHeartbeatAt: ofOuterJoin(serverHeartbeats.at),
  createdAt: servers.createdAt,
};

export function listServers(call: ListCall & { query: Query; now: Date }) {
  const { db, query, now } = call;
  const { kind, state, license, cluster } = query.customFields ?? {};
  return listPage(call, selectServers(db, now), {
    appId: servers.appId,
    where: [
      equals(servers.kind, kind),
      state && eq(stateAt(now), state),
      license && hasLicense(license, now),
      equals(servers.cluster, cluster),
    ],
    words: [servers.searchText, servers.appId, apps.searchText],
    sorts: { ...SORTABLE, state: urgencyAt(now) },
    defaultSort: 'name',
    order: [asc(servers.id)],
    respond: (rows) => rows.map((row) => serverResponse(row, now)),
  });
}

export async function listClusters(
  db: Database,
  { appId, kind }: z.output<(typeof listServerClusters)['query']>,
  authority: Authority,
  now: Date,
) {
  const state = stateAt(now);
  const inState = (one: ServerState) =>
    sql`count(*) filter (where ${state} = ${sql.raw(`'${one}'`)})`.mapWith(Number);
  const isAlive = sql`${state} in ('healthy', 'warning')`;
  const total = (column: SQLWrapper) =>
    sql`coalesce(sum(${column}) filter (where ${isAlive}), 0)`.mapWith(Number);
  const mean = (column: SQLWrapper) =>
    sql<number | null>`round(avg(${column}) filter (where ${isAlive})::numeric, 1)::float8`;
  const rows = await db
    .select({
      name: sql<string>`${servers.cluster}`,
      servers: count(),
      states: {
        unlicensed: inState('unlicensed'),
        dead: inState('dead'),
        warning: inState('warning'),
        healthy: inState('healthy'),
      },
      cpu: mean(serverHeartbeats.cpu),
      memory: mean(serverHeartbeats.memory),
      sums: {
        inMbps: total(serverHeartbeats.inMbps),
        outMbps: total(serverHeartbeats.outMbps),
        streams: total(serverHeartbeats.streams),
        viewers: total(serverHeartbeats.viewers),
      },
    })
    .from(servers)
    .leftJoin(serverHeartbeats, eq(serverHeartbeats.serverId, servers.id))
    .where(
      and(
        authority.within(servers.appId),
        isNotNull(servers.cluster),
        equals(servers.appId, appId),
        kind && eq(servers.kind, kind),
      ),
    )
    .groupBy(servers.cluster)
    .orderBy(byCode(servers.cluster));
  return {
    data: rows.map(({ cpu, memory, sums, ...row }) => ({
      ...row,
      load: cpu === null || memory === null ? null : { cpu, memory, ...sums },
    })),
  };
}

function hasLicense(license: LicenseFilter, now: Date): SQL {
  switch (license) {
    case 'none':
      return isNull(servers.licenseExpiresAt);
    case 'expired':
      return isExpired(now);
    case 'valid':
      return isLicensed(now);
    case 'lacking':
      return not(isLicensed(now));
  }
}
