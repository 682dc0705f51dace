import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit';
import type { Doing } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { apps } from '../database/schema';
import { newApiKey } from './api-key';

/** Gives the app another API key: the old one is dead when this is committed. */
export async function resetKey(
  db: Database,
  call: Doing,
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
