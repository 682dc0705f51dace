import {
  linkUserInvitation,
  listUserInvitations,
  resendUserInvitation,
  revokeUserInvitation,
  type UserInvitation,
} from '@console/accounts/contract';
import { ADMIN_APP_ID } from '@console/http/contract';
import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findByEmail } from '../accounts/register';
import { lockApp } from '../apps/lock-app';
import { recordUserAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { listPage } from '../database/list-query';
import { mailTokens, users } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { HttpError, tooManyRequests } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { issueLink, type IssuedLink } from '../mail/links';
import { linkAddress, postMail, type Sender } from '../mail/post-mail';
import { deleteUnusedAccount } from '../members/member-account';
import { message } from '../messages/message';
import { lockLesserAccount } from './require-user';

const SORTABLE = {
  email: byCode(mailTokens.email),
  createdAt: mailTokens.createdAt,
  expiresAt: mailTokens.expiresAt,
};

export const userInvitationRoutes = [
  route(listUserInvitations, (call) => {
    const { query, db, now } = call;
    const { expired } = query.customFields ?? {};
    const isExpired = expired ? lte(mailTokens.expiresAt, now) : gt(mailTokens.expiresAt, now);
    return listPage(call, invitations(db), {
      appId: undefined,
      where: [isPending(db), expired === undefined ? undefined : isExpired],
      words: [sql`${mailTokens.email} || ' ' || coalesce(${users.searchText}, '')`],
      sorts: SORTABLE,
      defaultSort: '-createdAt',
      order: [asc(mailTokens.id)],
      respond: (rows) => rows.map((row) => invitation(row, now)),
    });
  }),

  routeInTransaction(resendUserInvitation, async (call) => {
    const { actor, now } = call;
    const before = await lockInvitation(call.db, call);
    const link = await renewLink(call.db, call, before);
    const { email } = before;
    const language = before.language ?? actor.user.language;
    const to = { email, language };
    if (before.user) await postMail(call.db, call, { kind: 'account-created', to, values: {}, link });
    else {
      const values = { inviter: actor.user.email };
      await postMail(call.db, call, { kind: 'invite', to, values, link });
    }
    await recordInvitation(call, before);
    return invitation({ ...before, id: link.id, createdAt: now, expiresAt: link.expiresAt }, now);
  }),

  routeInTransaction(linkUserInvitation, async (call) => {
    const { consoleUrl, now } = call;
    const before = await lockInvitation(call.db, call);
    const link = await renewLink(call.db, call, before);
    await recordInvitation(call, before);
    return {
      ...invitation({ ...before, id: link.id, createdAt: now, expiresAt: link.expiresAt }, now),
      link: linkAddress(consoleUrl, link),
    };
  }),

  routeInTransaction(revokeUserInvitation, async (call) => {
    const { now } = call;
    const revoked = await lockInvitation(call.db, call);
    await call.db.update(mailTokens).set({ usedAt: now }).where(eq(mailTokens.id, revoked.id));
    if (revoked.user) await deleteUnusedAccount(call.db, revoked.user.id, now);
    await recordInvitation(call, revoked);
    return {};
  }),
];

function invitations(db: Database) {
  return db
    .select({
      id: mailTokens.id,
      email: mailTokens.email,
      user: { id: users.id, name: users.name },
      language: users.language,
      createdAt: mailTokens.createdAt,
      expiresAt: mailTokens.expiresAt,
    })
    .from(mailTokens)
    .leftJoin(users, eq(users.id, mailTokens.userId))
    .$dynamic();
}

/** Unused, and the address has not got a confirmed account in another way. */
function isPending(db: Database) {
  const confirmed = alias(users, 'confirmed');
  return and(
    eq(mailTokens.kind, 'invite'),
    isNull(mailTokens.usedAt),
    notExists(
      db
        .select({ found: sql`1` })
        .from(confirmed)
        .where(and(eq(confirmed.email, mailTokens.email), isNotNull(confirmed.confirmedAt))),
    ),
  );
}

type InvitationRow = Awaited<ReturnType<typeof invitations>>[number];

function invitation({ language: _language, createdAt, expiresAt, ...row }: InvitationRow, now: Date) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: expiresAt <= now,
  } satisfies UserInvitation;
}

interface InvitationCall {
  params: { id: string };
  authority: Authority;
}

/** @throws HttpError 404, or 403 for accounts with more permissions than the caller's. */
async function lockInvitation(db: Database, { params, authority }: InvitationCall): Promise<InvitationRow> {
  const [row] = await invitations(db)
    .where(and(eq(mailTokens.id, params.id), isPending(db)))
    .for('update', { of: mailTokens });
  if (!row) throw new HttpError(404, message('invitation.notFound'));
  // Locked first, so that no administrator is added after the search.
  await lockApp(db, ADMIN_APP_ID);
  // The account of the address may be newer than the link.
  const account = await findByEmail(db, row.email);
  const userId = account?.userId ?? row.user?.id;
  if (userId !== undefined) await lockLesserAccount(db, authority, userId);
  return row;
}

/** @throws HttpError 429 beyond the email limit of the address. */
async function renewLink(db: Database, call: Sender, { email, user }: InvitationRow): Promise<IssuedLink> {
  const link = await issueLink(db, call, { kind: 'invite', email, userId: user?.id });
  if (!link) throw tooManyRequests(message('mail.tooMany'));
  return link;
}

function recordInvitation(call: AuditContext, { email, user }: InvitationRow): Promise<void> {
  return recordUserAudit(call, { id: user?.id ?? null, email }, { email });
}
