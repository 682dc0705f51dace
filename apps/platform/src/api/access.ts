import {
  ADMIN_APP_ID,
  API_GROUP_IDS,
  BACKGROUND_HEADER,
  isStaffGroup,
  type Access,
  type ApiGroupId,
  type Operation,
  type Reach,
} from '@console/http/contract';
import { ADMIN_ONLY_API_GROUP_IDS } from '@console/tenant-apps/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { findMyApps, findMembership, type Membership } from '../authorization/membership';
import { findKey } from '../authorization/app-key';
import { findActor, type Actor } from '../authorization/sessions';
import type { InactivityLimits } from '../authorization/inactivity';
import type { Database } from '../database/connection';
import { appApiGroups } from '../database/schema';
import { message } from '../messages/message';
import { Authority } from '../authorization/authority';
import { HttpError } from '../http/http-error';
import type { PlatformEnv } from '../http/request-context';

const BEARER = /^Bearer ([\w-]{43})$/i;
const APP_KEY = /^Bearer (sbk_[\w-]{43})$/i;

const ADMIN_ONLY: ReadonlySet<Access> = new Set<Access>(ADMIN_ONLY_API_GROUP_IDS);

export function appIdOf(context: Context<PlatformEnv>): string {
  return context.req.header('X-App-Id') ?? ADMIN_APP_ID;
}

type Permissions = Exclude<Access, 'public' | 'pending' | 'session' | 'enrolled' | 'app-key'>;
type Rule = Pick<Operation, 'access' | 'appKey' | 'appParam' | 'method'>;

/**
 * Authenticates a call and enforces its operation's access.
 * @returns The apps that the call can reach.
 * @throws HttpError 401, 403 or 404.
 */
export async function enforceAccess(
  context: Context<PlatformEnv>,
  { access, appKey, appParam, method }: Rule,
  { db, inactivityLimits }: { db: Database; inactivityLimits: InactivityLimits },
  now: Date,
): Promise<Authority> {
  if (access === 'public') return Authority.none;
  const authorization = context.req.header('Authorization') ?? '';
  const key = APP_KEY.exec(authorization)?.[1];
  if (access === 'app-key' || (appKey && key !== undefined))
    return authorityOfKey(db, { key, access, method, now });

  const token = BEARER.exec(authorization)?.[1];
  const appId = (appParam !== undefined && context.req.param(appParam)) || appIdOf(context);
  const isBackground = context.req.header(BACKGROUND_HEADER) !== undefined;
  const found =
    token === undefined
      ? undefined
      : await findActor(db, { token, appId, isBackground, limits: inactivityLimits, now });
  if (found && !found.actor) throw sessionEnded(found.inactiveMinutes);
  const { actor, membership } = found ?? {};
  const kind = access === 'pending' ? 'pending' : 'main';
  if (token === undefined || actor?.session.kind !== kind) {
    throw new HttpError(401, message('session.required'), { headers: BEARER_CHALLENGE });
  }
  context.set('caller', { actor, token, appId: membership ? appId : ADMIN_APP_ID, membership });
  if (access === 'pending' || access === 'session') return Authority.none;

  if (!actor.user.twoFAEnabled) throw new HttpError(403, message('access.enrollFirst'));
  // View-only accounts can still manage their own session and password: those operations returned above.
  if (actor.user.viewOnly && method !== 'GET') throw new HttpError(403, message('access.viewOnly'));
  if (access === 'enrolled') return Authority.none;

  const wanted = permissionsOf(access);
  const authority =
    authorityIn(
      appId,
      membership,
      wanted,
      appParam === undefined ? await myAppsOf(db, { appId, actor, membership, wanted }) : [],
    ) ?? (await authorityOfStaff(db, { appId, actor, wanted }));
  if (!authority) {
    const permission = [...new Set(wanted.map(([name]) => name))].join(', ');
    throw new HttpError(403, message('access.denied', { permission }));
  }
  if (appParam !== undefined && !authority.reachesApp(appId)) {
    throw new HttpError(404, message('tenantApp.notFound'));
  }
  return authority;
}

export interface AnyCall {
  actor: Actor;
  membership: Membership | undefined;
  db: Database;
  request: { appId: string };
}

/** The caller's membership in the admin app, whatever the app of the call. */
export async function membershipInAdminApp(call: AnyCall): Promise<Membership | undefined> {
  const { actor, membership, db, request } = call;
  return request.appId === ADMIN_APP_ID ? membership : findMembership(db, actor.userId, ADMIN_APP_ID);
}

interface Caller {
  actor: Actor;
  /** Default: the admin app. */
  appId?: string;
  /** In that app. */
  membership: Membership | undefined;
}

/**
 * What the user can reach from an app by the permissions of another operation, for operations that are open to every
 * user. Undefined without any of them.
 */
