import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../database/connection';
import { twoFactors } from '../database/schema';

const PERIOD_SECONDS = 30;
/** Accepted steps before and after the current one. */
const WINDOW = 1;
const ISSUER = 'Signalbox';

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function otpauthUrl(secret: string, email: string): string {
  return authenticator(secret, email).toString();
}

/** The time step of a code; undefined for an invalid one. */
export function acceptedStep(secret: string, code: string, now: Date): number | undefined {
  const delta = authenticator(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}

/** True for the one call that uses the step. */
export async function spendStep(db: Database, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return spent.length > 0;
}

function authenticator(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}
