import type { LoginAnswer } from '@console/auth/contract';
import type { CurrentUser } from '@console/shell-layout/contract';
import { eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type AuditContext, recordOwnAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { passwordAttempts, twoFactors, users } from '../database/schema';
import { hashToken } from '../security/token';
import { verifyPassword } from '../security/passwords';
import { useRememberedDevice } from '../authorization/remembered-devices';
import { openSession, currentUser, userColumns } from '../authorization/sessions';
import { DAY_MS, MINUTE_MS } from '../time/durations';

const MAX_FAILURES = 10;
const LOCK_MINUTES = 15;

/**
 * The user of these credentials; undefined for a wrong password, an unknown email and a locked account, after the
 * same work. Each attempt is counted as a failure in one atomic statement before its result is used, so that
 * concurrent guesses cannot exceed the limit; a correct password resets the count.
 */
export async function checkPassword(
  db: Database,
  credentials: { email: string; password: string },
  now: Date,
): Promise<{ user: CurrentUser; passwordHash: string; isConfirmed: boolean } | undefined> {
  const email = credentials.email.toLowerCase();
  const [account] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));

  const right = await verifyPassword(credentials.password, account?.passwordHash);
  const isLocked = (await countAttempt(db, email, now)) > MAX_FAILURES;
  if (!account || account.passwordHash === null || !right || isLocked) return undefined;
  const { userId, passwordHash } = account;

  await resetAttempts(db, email);
  const [row] = await db
    .select({ user: userColumns, confirmedAt: users.confirmedAt })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(users.id, userId));
  return row && { user: currentUser(row.user), passwordHash, isConfirmed: row.confirmedAt !== null };
}

/** Locks the account until the transaction ends. False when the password was replaced after `checkPassword`. */
export async function lockPassword(db: Database, userId: string, passwordHash: string): Promise<boolean> {
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return account?.passwordHash === passwordHash;
}

/** @returns The number of failures, above the limit while the address is locked. */
async function countAttempt(db: Database, email: string, now: Date): Promise<number> {
  const { failures, lockedUntil } = passwordAttempts;
  const at = sql`${now.toISOString()}::timestamptz`;
  const wasLocked = sql`${lockedUntil} <= ${at}`;
  const counted = sql<number>`case when ${wasLocked} then 1 else ${failures} + 1 end`;
  const lockUntil = new Date(now.getTime() + LOCK_MINUTES * MINUTE_MS).toISOString();
  const [attempt] = await db
    .insert(passwordAttempts)
    .values({ emailHash: hashToken(email), failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: passwordAttempts.emailHash,
      set: {
        failures: counted,
        lockedUntil: sql`case
          when ${lockedUntil} > ${at} then ${lockedUntil}
          when ${counted} >= ${MAX_FAILURES} then ${lockUntil}::timestamptz
        end`,
        lastAt: now,
      },
    })
    .returning({ failures });
  return attempt?.failures ?? Infinity;
}

export async function resetAttempts(db: Database, email: string): Promise<void> {
  await db.delete(passwordAttempts).where(eq(passwordAttempts.emailHash, hashToken(email)));
}

export async function clearOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(passwordAttempts).where(lt(passwordAttempts.lastAt, new Date(now.getTime() - DAY_MS)));
}

interface SigningIn {
  request: AuditContext['request'] & { userAgent: string | undefined };
  now: Date;
}

interface FirstFactor extends SigningIn {
  body: { deviceToken?: string | undefined };
  installation: { rememberDeviceDays: number };
}

/** Signs in a user after the first factor: returns a pending token if a second factor is required on this device. */
export async function signIn(
  db: Database,
  user: CurrentUser,
  call: FirstFactor,
): Promise<z.output<typeof LoginAnswer>> {
  if (!user.twoFAEnabled) return db.transaction((transaction) => openMainSession(transaction, user, call));
  const { request, now, body, installation } = call;
  const { deviceToken } = body;
  if (deviceToken !== undefined) {
    const days = installation.rememberDeviceDays;
    const signedIn = await db.transaction(async (transaction) => {
      const use = { userId: user.id, deviceToken, days, now };
      const deviceId = await useRememberedDevice(transaction, use);
      const detail = { rememberedDevice: true } as const;
      return deviceId && openMainSession(transaction, user, call, { detail, deviceId });
    });
    if (signedIn) return { ...signedIn, twoFactorPassed: true };
  }
  const pending = {
    userId: user.id,
    kind: 'pending',
    userAgent: request.userAgent,
    ip: request.ip,
    now,
  } as const;
  return { token: await openSession(db, pending), user };
}

export async function openMainSession(
  db: Database,
  user: CurrentUser,
  { request, now }: SigningIn,
  {
    detail,
    deviceId,
  }: {
    detail?: { recoveryCodesLeft: number } | { passkey: string } | { rememberedDevice: true } | undefined;
    deviceId?: string | undefined;
  } = {},
): Promise<z.output<typeof LoginAnswer>> {
  const { id: userId } = user;
  const token = await openSession(db, {
    userId,
    kind: 'main',
    deviceId,
    userAgent: request.userAgent,
    ip: request.ip,
    now,
  });
  await recordOwnAudit({ actor: { userId, user }, now, request, db, action: 'user.sign-in' }, detail);
  return { token, user };
}
