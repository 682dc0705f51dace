import { PAGE_SIZES } from '@console/http/contract';
import type { listTenantApps as operation } from '@console/tenant-apps/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { dayOf } from '../time/calendar';
import type { Database } from '../database/connection';
import { apps, users } from '../database/schema';
import { containsWords } from '../database/search-text';
import { SharedResults } from '../concurrency/shared-results';
import { sortOrder } from '../database/list-query';
import { byCode } from '../database/schema/columns';
import { hasCurrentStatus } from './current-status';
import { tenantApp, tenantAppColumns } from './tenant-app-details';

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
const DEFAULT_SORT = '-createdAt';

export async function listTenantApps(db: Database, query: Query, now: Date) {
  const { page, perPage } = query;
  const [rows, total] = await Promise.all([
    pageStatement(db, query, now).execute({ ...valuesOf(query), today: dayOf(now) }),
    totalOf(db, query, now),
  ]);
  return { data: rows.map((row) => tenantApp(row, now)), total, page, perPage };
}

function valuesOf({ customFields, page, perPage }: Query) {
  return { ...customFields, offset: (page - 1) * perPage };
}

function matching({ q = '', customFields }: Query, now: Date) {
  const words = containsWords(q, [apps.searchText, users.searchText]);
  return {
    // Only a search reads the owners.
    needsOwner: words.length > 0,
    wanted: and(
      eq(apps.kind, 'tenant'),
      customFields?.status && eq(apps.status, sql.placeholder('status')),
      customFields?.edition && eq(apps.edition, sql.placeholder('edition')),
      customFields?.subscriptionStatus && hasCurrentStatus(customFields.subscriptionStatus, now),
      ...words,
    ),
  };
}

type PageStatement = ReturnType<typeof preparePage>;
const pageStatements = new WeakMap<Database, Map<string, PageStatement>>();

/** The statement of a page, prepared once for common queries. */
function pageStatement(db: Database, query: Query, now: Date): PageStatement {
  const { q, sort = DEFAULT_SORT, perPage, page, customFields } = query;
  const isUsual =
    !q &&
    !sort.includes(',') &&
    PAGE_SIZES.some((size) => size === perPage) &&
    customFields?.subscriptionStatus === undefined;
  if (!isUsual) return preparePage(db, query, now, '');
  const statements = pageStatements.get(db) ?? new Map<string, PageStatement>();
  pageStatements.set(db, statements);
  const filters = Object.keys(customFields ?? {})
    .toSorted()
    .join(' ');
  const name = `tenant_apps ${sort} ${perPage} ${page === 1 ? 'first' : 'later'} ${filters}`;
  const statement = statements.get(name) ?? preparePage(db, query, now, name);
  statements.set(name, statement);
  return statement;
}

function preparePage(db: Database, query: Query, now: Date, name: string) {
  const { needsOwner, wanted } = matching(query, now);
  const order = [...sortOrder(query.sort ?? DEFAULT_SORT, SORTABLE), asc(byCode(apps.appId))];
  const candidates = db.select({ appId: apps.appId }).from(apps).$dynamic();
  const found = (needsOwner ? candidates.innerJoin(users, eq(users.id, apps.ownerId)) : candidates)
    .where(wanted)
    .orderBy(...order);
  // A literal limit, and no offset on the first page, help the planner.
  const limited = sql`${found} limit ${sql.raw(String(query.perPage))}`;
  const ids = query.page === 1 ? limited : sql`${limited} offset ${sql.placeholder('offset')}`;
  return (
    db
      .select(tenantAppColumns(sql.placeholder('today')))
      .from(apps)
      .innerJoin(users, eq(users.id, apps.ownerId))
      // Only the page's rows are read and joined.
      .where(sql`${apps.appId} = any(array(${ids}))`)
      .orderBy(...order)
      .prepare(name)
  );
}

const totals = new WeakMap<Database, SharedResults<string, number>>();

/** The number of results. Concurrent equal counts share one. */
function totalOf(db: Database, query: Query, now: Date): Promise<number> {
  const shared = totals.get(db) ?? new SharedResults<string, number>();
  totals.set(db, shared);
  const { q = '', customFields = {} } = query;
  const { status, edition, subscriptionStatus } = customFields;
  const key = JSON.stringify([q, status, edition, subscriptionStatus]);
  return shared.ask(key, async () => {
    const { needsOwner, wanted } = matching(query, now);
    const counting = db.select({ total: count() }).from(apps).$dynamic();
    const [row] = await (needsOwner ? counting.innerJoin(users, eq(users.id, apps.ownerId)) : counting)
      .where(wanted)
      .prepare('')
      .execute(valuesOf(query));
    return row?.total ?? 0;
  });
}
