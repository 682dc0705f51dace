import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { mailRequests, mailTokens, users } from '../database/schema';
import type { MAIL_TOKEN_KINDS } from '../database/schema/mail';
import { countMail } from '../http/rate-limits';
import { hashToken, newToken } from '../security/token';
import type { Sender } from './post-mail';
import { equals } from '../database/list-query';
import { HOUR_MS } from '../time/durations';

export type LinkKind = (typeof MAIL_TOKEN_KINDS)[number];

export const LINK_HOURS: Record<LinkKind, number> = {
  confirm: 48,
  invite: 7 * 24,
  reset: 1,
  member: 7 * 24,
  email: 24,
};

export interface Link {
  kind: LinkKind;
  token: string;
  expiresAt: Date;
}

export interface IssuedLink extends Link {
  id: string;
}

interface NewLink {
  kind: LinkKind;
  email: string;
  /** Undefined for an invitation without an account. */
  userId?: string | undefined;
  appId?: string | undefined;
}

/**
 * Creates a single-use link and ends older links of its kind. Undefined when the address has reached its email limit:
 * do not send an email then.
 */
export async function issueLink(
  db: Database,
  { rateLimits, now }: Pick<Sender, 'rateLimits' | 'now'>,
  { kind, email, userId, appId }: NewLink,
): Promise<IssuedLink | undefined> {
  const ofAddress = and(
    eq(mailTokens.kind, kind),
    eq(mailTokens.email, email),
    equals(mailTokens.appId, appId),
  );
  if (!(await countMail(db, rateLimits, email, now))) return undefined;

  await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(ofAddress, isNull(mailTokens.usedAt)));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_HOURS[kind] * HOUR_MS);
  const id = newId(now);
  await db.insert(mailTokens).values({
    id,
    kind,
    tokenHash: hashToken(token),
    email,
    userId,
    appId,
    createdAt: now,
    expiresAt,
  });
  return { id, kind, token, expiresAt };
}

export async function endLinks(db: Database, kind: LinkKind, userId: string, now: Date): Promise<void> {
  await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.kind, kind), eq(mailTokens.userId, userId), isNull(mailTokens.usedAt)));
}

/** Ends a requested change of the email address: someone else may have requested it. */
export async function endEmailChange(db: Database, userId: string, now: Date): Promise<void> {
  // First, because it waits until a link that is being issued can be seen.
  await db.delete(mailRequests).where(and(eq(mailRequests.kind, 'email'), eq(mailRequests.userId, userId)));
  await endLinks(db, 'email', userId, now);
}

/** Whether an unexpired link exists, used or not. */
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

export interface LinkHolder {
  email: string;
  userId: string | null;
  appId: string | null;
}

/** The holder of a valid link, without using it. */
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
  // A link to a new address never matches the current one.
  return kind === 'email' || presentEmail === null || presentEmail === holder.email ? holder : undefined;
}

/** Uses a link. Undefined for invalid links and for all but one concurrent call. */
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
