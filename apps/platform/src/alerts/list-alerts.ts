import type { listAlerts as operation } from '@console/products/contract';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { alerts, servers } from '../database/schema';
import { containsWords } from '../database/search-text';
import { sortOrder } from '../database/sort-order';
import { byCode } from '../database/text-order';
import type { Authority } from '../http/authority';

type Query = z.output<(typeof operation)['query']>;

const SORTABLE = {
  raisedAt: alerts.raisedAt,
  resolvedAt: alerts.resolvedAt,
  // By weight, not by name.
  severity: sql`array_position(array['info', 'warning', 'critical'], ${alerts.severity})`,
  kind: byCode(alerts.kind),
  appId: byCode(alerts.appId),
};

export async function listAlerts(db: Database, query: Query, authority: Authority) {
  const { page, perPage, q, customFields, sort } = query;
  const wanted = and(
    authority.within(alerts.appId),
    customFields?.appId === undefined ? undefined : eq(alerts.appId, customFields.appId),
    customFields?.serverId === undefined ? undefined : eq(alerts.serverId, customFields.serverId),
    customFields?.severity && eq(alerts.severity, customFields.severity),
    customFields?.kind === undefined ? undefined : eq(alerts.kind, customFields.kind),
    customFields?.status &&
      (customFields.status === 'open' ? isNull(alerts.resolvedAt) : isNotNull(alerts.resolvedAt)),
    ...containsWords(q ?? '', [alerts.kind, alerts.appId, sql`lower(${servers.name})`]),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: alerts.id,
        appId: alerts.appId,
        server: { id: servers.id, name: servers.name },
        severity: alerts.severity,
        kind: alerts.kind,
        raisedAt: alerts.raisedAt,
        resolvedAt: alerts.resolvedAt,
      })
      .from(alerts)
      .leftJoin(servers, eq(servers.id, alerts.serverId))
      .where(wanted)
      .orderBy(...sortOrder(sort ?? '-raisedAt', SORTABLE), desc(alerts.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: count() })
      .from(alerts)
      .leftJoin(servers, eq(servers.id, alerts.serverId))
      .where(wanted),
  ]);
  const total = counted?.total ?? 0;
  return {
    data: rows.map((row) => ({
      ...row,
      raisedAt: row.raisedAt.toISOString(),
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
    })),
    total,
    totalAlerts: total,
    page,
    perPage,
  };
}
