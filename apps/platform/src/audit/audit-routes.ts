import {
  getAuditLog,
  listAuditActors,
  listAuditLogs,
  type AUDIT_PERIODS,
  type AuditLog,
} from '@console/operations/contract';
import { and, asc, eq, exists, desc, gte, lt, sql, type SQL } from 'drizzle-orm';
import { auditEntries, users } from '../database/schema';
import { requireRow } from '../http/require-row';
import { route } from '../http/route';
import { message } from '../messages/message';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { containsWords, foldedText } from '../database/search-text';
import { equals, listPage, type ListCall } from '../database/list-query';
import { byCode } from '../database/schema/columns';
import { readDetail } from './record-audit';
import { DAY_MS, HOUR_MS } from '../time/durations';

export const auditRoutes = [
  route(listAuditLogs, (call) => auditLogPage(call)),

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
    const wanted = { id: params.id, authority };
    const select = db.select().from(auditEntries);
    return auditEntry(await requireRow(select, auditEntries, wanted, message('audit.notFound')));
  }),
];

const OFFERED = 20;

type Query = z.output<(typeof listAuditLogs)['query']>;

const PERIODS: Record<(typeof AUDIT_PERIODS)[number], number> = {
  'last-hour': HOUR_MS,
  'last-day': DAY_MS,
  'last-7-days': 7 * DAY_MS,
  'last-30-days': 30 * DAY_MS,
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
    equal(auditEntries.action, filters.action),
    equal(auditEntries.targetType, filters.objectType),
    equal(auditEntries.targetId, filters.objectId),
    equal(auditEntries.result, filters.result),
    equal(auditEntries.requestId, filters.requestId),
  ];
}

function auditLogPage(call: ListCall & { query: Query; now: Date }) {
  const { db, query, now } = call;
  const { customFields: { period, ...filters } = {}, from, to } = query;
  return listPage(call, db.select().from(auditEntries), {
    appId: auditEntries.appId,
    where: [
      ...exactly(filters),
      period && gte(auditEntries.at, new Date(now.getTime() - PERIODS[period])),
      from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
      to === undefined ? undefined : lt(auditEntries.at, new Date(to)),
    ],
    words: [
      auditEntries.actorEmail,
      auditEntries.action,
      auditEntries.appId,
      auditEntries.targetId,
      foldedText(auditEntries.targetName),
      auditEntries.ip,
      auditEntries.requestId,
    ],
    sorts: SORTABLE,
    defaultSort: '-at',
    order: [desc(auditEntries.id)],
    respond: (rows) => rows.map(auditEntry),
  });
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
