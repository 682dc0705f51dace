import type { listAllApps as allApps, listMyApps as myApps, AppSummary } from '@console/tenant-apps/contract';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dayOf } from '../time/calendar';
import type { Database } from '../database/connection';
import { apps, groups, members } from '../database/schema';
import { equals, listPage, type ListCall } from '../database/list-query';
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

const LIST = {
  // Everyone may see every app, or the caller is a member.
  appId: undefined,
  words: [apps.searchText],
  sorts: { name: byCode(apps.sortName), appId: byCode(apps.appId), createdAt: apps.createdAt },
  defaultSort: 'name',
  order: [asc(byCode(apps.appId))],
} as const;

export function listAllApps(call: ListCall & { query: Query; now: Date }) {
  const { db, query, now } = call;
  return listPage(call, db.select(summaryColumns(now)).from(apps), {
    ...LIST,
    where: matching(query),
    respond: (rows) => rows.map((row) => appSummary(row, now)),
  });
}

export function listMyApps(call: ListCall & { query: MyQuery; now: Date }, userId: string) {
  const { db, query, now } = call;
  const { appId, kind } = query.customFields ?? {};
  const select = db
    .select({
      ...summaryColumns(now),
      ownerId: apps.ownerId,
      groupName: groups.name,
      version: apps.version,
    })
    .from(members)
    .innerJoin(apps, eq(apps.appId, members.appId))
    .innerJoin(groups, eq(groups.id, members.groupId));
  return listPage(call, select, {
    ...LIST,
    where: [
      eq(members.userId, userId),
      eq(members.status, 'active'),
      equals(apps.appId, appId),
      equals(apps.kind, kind),
      ...matching(query),
    ],
    respond: (rows) =>
      rows.map((row) => ({
        ...appSummary(row, now),
        isOwner: row.ownerId === userId,
        group: { name: row.groupName },
        etag: entityTag(row.version),
      })),
  });
}

function matching({ customFields }: Query | MyQuery) {
  return [equals(apps.status, customFields?.status), equals(apps.edition, customFields?.edition)];
}
