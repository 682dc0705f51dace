import { ADMIN_APP_ID, type ConsoleError } from '@console/http';
import { API_GROUP_IDS, type ApiGroupId, type GroupAccess, type ResponseOf } from '@console/http/contract';
import type { Requirement } from '@console/ui';
import type { Params } from 'react-router';
import type { getUserDetail } from '../contract';
import type { ConsoleRoute } from '../routes/console-route';
import type { Denial } from '../routes/denial';
import { mergedMeta } from '../routes/route-tree';

/**
 * Why `access` is denied; undefined while permissions are loading, because the platform decides. Members are
 * referred to the app's groups, other users to the admin app.
 */
export function accessDenial(access: GroupAccess, { permissions, app }: Grants): Denial | undefined {
  const isHeld = (isOwn: boolean, held: Permissions | undefined) =>
    groupsOf(access, isOwn).some((group) => held === undefined || held.has(group));
  if (isHeld(false, permissions) || isHeld(true, app?.permissions)) return undefined;
  const [own, ofStaff] = [groupsOf(access, true), groupsOf(access, false)];
  const isOwn = ofStaff.length === 0 || (own.length > 0 && app?.isMember === true);
  return { kind: 'permission', anyOf: isOwn ? own : ofStaff, ...(isOwn && { own: true }) };
}

function groupsOf(access: GroupAccess, isOwn: boolean): ApiGroupId[] {
  return API_GROUP_IDS.filter((group) =>
    [access[group] ?? []].flat().some((reach) => (reach === 'own-app') === isOwn),
  );
}

/**
 * Why the route at the end of the chain is denied. A parent is denied with all its children, unless it has
 * content. @see spec 6
 *
 * @param permissions The user's permissions in the admin app.
 * @param app The user's access in the app of the route; default: the admin app.
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
 * Why the content of a page that opens without a permission is denied; the page explains it in place.
 * Inherited by child pages.
 */
export function contentDenial(chain: readonly ConsoleRoute[], held: Grants): Denial | undefined {
  const { contentFor } = chain.findLast(({ meta }) => meta.contentFor)?.meta ?? {};
  if (!contentFor || (contentFor.members && held.app?.isMember !== false)) return undefined;
  return accessDenial(contentFor.access, held);
}

/** The common denial of several pages; undefined if one of them is open. */
export function commonDenial(denials: readonly (Denial | undefined)[]): Denial | undefined {
  const [first] = denials;
  if (first === undefined || denials.includes(undefined)) return undefined;
  const lacking = denials.filter((denial) => denial?.kind === 'permission');
  const own = lacking.some((denial) => denial.own === true);
  const anyOf = [...new Set(lacking.flatMap((denial) => denial.anyOf))];
  return anyOf.length > 0 ? { kind: 'permission', anyOf, ...(own && { own }) } : first;
}

/** Known facts about the user and the app. Unknown facts deny nothing: the platform decides. */
export interface AccessFacts extends Grants {
  viewOnly?: boolean | undefined;
  freeApp?: boolean | undefined;
  cardMissing?: boolean | undefined;
  userId?: string | undefined;
}

/** Why an action is denied. What administrators can change comes before what a payment can. */
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

export type Permissions = ReadonlySet<string>;

export interface AppAccess {
  /** From the user's group in the app, and staff groups of the admin app. */
  permissions: Permissions;
  isMember: boolean;
}

/** Undefined while unknown. */
export interface Grants {
  /** In the admin app. */
  permissions?: Permissions | undefined;
  /** In the app of the page; `NOT_A_MEMBER` for the admin app. */
  app?: AppAccess | undefined;
}

export const NOT_A_MEMBER: AppAccess = { permissions: new Set(), isMember: false };

type UserDetail = ResponseOf<typeof getUserDetail>;

export function permissionsOf({ group }: Pick<UserDetail, 'group'>): Permissions {
  return new Set(group.permission.map((entry) => entry.apiGroupId));
}

export function appAccessOf(detail: UserDetail): AppAccess {
  return { permissions: permissionsOf(detail), isMember: detail.group.name !== '' };
}

export function namesApp(path: string): boolean {
  return path.split('/').some((segment) => segment === ':appId' || segment === ':appId()');
}

/** The app of a navigation; default: the admin app. */
export function appIdOf(chain: readonly { path: string }[], { appId }: Params = {}): string {
  return appId !== undefined && namesApp(chain.at(-1)?.path ?? '') ? appId : ADMIN_APP_ID;
}

/** API groups of the admin app; in tenant apps `management` replaces them. */
const OF_ADMIN_APP: readonly ApiGroupId[] = ['admin-tenant-app', 'admin-management', 'admin-user'];

/**
 * The access that the last segment with an API group requires; in an app's path the user's group in that app
 * counts as well. Undefined without such a segment: then a permission is never granted.
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

/** Whether the app of a query does not exist or the user has no access to it. */
export function isNoAccess(error: ConsoleError | { message?: string | undefined } | undefined): boolean {
  return error !== undefined && 'status' in error && [403, 404].includes(error.status);
}
