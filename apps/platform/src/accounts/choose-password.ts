import { isOwnEmail } from '@console/auth/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { users } from '../database/schema';
import { Refusal } from '../http/refusal';
import { message } from '../messages/message';
import { forgetAttempts } from './sign-in';

/** What a body alone cannot tell of a password: whether it is the e-mail of the account. */
export function refuseEmailAsPassword(field: string, password: string, email: string): void {
  if (!isOwnEmail(password, email)) return;
  const reason = message('field.passwordIsEmail');
  throw new Refusal(400, reason, { fields: { [field]: [reason] } });
}

/** Gives the account a new password. Whoever could do this is not locked out by wrong guesses at the old one. */
export async function storePassword(
  db: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const [account] = await db
    .update(users)
    .set({ passwordHash, updatedAt: now })
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  if (account) await forgetAttempts(db, account.email);
}
