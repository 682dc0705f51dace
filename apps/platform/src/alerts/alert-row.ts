import { type Alert, type ALERT_STATUSES } from '@console/operations/contract';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { alertComments, alertRules, alerts, apps, servers, streams } from '../database/schema';
import { requireRow } from '../http/require-row';
import { message } from '../messages/message';

type AlertStatus = (typeof ALERT_STATUSES)[number];

const columns = {
  alert: alerts,
  appName: apps.name,
  server: { id: servers.id, name: servers.name, kind: servers.kind },
  stream: { id: streams.id, name: streams.name },
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
    .leftJoin(streams, eq(streams.id, alerts.streamId))
    .leftJoin(alertRules, eq(alertRules.id, alerts.ruleId));
}

type AlertRow = Awaited<ReturnType<typeof alertRows>>[number];

export function alert({ alert: row, appName, server, stream, rule, comments }: AlertRow): Alert {
  const { raisedAt, clearedAt, repeatedAt, acknowledgedAt, acknowledgedBy, mutedUntil, ...others } = row;
  const { serverId: _server, streamId: _stream, ruleId: _rule, ...rest } = others;
  return {
    ...rest,
    appName,
    server,
    stream,
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

function statusOf({ clearedAt, acknowledgedAt }: typeof alerts.$inferSelect): AlertStatus {
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
export async function findAlert(db: Database, authority: Authority, id: string): Promise<Alert> {
  return alert(await requireRow(alertRows(db), alerts, { id, authority }, message('alert.notFound')));
}
