import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps } from '../database/schema';
import { hashToken } from '../security/token';

/** When a key was last used is told to the hour: programs use it all the time. */
const NOTED_EVERY_MS = 3_600_000;

/** The app that an API key is of; undefined for a key of none, or of one that is archived. */
export async function findAppOfKey(db: Database, apiKey: string, now: Date): Promise<string | undefined> {
  const [app] = await db
    .select({ appId: apps.appId, status: apps.status })
    .from(apps)
    .where(eq(apps.apiKeyHash, hashToken(apiKey)));
  if (app?.status !== 'normal') return undefined;
  const notedBefore = new Date(now.getTime() - NOTED_EVERY_MS);
  await db
    .update(apps)
    .set({ apiKeyUsedAt: now })
    .where(and(eq(apps.appId, app.appId), or(isNull(apps.apiKeyUsedAt), lt(apps.apiKeyUsedAt, notedBefore))));
  return app.appId;
}
