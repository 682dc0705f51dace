import { ADMIN_APP_ID } from '@console/http/contract';
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

type Value = string | number | boolean | null;
type Values = Readonly<Record<string, Value | undefined>>;
type Detail = Record<string, Value>;

interface Change {
  field: string;
  before: Value;
  after: Value;
}

const SIDE = /^(.+)\.(before|after)$/;

export function changeDetail(before: Values, after: Values): Detail {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => value !== undefined && value !== before[name])
      .flatMap(([name, value]) => [
        [`${name}.before`, before[name] ?? null],
        [`${name}.after`, value ?? null],
      ]),
  );
}

export function readDetail(detail: Detail | null): { changes: Change[]; facts: Detail } {
  const changes = new Map<string, Change>();
  const facts: Detail = {};
  for (const [name, value] of Object.entries(detail ?? {})) {
    const [, field, side] = SIDE.exec(name) ?? [];
    if (field === undefined || side === undefined) facts[name] = value;
    else
      changes.set(field, { ...(changes.get(field) ?? { field, before: null, after: null }), [side]: value });
  }
  return { changes: [...changes.values()], facts };
}

/** Audits a change of an account. */
export async function recordUserAudit(
  db: Database,
  context: AuditContext,
  action: AuditAction,
  { id, email }: { id: string | null; email: string },
  detail?: AuditRecord['detail'],
): Promise<void> {
  await recordAudit(db, context, {
    action,
    appId: ADMIN_APP_ID,
    targetId: id,
    targetName: email,
    ...(detail && { detail }),
  });
}
