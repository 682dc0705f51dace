import { getVastTag, issueVastTag, revokeVastTag, VAST_PATH, type VastTag } from '@console/ssai/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { vastRequests, vastTags } from '../database/schema';
import { route, routeInTransaction } from '../http/route';
import { requireApp } from '../billing/billed-app';
import { newToken } from '../security/token';
import { DAY_MS } from '../time/durations';

export const vastTagRoutes = [
  route(getVastTag, async (call) => {
    await requireApp(call.db, call.authority, call.params.id);
    return tagOf(call.db, call);
  }),

  routeInTransaction(issueVastTag, async (call) => {
    const { id } = call.params;
    const app = await lockManagedApp(call.db, call.authority, id);
    const issued = { token: newToken(), createdAt: call.now };
    await call.db
      .insert(vastTags)
      .values({ appId: id, ...issued })
      .onConflictDoUpdate({ target: vastTags.appId, set: issued });
    await recordAudit(call, { ...app, id: null });
    return tagOf(call.db, call);
  }),

  routeInTransaction(revokeVastTag, async (call) => {
    const { id } = call.params;
    const app = await lockManagedApp(call.db, call.authority, id);
    const revoked = await call.db.delete(vastTags).where(eq(vastTags.appId, id)).returning();
    if (revoked.length > 0) await recordAudit(call, { ...app, id: null });
    return tagOf(call.db, call);
  }),
];

async function tagOf(
  db: Database,
  { params: { id }, consoleUrl, now }: { params: { id: string }; consoleUrl: string; now: Date },
): Promise<VastTag> {
  const since = new Date(now.getTime() - DAY_MS);
  const [tag] = await db.select().from(vastTags).where(eq(vastTags.appId, id));
  const [counted] = await db
    .select({
      requests: sql<number>`coalesce(sum(${vastRequests.requests}), 0)`.mapWith(Number),
      filled: sql<number>`coalesce(sum(${vastRequests.filled}), 0)`.mapWith(Number),
    })
    .from(vastRequests)
    .where(and(eq(vastRequests.appId, id), gte(vastRequests.hour, since)));
  return {
    appId: id,
    url: tag ? new URL(`${VAST_PATH}/${tag.token}`, consoleUrl).href : null,
    createdAt: tag?.createdAt.toISOString() ?? null,
    lastDay: counted ?? { requests: 0, filled: 0 },
  };
}
