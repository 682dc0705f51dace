import type { enableTwoFactor } from '@console/auth/contract';
import type { CurrentUser } from '@console/shell-layout/contract';
import { and, count, eq, isNull } from 'drizzle-orm';
import { forgetDevices } from '../authorization/remembered-devices';
import { endOtherSessions } from '../authorization/sessions';
import { recordOwnAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { passkeys, recoveryCodes, twoFactors } from '../database/schema';
import { HttpError } from '../http/http-error';
import type { Call } from '../http/route';
import { endEmailChange } from '../mail/links';
import { message } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { issueRecoveryCodes } from './recovery-codes';
import { acceptedStep, newSecret, otpauthUrl } from './totp';

/** Proposes a secret. Replaces an earlier proposal, never an enabled factor. */
export async function setUp(db: Database, keyring: Keyring, user: CurrentUser, now: Date) {
  const secret = newSecret();
  // Sealed and bound to the user.
  const proposal = { sealedSecret: keyring.seal(user.id, secret), createdAt: now };
  const proposed = await db
    .insert(twoFactors)
    .values({ userId: user.id, ...proposal })
    .onConflictDoUpdate({ target: twoFactors.userId, set: proposal, setWhere: isNull(twoFactors.enabledAt) })
    .returning({ userId: twoFactors.userId });
  if (proposed.length === 0) throw new HttpError(409, message('twoFactor.alreadyEnabled'));
  return { secret, otpauthUrl: otpauthUrl(secret, user.email) };
}

/**
 * Enables the proposed secret and ends the user's other sessions, which lack a second factor.
 * @returns The recovery codes.
 */
export async function enable(call: Call<typeof enableTwoFactor>): Promise<string[]> {
  const { actor, body, db, keyring, now } = call;
  const { userId } = actor;
  const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!factor) throw new HttpError(409, message('twoFactor.notSetUp'));
  if (factor.enabledAt) throw new HttpError(409, message('twoFactor.alreadyEnabled'));

  const secret = keyring.unseal(userId, factor.sealedSecret);
  if (secret === undefined) throw new Error('The second factor was sealed with another key.');
  const step = acceptedStep(secret, body.code, now);
  if (step === undefined) {
    const wrong = message('twoFactor.wrongCode');
    throw new HttpError(400, wrong, { fields: { code: [wrong] } });
  }

  return db.transaction(async (transaction) => {
    const enabled = await transaction
      .update(twoFactors)
      .set({ enabledAt: now, lastStep: step, failures: 0, lockedUntil: null })
      .where(
        and(
          eq(twoFactors.userId, userId),
          isNull(twoFactors.enabledAt),
          // Not a proposal from another window.
          eq(twoFactors.sealedSecret, factor.sealedSecret),
        ),
      )
      .returning({ userId: twoFactors.userId });
    if (enabled.length === 0) throw new HttpError(409, message('twoFactor.alreadyEnabled'));
    await endOtherSessions(transaction, actor);
    await recordOwnAudit({ ...call, db: transaction });
    return issueRecoveryCodes(transaction, userId, now);
  });
}

export async function findEnrollment(db: Database, userId: string) {
  const [factor] = await db
    .select({ enabledAt: twoFactors.enabledAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return { enabledAt: factor?.enabledAt?.toISOString() ?? null, recoveryCodesLeft: left?.codes ?? 0 };
}

/**
 * Removes the factor with its recovery codes, passkeys and remembered devices, and ends a requested change of the email
 * address. True when it was enabled.
 */
export async function endTwoFactor(db: Database, userId: string, now: Date): Promise<boolean> {
  const ended = await db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ enabledAt: twoFactors.enabledAt });
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await forgetDevices(db, userId);
  await endEmailChange(db, userId, now);
  return ended.some(({ enabledAt }) => enabledAt !== null);
}
