import { eq, sql } from 'drizzle-orm';
import { findByEmail, register } from './register';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { mailRequests, users } from '../database/schema';
import type { MAIL_REQUEST_KINDS, Newcomer } from '../database/schema/mail';
import { countMail } from '../http/rate-limits';
import type { Locale } from '../messages/message';
import { endLinks, issueLink, hasRecentLink } from '../mail/links';
import { postMail, type Sender } from '../mail/post-mail';
import { recordOwnAudit } from '../audit/record-audit';

type MailRequestKind = (typeof MAIL_REQUEST_KINDS)[number];

const BATCH = 20;

type MailRequest =
  | { kind: Exclude<MailRequestKind, 'email' | 'sign-up'>; email: string; now: Date }
  | { kind: 'sign-up'; email: string; newcomer: Newcomer; now: Date }
  | { kind: 'email'; email: string; userId: string; now: Date };

/** Requests an email. The account is looked up later, so that the response time is the same for every address. */
export async function requestMail(db: Database, { email, now, ...request }: MailRequest): Promise<void> {
  await db
    .insert(mailRequests)
    .values({ id: newId(now), email: email.toLowerCase(), createdAt: now, ...request });
}

export async function postRequestedMails(db: Database, sender: Sender): Promise<void> {
  let answered: number;
  do {
    answered = await db.transaction((transaction) => answerBatch(transaction, sender));
  } while (answered === BATCH);
}

async function answerBatch(db: Database, sender: Sender): Promise<number> {
  const waiting = db
    .select({ id: mailRequests.id })
    .from(mailRequests)
    .orderBy(mailRequests.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const requests = await db
    .delete(mailRequests)
    .where(sql`${mailRequests.id} = any(array(${waiting}))`)
    .returning();
  if (requests.length === 0) return 0;

  for (const { kind, email, userId, newcomer } of requests) {
    if (kind === 'sign-up') {
      if (newcomer !== null) await beginAccount(db, sender, { email, newcomer });
      continue;
    }
    const user = await findByEmail(db, email);
    if (kind === 'email') {
      if (userId !== null) await offerAddress(db, sender, { email, userId, holder: user });
      continue;
    }
    if (!user || (kind === 'confirm' && user.confirmedAt)) {
      // The limit is seen by those who invite the address: it must not depend on an account.
      await countMail(db, sender.rateLimits, email, sender.now);
      continue;
    }
    if (kind === 'confirm') {
      await mailSignUpLink(db, sender, user, { kind: user.hasPassword ? 'confirm' : 'finish-sign-up' });
      continue;
    }
    const link = await issueLink(db, sender, { kind, email, userId: user.userId });
    if (link) await postMail(db, sender, { kind, to: user, values: {}, link });
  }
  return requests.length;
}

interface WantedAddress {
  email: string;
  userId: string;
  holder: { email: string; language: Locale } | undefined;
}

/** Mails the link that confirms a new address; an existing account at that address is notified instead. */
async function offerAddress(
  db: Database,
  sender: Sender,
  { email, userId, holder }: WantedAddress,
): Promise<void> {
  const { now } = sender;
  const [person] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const values = { present: person.email };
  // Replaces earlier requests.
  await endLinks(db, 'email', userId, now);
  if (holder) {
    if (await countMail(db, sender.rateLimits, holder.email, now)) {
      await postMail(db, sender, { kind: 'email-change-taken', to: holder, values });
    }
    return;
  }
  const link = await issueLink(db, sender, { kind: 'email', email, userId });
  const to = { email, language: person.language };
  if (link) await postMail(db, sender, { kind: 'email-change', to, values, link });
}

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
    await recordOwnAudit({
      db: transaction,
      action: registered === undefined ? 'user.sign-up-again' : 'user.sign-up',
      actor: { userId: account.userId, user: { email } },
      now,
      request: { id: requestId, ip },
    });
  });
}

const LINK_OF_MAIL = { 'account-exists': 'reset', 'finish-sign-up': 'invite', confirm: 'confirm' } as const;

async function mailSignUpLink(
  db: Database,
  sender: Sender,
  account: NonNullable<Awaited<ReturnType<typeof findByEmail>>>,
  { kind }: { kind: keyof typeof LINK_OF_MAIL },
): Promise<void> {
  const { userId, email } = account;
  const link = await issueLink(db, sender, { kind: LINK_OF_MAIL[kind], email, userId });
  if (link) await postMail(db, sender, { kind, to: account, values: {}, link });
}
