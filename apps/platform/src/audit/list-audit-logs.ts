import type { AUDIT_PERIODS, AuditLog, listAuditLogs as operation } from '@console/operations/contract';
import { readDetail } from './change-detail';
import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { auditEntries } from '../database/schema';
import { containsWords, foldedText } from '../database/search-text';
import { sortOrder } from '../database/sort-order';
import { byCode } from '../database/schema/columns';
import type { Authority } from '../authorization/authority';

type Query = z.output<(typeof operation)['query']>;

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
  const equal = (column: AnyPgColumn, value: string | undefined) =>
    value === undefined ? undefined : eq(column, value);
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

export async function listAuditLogs(db: Database, query: Query, authority: Authority, now: Date) {
  const { page, perPage, q, customFields: { period, ...filters } = {}, sort, from, to } = query;
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
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(auditEntries)
      .where(wanted)
      .orderBy(...sortOrder(sort ?? '-at', SORTABLE), desc(auditEntries.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(auditEntries).where(wanted),
  ]);
  return {
    data: rows.map(auditEntry),
    total: counted?.total ?? 0,
    page,
    perPage,
  };
}

export function auditEntry({
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
