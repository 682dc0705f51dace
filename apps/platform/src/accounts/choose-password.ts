import { isOwnEmail } from '@console/auth/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { users } from '../database/schema';
import { Refusal } from '../http/refusal';
import { message } from '../messages/message';
import { forgetAttempts } from './sign-in';

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Checks what the contract's schema cannot: that a password is not the account's e-mail, and none of the 49,000 most
 * common ones. That list is too large for browsers.
 *
 * @throws Refusal 400
 */
export function rejectWeakPassword(field: string, password: string, email: string): void {
  const reason = isOwnEmail(password, email)
    ? message('field.passwordIsEmail')
    : COMMON_PASSWORDS.has(password.toLowerCase())
      ? message('field.passwordCommon')
      : undefined;
  if (reason) throw new Refusal(400, reason, { fields: { [field]: [reason] } });
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
