import { ADMIN_APP_ID } from '@console/http/contract';
import { listSetupSteps, SETUP_DAYS, type SetupStep } from '@console/tenant-apps/contract';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { requireApp } from '../billing/billed-app';
import { alertChannels, apiKeys, apps, members, paymentMethods, servers } from '../database/schema';
import { route } from '../http/route';
import { DAY_MS } from '../time/durations';

export const setupRoutes = [
  route(listSetupSteps, async ({ db, authority, request, installation, now }) => {
    const { appId } = request;
    await requireApp(db, authority, appId);
    const [app] = await db.select({ createdAt: apps.createdAt }).from(apps).where(eq(apps.appId, appId));
    if (!app || app.createdAt.getTime() < now.getTime() - SETUP_DAYS * DAY_MS) return { data: [] };
    const count = (table: PgTable, condition?: SQL) => db.$count(table, condition);
    const paid: [SetupStep, Promise<boolean>][] = installation.paymentProvider
      ? [['payment', count(paymentMethods, eq(paymentMethods.appId, appId)).then((found) => found > 0)]]
      : [];
    const others = count(members, eq(members.appId, appId)).then((found) => found > 1);
    const steps: [SetupStep, boolean | Promise<boolean>][] =
      appId === ADMIN_APP_ID
        ? [
            // Only users with a second factor get here.
            ['second-factor', true],
            ['colleague', others],
            ['email', installation.sendsMail],
            ...paid,
            ['app', count(apps, eq(apps.kind, 'tenant')).then((found) => found > 0)],
            ['server', count(servers).then((found) => found > 0)],
            ['channel', count(alertChannels, eq(alertChannels.appId, appId)).then((found) => found > 0)],
          ]
        : [
            ...paid,
            [
              'key',
              count(apiKeys, and(eq(apiKeys.appId, appId), isNotNull(apiKeys.usedAt))).then(
                (found) => found > 0,
              ),
            ],
            ['member', others],
            ['server', count(servers, eq(servers.appId, appId)).then((found) => found > 0)],
          ];
    const data = await Promise.all(steps.map(async ([key, isDone]) => ({ key, isDone: await isDone })));
    return { data };
  }),
];
