import type { ApiGroupId } from '@console/http/contract';
import type { ConsoleRoute } from '../routes/console-route';
import { mergedMeta } from '../routes/route-chain';
import { isOfApp, permissionOfPath, type AppAccess, type Permissions } from './permissions';

/** What keeps a person from a place or an act. Where nothing does, there is no obstacle. */
export type Obstacle =
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
 * What keeps a person from entering the route at the end of the chain. A parent goes with its children: where none of
 * them may be entered, neither may it, unless it has content of its own. The guard, the menu and every "Why can't I?" ask this one.
 *
 * @param permissions What the user holds in the admin app.
 * @param app What they are in the app that the route names; the admin app by default.
 * @see docs/behaviour.md 6
 */
export function placeObstacle(
  chain: readonly ConsoleRoute[],
  permissions: Permissions,
  app?: AppAccess,
): Obstacle | undefined {
  const { path = '', children = [] } = chain.at(-1) ?? {};
  if (mergedMeta(chain).requiredPermission) {
    const permission = permissionOfPath(path);
    if (permission === undefined) return { kind: 'closed' };
    const inApp = isOfApp(path) ? app : undefined;
    if (!(inApp?.permissions ?? permissions).has(permission)) {
      return { kind: 'permission', anyOf: [permission], ...(inApp?.isMember && { own: true }) };
    }
  }
  if (chain.at(-1)?.meta.hasContent) return undefined;
  return sharedObstacle(children.map((child) => placeObstacle([...chain, child], permissions, app)));
}

/** What keeps a person from all of several places: nothing where one of them is open, or where there is none. */
export function sharedObstacle(obstacles: readonly (Obstacle | undefined)[]): Obstacle | undefined {
  const [first] = obstacles;
  if (first === undefined || obstacles.includes(undefined)) return undefined;
  const lacking = obstacles.filter((obstacle) => obstacle?.kind === 'permission');
  const own = lacking.some((obstacle) => obstacle.own === true);
  const anyOf = [...new Set(lacking.flatMap((obstacle) => obstacle.anyOf))];
  return anyOf.length > 0 ? { kind: 'permission', anyOf, ...(own && { own }) } : first;
}

/** What an act asks for, beside being asked for at all. */
export interface Requirement {
  /** An API group that the person has to hold. */
  permission?: ApiGroupId;
  /** It has to be held in the app that the page is about, by its own people; in the admin app unless told. */
  own?: true;
  /** In the app that the page is about it counts as well. */
  inApp?: true;
  /** It changes something, which a view-only account may not. */
  change?: boolean;
  /** The app has to have a payment card. @see docs/behaviour.md 4.5 */
  card?: boolean;
  /** Not for apps of the free edition. @see docs/behaviour.md 4.4 */
  paid?: boolean;
  /** Id of the account that it is done to, which may not be one's own. */
  toAnother?: string;
  /** API groups of the account that it is done to: the user has to hold all of them in the admin app. */
  holdsAll?: readonly string[] | undefined;
}

/** What is known of the person and the app; what is not known yet keeps nobody from anything: the server decides. */
export interface AccessFacts {
  permissions?: Permissions | undefined;
  /** With what the user holds in the app that the page is about. */
  appPermissions?: Permissions | undefined;
  /** What the person holds in the app that the page is about. */
  ownPermissions?: Permissions | undefined;
  viewOnly?: boolean | undefined;
  freeApp?: boolean | undefined;
  cardMissing?: boolean | undefined;
  /** Who asks. */
  userId?: string | undefined;
}

/** What keeps a person from an act. First what an administrator can change, then what money can. */
export function actObstacle(
  { permission, own, inApp, change, card, paid, toAnother, holdsAll = [] }: Requirement,
  { permissions, appPermissions, ownPermissions, viewOnly, freeApp, cardMissing, userId }: AccessFacts,
): Obstacle | undefined {
  if (change && viewOnly) return { kind: 'view-only' };
  const held = own ? ownPermissions : inApp ? (appPermissions ?? permissions) : permissions;
  if (permission !== undefined && held && !held.has(permission)) {
    return { kind: 'permission', anyOf: [permission], ...(own && { own }) };
  }
  if (toAnother !== undefined && toAnother === userId) return { kind: 'own-account' };
  const missing = permissions ? holdsAll.filter((id) => !permissions.has(id)) : [];
  if (missing.length > 0) return { kind: 'higher-account', missing };
  if (paid && freeApp) return { kind: 'edition' };
  if (card && cardMissing) return { kind: 'card' };
  return undefined;
}
