import type { SessionItem } from '@console/http/contract';
import type { CurrentUser } from '@console/shell-layout/contract';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { membershipValue, type Membership } from './membership';
import type { Database } from '../database/connection';
import { SharedResults } from '../concurrency/shared-results';
import { newId } from '../database/ids';
import { rememberedDevices, sessions, twoFactors, users } from '../database/schema';
import { hashToken, newToken } from '../security/token';
import { forgetDevice, forgetDevices } from './remembered-devices';
import {
  ACTIVITY_PRECISION_MS,
  inactivityMinutesOf,
  isInactive,
  shortestLimit,
  type InactivityLimits,
} from './inactivity';
import { HOUR_MS } from '../time/durations';

/** Columns of `currentUser`; left join the two-factor row. */
export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  timezone: users.timezone,
  language: users.language,
  viewOnly: users.viewOnly,
  twoFactorEnabledAt: twoFactors.enabledAt,
};

interface UserRow extends Pick<CurrentUser, 'id' | 'email' | 'name' | 'timezone' | 'language' | 'viewOnly'> {
  twoFactorEnabledAt: Date | null;
}

export function currentUser({ twoFactorEnabledAt, ...user }: UserRow): CurrentUser {
  return { ...user, twoFAEnabled: twoFactorEnabledAt !== null };
}

export async function findUser(
  db: Database,
  userId: string,
): Promise<{ user: CurrentUser; version: number } | undefined> {
  const [row] = await db
    .select({ user: userColumns, version: users.version })
    .from(users)
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(eq(users.id, userId));
  return row && { user: currentUser(row.user), version: row.version };
}

export type SessionKind = 'main' | 'pending';

export interface Actor {
  userId: string;
  user: CurrentUser;
  session: { id: string; kind: SessionKind };
}

const LIFETIME: Record<SessionKind, number> = { main: 12 * HOUR_MS, pending: HOUR_MS / 6 };

interface NewSession {
  userId: string;
  kind: SessionKind;
  /** The remembered device it is opened on. */
  deviceId?: string | undefined;
  userAgent: string | undefined;
  ip?: string | null;
  now: Date;
}

/** Opens a session and deletes the user's expired ones. @returns The token, which is not stored. */
export async function openSession(
  db: Database,
  { userId, kind, deviceId, userAgent, ip, now }: NewSession,
): Promise<string> {
  const token = newToken();
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now)));
  await db.insert(sessions).values({
    id: newId(now),
    userId,
    kind,
    tokenHash: hashToken(token),
    deviceId,
    userAgent: userAgent?.slice(0, 300),
    ip,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME[kind]),
  });
  if (kind === 'main') await db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
  return token;
}

/** Deletes expired sessions and remembered devices, with the addresses that they were used from. */
export async function clearExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(rememberedDevices).where(lte(rememberedDevices.expiresAt, now));
}

function actorQuery(db: Database) {
  return db
    .select({
      sessionId: sessions.id,
      kind: sessions.kind,
      seenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
      user: userColumns,
      membership: membershipValue(sql.placeholder('appId'), users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(twoFactors, eq(twoFactors.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_actor');
}

type ActorQuery = ReturnType<typeof actorQuery>;
type ActorRow = Awaited<ReturnType<ActorQuery['execute']>>[number];

/** Runs for every call: each database prepares it once, and concurrent calls of a session share each result. */
const actorQueries = new WeakMap<
  Database,
  { query: ActorQuery; shared: SharedResults<string, ActorRow | undefined> }
>();

interface SessionUse {
  token: string;
  appId: string;
  /** Background calls do not count as activity. */
  isBackground: boolean;
  limits: InactivityLimits;
  now: Date;
}

export interface InactiveSession {
  actor?: undefined;
  inactiveMinutes: number;
}

export async function findActor(
  db: Database,
  { token, appId, isBackground, limits, now }: SessionUse,
): Promise<{ actor: Actor; membership: Membership | undefined } | InactiveSession | undefined> {
  const { query, shared } = actorQueries.get(db) ?? { query: actorQuery(db), shared: new SharedResults() };
  actorQueries.set(db, { query, shared });
  const tokenHash = hashToken(token);
  const row = await shared.ask(`${tokenHash} ${appId}`, async () => {
    const [found] = await query.execute({ tokenHash, appId, now });
    return found;
  });
  if (!row) return undefined;
  const idleMs = now.getTime() - (row.seenAt ?? row.createdAt).getTime();
  if (row.kind === 'main' && isInactive(idleMs, shortestLimit(limits))) {
    const inactiveMinutes = await inactivityMinutesOf(db, limits, row.user.id);
    if (inactiveMinutes !== undefined && isInactive(idleMs, inactiveMinutes)) return { inactiveMinutes };
  }
  if (!isBackground && (row.seenAt === null || idleMs >= ACTIVITY_PRECISION_MS)) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.sessionId));
  }
  const actor: Actor = {
    userId: row.user.id,
    user: currentUser(row.user),
    session: { id: row.sessionId, kind: row.kind },
  };
  return { actor, membership: row.membership ?? undefined };
}

/** True for the one call that ended the session. */
export async function endSession(db: Database, sessionId: string): Promise<boolean> {
  const ended = await db.delete(sessions).where(eq(sessions.id, sessionId)).returning({ id: sessions.id });
  return ended.length > 0;
}

export async function listSessionItems(
  db: Database,
  userId: string,
  { session: asking }: Pick<Actor, 'session'>,
  limits: InactivityLimits,
  now: Date,
): Promise<SessionItem[]> {
  const inactivityMinutes = await inactivityMinutesOf(db, limits, userId);
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.kind, 'main'), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
  const active = rows.filter(
    ({ createdAt, lastSeenAt }) =>
      !isInactive(now.getTime() - (lastSeenAt ?? createdAt).getTime(), inactivityMinutes),
  );
  return active.map(({ createdAt, lastSeenAt, expiresAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    current: session.id === asking.id,
  }));
}

/** Ends a session of the user and forgets the remembered device it was opened on. */
export async function endSessionOf(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ deviceId: sessions.deviceId });
  for (const { deviceId } of ended) if (deviceId !== null) await forgetDevice(db, userId, deviceId);
  return ended.length > 0;
}

/** Ends all sessions of the user and forgets the remembered devices. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await forgetDevices(db, userId);
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends all other sessions of the user and forgets the other remembered devices. @returns The number of sessions. */
export async function endOtherSessions(
  db: Database,
  { userId, session }: Pick<Actor, 'userId' | 'session'>,
): Promise<number> {
  await forgetDevices(db, userId, session.id);
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, session.id)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function endPendingSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.kind, 'pending')));
}
