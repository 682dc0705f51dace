import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { mailTokens, users } from '../database/schema';
import type { MAIL_TOKEN_KINDS } from '../database/schema/mail';
import { countMail } from '../http/rate-limits';
import { hashToken, newToken } from '../security/token';
import type { Sender } from './post-mail';

export type LinkKind = (typeof MAIL_TOKEN_KINDS)[number];

export const LINK_HOURS: Record<LinkKind, number> = {
  confirm: 48,
  invite: 7 * 24,
  reset: 1,
  member: 7 * 24,
  email: 24,
};

const HOUR = 3_600_000;

/** What makes a link of a mail work: made here, kept in the mail alone. */
export interface Link {
  kind: LinkKind;
  token: string;
  expiresAt: Date;
}

interface NewLink {
  kind: LinkKind;
  /** The address that the mail goes to. */
  email: string;
  /** The account that it is for; none for somebody who is invited to make one. */
  userId?: string | undefined;
  /** The app that a `member` link leads into. */
  appId?: string | undefined;
}

/**
 * Makes the link for a mail. It works once, until it expires, for this address; older links of its kind end, those of a
 * member in the same app. `undefined` when the address was sent enough of them lately: then no mail is to be posted.
 */
export async function issueLink(
  db: Database,
  { rateLimits, now }: Pick<Sender, 'rateLimits' | 'now'>,
  { kind, email, userId, appId }: NewLink,
): Promise<Link | undefined> {
  const ofAddress = and(
    eq(mailTokens.kind, kind),
    eq(mailTokens.email, email),
    appId === undefined ? undefined : eq(mailTokens.appId, appId),
  );
  if (!(await countMail(db, rateLimits, email, now))) return undefined;

  await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(ofAddress, isNull(mailTokens.usedAt)));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_HOURS[kind] * HOUR);
  await db.insert(mailTokens).values({
    id: newId(now),
    kind,
    tokenHash: hashToken(token),
    email,
    userId,
    appId,
    createdAt: now,
    expiresAt,
  });
  return { kind, token, expiresAt };
}

/** Ends the links of a kind that a person was sent, to whatever address. */
export async function endLinks(db: Database, kind: LinkKind, userId: string, now: Date): Promise<void> {
  await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.kind, kind), eq(mailTokens.userId, userId), isNull(mailTokens.usedAt)));
}

/** Whether a link of the kind was issued for the account that has not expired, used or not. */
export async function hasRecentLink(
  db: Database,
  kind: LinkKind,
  userId: string,
  now: Date,
): Promise<boolean> {
  const links = await db.$count(
    mailTokens,
    and(eq(mailTokens.kind, kind), eq(mailTokens.userId, userId), gt(mailTokens.expiresAt, now)),
  );
  return links > 0;
}

/** Whom a good link is for. */
export interface LinkHolder {
  email: string;
  userId: string | null;
  appId: string | null;
}

/** Whom the link is for, without using it; `undefined` for one that is unknown, used, expired or for a former address. */
export async function findLink(
  db: Database,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<LinkHolder | undefined> {
  const [link] = await db
    .select({
      email: mailTokens.email,
      userId: mailTokens.userId,
      appId: mailTokens.appId,
      presentEmail: users.email,
    })
    .from(mailTokens)
    .leftJoin(users, eq(users.id, mailTokens.userId))
    .where(working(kind, token, now));
  if (!link) return undefined;
  const { presentEmail, ...holder } = link;
  // A link to a new address is never for the present one.
  return kind === 'email' || presentEmail === null || presentEmail === holder.email ? holder : undefined;
}

/** Uses the link up; `undefined` for every call but one, and wherever `findLink` says so. */
export async function useLink(
  db: Database,
  kind: LinkKind,
  token: string,
  now: Date,
): Promise<LinkHolder | undefined> {
  const holder = await findLink(db, kind, token, now);
  const used = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(working(kind, token, now))
    .returning({ id: mailTokens.id });
  return used.length > 0 ? holder : undefined;
}

function working(kind: LinkKind, token: string, now: Date) {
  return and(
    eq(mailTokens.kind, kind),
    eq(mailTokens.tokenHash, hashToken(token)),
    isNull(mailTokens.usedAt),
    gt(mailTokens.expiresAt, now),
  );
}
