import { ADMIN_APP_ID, type Operation } from '@console/http/contract';
import { AUDIT_ACTIONS } from '@console/operations/contract';
import { and, count, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Authority } from '../authorization/authority';
import type { Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { apps, auditEntries } from '../database/schema';
import type { HttpError, HttpErrorStatus } from '../http/http-error';
import { auditActionOf } from '../http/audited-operations';
import type { Input } from '../http/read-input';
import { MINUTE_MS } from '../time/durations';

/** Not malformed requests (413, 415) or failures (500, 503). */
const RECORDED: ReadonlySet<HttpErrorStatus> = new Set([
  400, 401, 402, 403, 404, 409, 412, 422, 429,
] as const);
/** Recorded rejections per user and minute. */
const MOST = 30;
const ID_MAX = 200;

interface Attempt {
  operation: Operation;
  /** Undefined for unauthenticated calls, which are not recorded. */
  caller: { actor: Actor; appId: string } | undefined;
  /** The apps that the call reaches; undefined if its access was denied. */
  authority: Authority | undefined;
  params: Readonly<Record<string, string>>;
  /** Undefined if it was not read. */
  input: Input | undefined;
  rejection: HttpError;
  now: Date;
  request: { id: string; appId: string; ip: string | null };
}

/** Records a rejected call, outside its transaction, which is rolled back. Never throws. */
export async function recordRejection(
  { db, log }: { db: Database; log: Logger },
  { operation, caller, authority, params, input, rejection, now, request }: Attempt,
): Promise<void> {
  const action = auditActionOf(operation);
  if (!action || !caller || !RECORDED.has(rejection.status)) return;
  const { actor } = caller;
  try {
    if ((await recentRejections(db, actor.userId, now)) >= MOST) return;
    const targetId = targetOf(params);
    const targetType = AUDIT_ACTIONS[action];
    const namedApp = targetType === 'tenant-app' ? targetId : input?.body?.['appId'];
    const about = typeof namedApp === 'string' ? namedApp : request.appId;
    const appId = authority?.reachesApp(about) && (await isApp(db, about)) ? about : caller.appId;
    await db.insert(auditEntries).values({
      id: newId(now),
      at: now,
      actorId: actor.userId,
      actorEmail: actor.user.email,
      action,
      appId,
      targetType,
      targetId,
      targetName: targetId === null ? null : await latestName(db, targetId, appId),
      result: 'refused',
      status: rejection.status,
      ip: request.ip,
      requestId: request.id,
    });
  } catch (error) {
    log.error({ err: error, requestId: request.id }, 'a rejected attempt could not be recorded');
  }
}

async function isApp(db: Database, appId: string): Promise<boolean> {
  return (await db.$count(apps, eq(apps.appId, appId))) > 0;
}

async function recentRejections(db: Database, userId: string, now: Date): Promise<number> {
  const [lately] = await db
    .select({ attempts: count() })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.actorId, userId),
        eq(auditEntries.result, 'refused'),
        gt(auditEntries.at, new Date(now.getTime() - MINUTE_MS)),
      ),
    );
  return lately?.attempts ?? 0;
}

/** By an earlier entry that the readers of this one may see. */
async function latestName(db: Database, targetId: string, appId: string): Promise<string | null> {
  const [named] = await db
    .select({ name: auditEntries.targetName })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.targetId, targetId),
        isNotNull(auditEntries.targetName),
        appId === ADMIN_APP_ID ? undefined : eq(auditEntries.appId, appId),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(1);
  return named?.name ?? null;
}

function targetOf(params: Readonly<Record<string, string>>): string | null {
  const [id] = Object.values(params);
  return id?.slice(0, ID_MAX) ?? null;
}
