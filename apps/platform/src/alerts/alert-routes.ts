import {
  acknowledgeAlert,
  getAlert,
  listAlerts,
  unacknowledgeAlert,
  type Alert,
  type AuditAction,
  type ALERT_STATUSES,
  type ALERT_PERIODS,
} from '@console/operations/contract';
import {
  and,
  eq,
  isNotNull,
  isNull,
  type SQL,
  count,
  desc,
  gte,
  lt,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit';
import { isId } from '../database/ids';
import { alerts, apps, servers } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route, type Call } from '../http/route';
import { message } from '../messages/message';
import type { Database } from '../database/connection';
import type { Authority } from '../authorization/authority';
import type { z } from 'zod';
import { containsWords, foldedText } from '../database/search-text';
import { sortOrder, equals } from '../database/list-query';
import { byCode } from '../database/schema/columns';

type Change = Call<typeof acknowledgeAlert> | Call<typeof unacknowledgeAlert>;

export const alertRoutes = [
  route(listAlerts, ({ query, db, authority, now }) => alertPage(db, query, authority, now)),

  route(getAlert, ({ params, db, authority }) => findAlert(db, authority, params.id)),

  route(acknowledgeAlert, (call) =>
    change(call, {
      action: 'alert.acknowledge',
      from: 'open',
      values: { acknowledgedAt: call.now, acknowledgedBy: call.actor.user.email },
    }),
  ),

  route(unacknowledgeAlert, (call) =>
    change(call, {
      action: 'alert.unacknowledge',
      from: 'acknowledged',
      values: { acknowledgedAt: null, acknowledgedBy: null },
    }),
  ),
];

interface Wanted {
  action: AuditAction;
  /** The status in which the change applies; otherwise it is already done. */
  from: AlertStatus;
  values: Pick<typeof alerts.$inferInsert, 'acknowledgedAt' | 'acknowledgedBy'>;
}

async function change(call: Change, { action, from, values }: Wanted): Promise<Alert> {
  const { params, db, authority } = call;
  return db.transaction(async (transaction) => {
    const [before] = isId(params.id)
      ? await transaction
          .select()
          .from(alerts)
          .where(and(eq(alerts.id, params.id), authority.within(alerts.appId)))
          .for('update')
      : [];
    if (!before) throw new HttpError(404, message('alert.notFound'));
    const status = statusOf(before);
    if (status === 'cleared') throw new HttpError(409, message('alert.cleared'));
    if (status === from) {
      await transaction.update(alerts).set(values).where(eq(alerts.id, before.id));
      await recordAudit(transaction, call, {
        action,
        appId: before.appId,
        targetId: before.id,
        targetName: before.kind,
        detail: {
          'acknowledgedBy.before': before.acknowledgedBy,
          'acknowledgedBy.after': values.acknowledgedBy ?? null,
        },
      });
    }
    return findAlert(transaction, authority, before.id);
  });
}

type AlertStatus = (typeof ALERT_STATUSES)[number];

const columns = {
  alert: alerts,
  appName: apps.name,
  server: { id: servers.id, name: servers.name, kind: servers.kind },
};

export function alertRows(db: Database) {
  return db
    .select(columns)
    .from(alerts)
    .innerJoin(apps, eq(apps.appId, alerts.appId))
    .leftJoin(servers, eq(servers.id, alerts.serverId));
}

type AlertRow = Awaited<ReturnType<typeof alertRows>>[number];

export function alert({ alert: row, appName, server }: AlertRow): Alert {
  const { raisedAt, clearedAt, repeatedAt, acknowledgedAt, acknowledgedBy, serverId: _server, ...rest } = row;
  return {
    ...rest,
    appName,
    server,
    status: statusOf(row),
    raisedAt: raisedAt.toISOString(),
    clearedAt: clearedAt?.toISOString() ?? null,
    lastRaisedAt: (repeatedAt ?? raisedAt).toISOString(),
    acknowledgement:
      acknowledgedAt && acknowledgedBy !== null
        ? { at: acknowledgedAt.toISOString(), by: acknowledgedBy }
        : null,
  };
}

