import {
  ALERT_SEVERITIES,
  SERVER_STATES,
  type AppLoad,
  type OperationsOverview,
} from '@console/operations/contract';
import { and, asc, count, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { hasStatus } from '../alerts/alert-row';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import {
  alerts,
  apps,
  serverHeartbeats,
  serverMetrics1h,
  serverMetrics1m,
  servers,
} from '../database/schema';
import { byCode } from '../database/schema/columns';
import { instants, type Instants } from '../metrics/instants';
import { stateAt } from '../servers/select-servers';
import { DAY_MS, HOUR_MS } from '../time/durations';

const TOP_APPS = 6;

/** Series are read at single minutes or hours, so that a month takes no more rows than a day. */
const RANGES = {
  '24h': { lengthMs: DAY_MS, stepMs: 600_000, earlierMs: 7 * DAY_MS, earlierStepMs: HOUR_MS },
  '7d': { lengthMs: 7 * DAY_MS, stepMs: HOUR_MS, earlierMs: 7 * DAY_MS, earlierStepMs: HOUR_MS },
  '30d': { lengthMs: 30 * DAY_MS, stepMs: 4 * HOUR_MS, earlierMs: 28 * DAY_MS, earlierStepMs: 4 * HOUR_MS },
} as const;

export async function operationsOverview(
  db: Database,
  range: OperationsOverview['range'],
  authority: Authority,
  now: Date,
): Promise<OperationsOverview> {
  const { lengthMs, stepMs, earlierMs, earlierStepMs } = RANGES[range];
  const within = authority.within(servers.appId);
  const [byState, byApp, openAlerts, series, previous] = await Promise.all([
    loadByState(db, within, now),
    hoursByApp(db, within, now),
    alertsBySeverity(db, authority.within(alerts.appId)),
    summedSeries(db, within, instants(now.getTime() - lengthMs, now.getTime(), stepMs)),
    summedSeries(
      db,
      within,
      instants(now.getTime() - lengthMs - earlierMs, now.getTime() - earlierMs, earlierStepMs),
    ),
  ]);
  const ofApp = Map.groupBy(byState, ({ appId }) => appId);
  return {
    range,
    live: liveLoad(byState),
    series,
    previous,
    servers: serverCounts(byState),
    openAlerts: alertCounts(openAlerts),
    topApps: byApp.map(({ appId, appName, hours }) => {
      const { streams, viewers, outMbps } = liveLoad(ofApp.get(appId) ?? []);
      return { appId, appName, streams, viewers, outMbps, hours };
    }),
  };
}

export async function appLoads(
  db: Database,
  appIds: readonly string[],
  authority: Authority,
  now: Date,
): Promise<AppLoad[]> {
  const known = await db
    .select({ appId: apps.appId })
    .from(apps)
    .where(and(inArray(apps.appId, [...appIds]), authority.within(apps.appId)))
    .orderBy(asc(byCode(apps.appId)));
  const ids = known.map(({ appId }) => appId);
  const [byState, openAlerts] = await Promise.all([
    loadByState(db, inArray(servers.appId, ids), now),
    alertsBySeverity(db, inArray(alerts.appId, ids)),
  ]);
  const serversOf = Map.groupBy(byState, ({ appId }) => appId);
  const alertsOf = Map.groupBy(openAlerts, ({ appId }) => appId);
  return ids.map((appId) => ({
    appId,
    ...liveLoad(serversOf.get(appId) ?? []),
    servers: serverCounts(serversOf.get(appId) ?? []),
    openAlerts: alertCounts(alertsOf.get(appId) ?? []),
  }));
}

function loadByState(db: Database, within: SQL | undefined, now: Date) {
  const state = stateAt(now);
  const sum = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  return db
    .select({
      appId: servers.appId,
      state,
      servers: count(),
      streams: sum(serverHeartbeats.streams),
      viewers: sum(serverHeartbeats.viewers),
      inMbps: sum(serverHeartbeats.inMbps),
      outMbps: sum(serverHeartbeats.outMbps),
    })
    .from(servers)
    .leftJoin(serverHeartbeats, eq(serverHeartbeats.serverId, servers.id))
    .where(within)
    .groupBy(servers.appId, sql`2`);
}

type StateRow = Awaited<ReturnType<typeof loadByState>>[number];

function liveLoad(rows: readonly StateRow[]) {
  const alive = rows.filter(({ state }) => state === 'healthy' || state === 'warning');
  const sum = (name: 'streams' | 'viewers' | 'inMbps' | 'outMbps') =>
    alive.reduce((total, row) => total + row[name], 0);
  return {
    streams: sum('streams'),
    viewers: sum('viewers'),
    inMbps: tenths(sum('inMbps')),
    outMbps: tenths(sum('outMbps')),
  };
}

function serverCounts(rows: readonly StateRow[]): AppLoad['servers'] {
  const of = (state: (typeof SERVER_STATES)[number]) =>
    rows.filter((row) => row.state === state).reduce((total, row) => total + row.servers, 0);
  return {
    unlicensed: of('unlicensed'),
    dead: of('dead'),
    warning: of('warning'),
    healthy: of('healthy'),
  };
}

function alertsBySeverity(db: Database, within: SQL | undefined) {
  return db
    .select({ appId: alerts.appId, severity: alerts.severity, alerts: count() })
    .from(alerts)
    .where(and(hasStatus('open'), within))
    .groupBy(alerts.appId, alerts.severity);
}

function alertCounts(rows: Awaited<ReturnType<typeof alertsBySeverity>>): AppLoad['openAlerts'] {
  const of = (severity: (typeof ALERT_SEVERITIES)[number]) =>
    rows.filter((row) => row.severity === severity).reduce((total, row) => total + row.alerts, 0);
  return { info: of('info'), warning: of('warning'), critical: of('critical') };
}

async function summedSeries(db: Database, within: SQL | undefined, { stepMs, times }: Instants) {
  const table = stepMs < HOUR_MS ? serverMetrics1m : serverMetrics1h;
  const sum = (column: SQLWrapper) => sql`sum(${column})`.mapWith(Number);
  const rows = await db
    .select({
      at: table.at,
      outMbps: sum(table.outMbps),
      viewers: sum(table.viewers),
      streams: sum(table.streams),
    })
    .from(table)
    .where(
      and(
        inArray(table.at, [...times]),
        within && inArray(table.serverId, db.select({ id: servers.id }).from(servers).where(within)),
      ),
    )
    .groupBy(table.at);
  const rowAt = new Map(rows.map((row) => [row.at.getTime(), row]));
  const values = (name: 'outMbps' | 'viewers' | 'streams') =>
    times.map((time) => {
      const value = rowAt.get(time.getTime())?.[name];
      return value === undefined ? null : tenths(value);
    });
  return {
    from: (times[0] ?? new Date(0)).toISOString(),
    stepSeconds: stepMs / 1000,
    outMbps: values('outMbps'),
    viewers: values('viewers'),
    streams: values('streams'),
  };
}

async function hoursByApp(db: Database, within: SQL | undefined, now: Date) {
  const { times } = instants(now.getTime() - DAY_MS, now.getTime(), HOUR_MS);
  const hours = times.slice(-24);
  const ofApp = db
    .select({
      appId: servers.appId,
      at: serverMetrics1h.at,
      outMbps: sql<number>`sum(${serverMetrics1h.outMbps})`.as('out_mbps'),
    })
    .from(serverMetrics1h)
    .innerJoin(servers, eq(servers.id, serverMetrics1h.serverId))
    .where(and(inArray(serverMetrics1h.at, hours), within))
    .groupBy(servers.appId, serverMetrics1h.at)
    .as('of_app');
  const rows = await db
    .select({
      appId: ofApp.appId,
      appName: apps.name,
      values: sql<
        Record<string, number>
      >`json_object_agg(extract(epoch from ${ofApp.at})::bigint, ${ofApp.outMbps})`,
    })
    .from(ofApp)
    .innerJoin(apps, eq(apps.appId, ofApp.appId))
    .groupBy(ofApp.appId, apps.name)
    .orderBy(desc(sql`sum(${ofApp.outMbps})`), asc(byCode(ofApp.appId)))
    .limit(TOP_APPS);
  return rows.map(({ appId, appName, values }) => ({
    appId,
    appName,
    hours: hours.map((hour) => tenths(values[String(hour.getTime() / 1000)] ?? 0)),
  }));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
