import { changePassword, forgotPassword, resetPassword } from '@console/auth/contract';
import { eq, sql } from 'drizzle-orm';
import { recordOwnAudit } from '../audit/record-audit';
import { users } from '../database/schema';
import { HttpError, fieldError } from '../http/http-error';
import { route } from '../http/route';
import { findLink, useLink } from '../mail/links';
import { requestMail } from './mail-requests';
import { postMail } from '../mail/post-mail';
import { message } from '../messages/message';
import { rejectWeakPassword, storePassword } from './choose-password';
import { hashPassword } from '../security/passwords';
import { endAllSessions, endOtherSessions } from '../authorization/sessions';
import { checkPassword } from './sign-in';

export const passwordRoutes = [
  route(changePassword, async (call) => {
    const { actor, body, db, now, installation } = call;
    const { email } = actor.user;
    rejectWeakPassword('newPassword', body.newPassword, email, installation);
    // Counted like a sign-in, so that an open session cannot be used to guess the password.
    if (!(await checkPassword(db, { email, password: body.currentPassword }, now))) {
      throw fieldError(400, 'currentPassword', message('password.wrong'), { keepsWrites: true });
    }
    const passwordHash = await hashPassword(body.newPassword);
    await db.transaction(async (transaction) => {
      await storePassword(transaction, actor.userId, passwordHash, now);
      await endOtherSessions(transaction, actor);
      await postMail(transaction, call, { kind: 'password-changed', to: actor.user, values: {} });
      await recordOwnAudit({ ...call, db: transaction });
    });
    return {};
  }),

  route(forgotPassword, async ({ body, db, now }) => {
    await requestMail(db, { kind: 'reset', email: body.email, now });
    return {};
  }),

  route(resetPassword, async (call) => {
    const { query, body, db, now, installation } = call;
    const found = await findLink(db, 'reset', query.token, now);
    if (!found) throw new HttpError(400, message('link.notValid'));
    rejectWeakPassword('newPassword', body.newPassword, found.email, installation);
    const passwordHash = await hashPassword(body.newPassword);
    await db.transaction(async (transaction) => {
      const holder = await useLink(transaction, 'reset', query.token, now);
      if (!holder?.userId) throw new HttpError(400, message('link.notValid'));
      const { userId, email } = holder;
      await storePassword(transaction, userId, passwordHash, now);
      const [user] = await transaction
        .update(users)
        // Using the link confirms the address.
        .set({ confirmedAt: sql`coalesce(${users.confirmedAt}, ${now.toISOString()}::timestamptz)` })
        .where(eq(users.id, userId))
        .returning({ email: users.email, language: users.language });
      if (!user) throw new HttpError(400, message('link.notValid'));
      await endAllSessions(transaction, userId);
      await postMail(transaction, call, { kind: 'password-changed', to: user, values: {} });
      await recordOwnAudit({ ...call, db: transaction, actor: { userId, user: { email } } });
    });
    return {};
  }),
];
