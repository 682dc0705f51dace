import { AUDIT_ACTIONS, type AuditAction } from '@console/operations/contract';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { auditEntries } from '../database/schema';

interface AuditRecord {
  action: AuditAction;
  appId: string;
  /** Null for invitations without an account. */
  targetId: string | null;
  /** Display name, such as an app's name or a user's email. */
  targetName: string;
  /** Changes as from `changeDetail`, and other facts. Never a secret. */
  detail?: Record<string, string | number | boolean | null>;
}

export interface AuditContext {
  actor: { userId: string; user: { email: string } };
  now: Date;
  request: { id: string; ip: string | null };
}

/** Writes an audit entry. Call it in the transaction of the change, so that no change goes unrecorded. */
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
