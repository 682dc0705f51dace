import {
  endOtherSessions as endOtherSessionsOperation,
  endSession as endSessionOperation,
  listSessions,
  login,
  updateProfile,
} from '@console/auth/contract';
import { getProfile, logout } from '@console/shell-layout/contract';
import { isId } from '../database/ids';
import { Refusal } from '../http/refusal';
import { route } from '../http/route';
import { message } from '../messages/message';
import { changeProfile } from './change-profile';
import { findUser } from './current-user';
import { endOtherSessions, endOwnSession, endSession, listSessionItems } from './sessions';
import type { Actor } from './sessions';
import { checkPassword, signIn } from './sign-in';
import type { Database } from '../database/connection';

export const accountRoutes = [
  route(login, async (call) => {
    const { body, db, now } = call;
    const found = await checkPassword(db, body, now);
    if (!found) throw new Refusal(401, message('session.wrongCredentials'));
    if (!found.isConfirmed) {
      const reason = message('session.confirmFirst');
      throw new Refusal(401, reason, { fields: { email: [reason] } });
    }
    return signIn(db, found.user, call);
  }),

  route(getProfile, async ({ actor, db, setVersion }) => {
    const { user, version } = await ownProfile(db, actor);
    setVersion(version);
    return user;
  }),

  route(updateProfile, async (call) => {
    const { actor, body, db, setVersion } = call;
    await changeProfile(db, call, actor.user, body);
    const { user, version } = await ownProfile(db, actor);
    setVersion(version);
    return user;
  }),

  route(logout, async ({ actor, db }) => {
    await endSession(db, actor.session.id);
    return {};
  }),

  route(listSessions, async ({ actor, db, now }) => ({
    data: await listSessionItems(db, actor.userId, actor, now),
  })),

  route(endSessionOperation, async ({ actor, params, db }) => {
    // The session of somebody else answers as one that is not there.
    const isEnded = isId(params.id) && (await endOwnSession(db, actor.userId, params.id));
    if (!isEnded) throw new Refusal(404, message('session.notFound'));
    return {};
  }),

  route(endOtherSessionsOperation, async ({ actor, db }) => {
    await endOtherSessions(db, actor);
    return {};
  }),
];

async function ownProfile(db: Database, { userId }: Actor) {
  const found = await findUser(db, userId);
  if (!found) throw new Refusal(401, message('session.required'));
  return found;
}
