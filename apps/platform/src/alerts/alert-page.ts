import type { ALERT_PERIODS, listAlerts } from '@console/operations/contract';
import { desc, eq, gte, isNull, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod';
import { equals, listPage, type ListCall } from '../database/list-query';
import { alerts, servers } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { foldedText } from '../database/search-text';
import { alert, alertRows, hasStatus } from './alert-row';
import { DAY_MS, HOUR_MS } from '../time/durations';

type Query = z.output<(typeof listAlerts)['query']>;

const PERIODS: Record<(typeof ALERT_PERIODS)[number], number> = {
  'last-hour': HOUR_MS,
  'last-day': DAY_MS,
  'last-7-days': 7 * DAY_MS,
  'last-30-days': 30 * DAY_MS,
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

export async function alertPage(call: ListCall & { query: Query; now: Date }) {
  const { db, query, now } = call;
  const page = await listPage(call, alertRows(db), {
    appId: alerts.appId,
    where: conditions(query, now),
    words: [
      alerts.kind,
      foldedText(alerts.message),
      alerts.appId,
      foldedText(servers.name),
      sql`lower(${alerts.acknowledgedBy})`,
      sql`lower(${alerts.assignee})`,
    ],
    sorts: sortableAt(now),
    defaultSort: '-raisedAt',
    order: [desc(alerts.id)],
    respond: (rows) => rows.map(alert),
  });
  return { ...page, totalAlerts: page.total };
}

function conditions({ from, to, customFields = {} }: Query, now: Date): (SQL | undefined)[] {
  const { serverId, severity, minSeverity, kind, status, raised, assignee } = customFields;
  return [
    equals(alerts.serverId, serverId),
    severity && eq(alerts.severity, severity),
    minSeverity && gte(weight(alerts.severity), weight(sql`${minSeverity}`)),
    equals(alerts.kind, kind),
    equals(alerts.assignee, assignee?.toLowerCase()),
    status === 'active' ? isNull(alerts.clearedAt) : status && hasStatus(status),
    raised && gte(alerts.raisedAt, new Date(now.getTime() - PERIODS[raised])),
    from === undefined ? undefined : gte(alerts.raisedAt, new Date(from)),
    to === undefined ? undefined : lt(alerts.raisedAt, new Date(to)),
  ];
}
