import type { listAuditLogs as operation } from '@console/products/contract';
import { and, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { auditEntries } from '../database/schema';
import { containsWords } from '../database/search-text';
import { sortOrder } from '../database/sort-order';
import { byCode } from '../database/text-order';
import type { Authority } from '../http/authority';

type Query = z.output<(typeof operation)['query']>;

const SORTABLE = {
  at: auditEntries.at,
  action: byCode(auditEntries.action),
  actor: byCode(auditEntries.actorEmail),
  appId: byCode(auditEntries.appId),
};

export async function listAuditLogs(db: Database, query: Query, authority: Authority) {
  const { page, perPage, q, customFields, sort, from, to } = query;
  const wanted = and(
    authority.within(auditEntries.appId),
    customFields?.appId === undefined ? undefined : eq(auditEntries.appId, customFields.appId),
    customFields?.actor === undefined
      ? undefined
      : eq(auditEntries.actorEmail, customFields.actor.toLowerCase()),
    customFields?.action === undefined ? undefined : eq(auditEntries.action, customFields.action),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(to)),
    ...containsWords(q ?? '', [
      auditEntries.actorEmail,
      auditEntries.action,
      auditEntries.appId,
      auditEntries.targetId,
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
    data: rows.map(({ actorId, actorEmail, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      actor: { id: actorId, email: actorEmail },
    })),
    total: counted?.total ?? 0,
    page,
    perPage,
  };
}
