import { eq, sql } from 'drizzle-orm';
import { beginAccount, mailSignUpLink } from './begin-account';
import { findByEmail } from './register';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { mailRequests, users } from '../database/schema';
import type { MAIL_REQUEST_KINDS, Newcomer } from '../database/schema/mail';
import { countMail } from '../http/rate-limits';
import type { Locale } from '../messages/message';
import { endLinks, issueLink } from '../mail/links';
import { postMail, type Sender } from '../mail/post-mail';

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
    if (!user || (kind === 'confirm' && user.confirmedAt)) continue;
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
