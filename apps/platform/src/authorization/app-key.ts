import type { ApiKeyScope } from '@console/tenant-apps/contract';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apiKeys, apps } from '../database/schema';
import { hashToken } from '../security/token';
import { HOUR_MS } from '../time/durations';

/** Precision of `usedAt`: keys are used constantly. */
const PRECISION_MS = HOUR_MS;

/**
 * The app and scope of an API key, also of a previous key within its overlap. Undefined for an unknown key and for keys
 * of archived apps.
 */
export async function findKey(
  db: Database,
  apiKey: string,
  now: Date,
): Promise<{ appId: string; scope: ApiKeyScope; isExpired: boolean } | undefined> {
  const hash = hashToken(apiKey);
  const [key] = await db
    .select({
      id: apiKeys.id,
      appId: apiKeys.appId,
      scope: apiKeys.scope,
      expiresAt: apiKeys.expiresAt,
      status: apps.status,
    })
    .from(apiKeys)
    .innerJoin(apps, eq(apps.appId, apiKeys.appId))
    .where(
      or(eq(apiKeys.keyHash, hash), and(eq(apiKeys.previousHash, hash), gt(apiKeys.previousUntil, now))),
    );
  if (key?.status !== 'normal') return undefined;
  const { id, appId, scope, expiresAt } = key;
  const isExpired = expiresAt !== null && expiresAt <= now;
  if (!isExpired) {
    const outdated = new Date(now.getTime() - PRECISION_MS);
    await db
      .update(apiKeys)
      .set({ usedAt: now })
      .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.usedAt), lt(apiKeys.usedAt, outdated))));
  }
  return { appId, scope, isExpired };
}
