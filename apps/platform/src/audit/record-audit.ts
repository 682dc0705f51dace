import type { Actor } from '../accounts/sessions';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { auditEntries } from '../database/schema';

interface Act {
  /** Object and act, such as `tenant-app.create`. */
  action: string;
  appId: string;
  targetId: string;
  detail?: Record<string, string | number | boolean | null>;
}

/** Writes down who did what, in the transaction that does it. */
export async function recordAudit(
  db: Database,
  { actor, now, request }: { actor: Actor; now: Date; request: { id: string } },
  act: Act,
): Promise<void> {
  await db.insert(auditEntries).values({
    id: newId(now),
    at: now,
    actorId: actor.userId,
    actorEmail: actor.user.email,
    requestId: request.id,
    ...act,
  });
}
