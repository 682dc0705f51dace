import type { Operation } from '@console/http/contract';
import { AUDIT_ACTIONS } from '@console/operations/contract';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Actor } from '../authorization/sessions';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { auditEntries } from '../database/schema';
import type { HttpError, HttpErrorStatus } from '../http/http-error';
import { auditActionOf } from '../http/audited-operations';

/** The others are of a request that nobody could have meant (413, 415), or no refusal of a person (500, 503). */
const RECORDED: ReadonlySet<HttpErrorStatus> = new Set([
  400, 401, 402, 403, 404, 409, 412, 422, 429,
] as const);
/** Attempts of one person that are written down within a minute: nobody can fill the log, or hide in it what they do. */
const MOST = 30;
const MINUTE = 60_000;
const ID_MAX = 200;

interface Attempt {
  operation: Operation;
  /** Nobody whom the platform knows: then there is no one to record it of. */
  caller: { actor: Actor; appId: string } | undefined;
  params: Readonly<Record<string, string>>;
  refusal: HttpError;
  now: Date;
  request: { id: string; ip: string | null };
}

/**
 * Writes down that somebody has tried what they may not, or what could not be. Outside the transaction of the attempt,
 * which is rolled back; where it cannot be written, the refusal is answered all the same.
 */
export async function recordRejection(
  { db, log }: { db: Database; log: Logger },
  { operation, caller, params, refusal, now, request }: Attempt,
): Promise<void> {
  const action = auditActionOf(operation);
  if (!action || !caller || !RECORDED.has(refusal.status)) return;
  const { actor, appId } = caller;
  try {
    if ((await countLately(db, actor.userId, now)) >= MOST) return;
    await db.insert(auditEntries).values({
      id: newId(now),
      at: now,
      actorId: actor.userId,
      actorEmail: actor.user.email,
      action,
      appId,
      targetType: AUDIT_ACTIONS[action],
      targetId: triedOn(params),
      result: 'refused',
      status: refusal.status,
      ip: request.ip,
      requestId: request.id,
    });
  } catch (error) {
    log.error({ err: error, requestId: request.id }, 'a refused attempt could not be recorded');
  }
}

async function countLately(db: Database, userId: string, now: Date): Promise<number> {
  const [lately] = await db
    .select({ attempts: count() })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.actorId, userId),
        eq(auditEntries.result, 'refused'),
        gt(auditEntries.at, new Date(now.getTime() - MINUTE)),
      ),
    );
  return lately?.attempts ?? 0;
}

/** What the path names first, as it was given: it need not exist. */
function triedOn(params: Readonly<Record<string, string>>): string | null {
  const [id] = Object.values(params);
  return id?.slice(0, ID_MAX) ?? null;
}
