import { ADMIN_APP_ID, isStaffGroup, type ResponseOf, type ApiGroupId } from '@console/http/contract';
import {
  getAppDetail,
  getUserDetail,
  type Group as GroupSchema,
  type Helpers,
} from '@console/shell-layout/contract';
import { eq, sql, and, inArray, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { goodPrimary } from '../payment-methods/primary-card';
import type { Database } from '../database/connection';
import { apps, paymentMethods, groupPermissions, members, users } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { inactivityMinutesOf } from '../authorization/inactivity';
import { findMembership } from '../authorization/membership';
import { dayOf } from '../time/calendar';
import { isLate, usableSubscription } from './current-status';
import { managingPermission } from '../groups/app-managers';

type Group = z.output<typeof GroupSchema>;

const NOBODY: Helpers = { access: [], subscription: [], accounts: [] };

const NO_GROUP: Group = { name: '', permission: [] };

async function staffPermissions(db: Database, userId: string): Promise<Group['permission']> {
  const inAdminApp = await findMembership(db, userId, ADMIN_APP_ID);
  return inAdminApp?.group.permission.filter(({ apiGroupId }) => isStaffGroup(apiGroupId)) ?? [];
}

interface Access {
  group: Group;
  staff: Group['permission'];
}

/**
 * The user's group in an app; undefined for a tenant app without membership, unless they are staff. Everyone has
 * access to the admin app.
 */
async function accessTo(db: Database, userId: string, appId: string): Promise<Access | undefined> {
  const membership = await findMembership(db, userId, appId);
  const staff = appId === ADMIN_APP_ID ? [] : await staffPermissions(db, userId);
  if (membership) return { group: membership.group, staff };
  return appId === ADMIN_APP_ID || staff.length > 0 ? { group: NO_GROUP, staff } : undefined;
}

async function exists(db: Database, appId: string): Promise<boolean> {
  return (await db.$count(apps, eq(apps.appId, appId))) > 0;
}

export const appRoutes = [
  route(getUserDetail, async ({ actor, db, request, installation }) => {
    const access = await accessTo(db, actor.userId, request.appId);
    // The same response for other users' apps and nonexistent ones.
    if (!access || !(await exists(db, request.appId))) throw new HttpError(403, message('access.notAMember'));
    const { group, staff } = access;
    const held = new Set([...group.permission, ...staff].map(({ apiGroupId }) => apiGroupId));
    const inactivityMinutes = await inactivityMinutesOf(db, installation.inactivityLimits, actor.userId);
    return {
      ...(inactivityMinutes !== undefined && { inactivityMinutes }),
      user: actor.user,
      group: { name: group.name, permission: [...held].toSorted().map((apiGroupId) => ({ apiGroupId })) },
    };
  }),

  route(
    getAppDetail,
    async ({
      params,
      actor,
      db,
      now,
      setVersion,
      installation,
    }): Promise<ResponseOf<typeof getAppDetail>> => {
      // The same response for other users' apps and nonexistent ones.
      const access = await accessTo(db, actor.userId, params.id);
      const [found] = await db
        .select({
          version: apps.version,
          subscription: {
            appId: apps.appId,
            name: apps.name,
            edition: apps.edition,
            subscriptionStatus: apps.subscriptionStatus,
            trialEndsAt: apps.trialEndsAt,
            isLate: isLate(dayOf(now)),
            addedPrimaryCard: sql<boolean>`exists (${db
              .select({ found: sql`1` })
              .from(paymentMethods)
              .where(goodPrimary(apps.appId, now))})`,
          },
        })
        .from(apps)
        .where(eq(apps.appId, params.id));
      if (!access || !found) throw new HttpError(403, message('access.notAMember'));

      setVersion(found.version);
      const { appId, name, addedPrimaryCard } = found.subscription;
      const isMember = access.group !== NO_GROUP;
      return [
        {
          appId,
          name,
          ...usableSubscription(found.subscription, now),
          addedPrimaryCard,
          takesPaymentMethods: installation.paymentProvider !== undefined,
        },
        {
          group: access.group,
          user: { timezone: actor.user.timezone },
          helpers: isMember || access.staff.length > 0 ? await helpersOf(db, appId) : NOBODY,
        },
      ];
    },
  ),
];

/** Per kind; too few to serve as a directory. */
const MAX_NAMED = 5;

/** Users who can help members of an app, most recently active first. */
async function helpersOf(db: Database, appId: string): Promise<Helpers> {
  const access = managingPermission(appId);
  const ranked = db
    .select({
      email: users.email,
      permission: groupPermissions.apiGroupId,
      rank: sql<number>`row_number() over (partition by ${groupPermissions.apiGroupId}
        order by ${users.lastSignInAt} desc nulls last, ${users.email})`.as('rank'),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .innerJoin(groupPermissions, eq(groupPermissions.groupId, members.groupId))
    .where(
      and(
        eq(members.appId, appId),
        eq(members.status, 'active'),
        // View-only users cannot help.
        eq(users.viewOnly, false),
        inArray(groupPermissions.apiGroupId, [access, 'management', 'admin-user']),
      ),
    )
    .as('ranked');
  const rows = await db.select().from(ranked).where(lte(ranked.rank, MAX_NAMED)).orderBy(ranked.rank);

  const holdersOf = (permission: ApiGroupId) =>
    rows.filter((row) => row.permission === permission).map(({ email }) => email);
  return {
    access: holdersOf(access),
    subscription: holdersOf('management'),
    // A tenant's own grants do not reach accounts.
    accounts: appId === ADMIN_APP_ID ? holdersOf('admin-user') : [],
  };
}
