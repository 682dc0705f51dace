import { TwoFactorCodeDto, type LoginAnswer, type verifyTwoFactor } from '@console/auth/contract';
import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { endPendingSessions, endSession, type Actor } from '../authorization/sessions';
import { openMainSession } from '../accounts/sign-in';
import type { Database } from '../database/connection';
import { twoFactors } from '../database/schema';
import { HttpError } from '../http/http-error';
import type { Call } from '../http/route';
import { message, type Message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { spendRecoveryCode } from './recovery-codes';
import { acceptedStep, spendStep } from './totp';
import { MINUTE_MS } from '../time/durations';

const MAX_FAILURES = 5;
const LOCK_MINUTES = 15;

interface Attempt {
  sealedSecret: string;
  failures: number;
}

/**
 * Counts an attempt as a failure before checking the code, so that concurrent guesses cannot exceed the limit.
 * @throws HttpError 429 while the user is locked out.
 */
export async function countAttempt(db: Database, userId: string, now: Date): Promise<Attempt> {
  const failures = sql<number>`case when ${twoFactors.lockedUntil} is null then ${twoFactors.failures} + 1 else 1 end`;
  const lockUntil = new Date(now.getTime() + LOCK_MINUTES * MINUTE_MS);
  const [attempt] = await db
    .update(twoFactors)
    .set({
      failures,
      lockedUntil: sql`case when ${failures} >= ${MAX_FAILURES} then ${lockUntil.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(twoFactors.userId, userId),
        isNotNull(twoFactors.enabledAt),
        or(isNull(twoFactors.lockedUntil), lte(twoFactors.lockedUntil, now)),
      ),
    )
    .returning({ sealedSecret: twoFactors.sealedSecret, failures: twoFactors.failures });
  if (attempt) return attempt;

  const [factor] = await db
    .select({ lockedUntil: twoFactors.lockedUntil })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  const seconds = Math.max(1, Math.ceil(((factor?.lockedUntil ?? now).getTime() - now.getTime()) / 1000));
  throw new HttpError(429, message('twoFactor.locked', { minutes: Math.ceil(seconds / 60) }), {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Replaces the pending session by a main one and resets the count; undefined for all but one concurrent call. */
export async function exchangePendingSession(
  db: Database,
  call: Pick<Call<typeof verifyTwoFactor>, 'actor' | 'request' | 'now'>,
  more?: Parameters<typeof openMainSession>[3],
): Promise<z.output<typeof LoginAnswer> | undefined> {
  const { actor } = call;
  if (!(await endSession(db, actor.session.id))) return undefined;
  await db
    .update(twoFactors)
    .set({ failures: 0, lockedUntil: null })
    .where(eq(twoFactors.userId, actor.userId));
  return openMainSession(db, actor.user, call, more);
}

/** Rejects a wrong code; the last allowed attempt ends the pending sessions. */
export async function rejectWrongCode(
  db: Database,
  userId: string,
  attempt: Attempt,
  field: string,
  reason: Message,
): Promise<never> {
  if (attempt.failures < MAX_FAILURES) throw new HttpError(400, reason, { fields: { [field]: [reason] } });
  await endPendingSessions(db, userId);
  throw new HttpError(401, message('twoFactor.ended', { minutes: LOCK_MINUTES }));
}

/**
 * Requires a code of a signed-in user, with the same limit as at sign-in. Accepts a recovery code and uses it up.
 * @throws HttpError for the field `code`; the attempt stays counted.
 */
export async function requireCode(
  db: Database,
  keyring: Keyring,
  { userId, user }: Actor,
  code: string,
  now: Date,
): Promise<void> {
  if (!user.twoFAEnabled) throw new HttpError(409, message('twoFactor.notEnabled'));
  const attempt = await countAttempt(db, userId, now);
  const ofDevice = TwoFactorCodeDto.safeParse({ code });
  const isRight = ofDevice.success
    ? await spendCode(db, keyring, { userId, attempt, code: ofDevice.data.code, now })
    : await spendRecoveryCode(db, userId, code, now);
  if (!isRight) {
    const wrong = message(ofDevice.success ? 'twoFactor.wrongCode' : 'twoFactor.wrongRecoveryCode');
    throw new HttpError(400, wrong, { fields: { code: [wrong] }, keepsWrites: true });
  }
  await db.update(twoFactors).set({ failures: 0, lockedUntil: null }).where(eq(twoFactors.userId, userId));
}

interface TypedCode {
  userId: string;
  attempt: Attempt;
  code: string;
  now: Date;
}

async function spendCode(db: Database, keyring: Keyring, { userId, attempt, code, now }: TypedCode) {
  const secret = keyring.unseal(userId, attempt.sealedSecret);
  if (secret === undefined) throw new Error('The second factor was sealed with another key.');
  const step = acceptedStep(secret, code, now);
  return step !== undefined && spendStep(db, userId, step);
}
