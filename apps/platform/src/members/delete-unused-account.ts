import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, identities, mailTokens, members, users } from '../database/schema';

/** Deletes an account that exists only because of a revoked invitation. */
export async function deleteUnusedAccount(db: Database, userId: string, now: Date): Promise<void> {
  const none = (table: typeof members | typeof identities) =>
    notExists(
      db
        .select({ found: sql`1` })
        .from(table)
        .where(eq(table.userId, users.id)),
    );
  const otherLink = db
    .select({ found: sql`1` })
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, users.id),
        eq(mailTokens.kind, 'invite'),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    );
  const ownedApp = db
    .select({ found: sql`1` })
    .from(apps)
    .where(eq(apps.ownerId, users.id));
  await db
    .delete(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.confirmedAt),
        isNull(users.passwordHash),
        none(members),
        none(identities),
        notExists(otherLink),
        notExists(ownedApp),
      ),
    );
}
