import {
  createApiKey,
  listApiKeys,
  MAX_API_KEYS,
  resetNamedApiKey,
  revokeApiKey,
  type ApiKey,
} from '@console/tenant-apps/contract';
import { and, asc, eq } from 'drizzle-orm';
import { insertKey, newApiKey, replaceKey } from '../apps/api-key';
import { lockManagedApp, requireTenantApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { apiKeys, users } from '../database/schema';
import { entityTag, fieldError, HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { DAY_MS, HOUR_MS } from '../time/durations';

export const apiKeyRoutes = [
  route(listApiKeys, async ({ params, db, now }) => {
    await requireTenantApp(db, params.id);
    const rows = await keysOf(db, params.id);
    return { data: rows.map((row) => apiKeyOf(row, now)) };
  }),

  routeInTransaction(createApiKey, async (call) => {
    const { params, body, actor, authority, now } = call;
    const app = await lockManagedApp(call.db, authority, params.id);
    const { appId } = app;
    const existing = await keysOf(call.db, appId);
    if (existing.length >= MAX_API_KEYS) {
      throw new HttpError(409, message('apiKey.tooMany', { limit: MAX_API_KEYS }));
    }
    const { name, scope, expiresInDays } = body;
    if (existing.some(({ key }) => key.name === name)) {
      throw fieldError(409, 'name', message('apiKey.nameTaken'));
    }
    const expiresAt =
      expiresInDays === undefined ? undefined : new Date(now.getTime() + expiresInDays * DAY_MS);
    const { apiKey, id } = await insertKey(
      call.db,
      { appId, name, scope, createdBy: actor.userId, expiresAt },
      now,
    );
    await recordAudit(call, app, {
      key: name,
      scope,
      lastFour: apiKey.slice(-4),
      ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    });
    return { ...(await requireKey(call.db, appId, id, now)), apiKey };
  }),

  routeInTransaction(resetNamedApiKey, async (call) => {
    const { params, body, now } = call;
    const { app, key } = await lockKey(call.db, call);
    if (key.expiresAt !== null && key.expiresAt <= now) throw new HttpError(409, message('apiKey.expired'));
    const { apiKey, stored } = newApiKey();
    const { overlapHours } = body;
    const previousUntil = new Date(now.getTime() + overlapHours * HOUR_MS);
    const previous = overlapHours === 0 ? undefined : { previousHash: key.keyHash, previousUntil };
    await replaceKey(call.db, key.id, stored, now, previous);
    await recordAudit(call, app, {
      key: key.name,
      'lastFour.before': key.lastFour,
      'lastFour.after': stored.lastFour,
      ...(previous && { previousUntil: previousUntil.toISOString() }),
    });
    return { ...(await requireKey(call.db, app.appId, params.keyId, now)), apiKey };
  }),

  routeInTransaction(revokeApiKey, async (call) => {
    const { app, key } = await lockKey(call.db, call);
    await call.db.delete(apiKeys).where(eq(apiKeys.id, key.id));
    await recordAudit(call, app, { key: key.name, lastFour: key.lastFour });
    return {};
  }),
];

interface KeyChange {
  params: { id: string; keyId: string };
  authority: Authority;
  knownVersion?: number | undefined;
}

/** Locks the app of a key. @throws HttpError 404, 409 for an archived app, or 412 for an outdated version. */
async function lockKey(db: Database, { params, authority, knownVersion }: KeyChange) {
  const app = await lockManagedApp(db, authority, params.id);
  const [found] = isId(params.keyId) ? await keysOf(db, app.appId, params.keyId) : [];
  if (!found) throw new HttpError(404, message('apiKey.notFound'));
  const { key } = found;
  requireVersion(knownVersion, key.version);
  return { app, key };
}

async function requireKey(db: Database, appId: string, id: string, now: Date): Promise<ApiKey> {
  const [row] = await keysOf(db, appId, id);
  if (!row) throw new HttpError(404, message('apiKey.notFound'));
  return apiKeyOf(row, now);
}

function keysOf(db: Database, appId: string, id?: string) {
  return db
    .select({ key: apiKeys, creator: { email: users.email, name: users.name } })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdBy))
    .where(and(eq(apiKeys.appId, appId), id === undefined ? undefined : eq(apiKeys.id, id)))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.name));
}

type KeyRow = Awaited<ReturnType<typeof keysOf>>[number];

function apiKeyOf({ key, creator }: KeyRow, now: Date): ApiKey {
  const { id, name, scope, lastFour, createdAt, resetAt, usedAt, expiresAt, previousUntil } = key;
  return {
    id,
    name,
    scope,
    lastFour,
    createdAt: createdAt.toISOString(),
    createdBy: creator,
    resetAt: resetAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    previousUntil: previousUntil && previousUntil > now ? previousUntil.toISOString() : null,
    etag: entityTag(key.version),
  };
}
