import type { listTenantApps as operation } from '@console/tenant-apps/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { apps, users } from '../database/schema';
import { containsWords } from '../database/search-text';
import { byCode } from '../database/text-order';
import { memberCount, tenantApp, tenantAppColumns } from './tenant-app-row';

type Query = z.output<(typeof operation)['query']>;

export async function listTenantApps(db: Database, query: Query) {
  const { page, perPage, q, customFields, sort } = query;
  const wanted = and(
    eq(apps.kind, 'tenant'),
    customFields?.status && eq(apps.status, customFields.status),
    customFields?.edition && eq(apps.edition, customFields.edition),
    ...containsWords(q ?? '', [apps.searchText, users.searchText]),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(tenantAppColumns(db))
      .from(apps)
      .innerJoin(users, eq(users.id, apps.ownerId))
      .where(wanted)
      .orderBy(...ordering(db, sort ?? '-createdAt'))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(apps).innerJoin(users, eq(users.id, apps.ownerId)).where(wanted),
  ]);
  return { data: rows.map(tenantApp), total: counted?.total ?? 0, page, perPage };
}

/** What was asked for, then the app id: rows that are equal in it keep one order over all pages. */
function ordering(db: Database, sort: string): SQL[] {
  const sortable: Record<string, SQL> = {
    name: byCode(apps.sortName),
    appId: byCode(apps.appId),
    edition: byCode(apps.edition),
    status: byCode(apps.status),
    members: memberCount(db),
    createdAt: sql`${apps.createdAt}`,
    lastActivityAt: sql`${apps.lastActivityAt}`,
  };
  const asked = sort.split(',').flatMap((name) => {
    const column = sortable[name.replace(/^-/, '')];
    if (!column) return [];
    return name.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  });
  return [...asked, asc(byCode(apps.appId))];
}
