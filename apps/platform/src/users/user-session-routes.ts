import { endUserSession, endUserSessions, listUserSessions } from '@console/accounts/contract';
import { recordUserAudit } from '../audit/record-audit';
import { isId } from '../database/ids';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { endOtherSessions, endSessionOf, listSessionItems } from '../authorization/sessions';
import { lockLesserAccount, requireUser } from './require-user';

export const userSessionRoutes = [
  route(listUserSessions, async ({ actor, params, db, now, installation }) => {
    const { user } = await requireUser(db, params.id);
    return { data: await listSessionItems(db, user.id, actor, installation.inactivityLimits, now) };
  }),

  route(endUserSession, async (call) => {
    const { authority, params, db } = call;
    const { user } = await requireUser(db, params.id);
    await db.transaction(async (transaction) => {
      await lockLesserAccount(transaction, authority, user.id);
      const { sessionId } = params;
      const isEnded = isId(sessionId) && (await endSessionOf(transaction, user.id, sessionId));
      if (!isEnded) throw new HttpError(404, message('session.notFound'));
      await recordUserAudit(
        transaction,
        call,
        'session.end',
        { id: user.id, email: user.email },
        { email: user.email, session: sessionId },
      );
    });
    return {};
  }),

  route(endUserSessions, async (call) => {
    const { actor, authority, params, db } = call;
    const { user } = await requireUser(db, params.id);
    await db.transaction(async (transaction) => {
      await lockLesserAccount(transaction, authority, user.id);
      const ended = await endOtherSessions(transaction, { userId: user.id, session: actor.session });
      await recordUserAudit(
        transaction,
        call,
        'session.end-all',
        { id: user.id, email: user.email },
        { email: user.email, sessions: ended },
      );
    });
    return {};
  }),
];
