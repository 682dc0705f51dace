import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { mailRequests, users } from '../database/schema';
import type { MAIL_REQUEST_KINDS } from '../database/schema/mail';
import type { Keyring } from '../security/keyring';
import { issueLink } from './links';
import { postMail } from './post-mail';

type MailRequestKind = (typeof MAIL_REQUEST_KINDS)[number];

const BATCH = 20;

/**
 * Notes that somebody asks for a mail to this address. Whether it has an account plays no part here: the caller's answer
 * takes the same time for every address.
 */
export async function requestMail(
  db: Database,
  { kind, email, now }: { kind: MailRequestKind; email: string; now: Date },
): Promise<void> {
  await db.insert(mailRequests).values({ id: newId(now), kind, email: email.toLowerCase(), createdAt: now });
}

/** Posts the mails that were asked for, where there is an account to post one to. Each request is answered once. */
export async function answerMailRequests(
  db: Database,
  sender: { keyring: Keyring; now: Date; consoleUrl: string },
): Promise<void> {
  let answered: number;
  do {
    answered = await db.transaction((transaction) => answerBatch(transaction, sender));
  } while (answered === BATCH);
}

async function answerBatch(
  db: Database,
  sender: { keyring: Keyring; now: Date; consoleUrl: string },
): Promise<number> {
  const { now } = sender;
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

  const emails = requests.map(({ email }) => email);
  const known = await db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      confirmedAt: users.confirmedAt,
    })
    .from(users)
    .where(inArray(users.email, emails));
  for (const { kind, email } of requests) {
    const user = known.find((candidate) => candidate.email === email);
    if (!user || (kind === 'confirm' && user.confirmedAt)) continue;
    const link = await issueLink(db, { kind, email, userId: user.userId, now });
    if (link) await postMail(db, sender, { kind, to: user, values: {}, link });
  }
  return requests.length;
}