type Times = Pick<typeof alerts.$inferSelect, 'clearedAt' | 'acknowledgedAt'>;

function statusOf({ clearedAt, acknowledgedAt }: Times): AlertStatus {
  if (clearedAt) return 'cleared';
  return acknowledgedAt ? 'acknowledged' : 'open';
}

export function hasStatus(status: AlertStatus): SQL | undefined {
  switch (status) {
    case 'open':
      return and(isNull(alerts.clearedAt), isNull(alerts.acknowledgedAt));
    case 'acknowledged':
      return and(isNull(alerts.clearedAt), isNotNull(alerts.acknowledgedAt));
    case 'cleared':
      return isNotNull(alerts.clearedAt);
  }
}

/** @throws HttpError 404 */
async function findAlert(db: Database, authority: Authority, id: string): Promise<Alert> {
  const [row] = isId(id)
    ? await alertRows(db).where(and(eq(alerts.id, id), authority.within(alerts.appId)))
    : [];
  if (!row) throw new HttpError(404, message('alert.notFound'));
  return alert(row);
}

type Query = z.output<(typeof listAlerts)['query']>;

const HOUR = 3_600_000;
const PERIODS: Record<(typeof ALERT_PERIODS)[number], number> = {
  'last-hour': HOUR,
  'last-day': 24 * HOUR,
  'last-7-days': 7 * 24 * HOUR,
  'last-30-days': 30 * 24 * HOUR,
};

const weight = (severity: SQLWrapper) =>
  sql`array_position(array['info', 'warning', 'critical']::text[], ${severity}::text)`;

const sortableAt = (now: Date) => ({
  raisedAt: alerts.raisedAt,
  clearedAt: alerts.clearedAt,
  lastRaisedAt: sql`coalesce(${alerts.repeatedAt}, ${alerts.raisedAt})`,
  duration: sql`(coalesce(${alerts.clearedAt}, ${now.toISOString()}::timestamptz) - ${alerts.raisedAt})`,
  count: alerts.count,
  severity: weight(alerts.severity),
  kind: byCode(alerts.kind),
  appId: byCode(alerts.appId),
});

async function alertPage(db: Database, query: Query, authority: Authority, now: Date) {
  const { page, perPage, sort } = query;
  const wanted = conditions(query, authority, now);
  const [rows, [counted]] = await Promise.all([
    alertRows(db)
      .where(wanted)
      .orderBy(...sortOrder(sort ?? '-raisedAt', sortableAt(now)), desc(alerts.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: count() })
      .from(alerts)
      .leftJoin(servers, eq(servers.id, alerts.serverId))
      .where(wanted),
  ]);
  const total = counted?.total ?? 0;
  return { data: rows.map(alert), total, totalAlerts: total, page, perPage };
}

function conditions(query: Query, authority: Authority, now: Date): SQL | undefined {
  const { q = '', from, to, customFields = {} } = query;
  const { appId, serverId, severity, minSeverity, kind, status, raised } = customFields;
  return and(
    authority.within(alerts.appId),
    equals(alerts.appId, appId),
    equals(alerts.serverId, serverId),
    severity && eq(alerts.severity, severity),
    minSeverity && gte(weight(alerts.severity), weight(sql`${minSeverity}`)),
    equals(alerts.kind, kind),
    status === 'active' ? isNull(alerts.clearedAt) : status && hasStatus(status),
    raised && gte(alerts.raisedAt, new Date(now.getTime() - PERIODS[raised])),
    from === undefined ? undefined : gte(alerts.raisedAt, new Date(from)),
    to === undefined ? undefined : lt(alerts.raisedAt, new Date(to)),
    ...containsWords(q, [
      alerts.kind,
      foldedText(alerts.message),
      alerts.appId,
      sql`lower(${servers.name})`,
      sql`lower(${alerts.acknowledgedBy})`,
    ]),
  );
}
