import type { listTenantApps as operation } from '@console/tenant-apps/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { apps, users } from '../database/schema';
import { containsWords } from '../database/search-text';
import { sortOrder } from '../database/sort-order';
import { byCode } from '../database/text-order';
import { tenantApp, tenantAppColumns } from './tenant-app-row';

type Query = z.output<(typeof operation)['query']>;

const SORTABLE = {
  name: byCode(apps.sortName),
  appId: byCode(apps.appId),
  edition: byCode(apps.edition),
  status: byCode(apps.status),
  members: apps.memberCount,
  createdAt: apps.createdAt,
  lastActivityAt: apps.lastActivityAt,
};

export async function listTenantApps(db: Database, query: Query) {
  const { page, perPage, q = '', customFields, sort } = query;
  const words = containsWords(q, [apps.searchText, users.searchText]);
  const wanted = and(
    eq(apps.kind, 'tenant'),
    customFields?.status && eq(apps.status, customFields.status),
    customFields?.edition && eq(apps.edition, customFields.edition),
    ...words,
  );
  const counting = db
    .select({ total: sql<number>`count(*)::integer` })
    .from(apps)
    .$dynamic();
  // Every app has an owner: only a search among their names has to look at them.
  const counted = (words.length > 0 ? counting.innerJoin(users, eq(users.id, apps.ownerId)) : counting).where(
    wanted,
  );
  const rows = await db
    .select({ ...tenantAppColumns, total: sql<number>`(${counted})` })
    .from(apps)
    .innerJoin(users, eq(users.id, apps.ownerId))
    .where(wanted)
    // Then the app id: rows that are equal in what was asked for keep one order over all pages.
    .orderBy(...sortOrder(sort ?? '-createdAt', SORTABLE), asc(byCode(apps.appId)))
    .limit(perPage)
    .offset((page - 1) * perPage);
  // A page past the last one has no row that could bring the total along.
  const total = rows[0]?.total ?? (await counted)[0]?.total ?? 0;
  return { data: rows.map(({ total: _total, ...row }) => tenantApp(row)), total, page, perPage };
}
