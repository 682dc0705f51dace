import type { AnswerOf } from '@console/http/contract';
import { getAppDetail, getUserDetail } from '@console/shell-layout/contract';
import { and, eq, sql } from 'drizzle-orm';
import { apps, paymentMethods } from '../database/schema';
import { Refusal } from '../http/refusal';
import { route } from '../http/route';
import { message } from '../messages/message';
import { helpersOf } from './app-helpers';
import { findPlace } from './membership';
import { subscriptionStatus } from './subscription';

export const appRoutes = [
  route(getUserDetail, async ({ actor, db, request }) => {
    const place = await findPlace(db, actor.userId, request.appId);
    if (!place) throw new Refusal(403, message('access.notAMember'));
    return { user: actor.user, group: place.group };
  }),

  route(
    getAppDetail,
    async ({ params, actor, db, now, setVersion }): Promise<AnswerOf<typeof getAppDetail>> => {
      // An app of others and an app that does not exist answer alike: nobody learns from here which ids are taken.
      const place = await findPlace(db, actor.userId, params.id);
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
      if (!place || !found) throw new Refusal(403, message('access.notAMember'));

      setVersion(found.version);
      const { appId, name, edition, addedPrimaryCard } = found.subscription;
      const status = subscriptionStatus(found.subscription, now);
      return [
        { appId, name, edition, status, addedPrimaryCard },
        {
          group: place.group,
          user: { timezone: actor.user.timezone },
          helpers: await helpersOf(db, appId),
        },
      ];
    },
  ),
];
