import { confirmEmailChange, maskEmail, requestEmailChange } from '@console/auth/contract';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { changeDetail, recordOwnAudit, recordUserAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { isUniqueViolation } from '../database/database-unavailable';
import { outbox, users } from '../database/schema';
import { searchText } from '../database/search-text';
import { fieldError, HttpError, tooManyRequests } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { endLinks, useLink } from '../mail/links';
import { requestMail } from './mail-requests';
import { postMail } from '../mail/post-mail';
import { message } from '../messages/message';
import { endAllSessions } from '../authorization/sessions';
import { checkPassword } from './sign-in';
import { HOUR_MS } from '../time/durations';

/** Per user and hour, to protect other addresses. */
const MAX_PER_HOUR = 5;

export const emailChangeRoutes = [
  route(requestEmailChange, async (call) => {
    const { actor, body, db, now } = call;
    const { email: present } = actor.user;
    const email = body.email.toLowerCase();
    if (email === present) throw fieldError(400, 'email', message('user.sameEmail'));
    // Counted like a sign-in, so that an open session cannot be used to guess the password.
    if (!(await checkPassword(db, { email: present, password: body.password }, now))) {
      throw fieldError(400, 'password', message('password.wrong'), { keepsWrites: true });
    }
    if ((await recentRequests(db, present, now)) >= MAX_PER_HOUR) {
      throw tooManyRequests(message('user.tooManyEmailChanges'));
    }
    await db.transaction(async (transaction) => {
      await requestMail(transaction, { kind: 'email', email, userId: actor.userId, now });
      await postMail(transaction, call, {
        kind: 'email-change-asked',
        to: actor.user,
        values: { next: email },
      });
      await recordOwnAudit({ ...call, db: transaction }, { email });
    });
    return {};
  }),

  routeInTransaction(confirmEmailChange, async (call) => {
    const { query, db, now } = call;
    const holder = await useLink(db, 'email', query.token, now);
    if (!holder?.userId) throw new HttpError(400, message('link.notValid'));
    const { userId, email } = holder;
    const [before] = await db
      .select({ email: users.email, name: users.name, language: users.language })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!before) throw new HttpError(400, message('link.notValid'));
    await db
      .update(users)
      .set({
        email,
        searchText: searchText(before.name, email),
        confirmedAt: sql`coalesce(${users.confirmedAt}, ${now.toISOString()}::timestamptz)`,
        version: sql`${users.version} + 1`,
        updatedAt: now,
      })
      .where(eq(users.id, userId))
      .catch((error: unknown) => {
        // The rollback keeps the link valid: the address may become free.
        if (isUniqueViolation(error)) throw new HttpError(409, message('user.emailTaken'));
        throw error;
      });
    await endLinks(db, 'email', userId, now);
    // They were opened with the former address.
    await endAllSessions(db, userId);
    await postMail(db, call, { kind: 'email-changed', to: before, values: { next: email } });
    const byLink = { ...call, actor: { userId, user: { email } } };
    const detail = changeDetail({ email: before.email }, { email });
    await recordUserAudit(byLink, { id: userId, email: before.email }, detail);
    return { formerEmail: maskEmail(before.email) };
  }),
];

/** Counts notices to the current address: results for new addresses must not be observable. */
async function recentRequests(db: Database, email: string, now: Date): Promise<number> {
  const [asked] = await db
    .select({ times: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'email-change-asked'),
        eq(outbox.recipient, email),
        gt(outbox.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  return asked?.times ?? 0;
}
