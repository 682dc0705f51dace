import type { listMembers as operation } from '@console/tenant-apps/contract';
import { and, asc, count, eq, lte, not, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { members, users } from '../database/schema';
import { containsWords } from '../database/search-text';
import { sortOrder } from '../database/sort-order';
import { byCode } from '../database/schema/columns';
import type { Authority } from '../authorization/authority';
import { member, membersOf } from './member-row';

type Query = z.output<(typeof operation)['query']>;

/** Invitations are found by address only, so that names are not revealed. */
const SEARCHED = sql`case when ${members.status} = 'active' then ${users.searchText} else ${users.email} end`;
const SORTABLE = {
  email: byCode(users.email),
  appId: byCode(members.appId),
  status: byCode(members.status),
  createdAt: members.createdAt,
};

function hasExpired(now: Date) {
  return sql`(${members.status} = 'invited' and coalesce(${lte(members.invitationExpiresAt, now)}, false))`;
}

export async function listMembers(db: Database, query: Query, authority: Authority, now: Date) {
  const { page, perPage, q = '', customFields = {}, sort, populates = '' } = query;
  const { appId, groupId, status, expired } = customFields;
  const words = containsWords(q, [SEARCHED]);
  const wanted = and(
    authority.within(members.appId),
    appId === undefined ? undefined : eq(members.appId, appId),
    groupId === undefined ? undefined : isId(groupId) ? eq(members.groupId, groupId) : sql`false`,
    status && eq(members.status, status),
    expired === undefined ? undefined : expired ? hasExpired(now) : not(hasExpired(now)),
    ...words,
  );
  const counting = db.select({ total: count() }).from(members).$dynamic();
  const [rows, [counted]] = await Promise.all([
    membersOf(db)
      .where(wanted)
      .orderBy(...sortOrder(sort ?? '-createdAt', SORTABLE), asc(members.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    (words.length > 0 ? counting.innerJoin(users, eq(users.id, members.userId)) : counting).where(wanted),
  ]);
  const relations = populates.split(',');
  return { data: rows.map((row) => member(row, now, relations)), total: counted?.total ?? 0, page, perPage };
}
