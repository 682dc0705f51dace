import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { passkeyChallenges } from '../database/schema';
import { hashToken, newToken } from '../security/token';
import { MINUTE_MS } from '../time/durations';

export const CHALLENGE_MS = 5 * MINUTE_MS;

/** Creates a challenge for a user, or for a sign-in. Deletes expired ones. */
export async function issueChallenge(db: Database, userId: string | null, now: Date): Promise<string> {
  const challenge = newToken();
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    userId,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  });
  return challenge;
}

/** True for the one call that uses a valid challenge. */
export async function useChallenge(
  db: Database,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const [used] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning();
  return used !== undefined && used.expiresAt > now;
}
