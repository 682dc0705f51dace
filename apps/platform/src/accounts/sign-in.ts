import type { LoginAnswer } from '@console/auth/contract';
import type { CurrentUser } from '@console/shell-layout/contract';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database/connection';
import { twoFactors, users } from '../database/schema';
import { currentUser, userColumns } from './current-user';
import { verifyPassword } from './passwords';
import { openSession } from './sessions';

const MAX_FAILURES = 10;
const LOCK_MINUTES = 15;

/**
 * The person whose e-mail and password these are, and whether the address is confirmed. `undefined` for a wrong password, an unknown e-mail and a locked
 * account alike, after the same time.
 *
 * Each attempt is counted as a failure before it is looked at, by one statement that also takes the tenth to lock: of
 * any number of guesses at once, ten are compared. A right password takes its own count back.
 */
export async function checkPassword(
  db: Database,
  credentials: { email: string; password: string },
  now: Date,
): Promise<{ user: CurrentUser; isConfirmed: boolean } | undefined> {
  const failures = sql<number>`case when ${users.passwordLockedUntil} is null then ${users.passwordFailures} + 1 else 1 end`;
  const lockUntil = new Date(now.getTime() + LOCK_MINUTES * 60_000);
  const [attempt] = await db
    .update(users)
    .set({
      passwordFailures: failures,
      passwordLockedUntil: sql`case when ${failures} >= ${MAX_FAILURES} then ${lockUntil.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(users.email, credentials.email.toLowerCase()),
        or(isNull(users.passwordLockedUntil), lte(users.passwordLockedUntil, now)),
      ),
    )
    .returning({ userId: users.id, passwordHash: users.passwordHash });

  const right = await verifyPassword(credentials.password, attempt?.passwordHash);
  if (!attempt || !right) return undefined;

  await db
    .update(users)
    .set({ passwordFailures: 0, passwordLockedUntil: null })
    .where(eq(users.id, attempt.userId));
  const [row] = await db
    .select({ user: userColumns, confirmedAt: users.confirmedAt })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(users.id, attempt.userId));
  return row && { user: currentUser(row.user), isConfirmed: row.confirmedAt !== null };
}

/** Signs in somebody who has shown who they are; with two-factor authentication the second factor is still to come. */
export async function signIn(
  db: Database,
  user: CurrentUser,
  { request, now }: { request: { userAgent: string | undefined }; now: Date },
): Promise<z.output<typeof LoginAnswer>> {
  const kind = user.twoFAEnabled ? 'pending' : 'main';
  return { token: await openSession(db, { userId: user.id, kind, userAgent: request.userAgent, now }), user };
}