export async function authorityOf(
  db: Database,
  { actor, appId = ADMIN_APP_ID, membership }: Caller,
  access: Permissions,
): Promise<Authority | undefined> {
  const wanted = permissionsOf(access);
  const myApps = await myAppsOf(db, { appId, actor, membership, wanted });
  return (
    authorityIn(appId, membership, wanted, myApps) ?? (await authorityOfStaff(db, { appId, actor, wanted }))
  );
}

const BEARER_CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

function sessionEnded(inactiveMinutes: number): HttpError {
  const reason = message('session.inactive', { minutes: inactiveMinutes });
  return new HttpError(401, reason, { headers: BEARER_CHALLENGE, inactiveMinutes });
}

type Wanted = [ApiGroupId, Reach | undefined];

/** What a membership grants of the required permissions; undefined for nothing. */
function authorityIn(
  appId: string,
  membership: Membership | undefined,
  wanted: readonly Wanted[],
  myApps: readonly string[] = [],
): Authority | undefined {
  const granted = wanted.filter(([permission, reach]) => isGranted(membership, permission, reach));
  if (granted.length === 0 && myApps.length === 0) return undefined;
  return new Authority(
    appId,
    granted.map(([, reach]) => reach),
    membership?.group.permission.map(({ apiGroupId }) => apiGroupId) ?? [],
    myApps,
  );
}

/**
 * Tenant apps whose permissions the caller holds as a member. Empty for calls in a tenant app and for staff who reach
 * every app.
 */
async function myAppsOf(
  db: Database,
  {
    appId,
    actor,
    membership,
    wanted,
  }: { appId: string; actor: Actor; membership: Membership | undefined; wanted: readonly Wanted[] },
): Promise<string[]> {
  const own = wanted.flatMap(([permission, reach]) => (reach === 'own-app' ? permission : []));
  const reachAll = wanted.some(
    ([permission, reach]) =>
      (reach === 'every-app' || reach === 'tenant-apps') && isGranted(membership, permission, reach),
  );
  if (appId !== ADMIN_APP_ID || own.length === 0 || reachAll) return [];
  return findMyApps(db, actor.userId, own);
}

interface KeyCall {
  key: string | undefined;
  access: Access;
  method: Operation['method'];
  now: Date;
}

async function authorityOfKey(db: Database, { key, access, method, now }: KeyCall): Promise<Authority> {
  const found = key === undefined ? undefined : await findKey(db, key, now);
  if (!found || found.isExpired) {
    const reason = message(found ? 'appKey.expired' : 'appKey.required');
    throw new HttpError(401, reason, { headers: BEARER_CHALLENGE });
  }
  if (found.scope === 'read' && method !== 'GET') throw new HttpError(403, message('appKey.readOnly'));
  // A key allows no more than the app's members can have.
  const needed = typeof access === 'object' ? API_GROUP_IDS.filter((id) => access[id]) : [];
  if (needed.length > 0) {
    const { appId, apiGroupId } = appApiGroups;
    const held = await db.$count(appApiGroups, and(eq(appId, found.appId), inArray(apiGroupId, needed)));
    if (held === 0) throw new HttpError(403, message('access.denied', { permission: needed.join(', ') }));
  }
  return new Authority(found.appId, ['own-app'], []);
}

/**
 * What staff can do in a tenant app by the groups that they hold in the admin app. The call reaches that tenant app
 * only.
 */
async function authorityOfStaff(
  db: Database,
  { appId, actor, wanted }: { appId: string; actor: Actor; wanted: readonly Wanted[] },
): Promise<Authority | undefined> {
  const ofStaff = wanted.flatMap(([permission, reach]): Wanted[] =>
    isStaffGroup(permission) && reach !== 'own-app' && reach !== 'admin-app' ? [[permission, undefined]] : [],
  );
  if (appId === ADMIN_APP_ID || ofStaff.length === 0) return undefined;
  const inAdminApp = await findMembership(db, actor.userId, ADMIN_APP_ID);
  return authorityIn(appId, inAdminApp, ofStaff);
}

function permissionsOf(access: Permissions): Wanted[] {
  if (typeof access === 'string') return [[access, ADMIN_ONLY.has(access) ? 'every-app' : undefined]];
  return API_GROUP_IDS.flatMap((permission) =>
    [access[permission] ?? []].flat().map((reach): Wanted => [permission, reach]),
  );
}

function isGranted(
  membership: Membership | undefined,
  permission: ApiGroupId,
  reach: Reach | undefined,
): boolean {
  if (!membership?.group.permission.some(({ apiGroupId }) => apiGroupId === permission)) return false;
  return reach === undefined || (reach === 'own-app') === (membership.appKind === 'tenant');
}
