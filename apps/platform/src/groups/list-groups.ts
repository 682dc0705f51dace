import type { listGroups as operation } from '@console/tenant-apps/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { groups } from '../database/schema';
import { containsWords, foldedText } from '../database/search-text';
import { sortOrder } from '../database/sort-order';
import { byCode } from '../database/schema/columns';
import type { Authority } from '../authorization/authority';
import { groupColumns, memberCount, tenantGroup } from './group-row';

type Query = z.output<(typeof operation)['query']>;

const NAME = foldedText(groups.name);
const SORTABLE = {
  name: byCode(NAME),
  appId: byCode(groups.appId),
  members: memberCount,
  createdAt: groups.createdAt,
};

export async function listGroups(db: Database, query: Query, authority: Authority) {
  const { page, perPage, q = '', customFields, sort } = query;
  const wanted = and(
    authority.within(groups.appId),
    customFields?.appId === undefined ? undefined : eq(groups.appId, customFields.appId),
    ...containsWords(q, [NAME, foldedText(groups.description)]),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select(groupColumns)
      .from(groups)
      .where(wanted)
      .orderBy(...sortOrder(sort ?? 'appId,name', SORTABLE), asc(groups.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(groups).where(wanted),
  ]);
  return { data: rows.map(tenantGroup), total: counted?.total ?? 0, page, perPage };
}
