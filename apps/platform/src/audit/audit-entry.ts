import type { AuditLog } from '@console/operations/contract';
import type { auditEntries } from '../database/schema';
import { readDetail } from './change-detail';

/** An entry as it is answered. */
export function auditEntry({
  at,
  actorId,
  actorEmail,
  targetType,
  targetId,
  targetName,
  detail,
  ...entry
}: typeof auditEntries.$inferSelect): AuditLog {
  return {
    ...entry,
    at: at.toISOString(),
    actor: { id: actorId, email: actorEmail },
    object: { type: targetType, id: targetId, name: targetName },
    ...readDetail(detail),
  };
}
