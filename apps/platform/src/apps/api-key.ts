import { DEFAULT_API_KEY, type ApiKeyScope } from '@console/tenant-apps/contract';
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit, type AuditContext } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { apiKeys } from '../database/schema';
import { hashToken } from '../security/token';

const PREFIX = 'sbk_';

/** A new API key with what is stored of it. */
export function newApiKey() {
  const apiKey = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { apiKey, stored: { keyHash: hashToken(apiKey), lastFour: apiKey.slice(-4) } };
}

interface NewKey {
  appId: string;
  name?: string;
  scope?: ApiKeyScope;
  /** Undefined for the key that an app is created with. */
  createdBy?: string;
  expiresAt?: Date | undefined;
}

/** Creates a key, by default the first one of an app. @returns The key, which is not stored, and its ID. */
export async function insertKey(
  db: Database,
  { name = DEFAULT_API_KEY, scope = 'write', ...key }: NewKey,
  now: Date,
): Promise<{ apiKey: string; id: string }> {
  const { apiKey, stored } = newApiKey();
  const id = newId(now);
  await db.insert(apiKeys).values({ ...key, ...stored, id, name, scope, createdAt: now });
  return { apiKey, id };
}

/** Replaces the key "Default" of an app. The old key stops working on commit. */
export async function resetDefaultKey(
  call: AuditContext,
  { appId, name }: { appId: string; name: string },
): Promise<{ appId: string; apiKey: string }> {
  const { db, actor, now } = call;
  const isDefault = and(eq(apiKeys.appId, appId), eq(apiKeys.name, DEFAULT_API_KEY));
  const [before] = await db.select().from(apiKeys).where(isDefault).for('update');
  let apiKey: string;
  if (before) {
    const created = newApiKey();
    ({ apiKey } = created);
    await replaceKey(db, before.id, created.stored, now);
  } else ({ apiKey } = await insertKey(db, { appId, createdBy: actor.userId }, now));
  await recordAudit(
    call,
    { appId, name },
    {
      name,
      key: DEFAULT_API_KEY,
      ...(before && { 'lastFour.before': before.lastFour }),
      'lastFour.after': apiKey.slice(-4),
    },
  );
  return { appId, apiKey };
}

/** Replaces a key. Without `previous`, the previous key stops working on commit. */
export async function replaceKey(
  db: Database,
  id: string,
  stored: { keyHash: string; lastFour: string },
  now: Date,
  previous?: { previousHash: string; previousUntil: Date },
): Promise<void> {
  await db
    .update(apiKeys)
    .set({
      ...stored,
      previousHash: previous?.previousHash ?? null,
      previousUntil: previous?.previousUntil ?? null,
      resetAt: now,
      usedAt: null,
      version: sql`${apiKeys.version} + 1`,
    })
    .where(eq(apiKeys.id, id));
}
