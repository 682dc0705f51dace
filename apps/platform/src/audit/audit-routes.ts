import {
  getAuditLog,
  listAuditActors,
  listAuditLogs,
  type AUDIT_PERIODS,
  type AuditLog,
} from '@console/operations/contract';
import { and, asc, eq, exists, desc, gte, lt, sql, type SQL } from 'drizzle-orm';
import { isId } from '../database/ids';
import { auditEntries, users } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { containsWords, foldedText } from '../database/search-text';
import { equals, readPage, sortOrder } from '../database/list-query';
import { byCode } from '../database/schema/columns';
import type { Authority } from '../authorization/authority';
import { readDetail } from './record-audit';

export const auditRoutes = [
  route(listAuditLogs, ({ query, db, authority, now }) => auditLogPage(db, query, authority, now)),

  route(listAuditActors, async ({ query, db, authority }) => {
    const hasEntries = db
      .select({ found: sql`1` })
      .from(auditEntries)
      .where(and(eq(auditEntries.actorEmail, users.email), authority.within(auditEntries.appId)));
    const data = await db
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(and(exists(hasEntries), ...containsWords(query.q, [users.searchText])))
      .orderBy(asc(byCode(users.searchText)), asc(users.id))
      .limit(OFFERED);
    return { data };
  }),

  route(getAuditLog, async ({ params, db, authority }) => {
    const [row] = isId(params.id)
      ? await db
          .select()
          .from(auditEntries)
          .where(and(eq(auditEntries.id, params.id), authority.within(auditEntries.appId)))
      : [];
    if (!row) throw new HttpError(404, message('audit.notFound'));
    return auditEntry(row);
  }),
];

const OFFERED = 20;

type Query = z.output<(typeof listAuditLogs)['query']>;

const HOUR = 3_600_000;
const PERIODS: Record<(typeof AUDIT_PERIODS)[number], number> = {
  'last-hour': HOUR,
  'last-day': 24 * HOUR,
  'last-7-days': 7 * 24 * HOUR,
  'last-30-days': 30 * 24 * HOUR,
};

const SORTABLE = {
  at: auditEntries.at,
  action: byCode(auditEntries.action),
  actor: byCode(auditEntries.actorEmail),
  appId: byCode(auditEntries.appId),
  result: byCode(auditEntries.result),
};

type Filters = Omit<NonNullable<Query['customFields']>, 'period'>;

function exactly({ actor, ...filters }: Filters): (SQL | undefined)[] {
  const equal = (column: AnyPgColumn, value: string | undefined) => equals(column, value);
  return [
    equal(auditEntries.actorEmail, actor?.toLowerCase()),
    equal(auditEntries.appId, filters.appId),
    equal(auditEntries.action, filters.action),
    equal(auditEntries.targetType, filters.objectType),
    equal(auditEntries.targetId, filters.objectId),
    equal(auditEntries.result, filters.result),
    equal(auditEntries.requestId, filters.requestId),
  ];
}

async function auditLogPage(db: Database, query: Query, authority: Authority, now: Date) {
  const { q, customFields: { period, ...filters } = {}, sort, from, to } = query;
  const wanted = and(
    authority.within(auditEntries.appId),
    ...exactly(filters),
    period && gte(auditEntries.at, new Date(now.getTime() - PERIODS[period])),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(to)),
    ...containsWords(q ?? '', [
      auditEntries.actorEmail,
      auditEntries.action,
      auditEntries.appId,
      auditEntries.targetId,
      foldedText(auditEntries.targetName),
      auditEntries.ip,
      auditEntries.requestId,
    ]),
  );
  const { rows, ...page } = await readPage(
    db,
    db.select().from(auditEntries).where(wanted).$dynamic(),
    query,
    ...sortOrder(sort ?? '-at', SORTABLE),
    desc(auditEntries.id),
  );
  return {
    data: rows.map(auditEntry),
    ...page,
  };
}

function auditEntry({
  at,
  actorId,
  actorEmail,
  targetType,
  targetId,
  targetName,
  detail,
  ...entry
}: typeof auditEntries.$inferSelect): AuditLog {
  return {
    ...entry,
    at: at.toISOString(),
    actor: { id: actorId, email: actorEmail },
    object: { type: targetType, id: targetId, name: targetName },
    ...readDetail(detail),
  };
}
