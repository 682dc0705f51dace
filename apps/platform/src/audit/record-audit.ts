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

/** Who does it: a caller, or somebody who a link of a mail has shown to be them. */
interface Doing {
  actor: { userId: string; user: { email: string } };
  now: Date;
  request: { id: string };
}

/** Writes down who did what, in the transaction that does it. */
export async function recordAudit(db: Database, { actor, now, request }: Doing, act: Act): Promise<void> {
  await db.insert(auditEntries).values({
    id: newId(now),
    at: now,
    actorId: actor.userId,
    actorEmail: actor.user.email,
    requestId: request.id,
    ...act,
  });
}
