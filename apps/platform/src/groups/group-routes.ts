import { createGroup, deleteGroup, getGroup, listGroups, updateGroup } from '@console/tenant-apps/contract';
import { and, eq, ne, asc } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { recordAudit, changeDetail } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { appApiGroups, groupPermissions, groups } from '../database/schema';
import { fieldError, HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { findGroup, tenantGroup, groupColumns, memberCount } from './group-row';
import { preserveManagers, requireHeldGroups } from './app-managers';
import { foldedText } from '../database/search-text';
import { listPage } from '../database/list-query';
import { byCode } from '../database/schema/columns';

const NAME = foldedText(groups.name);
const SORTABLE = {
  name: byCode(NAME),
  appId: byCode(groups.appId),
  members: memberCount,
  createdAt: groups.createdAt,
};

export const groupRoutes = [
  route(listGroups, (call) =>
    listPage(call, call.db.select(groupColumns).from(groups), {
      appId: groups.appId,
      words: [NAME, foldedText(groups.description)],
      sorts: SORTABLE,
      defaultSort: 'appId,name',
      order: [asc(groups.id)],
      respond: (rows) => rows.map(tenantGroup),
    }),
  ),

  route(getGroup, async ({ params, db, authority, setVersion }) => {
    const row = await findGroup(db, authority, params.id);
    setVersion(row.version);
    return tenantGroup(row);
  }),

  routeInTransaction(createGroup, async (call) => {
    const { body, authority, now } = call;
    const { appId, name, description } = body;
    await lockManagedApp(call.db, authority, appId);
    const granted = await grantable(call.db, appId, body.apiGroups);
    requireHeldGroups(authority, appId, granted);
    await requireFreeName(call.db, appId, name);

    const id = newId(now);
    await call.db.insert(groups).values({ id, appId, name, description, createdAt: now });
    await grant(call.db, id, granted);
    await recordAudit(call, { id, appId, name }, { name, apiGroups: granted.join(', ') });
    return tenantGroup(await findGroup(call.db, authority, id));
  }),

  routeInTransaction(updateGroup, async (call) => {
    const { params, body, actor, authority, knownVersion, setVersion } = call;
    const { appId } = await findGroup(call.db, authority, params.id);
    await lockManagedApp(call.db, authority, appId);
    const before = await findGroup(call.db, authority, params.id);
    const granted = body.apiGroups && (await grantable(call.db, appId, body.apiGroups));
    requireHeldGroups(authority, appId, [...before.apiGroups, ...(granted ?? [])]);
    const { name = before.name, description = before.description } = body;
    if (name !== before.name) await requireFreeName(call.db, appId, name, before.id);

    requireVersion(knownVersion, before.version);
    const changed = { name, description, apiGroups: granted?.toSorted() ?? before.apiGroups };
    const detail = changeDetail(auditedOf(before), auditedOf(changed));
    if (Object.keys(detail).length > 0) {
      await preserveManagers(call.db, actor, appId, async () => {
        await call.db
          .update(groups)
          .set({ name, description, version: before.version + 1 })
          .where(eq(groups.id, before.id));
        if (granted) await grant(call.db, before.id, granted);
      });
      await recordAudit(call, { ...before, name }, { name, ...detail });
    }
    const after = await findGroup(call.db, authority, before.id);
    setVersion(after.version);
    return tenantGroup(after);
  }),

  routeInTransaction(deleteGroup, async (call) => {
    const { params, authority } = call;
    const { appId } = await findGroup(call.db, authority, params.id);
    await lockManagedApp(call.db, authority, appId);
    const group = await findGroup(call.db, authority, params.id);
    requireHeldGroups(authority, appId, group.apiGroups);
    if (group.members > 0) {
      throw new HttpError(409, message('group.hasMembers', { count: group.members }));
    }
    await call.db.delete(groups).where(eq(groups.id, group.id));
    await recordAudit(call, group, { name: group.name });
    return {};
  }),
];

function auditedOf(group: { name: string; description: string; apiGroups: readonly string[] }) {
  return {
    name: group.name,
    description: group.description,
    apiGroups: group.apiGroups.join(', '),
  };
}

/** The distinct requested API groups. @throws HttpError 400 for those that the app does not have. */
async function grantable(db: Database, appId: string, wanted: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ apiGroupId: appApiGroups.apiGroupId })
    .from(appApiGroups)
    .where(eq(appApiGroups.appId, appId));
  const possible = new Set(rows.map(({ apiGroupId }) => apiGroupId));
  const asked = [...new Set(wanted)];
  const missing = asked.filter((id) => !possible.has(id));
  if (missing.length > 0) {
    throw fieldError(400, 'apiGroups', message('group.notOfApp', { names: missing.join(', ') }));
  }
  return asked;
}

async function grant(db: Database, groupId: string, granted: readonly string[]): Promise<void> {
  await db.delete(groupPermissions).where(eq(groupPermissions.groupId, groupId));
  if (granted.length === 0) return;
  await db.insert(groupPermissions).values(granted.map((apiGroupId) => ({ groupId, apiGroupId })));
}

async function requireFreeName(db: Database, appId: string, name: string, but?: string): Promise<void> {
  const [taken] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(
      and(eq(groups.appId, appId), eq(groups.name, name), but === undefined ? undefined : ne(groups.id, but)),
    );
  if (taken) throw fieldError(409, 'name', message('group.nameTaken'));
}
