import { ADMIN_APP_ID, type ConsoleError } from '@console/http';
import { API_GROUP_IDS, type ApiGroupId, type GroupAccess, type ResponseOf } from '@console/http/contract';
import type { Requirement } from '@console/ui';
import type { Params } from 'react-router';
import type { getUserDetail } from '../contract';
import type { ConsoleRoute } from '../routes/console-route';
import { mergedMeta } from '../routes/route-tree';

/** What keeps a person from a place or an act. Where nothing does, there is no denial. */
export type Denial =
  /** The person holds none of these API groups; one of them would do. */
  | {
      kind: 'permission';
      anyOf: readonly ApiGroupId[];
      /** In the app that the page is about; in the admin app unless told. */
      own?: true;
    }
  /** No API group opens it, to anybody. */
  | { kind: 'closed' }
  /** The person's account may look and not change. */
  | { kind: 'view-only' }
  /** It is the person's own account, and the act is for another's hands. */
  | { kind: 'own-account' }
  /** The act is done to an account that holds API groups of the admin app that the person does not hold. */
  | { kind: 'higher-account'; missing: readonly string[] }
  /** The person has no two-factor authentication yet. */
  | { kind: 'two-factor' }
  /** The app's edition goes without it. */
  | { kind: 'edition' }
  /** The app has no payment card. */
  | { kind: 'card' };

/**
 * What keeps a user from something that requires an access. What is not known yet keeps nobody from anything: the platform
 * decides. A member of the app is referred to its own groups, everyone else to the admin app.
 */
export function accessDenial(access: GroupAccess, { permissions, app }: Grants): Denial | undefined {
  const isHeld = (isOwn: boolean, held: Permissions | undefined) =>
    groupsOf(access, isOwn).some((group) => held === undefined || held.has(group));
  if (isHeld(false, permissions) || isHeld(true, app?.permissions)) return undefined;
  const [own, ofStaff] = [groupsOf(access, true), groupsOf(access, false)];
  const isOwn = ofStaff.length === 0 || (own.length > 0 && app?.isMember === true);
  return { kind: 'permission', anyOf: isOwn ? own : ofStaff, ...(isOwn && { own: true }) };
}

/** The API groups of an access that count in a user's own app, or those that count in the admin app. */
function groupsOf(access: GroupAccess, isOwn: boolean): ApiGroupId[] {
  return API_GROUP_IDS.filter((group) =>
    [access[group] ?? []].flat().some((reach) => (reach === 'own-app') === isOwn),
  );
}

/**
 * What keeps a person from entering the route at the end of the chain. A parent goes with its children: where none of
 * them may be entered, neither may it, unless it has content of its own. The guard, the menu and every "Why can't I?" ask this one.
 *
 * @param permissions What the user holds in the admin app.
 * @param app What they are in the app that the route names; the admin app by default.
 * @see spec 6
 */
export function routeDenial(
  chain: readonly ConsoleRoute[],
  permissions: Permissions,
  app: AppAccess = NOT_A_MEMBER,
): Denial | undefined {
  const { path = '', children = [] } = chain.at(-1) ?? {};
  if (mergedMeta(chain).requiredPermission) {
    const access = accessOfPath(path);
    const denial = access ? accessDenial(access, { permissions, app }) : ({ kind: 'closed' } as const);
    if (denial) return denial;
  }
  if (chain.at(-1)?.meta.hasContent) return undefined;
  return commonDenial(children.map((child) => routeDenial([...chain, child], permissions, app)));
}

/**
 * What keeps a user from the content of a page that opens without a permission: the page stays open and explains it in place.
 * A page below another one has its access as well.
 */
export function contentDenial(chain: readonly ConsoleRoute[], held: Grants): Denial | undefined {
  const { contentFor } = chain.findLast(({ meta }) => meta.contentFor)?.meta ?? {};
  if (!contentFor || (contentFor.members && held.app?.isMember !== false)) return undefined;
  return accessDenial(contentFor.access, held);
}

/** What keeps a person from all of several places: nothing where one of them is open, or where there is none. */
export function commonDenial(denials: readonly (Denial | undefined)[]): Denial | undefined {
  const [first] = denials;
  if (first === undefined || denials.includes(undefined)) return undefined;
  const lacking = denials.filter((denial) => denial?.kind === 'permission');
  const own = lacking.some((denial) => denial.own === true);
  const anyOf = [...new Set(lacking.flatMap((denial) => denial.anyOf))];
  return anyOf.length > 0 ? { kind: 'permission', anyOf, ...(own && { own }) } : first;
}

