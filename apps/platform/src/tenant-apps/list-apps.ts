import type { listAllApps as allApps, listMyApps as myApps, AppSummary } from '@console/tenant-apps/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dayOf } from '../billing/calendar';
import type { Database } from '../database/connection';
import { apps, groups, members } from '../database/schema';
import { containsWords } from '../database/search-text';
import { equals, readPage, sortOrder } from '../database/list-query';
import { byCode } from '../database/schema/columns';
import { entityTag, HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { currentStatus, isLate } from './current-status';

const summaryColumns = (now: Date) => ({
  appId: apps.appId,
  name: apps.name,
  kind: apps.kind,
  status: apps.status,
  edition: apps.edition,
  subscriptionStatus: apps.subscriptionStatus,
  trialEndsAt: apps.trialEndsAt,
  isLate: isLate(dayOf(now)),
  createdAt: apps.createdAt,
});

type SummaryRow = Pick<
  typeof apps.$inferSelect,
  'appId' | 'name' | 'kind' | 'status' | 'edition' | 'subscriptionStatus' | 'trialEndsAt' | 'createdAt'
> & { isLate: boolean };

function appSummary(row: SummaryRow, now: Date): AppSummary {
  const { appId, name, kind, status, edition, createdAt } = row;
  return {
    appId,
    name,
    kind,
    status,
    edition,
    subscriptionStatus: currentStatus(row, now),
    createdAt: createdAt.toISOString(),
  };
}

/** @throws HttpError 404 */
export async function findAppSummary(db: Database, appId: string, now: Date): Promise<AppSummary> {
  const [row] = await db.select(summaryColumns(now)).from(apps).where(eq(apps.appId, appId));
  if (!row) throw new HttpError(404, message('tenantApp.notFound'));
  return appSummary(row, now);
}

type Query = z.output<(typeof allApps)['query']>;
type MyQuery = z.output<(typeof myApps)['query']>;

const SORTABLE = { name: byCode(apps.sortName), appId: byCode(apps.appId), createdAt: apps.createdAt };

export async function listAllApps(db: Database, query: Query, now: Date) {
  const wanted = matching(query);
  const { rows, ...page } = await readPage(
    db,
    db.select(summaryColumns(now)).from(apps).where(wanted).$dynamic(),
    query,
    ...ordering(query),
  );
  return { data: rows.map((row) => appSummary(row, now)), ...page };
}

export async function listMyApps(db: Database, query: MyQuery, userId: string, now: Date) {
  const { appId, kind } = query.customFields ?? {};
  const wanted = and(
    eq(members.userId, userId),
    eq(members.status, 'active'),
    equals(apps.appId, appId),
    kind && eq(apps.kind, kind),
    matching(query),
  );
  const { rows, ...page } = await readPage(
    db,
    db
      .select({
        ...summaryColumns(now),
        ownerId: apps.ownerId,
        groupName: groups.name,
        version: apps.version,
      })
      .from(members)
      .innerJoin(apps, eq(apps.appId, members.appId))
      .innerJoin(groups, eq(groups.id, members.groupId))
      .where(wanted)
      .$dynamic(),
    query,
    ...ordering(query),
  );
  return {
    data: rows.map((row) => ({
      ...appSummary(row, now),
      isOwner: row.ownerId === userId,
      group: { name: row.groupName },
      etag: entityTag(row.version),
    })),
    ...page,
  };
}

function matching({ q, customFields }: Query | MyQuery) {
  return and(
    customFields?.status && eq(apps.status, customFields.status),
    customFields?.edition && eq(apps.edition, customFields.edition),
    ...containsWords(q ?? '', [apps.searchText]),
  );
}

function ordering({ sort }: Query | MyQuery) {
  return [...sortOrder(sort ?? 'name', SORTABLE), asc(byCode(apps.appId))];
}
