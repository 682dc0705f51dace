import { eq, sql } from 'drizzle-orm';
import { recordAudit, type AuditContext } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { apps } from '../database/schema';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../security/token';

const PREFIX = 'sbk_';

/** A new API key with the hash and last four characters to store. */
export function newApiKey() {
  const apiKey = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { apiKey, apiKeyHash: hashToken(apiKey), apiKeyLastFour: apiKey.slice(-4) };
}

/** Replaces the API key of an app. The old key stops working on commit. */
export async function resetKey(
  db: Database,
  call: AuditContext,
  { appId, name, apiKeyLastFour }: { appId: string; name: string; apiKeyLastFour: string },
): Promise<{ appId: string; apiKey: string }> {
  const { now } = call;
  const { apiKey, ...storedKey } = newApiKey();
  await db
    .update(apps)
    .set({
      ...storedKey,
      apiKeyResetAt: now,
      apiKeyUsedAt: null,
      updatedAt: now,
      version: sql`${apps.version} + 1`,
    })
    .where(eq(apps.appId, appId));
  await recordAudit(db, call, {
    action: 'api-key.reset',
    appId,
    targetId: appId,
    targetName: name,
    detail: {
      name,
      'lastFour.before': apiKeyLastFour,
      'lastFour.after': storedKey.apiKeyLastFour,
    },
  });
  return { appId, apiKey };
}
