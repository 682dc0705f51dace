import type { listAdminGroups as operation } from '@console/accounts/contract';
import type { AnswerOf } from '@console/http/contract';
import { count, eq } from 'drizzle-orm';
import { ADMIN_APP_ID } from '../authorization/membership';
import type { Database } from '../database/connection';
import { groups, members } from '../database/schema';
import { byCode } from '../database/schema/text-order';

export async function listAdminGroups(db: Database): Promise<AnswerOf<typeof operation>> {
  const data = await db
    .select({ name: groups.name, users: count(members.userId) })
    .from(groups)
    .leftJoin(members, eq(members.groupId, groups.id))
    .where(eq(groups.appId, ADMIN_APP_ID))
    .groupBy(groups.id)
    .orderBy(byCode(groups.name));
  return { data };
}
