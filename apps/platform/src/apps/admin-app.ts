import { ADMIN_APP_ID, API_GROUP_IDS, type ApiGroupId } from '@console/http/contract';
import { HEALTH_LIMITS } from '@console/live/contract';
import { BUILT_IN_RULE_NAMES } from '@console/operations/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { alertRules, appApiGroups, apps, groupPermissions, groups, members } from '../database/schema';
import { searchText } from '../database/search-text';

const NAME = 'Signalbox administration';

export const ADMIN_GROUPS = {
  Administrators: API_GROUP_IDS,
  Billing: ['admin-management', 'management'],
  Viewers: ['admin-library', 'admin-vod', 'admin-livestream'],
} as const satisfies Record<string, readonly ApiGroupId[]>;

const FIRST_RULES = [
  { name: BUILT_IN_RULE_NAMES.cpu, metric: 'cpu', threshold: 85, minutes: 5, severity: 'warning' },
  { name: BUILT_IN_RULE_NAMES.memory, metric: 'memory', threshold: 90, minutes: 5, severity: 'warning' },
  { name: BUILT_IN_RULE_NAMES.disk, metric: 'disk', threshold: 90, minutes: 10, severity: 'warning' },
  { name: BUILT_IN_RULE_NAMES.silence, metric: 'silence', threshold: 0, minutes: 2, severity: 'critical' },
  {
    name: BUILT_IN_RULE_NAMES.inputLost,
    metric: 'inputLost',
    threshold: 0,
    minutes: 1,
    severity: 'critical',
  },
  {
    name: BUILT_IN_RULE_NAMES.encoderSpeed,
    metric: 'encoderSpeed',
    comparison: 'below',
    threshold: HEALTH_LIMITS.encoderSpeed,
    minutes: 1,
    severity: 'critical',
  },
] as const;

export async function joinAdministrators(db: Database, userId: string, now: Date): Promise<void> {
  await ensureAdminApp(db, userId, now);
  await joinAdminGroup(db, userId, 'Administrators', now);
}

export async function joinAdminGroup(
  db: Database,
  userId: string,
  name: keyof typeof ADMIN_GROUPS,
  now: Date,
): Promise<void> {
  const [group] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.appId, ADMIN_APP_ID), eq(groups.name, name)));
  if (!group) throw new Error(`The admin app has no group ${name}.`);
  await db
    .insert(members)
    .values({ id: newId(now), appId: ADMIN_APP_ID, userId, groupId: group.id, createdAt: now })
    .onConflictDoNothing();
}

async function ensureAdminApp(db: Database, ownerId: string, now: Date): Promise<void> {
  const created = await db
    .insert(apps)
    .values({
      appId: ADMIN_APP_ID,
      kind: 'admin',
      name: NAME,
      sortName: searchText(NAME),
      searchText: searchText(NAME, ADMIN_APP_ID),
      edition: 'enterprise',
      ownerId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: apps.appId })
    .returning({ appId: apps.appId });
  if (created.length === 0) return;

  await db
    .insert(appApiGroups)
    .values(API_GROUP_IDS.map((apiGroupId) => ({ appId: ADMIN_APP_ID, apiGroupId })));
  for (const [name, apiGroupIds] of Object.entries(ADMIN_GROUPS)) {
    const groupId = newId(now);
    await db.insert(groups).values({ id: groupId, appId: ADMIN_APP_ID, name, createdAt: now });
    await db.insert(groupPermissions).values(apiGroupIds.map((apiGroupId) => ({ groupId, apiGroupId })));
  }
  await db.insert(alertRules).values(
    FIRST_RULES.map((rule) => ({
      comparison: 'above' as const,
      ...rule,
      id: newId(now),
      appId: ADMIN_APP_ID,
      enabled: true,
      createdAt: now,
      updatedAt: now,
    })),
  );
}
