import { createTenantApp, getTenantApp, listTenantApps } from '@console/tenant-apps/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit';
import { apps, groupPermissions, groups, members, users } from '../database/schema';
import { newId } from '../database/ids';
import { searchText } from '../database/search-text';
import { Refusal } from '../http/refusal';
import { route } from '../http/route';
import { message } from '../messages/message';
import { newApiKey } from './api-key';
import { listTenantApps as list } from './list-tenant-apps';
import { tenantApp, tenantAppColumns } from './tenant-app-row';

export const tenantAppRoutes = [
  route(listTenantApps, ({ query, db }) => list(db, query)),

  route(getTenantApp, async ({ params, db, setVersion }) => {
    const [row] = await db
      .select({ ...tenantAppColumns(db), lastFour: apps.apiKeyLastFour, version: apps.version })
      .from(apps)
      .innerJoin(users, eq(users.id, apps.ownerId))
      .where(and(eq(apps.appId, params.id), eq(apps.kind, 'tenant')));
    if (!row) throw new Refusal(404, message('tenantApp.notFound'));
    setVersion(row.version);
    return { ...tenantApp(row), apiKey: { lastFour: row.lastFour } };
  }),

  route(createTenantApp, async (call) => {
    const { body, actor, db, now } = call;
    const { apiKey, ...storedKey } = newApiKey();
    const { appId, name, edition } = body;
    return db.transaction(async (transaction) => {
      const created = await transaction
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
        .returning({ status: apps.status });
      const [app] = created;
      if (!app) {
        const taken = message('tenantApp.idTaken');
        throw new Refusal(409, taken, { fields: { appId: [taken] } });
      }

      // The owner begins as the app's only member, in a group that may manage it.
      const groupId = newId(now);
      await transaction.insert(groups).values({ id: groupId, appId, name: 'Administrators', createdAt: now });
      await transaction.insert(groupPermissions).values({ groupId, apiGroupId: 'management' });
      await transaction
        .insert(members)
        .values({ id: newId(now), appId, userId: actor.userId, groupId, createdAt: now });
      await recordAudit(transaction, call, {
        action: 'tenant-app.create',
        appId,
        targetId: appId,
        detail: { name, edition },
      });
      return {
        appId,
        name,
        status: app.status,
        edition,
        owner: { email: actor.user.email, name: actor.user.name },
        members: 1,
        createdAt: now.toISOString(),
        lastActivityAt: null,
        apiKey,
      };
    });
  }),
];
