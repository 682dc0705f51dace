import { TransactionRollbackError } from 'drizzle-orm';
import { ADMIN_APP_ID } from '../apps/membership';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import type { Newcomer } from '../database/schema/mail';
import { issueLink } from '../mail/links';
import { postMail } from '../mail/post-mail';
import type { Sender } from '../mail/post-mail';
import { findByEmail, register } from './register';

/**
 * Makes the account that somebody has signed up for, and mails the link that confirms its address. The holder of an
 * address that has an account is told so, and nothing else happens.
 */
export async function beginAccount(
  db: Database,
  sender: Sender,
  { email, newcomer }: { email: string; newcomer: Newcomer },
): Promise<void> {
  const { requestId, ip = null, ...chosen } = newcomer;
  const { now } = sender;
  await db
    .transaction(async (transaction) => {
      const isNew =
        (await register(transaction, { email, ...chosen, isConfirmed: false, now })) !== undefined;
      const account = await findByEmail(transaction, email);
      const kind = isNew ? 'confirm' : 'reset';
      const link = account && (await issueLink(transaction, { kind, email, userId: account.userId, now }));
      // Without a new link the one that was mailed before stays good, and has to confirm what it was mailed for.
      if (!link) return transaction.rollback();
      await postMail(transaction, sender, {
        kind: isNew ? 'confirm' : 'account-exists',
        to: account,
        values: {},
        link,
      });
      await recordAudit(
        transaction,
        { actor: { userId: account.userId, user: { email } }, now, request: { id: requestId, ip } },
        {
          action: isNew ? 'user.sign-up' : 'user.sign-up-again',
          appId: ADMIN_APP_ID,
          targetId: account.userId,
          targetName: email,
        },
      );
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
}
