import { endUserSession, endUserSessions, listUserSessions } from '@console/accounts/contract';
import { recordUserAudit } from '../audit/record-audit';
import { isId } from '../database/ids';
import { HttpError } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { endOtherSessions, endSessionOf, listSessionItems } from '../authorization/sessions';
import { lockLesserAccount, requireUser } from './require-user';

export const userSessionRoutes = [
  route(listUserSessions, async ({ actor, params, db, now, installation }) => {
    const { user } = await requireUser(db, params.id);
    return { data: await listSessionItems(db, user.id, actor, installation.inactivityLimits, now) };
  }),

  routeInTransaction(endUserSession, async (call) => {
    const { authority, params, db } = call;
    const { user } = await requireUser(db, params.id);
    await lockLesserAccount(db, authority, user.id);
    const { sessionId } = params;
    const isEnded = isId(sessionId) && (await endSessionOf(db, user.id, sessionId));
    if (!isEnded) throw new HttpError(404, message('session.notFound'));
    await recordUserAudit(call, user, { email: user.email, session: sessionId });
    return {};
  }),

  routeInTransaction(endUserSessions, async (call) => {
    const { actor, authority, params, db } = call;
    const { user } = await requireUser(db, params.id);
    await lockLesserAccount(db, authority, user.id);
    const ended = await endOtherSessions(db, { userId: user.id, session: actor.session });
    await recordUserAudit(call, user, { email: user.email, sessions: ended });
    return {};
  }),
];
