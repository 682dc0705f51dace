import { eq } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { users } from '../database/schema';
import { HttpError } from '../http/http-error';
import type { Installation } from '../http/route';
import { message } from '../messages/message';
import { passwordWeakness } from '../security/password-weakness';
import { resetAttempts } from './sign-in';
import { endEmailChange, endLinks } from '../mail/links';

const REASONS = {
  email: message('field.passwordIsEmail'),
  common: message('field.passwordCommon'),
  word: message('field.passwordIsWord'),
};

/** Rejects easily guessed passwords. @throws HttpError 400 */
export function rejectWeakPassword(
  field: string,
  password: string,
  email: string,
  { forbiddenWords }: Pick<Installation, 'forbiddenWords'>,
): void {
  const weakness = passwordWeakness(password, email, forbiddenWords);
  if (weakness === undefined) return;
  const reason = REASONS[weakness];
  throw new HttpError(400, reason, { fields: { [field]: [reason] } });
}

/** Also ends other links to a new password, and a change of the address that the former password allowed. */
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
  if (account) await resetAttempts(db, account.email);
  await endLinks(db, 'reset', userId, now);
  await endEmailChange(db, userId, now);
}
