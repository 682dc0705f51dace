import type { AnswerOf } from '@console/http/contract';
import { getAppDetail, getUserDetail } from '@console/shell-layout/contract';
import type { Group as GroupSchema, Helpers } from '@console/shell-layout/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { apps, paymentMethods } from '../database/schema';
import { Refusal } from '../http/refusal';
import { route } from '../http/route';
import { message } from '../messages/message';
import { helpersOf } from './app-helpers';
import { ADMIN_APP_ID, findPlace } from './membership';
import { subscriptionStatus } from './subscription';

type Group = z.output<typeof GroupSchema>;

const NOBODY: Helpers = { access: [], subscription: [], accounts: [] };

/** Who looks after every app, and may so see of any how it is subscribed. */
const LOOK_AFTER_APPS: readonly string[] = ['admin-tenant-app', 'admin-management'];

/** A group of somebody who has no place in an app. */
const NO_GROUP: Group = { name: '', permission: [] };

interface Standing {
  group: Group;
  /** Their own app, or one that they look after: they may know whom to ask. */
  isInvolved: boolean;
}

/**
 * What a person is in an app. The admin app, in which the console works, knows everybody: who has no place there holds
 * nothing. Of others only their members hear, and staff who look after them.
 */
async function standingIn(db: Database, userId: string, appId: string): Promise<Standing | undefined> {
  const place = await findPlace(db, userId, appId);
  if (place) return { group: place.group, isInvolved: true };
  if (appId === ADMIN_APP_ID) return { group: NO_GROUP, isInvolved: false };
  const held = (await findPlace(db, userId, ADMIN_APP_ID))?.group.permission ?? [];
  return held.some(({ apiGroupId }) => LOOK_AFTER_APPS.includes(apiGroupId))
    ? { group: NO_GROUP, isInvolved: true }
    : undefined;
}

export const appRoutes = [
  route(getUserDetail, async ({ actor, db, request }) => {
    const place = await findPlace(db, actor.userId, request.appId);
    if (!place && request.appId !== ADMIN_APP_ID) throw new Refusal(403, message('access.notAMember'));
    return { user: actor.user, group: place?.group ?? NO_GROUP };
  }),

  route(
    getAppDetail,
    async ({ params, actor, db, now, setVersion }): Promise<AnswerOf<typeof getAppDetail>> => {
      // An app of others and an app that does not exist answer alike: nobody learns from here which ids are taken.
      const standing = await standingIn(db, actor.userId, params.id);
      const [found] = await db
        .select({
          version: apps.version,
          subscription: {
            appId: apps.appId,
            name: apps.name,
            edition: apps.edition,
            subscriptionStatus: apps.subscriptionStatus,
            trialEndsAt: apps.trialEndsAt,
            addedPrimaryCard: sql<boolean>`exists (${db
              .select({ found: sql`1` })
              .from(paymentMethods)
              .where(and(eq(paymentMethods.appId, apps.appId), eq(paymentMethods.isPrimary, true)))})`,
          },
        })
        .from(apps)
        .where(eq(apps.appId, params.id));
      if (!standing || !found) throw new Refusal(403, message('access.notAMember'));

      setVersion(found.version);
      const { appId, name, edition, addedPrimaryCard } = found.subscription;
      const status = subscriptionStatus(found.subscription, now);
      return [
        { appId, name, edition, status, addedPrimaryCard },
        {
          group: standing.group,
          user: { timezone: actor.user.timezone },
          helpers: standing.isInvolved ? await helpersOf(db, appId) : NOBODY,
        },
      ];
    },
  ),
];
