import {
  createApp,
  generateAppId,
  getRemainingFreeTrial,
  listAllApps,
  listMyApps,
  listMyFreeTrials,
  resetApiKey,
  startFreeTrial,
  updateApp,
  upgradeToFreeApp,
  validateAppId,
} from '@console/tenant-apps/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { apps, groupPermissions, members } from '../database/schema';
import { byCode } from '../database/schema/text-order';
import { entityTag } from '../http/entity-version';
import { Refusal } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { appIdProblem, freeAppId } from './app-ids';
import { appSummary } from './app-summary';
import { changeOwnApp, lockOwnApp } from './change-my-app';
import { FIRST_GROUP, insertApp } from '../apps/insert-app';
import { listAllApps as listAll, listMyApps as listMine } from './list-apps';
import { resetKey } from '../apps/reset-key';
import { freeTrial, subscriptionStatus, trialEnd } from '../apps/subscription';
import { refuseWhileOwing } from '../apps/unsettled-invoices';

/** Apps as their own members see and keep them. */
export const ownAppRoutes = [
  route(listMyApps, ({ query, actor, db, now }) => listMine(db, query, actor.userId, now)),

  route(listAllApps, ({ query, db, now }) => listAll(db, query, now)),

  route(createApp, (call) =>
    call.db.transaction(async (transaction) => {
      const { appId, name } = call.body;
      const { apiKey } = await insertApp(transaction, call, { appId, name, edition: 'free' });
      return {
        appId,
        name,
        kind: 'tenant' as const,
        status: 'normal' as const,
        edition: 'free',
        subscriptionStatus: 'active',
        createdAt: call.now.toISOString(),
        isOwner: true,
        group: { name: FIRST_GROUP },
        etag: entityTag(1),
        apiKey,
      };
    }),
  ),

  route(updateApp, async (call) => {
    const { name } = call.body;
    const app = await changeOwnApp(call, (before) =>
      name === undefined || name === before.name ? {} : { name },
    );
    call.setVersion(app.version);
    return appSummary(app, call.now);
  }),

  route(resetApiKey, (call) =>
    call.db.transaction(async (transaction) => {
      const app = await lockOwnApp(transaction, call.params.id);
      return resetKey(transaction, call, app);
    }),
  ),

  route(startFreeTrial, async (call) => {
    const { now } = call;
    const app = await changeOwnApp(call, (before) => {
      if (before.trialEndsAt !== null) throw new Refusal(409, message('trial.used'));
      if (before.edition !== 'free') throw new Refusal(409, message('trial.notFree'));
      return { edition: 'pro', subscriptionStatus: 'trial', trialEndsAt: trialEnd(now) };
    });
    return freeTrial(app, now);
  }),

  route(upgradeToFreeApp, async (call) => {
    const { now } = call;
    const app = await changeOwnApp(call, async (before, transaction) => {
      const status = subscriptionStatus(before, now);
      if (before.edition === 'free' && status === 'active') return {};
      if (status !== 'trial' && status !== 'cancelled') throw new Refusal(409, message('app.paidFor'));
      await refuseWhileOwing(transaction, before.appId);
      return { edition: 'free', subscriptionStatus: 'active' };
    });
    return appSummary(app, now);
  }),

  route(getRemainingFreeTrial, async ({ params, db, now }) => {
    const [app] = await db.select().from(apps).where(eq(apps.appId, params.id));
    if (!app) throw new Refusal(404, message('tenantApp.notFound'));
    return freeTrial(app, now);
  }),

  route(listMyFreeTrials, async ({ actor, db, now }) => {
    const rows = await db
      .select({
        appId: apps.appId,
        name: apps.name,
        subscriptionStatus: apps.subscriptionStatus,
        trialEndsAt: apps.trialEndsAt,
      })
      .from(members)
      .innerJoin(apps, eq(apps.appId, members.appId))
      .innerJoin(
        groupPermissions,
        and(eq(groupPermissions.groupId, members.groupId), eq(groupPermissions.apiGroupId, 'management')),
      )
      .where(and(eq(members.userId, actor.userId), eq(members.status, 'active'), isNotNull(apps.trialEndsAt)))
      .orderBy(asc(byCode(apps.sortName)), asc(byCode(apps.appId)));
    return { data: rows.map((row) => freeTrial(row, now)) };
  }),

  route(generateAppId, async ({ query, db }) => ({ appId: await freeAppId(db, query.name) })),

  route(validateAppId, async ({ query, db }) => {
    const reason = await appIdProblem(db, query.appId);
    return reason === undefined ? { valid: true } : { valid: false, reason };
  }),
];
