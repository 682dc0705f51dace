import type { ALERT_PERIODS, listAlerts } from '@console/operations/contract';
import { and, desc, eq, gte, isNull, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { z } from 'zod';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { equals, readPage, sortOrder } from '../database/list-query';
import { alerts, servers } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { containsWords, foldedText } from '../database/search-text';
import { alert, alertRows, hasStatus } from './alert-row';

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

export async function alertPage(db: Database, query: Query, authority: Authority, now: Date) {
  const { sort } = query;
  const wanted = conditions(query, authority, now);
  const { rows, ...page } = await readPage(
    db,
    alertRows(db).where(wanted).$dynamic(),
    query,
    ...sortOrder(sort ?? '-raisedAt', sortableAt(now)),
    desc(alerts.id),
  );
  return { data: rows.map(alert), totalAlerts: page.total, ...page };
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
      foldedText(servers.name),
      sql`lower(${alerts.acknowledgedBy})`,
      sql`lower(${alerts.assignee})`,
    ]),
  );
}
