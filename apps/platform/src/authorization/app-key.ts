import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps } from '../database/schema';
import { hashToken } from '../security/token';

/** Precision of `apiKeyUsedAt`: keys are used constantly. */
const PRECISION_MS = 3_600_000;

/** The app of an API key; undefined for an unknown key or an archived app. */
export async function findAppOfKey(db: Database, apiKey: string, now: Date): Promise<string | undefined> {
  const [app] = await db
    .select({ appId: apps.appId, status: apps.status })
    .from(apps)
    .where(eq(apps.apiKeyHash, hashToken(apiKey)));
  if (app?.status !== 'normal') return undefined;
  const outdated = new Date(now.getTime() - PRECISION_MS);
  await db
    .update(apps)
    .set({ apiKeyUsedAt: now })
    .where(and(eq(apps.appId, app.appId), or(isNull(apps.apiKeyUsedAt), lt(apps.apiKeyUsedAt, outdated))));
  return app.appId;
}
