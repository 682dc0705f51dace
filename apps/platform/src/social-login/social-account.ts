import type { SocialProvider } from '@console/auth/contract';
import { EMAIL_MAX } from '@console/http/contract';
import { and, eq } from 'drizzle-orm';
import { findByEmail, register } from '../accounts/register';
import { recordOwnAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { identities } from '../database/schema';
import type { Locale } from '../messages/message';
import type { SocialPerson } from '../providers/social-providers';

type Refused = 'no-account' | 'unverified';

interface Finding {
  provider: SocialProvider;
  person: SocialPerson;
  maySignUp: boolean;
  now: Date;
  request: { id: string; ip: string | null; locale: Locale };
}

/**
 * The account linked to a provider's user, otherwise the account of the verified address, otherwise a new one.
 * Unverified addresses are rejected, because anybody can enter them.
 */
export async function findSocialAccount(
  db: Database,
  { provider, person, maySignUp, now, request }: Finding,
): Promise<{ userId: string } | { rejected: Refused }> {
  const [linked] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, person.subject)));
  if (linked) return linked;

  const email = person.verifiedEmail?.toLowerCase();
  if (email === undefined || email.length > EMAIL_MAX) return { rejected: 'unverified' };
  const account = await findByEmail(db, email);
  if (!account && !maySignUp) return { rejected: 'no-account' };

  // The password of an unconfirmed account may be an attacker's: it is dropped.
  const newcomer = {
    email,
    name: person.name.trim().slice(0, 100) || email,
    passwordHash: null,
    timezone: 'Asia/Ho_Chi_Minh',
    language: account?.language ?? request.locale,
    isConfirmed: true,
    now,
  };
  const userId = account?.confirmedAt ? account.userId : await register(db, newcomer);
  // Confirmed between the two statements; a retry finds it.
  if (userId === undefined) return { rejected: 'no-account' };
  await db
    .insert(identities)
    .values({ provider, subject: person.subject, userId, createdAt: now })
    .onConflictDoNothing();
  await recordOwnAudit(
    {
      db,
      action: account ? 'user.link-social-login' : 'user.sign-up-by-social-login',
      actor: { userId, user: { email } },
      now,
      request,
    },
    { provider },
  );
  return { userId };
}
