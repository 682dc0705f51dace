import { ADMIN_APP_ID } from '@console/http/contract';
import { AUDIT_ACTIONS, type AuditAction } from '@console/operations/contract';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { auditEntries } from '../database/schema';

/** What a call writes to the audit log with. */
export interface AuditContext {
  db: Database;
  action: AuditAction;
  actor: { userId: string; user: { email: string } };
  now: Date;
  request: { id: string; ip: string | null };
}

interface AuditedObject {
  appId: string;
  /** Default: the app itself. Null for what has no ID. */
  id?: string | null;
  /** Such as an app's name or a user's email. */
  name: string;
}

/**
 * Writes an audit entry. Call it in the transaction of the change, so that no change goes unrecorded.
 *
 * @param detail Changes as from `changeDetail`, and other facts. Never a secret.
 */
export async function recordAudit(
  { db, action, actor, now, request }: AuditContext,
  { appId, id = appId, name }: AuditedObject,
  detail?: Detail,
): Promise<void> {
  await db.insert(auditEntries).values({
    id: newId(now),
    at: now,
    actorId: actor.userId,
    actorEmail: actor.user.email,
    ip: request.ip,
    requestId: request.id,
    action,
    appId,
    targetType: AUDIT_ACTIONS[action],
    targetId: id,
    targetName: name,
    ...(detail && { detail }),
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
export function recordUserAudit(
  context: AuditContext,
  { id, email }: { id: string | null; email: string },
  detail?: Detail,
): Promise<void> {
  return recordAudit(context, { id, appId: ADMIN_APP_ID, name: email }, detail);
}

/** Audits what actors do with their own account. */
export function recordOwnAudit(context: AuditContext, detail?: Detail): Promise<void> {
  const { userId, user } = context.actor;
  return recordUserAudit(context, { id: userId, email: user.email }, detail);
}