/** What is known of the person and the app; what is not known yet keeps nobody from anything: the server decides. */
export interface AccessFacts extends Grants {
  viewOnly?: boolean | undefined;
  freeApp?: boolean | undefined;
  cardMissing?: boolean | undefined;
  /** Who asks. */
  userId?: string | undefined;
}

/** What keeps a person from an act. First what an administrator can change, then what money can. */
export function actionDenial(
  { access, permission, change, card, paid, targetUserId, targetGroups = [] }: Requirement,
  { permissions, app, viewOnly, freeApp, cardMissing, userId }: AccessFacts,
): Denial | undefined {
  if (change && viewOnly) return { kind: 'view-only' };
  const denied =
    (access && accessDenial(access, { permissions, app })) ??
    (permission && accessDenial({ [permission]: 'every-app' }, { permissions }));
  if (denied) return denied;
  if (targetUserId !== undefined && targetUserId === userId) return { kind: 'own-account' };
  const missing = permissions ? targetGroups.filter((id) => !permissions.has(id)) : [];
  if (missing.length > 0) return { kind: 'higher-account', missing };
  if (paid && freeApp) return { kind: 'edition' };
  if (card && cardMissing) return { kind: 'card' };
  return undefined;
}

/** Which permission opens which path segment. @see spec 6 */
const PERMISSION_OF_SEGMENT: Readonly<Record<string, ApiGroupId>> = {
  normal: 'admin-tenant-app',
  archive: 'admin-tenant-app',
  'tenant-apps': 'admin-tenant-app',
  document: 'admin-tenant-app',
  management: 'admin-management',
  billing: 'admin-management',
  library: 'admin-library',
  machine: 'admin-machine',
  ssai: 'admin-ssai',
  lrm: 'admin-lrm',
  transcode: 'admin-transcode',
  interactive: 'admin-interactive',
  livestream: 'admin-livestream',
  vod: 'admin-vod',
  accounts: 'admin-user',
};

/** The API groups that a user holds in an app. */
export type Permissions = ReadonlySet<string>;

/** What a user is in an app. */
export interface AppAccess {
  /** Those of the user's group in the app, with the staff groups that they hold in the admin app. */
  permissions: Permissions;
  isMember: boolean;
}

/** What a user holds and is; undefined where it is not known yet. */
export interface Grants {
  /** In the admin app. */
  permissions?: Permissions | undefined;
  /** In the app that the page is about; `NOT_A_MEMBER` for the admin app. */
  app?: AppAccess | undefined;
}

/** A user who is no member of the app. */
export const NOT_A_MEMBER: AppAccess = { permissions: new Set(), isMember: false };

type UserDetail = ResponseOf<typeof getUserDetail>;

export function permissionsOf({ group }: Pick<UserDetail, 'group'>): Permissions {
  return new Set(group.permission.map((entry) => entry.apiGroupId));
}

export function appAccessOf(detail: UserDetail): AppAccess {
  return { permissions: permissionsOf(detail), isMember: detail.group.name !== '' };
}

/** Whether a route is about the app that its path names. */
export function namesApp(path: string): boolean {
  return path.split('/').some((segment) => segment === ':appId' || segment === ':appId()');
}

/** The app that a navigation is about: the one that its route names, otherwise the admin app. */
export function appIdOf(chain: readonly { path: string }[], { appId }: Params = {}): string {
  return appId !== undefined && namesApp(chain.at(-1)?.path ?? '') ? appId : ADMIN_APP_ID;
}

/** API groups of the admin app alone: in a tenant app, `management` corresponds to them. */
const OF_ADMIN_APP: readonly ApiGroupId[] = ['admin-tenant-app', 'admin-management', 'admin-user'];

/**
 * The access that a path requires: by its last segment, or the nearest one before it, that has an API group. Where the path names
 * an app, the user's own group in that app counts as well. Undefined where no segment has an API group: a route of such a path
 * that requires a permission is closed to every user.
 */
export function accessOfPath(path: string): GroupAccess | undefined {
  const segment = path.split('/').findLast((name) => Object.hasOwn(PERMISSION_OF_SEGMENT, name));
  const group = segment === undefined ? undefined : PERMISSION_OF_SEGMENT[segment];
  if (group === undefined) return undefined;
  if (!namesApp(path)) return { [group]: 'every-app' };
  return OF_ADMIN_APP.includes(group)
    ? { [group]: 'every-app', management: 'own-app' }
    : { [group]: ['every-app', 'own-app'] };
}

/** Whether a query about an app failed because there is no such app, or because the user is not let into it. */
export function isNoAccess(error: ConsoleError | { message?: string | undefined } | undefined): boolean {
  return error !== undefined && 'status' in error && [403, 404].includes(error.status);
}
