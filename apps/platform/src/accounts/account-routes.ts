import {
  endOtherSessions as endOtherSessionsOperation,
  endSession as endSessionOperation,
  forgetRememberedDevice,
  listRememberedDevices,
  listSessions,
  login,
  updateProfile,
} from '@console/auth/contract';
import { getProfile, logout } from '@console/shell-layout/contract';
import { recordOwnAudit } from '../audit/record-audit';
import { isId } from '../database/ids';
import { HttpError, fieldError } from '../http/http-error';
import { countFailure, rejectAfterFailures } from '../http/rate-limits';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { changeProfile } from './change-profile';
import {
  endOtherSessions,
  endSessionOf,
  endSession,
  listSessionItems,
  type Actor,
  findUser,
} from '../authorization/sessions';
import { forgetDevice, rememberedDevicesOf } from '../authorization/remembered-devices';
import { checkPassword, lockPassword, signIn } from './sign-in';
import type { Database } from '../database/connection';

export const accountRoutes = [
  route(login, async (call) => {
    const { body, db, now, rateLimits, request } = call;
    const attempt = { operation: login, ip: request.ip, now };
    await rejectAfterFailures(db, rateLimits, attempt);
    const found = await checkPassword(db, body, now);
    if (!found) {
      await countFailure(db, rateLimits, attempt);
      throw wrongCredentials();
    }
    if (!found.isConfirmed) {
      throw fieldError(401, 'email', message('session.confirmFirst'));
    }
    const { user, passwordHash } = found;
    return db.transaction(async (transaction) => {
      if (!(await lockPassword(transaction, user.id, passwordHash))) throw wrongCredentials();
      return signIn(transaction, user, call);
    });
  }),

  route(getProfile, async ({ actor, db, setVersion }) => {
    const { user, version } = await myProfile(db, actor);
    setVersion(version);
    return user;
  }),

  routeInTransaction(updateProfile, async (call) => {
    const { actor, body, db, setVersion } = call;
    await changeProfile(call, actor.user, body);
    const { user, version } = await myProfile(db, actor);
    setVersion(version);
    return user;
  }),

  routeInTransaction(logout, async (call) => {
    const { actor, db } = call;
    // Another call may have ended it and recorded that.
    if (await endSession(db, actor.session.id)) await recordOwnAudit(call);
    return {};
  }),

  route(listSessions, async ({ actor, db, now, installation }) => ({
    data: await listSessionItems(db, actor.userId, actor, installation.inactivityLimits, now),
  })),

  routeInTransaction(endSessionOperation, async (call) => {
    const { actor, params, db } = call;
    // Sessions of other users are reported as not found.
    const isEnded = isId(params.id) && (await endSessionOf(db, actor.userId, params.id));
    if (!isEnded) throw new HttpError(404, message('session.notFound'));
    await recordOwnAudit(call, { session: params.id });
    return {};
  }),

  routeInTransaction(endOtherSessionsOperation, async (call) => {
    const { actor, db } = call;
    await recordOwnAudit(call, { sessions: await endOtherSessions(db, actor) });
    return {};
  }),

  route(listRememberedDevices, async ({ actor, db, now }) => ({
    data: await rememberedDevicesOf(db, actor.userId, now),
  })),

  routeInTransaction(forgetRememberedDevice, async (call) => {
    const { actor, params, db } = call;
    const isForgotten = isId(params.id) && (await forgetDevice(db, actor.userId, params.id));
    if (!isForgotten) throw new HttpError(404, message('device.notFound'));
    await recordOwnAudit(call);
    return {};
  }),
];

function wrongCredentials(): HttpError {
  return new HttpError(401, message('session.wrongCredentials'));
}

async function myProfile(db: Database, { userId }: Actor) {
  const found = await findUser(db, userId);
  if (!found) throw new HttpError(401, message('session.required'));
  return found;
}
