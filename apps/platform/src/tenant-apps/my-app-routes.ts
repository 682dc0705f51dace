import { recordAudit, type AuditContext, changeDetail } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { HttpError, entityTag } from '../http/http-error';
import { message } from '../messages/message';
import { lockApp, requireNoOpenInvoices, type LockedApp } from '../apps/lock-app';
import { auditedOf, writeApp, type AppChange } from '../apps/write-app';
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
import { byCode } from '../database/schema/columns';
import { route, routeInTransaction } from '../http/route';
import { appIdProblem, freeAppId } from './app-ids';
import { FIRST_GROUP, insertApp } from '../apps/insert-app';
import { listAllApps as listAll, listMyApps as listMine, findAppSummary } from './list-apps';
import { resetDefaultKey } from '../apps/api-key';
import { freeTrial, subscriptionStatus, trialEnd } from '../apps/subscription';

export const myAppRoutes = [
  route(listMyApps, (call) => listMine(call, call.actor.userId)),

  route(listAllApps, (call) => listAll(call)),

  routeInTransaction(createApp, async (call) => {
    const { appId, name } = call.body;
    const { apiKey } = await insertApp(call, { appId, name, edition: 'free' });
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

  routeInTransaction(updateApp, async (call) => {
    const { name } = call.body;
    const app = await changeMyApp(call, (before) =>
      name === undefined || name === before.name ? {} : { name },
    );
    call.setVersion(app.version);
    return findAppSummary(call.db, app.appId, call.now);
  }),

  routeInTransaction(resetApiKey, async (call) => {
    const app = await lockMyApp(call.db, call.params.id);
    return resetDefaultKey(call, app);
  }),

  routeInTransaction(startFreeTrial, async (call) => {
    const { now } = call;
    const app = await changeMyApp(call, (before) => {
      if (before.trialEndsAt !== null) throw new HttpError(409, message('trial.used'));
      if (before.edition !== 'free') throw new HttpError(409, message('trial.notFree'));
      return { edition: 'pro', subscriptionStatus: 'trial', trialEndsAt: trialEnd(now) };
    });
    return freeTrial(app, now);
  }),

  routeInTransaction(upgradeToFreeApp, async (call) => {
    const { db, now } = call;
    const app = await changeMyApp(call, async (before) => {
      const status = subscriptionStatus(before, now);
      if (before.edition === 'free' && status === 'active') return {};
      if (status !== 'trial' && status !== 'cancelled') throw new HttpError(409, message('app.paidFor'));
      await requireNoOpenInvoices(db, before.appId);
      return { edition: 'free', subscriptionStatus: 'active' };
    });
    return findAppSummary(db, app.appId, now);
  }),

  route(getRemainingFreeTrial, async ({ params, db, now }) => {
    const [app] = await db.select().from(apps).where(eq(apps.appId, params.id));
    if (!app) throw new HttpError(404, message('tenantApp.notFound'));
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

interface ChangingCall extends AuditContext {
  params: { id: string };
  knownVersion: number | undefined;
}

/** @throws HttpError 409 for an archived app. */
export async function lockMyApp(db: Database, appId: string): Promise<LockedApp> {
  const app = await lockApp(db, appId);
  // Deleted after the access check.
  if (!app) throw new HttpError(404, message('tenantApp.notFound'));
  if (app.status === 'archived') throw new HttpError(409, message('tenantApp.archived'));
  return app;
}

/** Applies the change that `decide` returns. @returns The app after it. */
export async function changeMyApp(
  call: ChangingCall,
  decide: (app: LockedApp) => AppChange | Promise<AppChange>,
): Promise<LockedApp> {
  const { params, db, now, knownVersion } = call;
  const before = await lockMyApp(db, params.id);
  const after = await writeApp(db, before, await decide(before), { now, knownVersion });
  if (after !== before) {
    const { name } = after;
    await recordAudit(call, after, { name, ...changeDetail(auditedOf(before), auditedOf(after)) });
  }
  return after;
}
