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
import { isId, newId } from '../database/ids';
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
  route(listUsers, ({ query, db, now }) => list(db, query, now)),

  route(listAdminGroups, ({ db }) => adminGroups(db)),

  route(createUser, async (call) => {
    const { body, db, now } = call;
    const email = body.email.toLowerCase();
    const { name, timezone, language } = body;
    const id = newId(now);
    return db.transaction(async (transaction) => {
      const created = await transaction
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
      const link = await issueLink(transaction, call, { kind: 'invite', email, userId: id });
      if (!link) throw tooManyRequests(message('mail.tooMany'));
      const to = { email, language };
      await postMail(transaction, call, { kind: 'account-created', to, values: {}, link });
      await recordUserAudit(transaction, call, 'user.create', { id: id, email: email }, { email, name });
      return adminUser((await profileRow(transaction, id)).row);
    });
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
      await changeProfile(call.db, call, user, details);
    } else {
      if (isOwn) throw fieldError(409, 'viewOnly', message('user.notOneself'));
      await preserveManagers(call.db, actor, ADMIN_APP_ID, () => changeProfile(call.db, call, user, body));
    }
    const { profile, version } = await profileOf(call.db, params.id);
    setVersion(version);
    return profile;
  }),

  route(resetUserPassword, async (call) => {
    const { authority, params, db } = call;
    const { row: user } = await profileRow(db, params.id);
    // Users without a password are invited again.
    const isInvited = adminUser(user).status === 'invited';
    await db.transaction(async (transaction) => {
      await lockLesserAccount(transaction, authority, user.id);
      const { email } = user;
      const kind = isInvited ? 'invite' : 'reset';
      const link = await issueLink(transaction, call, { kind, email, userId: user.id });
      if (!link) throw tooManyRequests(message('mail.tooMany'));
      const mail = isInvited ? 'account-created' : 'reset';
      await postMail(transaction, call, { kind: mail, to: user, values: {}, link });
      await recordUserAudit(
        transaction,
        call,
        isInvited ? 'user.invite' : 'user.reset-password',
        { id: user.id, email: user.email },
        { email },
      );
    });
    return {};
  }),

  route(resetTwoFactor, async (call) => {
    const { actor, authority, params, db, now } = call;
    const { user } = await requireUser(db, params.id);
    // Disabling your own requires password and code.
    if (user.id === actor.userId) throw new HttpError(409, message('user.notOneself'));
    await db.transaction(async (transaction) => {
      await lockLesserAccount(transaction, authority, user.id);
      if (!(await endTwoFactor(transaction, user.id, now)))
        throw new HttpError(409, message('twoFactor.notEnabled'));
      await endAllSessions(transaction, user.id);
      await postMail(transaction, call, { kind: 'two-factor-reset', to: user, values: {} });
      await recordUserAudit(
        transaction,
        call,
        'two-factor.reset',
        { id: user.id, email: user.email },
        { email: user.email },
      );
    });
    return {};
  }),
];

async function profileRow(db: Database, id: string) {
  const [found] = isId(id)
    ? await db
        .select({ row: adminUserColumns(db), version: users.version })
        .from(users)
        .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
        .where(eq(users.id, id))
    : [];
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
