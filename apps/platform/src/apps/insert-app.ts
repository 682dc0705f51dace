import { TENANT_API_GROUP_IDS } from '@console/tenant-apps/contract';
import type { Actor } from '../accounts/sessions';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { appApiGroups, apps, groupPermissions, groups, members } from '../database/schema';
import { searchText } from '../database/search-text';
import { fieldRefusal } from '../http/refusal';
import { message } from '../messages/message';
import { newApiKey } from '../tenant-apps/api-key';

interface NewApp {
  appId: string;
  name: string;
  edition: (typeof apps.$inferInsert)['edition'];
}

export const FIRST_GROUP = 'Administrators';

/**
 * Makes a tenant app of the caller's, who begins as its only member, in a group that may manage it. Answers its API key,
 * which is stored nowhere.
 *
 * @throws Refusal 409 when the id is taken.
 */
export async function insertApp(
  db: Database,
  call: { actor: Actor; now: Date; request: { id: string } },
  { appId, name, edition }: NewApp,
): Promise<string> {
  const { actor, now } = call;
  const { apiKey, ...storedKey } = newApiKey();
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
      ...storedKey,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: apps.appId })
    .returning({ appId: apps.appId });
  if (created.length === 0) throw fieldRefusal(409, 'appId', message('tenantApp.idTaken'));

  const groupId = newId(now);
  await db.insert(appApiGroups).values(TENANT_API_GROUP_IDS.map((apiGroupId) => ({ appId, apiGroupId })));
  await db.insert(groups).values({ id: groupId, appId, name: FIRST_GROUP, createdAt: now });
  await db.insert(groupPermissions).values({ groupId, apiGroupId: 'management' });
  await db.insert(members).values({ id: newId(now), appId, userId: actor.userId, groupId, createdAt: now });
  await recordAudit(db, call, {
    action: 'tenant-app.create',
    appId,
    targetId: appId,
    detail: { name, edition },
  });
  return apiKey;
}
