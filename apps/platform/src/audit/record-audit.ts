import { AUDIT_ACTIONS } from '@console/operations/contract';
import type { AuditAction } from '@console/operations/contract';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { auditEntries } from '../database/schema';

interface AuditRecord {
  action: AuditAction;
  appId: string;
  /** Null for what does not exist: somebody who is invited to have an account. */
  targetId: string | null;
  /** What people call it: the name of an app, the e-mail address of a person. */
  targetName: string;
  /** What it has changed, as `changeDetail` says it, and what else there is to say. Never a secret. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Who does it, when and how: a caller, or somebody who a link of a mail has shown to be them. */
export interface AuditContext {
  actor: { userId: string; user: { email: string } };
  now: Date;
  request: { id: string; ip: string | null };
}

/**
 * Writes down who did what. Given the transaction that does it, the two stand or fall together: nothing is done that
 * is not written down.
 */
export async function recordAudit(
  db: Database,
  { actor, now, request }: AuditContext,
  act: AuditRecord,
): Promise<void> {
  await db.insert(auditEntries).values({
    id: newId(now),
    at: now,
    actorId: actor.userId,
    actorEmail: actor.user.email,
    ip: request.ip,
    requestId: request.id,
    targetType: AUDIT_ACTIONS[act.action],
    ...act,
  });
}
