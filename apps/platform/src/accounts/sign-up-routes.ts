import { inviteByEmail } from '@console/accounts/contract';
import {
  confirmEmail,
  maskEmail,
  resendConfirmation,
  signUp,
  signUpByInvitation,
  verifyToken,
} from '@console/auth/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { findMembership } from '../authorization/membership';
import { ADMIN_APP_ID } from '@console/http/contract';
import { recordOwnAudit, recordUserAudit } from '../audit/record-audit';
import { apps, users } from '../database/schema';
import { fieldError, HttpError, tooManyRequests } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { findLink, issueLink, useLink, type LinkKind } from '../mail/links';
import { requestMail } from './mail-requests';
import { postMail } from '../mail/post-mail';
import { acceptMembership } from '../members/accept-membership';
import { message } from '../messages/message';
import { rejectWeakPassword } from './choose-password';
import { hashPassword } from '../security/passwords';
import { findByEmail, register } from './register';
import type { Database } from '../database/connection';

const INVITATIONS: readonly LinkKind[] = ['invite', 'member'];

export const signUpRoutes = [
  // The account is looked up after the response.
  route(signUp, async ({ body, db, now, request, installation }) => {
    if (!installation.signUp) throw new HttpError(403, message('signUp.off'));
    const { email, name, timezone } = body;
    rejectWeakPassword('password', body.password, email, installation);
    const newcomer = {
      name,
      passwordHash: await hashPassword(body.password),
      timezone,
      language: body.language ?? request.locale,
      requestId: request.id,
      ip: request.ip,
    };
    await requestMail(db, { kind: 'sign-up', email, newcomer, now });
    return {};
  }),

  routeInTransaction(confirmEmail, async ({ query, db, now, request }) => {
    const holder = await useLink(db, 'confirm', query.token, now);
    if (!holder?.userId) throw new HttpError(400, message('link.notValid'));
    const { userId, email } = holder;
    await db.update(users).set({ confirmedAt: now, updatedAt: now }).where(eq(users.id, userId));
    await recordOwnAudit({ db, action: 'user.confirm', actor: { userId, user: { email } }, now, request });
    return {};
  }),

  route(resendConfirmation, async ({ body, db, now }) => {
    await requestMail(db, { kind: 'confirm', email: body.email, now });
    return {};
  }),

  routeInTransaction(inviteByEmail, async (call) => {
    const { actor, body, db } = call;
    const email = body.email.toLowerCase();
    const maySay = await mayListUsers(db, actor.userId);
    const account = await findByEmail(db, email);
    const isKnown = account !== undefined && account.confirmedAt !== null;
    if (isKnown && maySay) throw fieldError(409, 'email', message('user.emailTaken'));
    const kind = isKnown ? 'reset' : 'invite';
    const link = await issueLink(db, call, { kind, email, userId: account?.userId });
    if (!link) {
      if (maySay) throw tooManyRequests(message('mail.tooMany'));
      return {};
    }
    const language = isKnown ? account.language : (body.language ?? actor.user.language);
    const to = { email, language };
    if (isKnown) await postMail(db, call, { kind: 'account-exists', to, values: {}, link });
    else
      await postMail(db, call, {
        kind: 'invite',
        to,
        values: { inviter: actor.user.email },
        link,
      });
    await recordUserAudit(call, { id: account?.userId ?? null, email }, { email });
    return {};
  }),

  route(signUpByInvitation, async (call) => {
    const { query, body, db, now, request, installation } = call;
    const found = await findInvitation(db, query.token, now);
    if (!found) throw new HttpError(400, message('link.notValid'));
    rejectWeakPassword('password', body.password, found.email, installation);
    const passwordHash = await hashPassword(body.password);
    await db.transaction(async (transaction) => {
      const holder = await useLink(transaction, found.kind, query.token, now);
      if (!holder) throw new HttpError(400, message('link.notValid'));
      const { email, appId } = holder;
      const { name, timezone, language = request.locale } = body;
      const newcomer = { email, name, passwordHash, timezone, language, isConfirmed: true, now };
      const userId = await register(transaction, newcomer);
      // The rollback keeps the link valid: its holder can sign in and accept.
      if (userId === undefined) throw new HttpError(409, message('signUp.accountExists'));
      const byLink = { ...call, db: transaction, actor: { userId, user: { email } } };
      await recordOwnAudit(byLink);
      if (appId !== null) await acceptMembership(byLink, appId);
    });
    return {};
  }),

  route(verifyToken, async ({ query, db, now }) => {
    const holder = await findLink(db, query.type, query.token, now);
    if (!holder) return { valid: false, email: null, hasAccount: false, appName: null };
    const [account] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, holder.email), isNotNull(users.confirmedAt)));
    const [app] =
      holder.appId === null
        ? []
        : await db.select({ name: apps.name }).from(apps).where(eq(apps.appId, holder.appId));
    return {
      valid: true,
      email: maskEmail(holder.email),
      hasAccount: account !== undefined,
      appName: app?.name ?? null,
    };
  }),
];

async function findInvitation(db: Database, token: string, now: Date) {
  for (const kind of INVITATIONS) {
    const holder = await findLink(db, kind, token, now);
    if (holder) return { ...holder, kind };
  }
  return undefined;
}

/** Users who can list accounts may learn whether an address has one. */
async function mayListUsers(db: Database, userId: string): Promise<boolean> {
  const membership = await findMembership(db, userId, ADMIN_APP_ID);
  return membership?.group.permission.some(({ apiGroupId }) => apiGroupId === 'admin-user') ?? false;
}
