import {
  createUser,
  getUserProfile,
  listAdminGroups,
  listUsers,
  resetTwoFactor,
  resetUserPassword,
  updateUserProfile,
} from '@console/accounts/contract';
import { type ResponseOf, ADMIN_APP_ID } from '@console/http/contract';
import { desc, eq } from 'drizzle-orm';
import { recordUserAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { equalsId } from '../database/list-query';
import { apps, groups, members, twoFactors, users } from '../database/schema';
import { searchText } from '../database/search-text';
import { preserveManagers } from '../groups/app-managers';
import { fieldError, HttpError, tooManyRequests } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { issueLink } from '../mail/links';
import { postMail } from '../mail/post-mail';
import { message } from '../messages/message';
import { endTwoFactor } from '../two-factor/enrollment';
import { changeProfile } from '../accounts/change-profile';
import { endAllSessions } from '../authorization/sessions';
import { listAdminGroups as adminGroups, listUsers as list, adminUser, adminUserColumns } from './list-users';
import { lockLesserAccount, requireUser } from './require-user';

const SHOWN_MEMBERSHIPS = 100;

export const adminUserRoutes = [
  route(listUsers, (call) => list(call)),

  route(listAdminGroups, ({ db }) => adminGroups(db)),

  routeInTransaction(createUser, async (call) => {
    const { body, db, now } = call;
    const email = body.email.toLowerCase();
    const { name, timezone, language } = body;
    const id = newId(now);
    const created = await db
      .insert(users)
      .values({
        id,
        email,
        name,
        timezone,
        language,
        searchText: searchText(name, email),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (created.length === 0) throw fieldError(409, 'email', message('user.emailTaken'));
    const link = await issueLink(db, call, { kind: 'invite', email, userId: id });
    if (!link) throw tooManyRequests(message('mail.tooMany'));
    const to = { email, language };
    await postMail(db, call, { kind: 'account-created', to, values: {}, link });
    await recordUserAudit(call, { id, email }, { email, name });
    return adminUser((await profileRow(db, id)).row);
  }),

  route(getUserProfile, async ({ params, db, setVersion }) => {
    const { profile, version } = await profileOf(db, params.id);
    setVersion(version);
    return profile;
  }),

  routeInTransaction(updateUserProfile, async (call) => {
    const { actor, authority, params, body, setVersion } = call;
    const { user } = await requireUser(call.db, params.id);
    const { viewOnly, ...details } = body;
    const isOwn = user.id === actor.userId;
    if (!isOwn) await lockLesserAccount(call.db, authority, user.id);
    if (viewOnly === undefined || viewOnly === user.viewOnly) {
      await changeProfile(call, user, details);
    } else {
      if (isOwn) throw fieldError(409, 'viewOnly', message('user.notOneself'));
      await preserveManagers(call.db, actor, ADMIN_APP_ID, () => changeProfile(call, user, body));
    }
    const { profile, version } = await profileOf(call.db, params.id);
    setVersion(version);
    return profile;
  }),

  routeInTransaction(resetUserPassword, async (call) => {
    const { authority, params, db } = call;
    const { row: user } = await profileRow(db, params.id);
    // Users without a password are invited again.
    const isInvited = adminUser(user).status === 'invited';
    await lockLesserAccount(db, authority, user.id);
    const { email } = user;
    const kind = isInvited ? 'invite' : 'reset';
    const link = await issueLink(db, call, { kind, email, userId: user.id });
    if (!link) throw tooManyRequests(message('mail.tooMany'));
    const mail = isInvited ? 'account-created' : 'reset';
    await postMail(db, call, { kind: mail, to: user, values: {}, link });
    const action = isInvited ? 'user.invite' : 'user.reset-password';
    await recordUserAudit({ ...call, action }, user, { email });
    return {};
  }),

  routeInTransaction(resetTwoFactor, async (call) => {
    const { actor, authority, params, db, now } = call;
    const { user } = await requireUser(db, params.id);
    // Disabling your own requires password and code.
    if (user.id === actor.userId) throw new HttpError(409, message('user.notOneself'));
    await lockLesserAccount(db, authority, user.id);
    if (!(await endTwoFactor(db, user.id, now))) throw new HttpError(409, message('twoFactor.notEnabled'));
    await endAllSessions(db, user.id);
    await postMail(db, call, { kind: 'two-factor-reset', to: user, values: {} });
    await recordUserAudit(call, user, { email: user.email });
    return {};
  }),
];

async function profileRow(db: Database, id: string) {
  const [found] = await db
    .select({ row: adminUserColumns(db), version: users.version })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(equalsId(users.id, id));
  if (!found) throw new HttpError(404, message('user.notFound'));
  return found;
}

async function profileOf(db: Database, id: string) {
  const { row, version } = await profileRow(db, id);
  const memberships = await db
    .select({ appId: apps.appId, appName: apps.name, group: groups.name, status: members.status })
    .from(members)
    .innerJoin(apps, eq(apps.appId, members.appId))
    .innerJoin(groups, eq(groups.id, members.groupId))
    .where(eq(members.userId, id))
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(SHOWN_MEMBERSHIPS);
  const profile: ResponseOf<typeof getUserProfile> = { ...adminUser(row), memberships };
  return { profile, version };
}
