import { ADMIN_APP_ID } from '@console/http/contract';
import {
  acknowledgeAlert,
  commentOnAlert,
  getAlert,
  listAlertComments,
  listAlerts,
  resolveAlert,
  unacknowledgeAlert,
  updateAlert,
  type Alert,
  type AlertComment,
  type AuditAction,
  type ALERT_STATUSES,
  type ALERT_PERIODS,
} from '@console/operations/contract';
import {
  and,
  asc,
  eq,
  inArray,
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
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import { isId, newId } from '../database/ids';
import { alertComments, alertRules, alerts, apps, members, servers, users } from '../database/schema';
import { fieldError, HttpError } from '../http/http-error';
import { route } from '../http/route';
import { queueDeliveries } from './queue-deliveries';
import { message } from '../messages/message';
import type { Database } from '../database/connection';
import type { Authority } from '../authorization/authority';
import type { z } from 'zod';
import { containsWords, foldedText } from '../database/search-text';
import { sortOrder, equals } from '../database/list-query';
import { byCode } from '../database/schema/columns';

type Row = typeof alerts.$inferSelect;

export const alertRoutes = [
  route(listAlerts, ({ query, db, authority, now }) => alertPage(db, query, authority, now)),

  route(getAlert, ({ params, db, authority }) => findAlert(db, authority, params.id)),

  route(acknowledgeAlert, (call) => {
    const values = { acknowledgedAt: call.now, acknowledgedBy: call.actor.user.email };
    return change(call, 'alert.acknowledge', (before) => (before.acknowledgedAt ? {} : values));
  }),

  route(unacknowledgeAlert, (call) =>
    change(call, 'alert.unacknowledge', () => ({ acknowledgedAt: null, acknowledgedBy: null })),
  ),

  route(updateAlert, (call) => {
    const { body, now } = call;
    const { assignee, mutedUntil } = body;
    const until = typeof mutedUntil === 'string' ? new Date(mutedUntil) : mutedUntil;
    if (until && (until <= now || until.getTime() > now.getTime() + LONGEST_MUTE_MS)) {
      throw fieldError(400, 'mutedUntil', message('alert.muteTooLong'));
    }
    return change(call, 'alert.update', async ({ appId }, transaction) => {
      const email = assignee?.toLowerCase();
      if (email !== undefined && !(await isMember(transaction, appId, email))) {
        throw fieldError(400, 'assignee', message('alert.notMember'));
      }
      return {
        ...(assignee !== undefined && { assignee: email ?? null }),
        ...(until !== undefined && { mutedUntil: until }),
      };
    });
  }),

  route(resolveAlert, (call) =>
    change(call, 'alert.resolve', async (before, transaction) => {
      await queueDeliveries(transaction, before, 'cleared', call.now);
      return { clearedAt: call.now, resolvedBy: call.actor.user.email };
    }),
  ),

  route(listAlertComments, async ({ params, db, authority }) => {
    const { id } = await findAlert(db, authority, params.id);
    const comments = await db
      .select()
      .from(alertComments)
      .where(eq(alertComments.alertId, id))
      .orderBy(asc(alertComments.at), asc(alertComments.id));
    return { data: comments.map(alertComment) };
  }),

  route(commentOnAlert, (call) =>
    call.db.transaction(async (transaction) => {
      const { params, body, authority, now, actor } = call;
      const { id: alertId, appId, kind } = await findAlert(transaction, authority, params.id);
      const comment = { id: newId(now), alertId, at: now, author: actor.user.email, text: body.text };
      await transaction.insert(alertComments).values(comment);
      const about = { appId, targetId: alertId, targetName: kind };
      await recordAudit(transaction, call, {
        ...about,
        action: 'alert.comment',
        detail: { text: body.text },
      });
      return alertComment(comment);
    }),
  ),
];

const LONGEST_MUTE_MS = 30 * 24 * 3_600_000;

function alertComment({ id, at, author, text }: typeof alertComments.$inferSelect): AlertComment {
  return { id, at: at.toISOString(), by: author, text };
}

/** Whether the user is an active member of the app or of the admin app. */
async function isMember(db: Database, appId: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(users.email, email),
        eq(members.status, 'active'),
        inArray(members.appId, [appId, ADMIN_APP_ID]),
      ),
    )
    .limit(1);
  return found.length > 0;
}

interface ChangeCall extends AuditContext {
  params: { id: string };
  db: Database;
  authority: Authority;
}

type Changed = Partial<
  Pick<Row, 'acknowledgedAt' | 'acknowledgedBy' | 'assignee' | 'mutedUntil' | 'clearedAt' | 'resolvedBy'>
>;

/** Changes an alert that is not cleared. */
async function change(
  call: ChangeCall,
  action: AuditAction,
  changed: (before: Row, db: Database) => Changed | Promise<Changed>,
): Promise<Alert> {
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
    if (before.clearedAt) throw new HttpError(409, message('alert.cleared'));
    const values = await changed(before, transaction);
    const detail = changeDetail(auditedOf(before), auditedOf({ ...before, ...values }));
    if (Object.keys(detail).length > 0) {
      await transaction.update(alerts).set(values).where(eq(alerts.id, before.id));
      const { appId, id, kind } = before;
      await recordAudit(transaction, call, { action, appId, targetId: id, targetName: kind, detail });
    }
    return findAlert(transaction, authority, before.id);
  });
}

function auditedOf({ acknowledgedBy, assignee, mutedUntil, resolvedBy }: Row) {
  return { acknowledgedBy, assignee, mutedUntil: mutedUntil?.toISOString() ?? null, resolvedBy };
}

type AlertStatus = (typeof ALERT_STATUSES)[number];

const columns = {
  alert: alerts,
  appName: apps.name,
  server: { id: servers.id, name: servers.name, kind: servers.kind },
  rule: { id: alertRules.id, name: alertRules.name },
  comments:
    sql<number>`(select count(*) from ${alertComments} where ${alertComments.alertId} = ${alerts.id})`.mapWith(
      Number,
    ),
};

export function alertRows(db: Database) {
  return db
    .select(columns)
    .from(alerts)
    .innerJoin(apps, eq(apps.appId, alerts.appId))
    .leftJoin(servers, eq(servers.id, alerts.serverId))
    .leftJoin(alertRules, eq(alertRules.id, alerts.ruleId));
}

type AlertRow = Awaited<ReturnType<typeof alertRows>>[number];

export function alert({ alert: row, appName, server, rule, comments }: AlertRow): Alert {
  const { raisedAt, clearedAt, repeatedAt, acknowledgedAt, acknowledgedBy, mutedUntil, ...others } = row;
  const { serverId: _server, ruleId: _rule, ...rest } = others;
  return {
    ...rest,
    appName,
    server,
    rule,
    comments,
    mutedUntil: mutedUntil?.toISOString() ?? null,
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
  const { appId, serverId, severity, minSeverity, kind, status, raised, assignee } = customFields;
  return and(
    authority.within(alerts.appId),
    equals(alerts.appId, appId),
    equals(alerts.serverId, serverId),
    severity && eq(alerts.severity, severity),
    minSeverity && gte(weight(alerts.severity), weight(sql`${minSeverity}`)),
    equals(alerts.kind, kind),
    equals(alerts.assignee, assignee?.toLowerCase()),
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
      sql`lower(${alerts.assignee})`,
    ]),
  );
}
