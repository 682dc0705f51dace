import {
  createServer,
  getServer,
  getServerMetrics,
  listServerClusters,
  listServerMetrics,
  listServers,
  METRICS_RANGE_MS,
  reportServerLoad,
  updateServerLicense,
  updateServerNote,
} from '@console/operations/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { lockManagedApp, rejectArchivedApp } from '../apps/lock-app';
import { requireCard } from '../payment-methods/primary-card';
import { recordAudit, type AuditContext, changeDetail } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { isId, newId } from '../database/ids';
import { servers } from '../database/schema';
import type { Authority } from '../authorization/authority';
import { fieldError, HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { recordMetrics } from '../metrics/record-metrics';
import { serverSeries, serversSeries } from '../metrics/server-series';
import { listClusters, listServers as list } from './list-servers';
import { recordHeartbeats } from './record-heartbeats';
import { findServer, type SelectedServer, serverResponse } from './select-servers';
import { DAY_MS } from '../time/durations';

/** One report can be lost before the server counts as dead. */
const NEXT_HEARTBEAT_WITHIN_SECONDS = 25;
const DEFAULT_RANGE_MS = DAY_MS;

export const serverRoutes = [
  route(listServers, (call) => list(call)),

  route(listServerClusters, ({ query, db, authority, now }) => listClusters(db, query, authority, now)),

  route(getServer, async ({ params, db, authority, now, setVersion }) => {
    const found = await requireServer(db, params.id, authority, now);
    setVersion(found.server.version);
    return serverResponse(found, now);
  }),

  route(getServerMetrics, async ({ params, query, db, authority, now }) => {
    const { server } = await requireServer(db, params.id, authority, now);
    const to = query.to === undefined ? now : new Date(query.to);
    const from = query.from === undefined ? new Date(to.getTime() - DEFAULT_RANGE_MS) : new Date(query.from);
    const length = to.getTime() - from.getTime();
    if (length < METRICS_RANGE_MS.min || length > METRICS_RANGE_MS.max) {
      throw new HttpError(400, message('request.badParameter', { name: 'from', value: from.toISOString() }));
    }
    return serverSeries(db, server.id, { from, to }, now);
  }),

  route(listServerMetrics, async ({ query, db, authority, now }) => {
    const wanted = query.serverIds.split(',').filter(isId);
    const known = await db
      .select({ id: servers.id })
      .from(servers)
      .where(and(inArray(servers.id, wanted), authority.within(servers.appId)))
      .orderBy(asc(servers.id));
    return serversSeries(
      db,
      known.map(({ id }) => id),
      query.range,
      now,
    );
  }),

  routeInTransaction(createServer, async (call) => {
    const { body, authority, now } = call;
    const { appId, name, kind, address, region, cluster = '' } = body;
    await lockManagedApp(call.db, authority, appId);
    await requireCard(call.db, call, appId);
    const id = newId(now);
    const row = { id, appId, name, kind, address, region, cluster: cluster === '' ? null : cluster };
    await call.db.insert(servers).values({ ...row, createdAt: now });
    await recordAudit(
      call,
      { id, appId, name },
      { name, kind, address, region, ...(row.cluster !== null && { cluster: row.cluster }) },
    );
    return serverResponse(await requireServer(call.db, id, authority, now), now);
  }),

  routeInTransaction(updateServerLicense, async (call) => {
    const { body, now } = call;
    const licenseExpiresAt = new Date(body.expiresAt);
    if (licenseExpiresAt <= now) throw fieldError(400, 'expiresAt', message('time.inThePast'));
    return changeServer(call, { licenseExpiresAt });
  }),

  routeInTransaction(updateServerNote, (call) => changeServer(call, { note: call.body.note })),

  route(reportServerLoad, async ({ params, body, db, authority, now }) => {
    const { server } = await requireServer(db, params.id, authority, now);
    await recordHeartbeats(db, [{ serverId: server.id, ...body }], now);
    await recordMetrics(db, [{ serverId: server.id, ...body }], now);
    return { nextWithinSeconds: NEXT_HEARTBEAT_WITHIN_SECONDS };
  }),
];

async function requireServer(
  db: Database,
  id: string,
  authority: Authority,
  now: Date,
): Promise<SelectedServer> {
  const found = await findServer(db, id, authority.within(servers.appId), now);
  if (!found) throw new HttpError(404, message('server.notFound'));
  return found;
}

interface ServerCall extends AuditContext {
  params: { id: string };
  authority: Authority;
  knownVersion: number | undefined;
}

async function changeServer(call: ServerCall, change: { licenseExpiresAt: Date } | { note: string }) {
  const { params, db, authority, now, knownVersion } = call;
  const [before] = await db
    .select()
    .from(servers)
    .where(and(eq(servers.id, params.id), authority.within(servers.appId)))
    .for('update');
  if (!before) throw new HttpError(404, message('server.notFound'));
  await rejectArchivedApp(db, before.appId);
  requireVersion(knownVersion, before.version);
  const changed = changeDetail(auditedOf(before), auditedOf({ ...before, ...change }));
  if (Object.keys(changed).length > 0) {
    await db
      .update(servers)
      .set({ ...change, version: before.version + 1 })
      .where(eq(servers.id, before.id));
    await recordAudit(call, before, { name: before.name, ...changed });
  }
  return serverResponse(await requireServer(db, params.id, authority, now), now);
}

function auditedOf({ licenseExpiresAt, note }: typeof servers.$inferSelect) {
  return { licenseExpiresAt: licenseExpiresAt?.toISOString() ?? null, note };
}
