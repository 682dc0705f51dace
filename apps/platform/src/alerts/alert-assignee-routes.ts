import { ADMIN_APP_ID } from '@console/http/contract';
import { ALERTS_ACCESS, listAlertAssignees } from '@console/operations/contract';
import { and, asc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import { authorityOf, membershipInAdminApp, type AnyCall } from '../api/access';
import { alerts, groupPermissions, members, users } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { containsWords } from '../database/search-text';
import { requireRow } from '../http/require-row';
import { route } from '../http/route';
import { message } from '../messages/message';

const OFFERED = 20;

export const alertAssigneeRoutes = [
  route(listAlertAssignees, async (call) => {
    const { params, query, db, authority } = call;
    const alert = await requireRow(
      db.select().from(alerts),
      alerts,
      { id: params.id, authority },
      message('alert.notFound'),
    );
    const data = await db
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(and(await canBeAssigned(call, alert.appId), ...containsWords(query.q, [users.searchText])))
      .orderBy(asc(byCode(users.searchText)), asc(users.id))
      .limit(OFFERED);
    return { data };
  }),
];

/** Users who can list the alerts of an app. Customers do not see who works for the operator. */
export async function canBeAssigned(call: AnyCall, appId: string): Promise<SQL> {
  const { db, actor } = call;
  const membership = await membershipInAdminApp(call);
  const ofStaff = membership && (await authorityOf(db, { actor, membership }, ALERTS_ACCESS));
  const appIds = [appId, ...(ofStaff?.reachesApp(ADMIN_APP_ID) ? [ADMIN_APP_ID] : [])];
  return exists(
    db
      .select({ found: sql`1` })
      .from(members)
      .innerJoin(groupPermissions, eq(groupPermissions.groupId, members.groupId))
      .where(
        and(
          eq(members.userId, users.id),
          eq(members.status, 'active'),
          inArray(members.appId, appIds),
          eq(groupPermissions.apiGroupId, 'admin-machine'),
        ),
      ),
  );
}
