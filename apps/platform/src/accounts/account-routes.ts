import { login } from '@console/auth/contract';
import { getProfile, logout } from '@console/shell-layout/contract';
import { Refusal } from '../http/refusal';
import { route } from '../http/route';
import { message } from '../messages/message';
import { endSession, openSession } from './sessions';
import { checkPassword } from './sign-in';

export const accountRoutes = [
  route(login, async ({ body, db, now, request }) => {
    const user = await checkPassword(db, body, now);
    if (!user) throw new Refusal(401, message('session.wrongCredentials'));
    const kind = user.twoFAEnabled ? 'pending' : 'main';
    return {
      token: await openSession(db, { userId: user.id, kind, userAgent: request.userAgent, now }),
      user,
    };
  }),

  route(getProfile, ({ actor }) => actor.user),

  route(logout, async ({ actor, db }) => {
    await endSession(db, actor.session.id);
    return {};
  }),
];
