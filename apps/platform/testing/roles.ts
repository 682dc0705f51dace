import { ADMIN_APP_ID, API_GROUP_IDS, type ApiGroupId } from '@console/http/contract';
import { type SessionKind, openSession } from '../src/authorization/sessions';
import { newId } from '../src/database/ids';
import { groupPermissions, groups, members, twoFactors } from '../src/database/schema';
import type { TestPlatform } from './test-platform';
import { insertUser } from './test-people';
import { DAY_MS } from '../src/time/durations';

export const TENANT_A = 'alpha-channel';
export const TENANT_B = 'bravo-channel';
export const APP_IDS = [ADMIN_APP_ID, TENANT_A, TENANT_B] as const;

export interface Role {
  name: string;
  session: SessionKind | 'ended' | 'none';
  enrolled: boolean;
  viewOnly: boolean;
  /** Permissions by app; undefined without membership. */
  holds: Readonly<Partial<Record<string, readonly ApiGroupId[]>>>;
}

const enrolled = { session: 'main', enrolled: true, viewOnly: false } as const;
const everywhere = {
  [ADMIN_APP_ID]: API_GROUP_IDS,
  [TENANT_A]: API_GROUP_IDS,
  [TENANT_B]: API_GROUP_IDS,
};

export const ROLES: readonly Role[] = [
  { ...enrolled, name: 'anonymous', session: 'none', holds: {} },
  // Only their session restricts these three.
  { ...enrolled, name: 'a user whose session has ended', session: 'ended', holds: everywhere },
  { ...enrolled, name: 'a user before the second factor', session: 'pending', holds: everywhere },
  { ...enrolled, name: 'a user without two-factor', enrolled: false, holds: everywhere },
  { ...enrolled, name: 'a guest without any app', holds: {} },
  { ...enrolled, name: 'a plain member of A', holds: { [TENANT_A]: [] } },
  { ...enrolled, name: 'a manager of A', holds: { [TENANT_A]: ['management'] } },
  { ...enrolled, name: 'a manager of B', holds: { [TENANT_B]: ['management'] } },
  // Grants in a tenant app must not reach beyond it.
  { ...enrolled, name: 'a member of A with every API group', holds: { [TENANT_A]: API_GROUP_IDS } },
  {
    ...enrolled,
    name: 'a view-only administrator',
    viewOnly: true,
    holds: { [ADMIN_APP_ID]: API_GROUP_IDS },
  },
  { ...enrolled, name: 'a plain member of the admin app', holds: { [ADMIN_APP_ID]: [] } },
  ...API_GROUP_IDS.map((group) => ({
    ...enrolled,
    name: `a holder of ${group}`,
    holds: { [ADMIN_APP_ID]: [group] },
  })),
  { ...enrolled, name: 'a full administrator', holds: { [ADMIN_APP_ID]: API_GROUP_IDS } },
];

export interface Caller {
  role: Role;
  newToken: () => Promise<string | undefined>;
}

export async function addCallers(platform: TestPlatform): Promise<Caller[]> {
  const { db, clock } = platform;
  const { now } = clock;
  const callers: Caller[] = [];
  for (const [position, role] of ROLES.entries()) {
    const { name, viewOnly } = role;
    const userId = await insertUser(platform, { email: `role-${position}@people.example`, name, viewOnly });
    if (role.enrolled) {
      await db
        .insert(twoFactors)
        .values({ userId, sealedSecret: 'never asked for', enabledAt: now, createdAt: now });
    }
    for (const [appId, permissions] of Object.entries(role.holds)) {
      const groupId = newId(now);
      await db.insert(groups).values({ id: groupId, appId, name: `Role ${position}`, createdAt: now });
      if (permissions && permissions.length > 0) {
        await db.insert(groupPermissions).values(permissions.map((apiGroupId) => ({ groupId, apiGroupId })));
      }
      await db.insert(members).values({ id: newId(now), appId, userId, groupId, createdAt: now });
    }
    callers.push({ role, newToken: () => tokenOf(platform, role, userId) });
  }
  return callers;
}

async function tokenOf(
  { db, clock }: TestPlatform,
  { session }: Role,
  userId: string,
): Promise<string | undefined> {
  if (session === 'none') return undefined;
  const kind = session === 'ended' ? 'main' : session;
  const now = session === 'ended' ? new Date(clock.now.getTime() - DAY_MS) : clock.now;
  return openSession(db, { userId, kind, userAgent: 'matrix', now });
}
