import { eq } from 'drizzle-orm';
import { ADMIN_APP_ID } from '@console/http/contract';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { users } from '../database/schema';
import type { Newcomer } from '../database/schema/mail';
import { endLinks, hasRecentLink, issueLink } from '../mail/links';
import { postMail, type Sender } from '../mail/post-mail';
import { findByEmail, register } from './register';

/**
 * Creates the account of a sign-up and mails the confirmation link; holders of an existing account are notified
 * instead. A link confirms the password of one sign-up: if an address signs up again before confirming, all passwords
 * are dropped and the link asks for a new one.
 */
export async function beginAccount(
  db: Database,
  sender: Sender,
  { email, newcomer }: { email: string; newcomer: Newcomer },
): Promise<void> {
  const { requestId, ip = null, ...chosen } = newcomer;
  const { now } = sender;
  await db.transaction(async (transaction) => {
    // Locks the row, so that a concurrent sign-up finds the link of the first.
    const registered = await register(transaction, { email, ...chosen, isConfirmed: false, now });
    const isContested =
      registered !== undefined && (await hasRecentLink(transaction, 'confirm', registered, now));
    if (isContested) {
      await endLinks(transaction, 'confirm', registered, now);
      await transaction.update(users).set({ passwordHash: null }).where(eq(users.id, registered));
    }
    const account = await findByEmail(transaction, email);
    if (!account) throw new Error('An account that was just created does not exist.');
    await mailSignUpLink(transaction, sender, account, {
      kind: registered === undefined ? 'account-exists' : isContested ? 'finish-sign-up' : 'confirm',
    });
    await recordAudit(
      transaction,
      { actor: { userId: account.userId, user: { email } }, now, request: { id: requestId, ip } },
      {
        action: registered === undefined ? 'user.sign-up-again' : 'user.sign-up',
        appId: ADMIN_APP_ID,
        targetId: account.userId,
        targetName: email,
      },
    );
  });
}

const LINK_OF_MAIL = { 'account-exists': 'reset', 'finish-sign-up': 'invite', confirm: 'confirm' } as const;

export async function mailSignUpLink(
  db: Database,
  sender: Sender,
  account: NonNullable<Awaited<ReturnType<typeof findByEmail>>>,
  { kind }: { kind: keyof typeof LINK_OF_MAIL },
): Promise<void> {
  const { userId, email } = account;
  const link = await issueLink(db, sender, { kind: LINK_OF_MAIL[kind], email, userId });
  if (link) await postMail(db, sender, { kind, to: account, values: {}, link });
}
