import { TENANT_API_GROUP_IDS } from '@console/tenant-apps/contract';
import { eq } from 'drizzle-orm';
import { recordAudit, type AuditContext } from '../audit/record-audit';
import { newId } from '../database/ids';
import {
  appApiGroups,
  appPlans,
  apps,
  deletedApps,
  groupPermissions,
  groups,
  members,
  quotas,
} from '../database/schema';
import { searchText } from '../database/search-text';
import { fieldError } from '../http/http-error';
import { message } from '../messages/message';
import { DEFAULT_PLAN, limitsOf, quotaPlanOf } from './quota-plans';
import { insertKey } from './api-key';
import { withManagement } from './api-groups';

interface NewApp {
  appId: string;
  name: string;
  edition: (typeof apps.$inferInsert)['edition'];
  /** API groups that the app's groups can grant. Default: all of a tenant app. */
  apiGroups?: readonly string[] | undefined;
  quotaPlan?: string | undefined;
}

export const FIRST_GROUP = 'Administrators';

/**
 * Creates a tenant app with the caller as owner and only member.
 * @returns The API key, which is not stored, and the ID of the first group.
 * @throws HttpError 409 when the ID is taken, 400 for an unknown plan.
 */
export async function insertApp(
  call: AuditContext,
  { appId, name, edition, apiGroups = TENANT_API_GROUP_IDS, quotaPlan = DEFAULT_PLAN.planId }: NewApp,
): Promise<{ apiKey: string; groupId: string }> {
  const { db, actor, now } = call;
  const plan = quotaPlanOf(quotaPlan);
  if (!plan) throw fieldError(400, 'quotaPlan', message('quotaPlan.notFound'));
  const created = await db
    .insert(apps)
    .values({
      appId,
      kind: 'tenant',
      name,
      sortName: searchText(name),
      searchText: searchText(name, appId),
      edition,
      ownerId: actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: apps.appId })
    .returning({ appId: apps.appId });
  // After the insert, which waits for a deletion in progress.
  const reserved = await db.$count(deletedApps, eq(deletedApps.appId, appId));
  if (created.length === 0 || reserved > 0) throw fieldError(409, 'appId', message('tenantApp.idTaken'));

  const { apiKey } = await insertKey(db, { appId }, now);
  const groupId = newId(now);
  const granted = withManagement(apiGroups);
  await db.insert(appApiGroups).values(granted.map((apiGroupId) => ({ appId, apiGroupId })));
  await db.insert(groups).values({ id: groupId, appId, name: FIRST_GROUP, createdAt: now });
  await db.insert(groupPermissions).values({ groupId, apiGroupId: 'management' });
  await db.insert(members).values({ id: newId(now), appId, userId: actor.userId, groupId, createdAt: now });
  await db.insert(appPlans).values({ appId, since: now.toISOString().slice(0, 10), planId: quotaPlan });
  await db.insert(quotas).values(limitsOf(plan).map((limited) => ({ ...limited, appId, updatedAt: now })));
  await recordAudit(call, { appId, name }, { name, edition, quotaPlan });
  return { apiKey, groupId };
}
