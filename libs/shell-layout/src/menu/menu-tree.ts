import { placeObstacle, sharedObstacle, type Obstacle } from '../guards/obstacle';
import type { AppAccess, Permissions } from '../guards/permissions';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';

export interface MenuEntry {
  /** That of its route; a group that is no place of its own has one that leads nowhere. */
  path: string;
  meta: RouteMeta;
  children: MenuEntry[];
}

/** What a menu without any secrets would show: each place with what keeps the person from it. */
export interface MenuPlace extends MenuEntry {
  obstacle: Obstacle | undefined;
  children: MenuPlace[];
}

/**
 * What the menu shows of the route tree: visible, allowed, in order. A group whose children are all out of reach is left
 * out with them. @see spec 2.5, 6
 */
export function menuTree(
  routes: readonly ConsoleRoute[],
  permissions: Permissions,
  app?: AppAccess,
): MenuEntry[] {
  return withinReach(menuPlaces(routes, permissions, app));
}

/** The places of the menu in their order, those that it hides from the person included. */
export function menuPlaces(
  routes: readonly ConsoleRoute[],
  permissions: Permissions,
  app?: AppAccess,
  parents: readonly ConsoleRoute[] = [],
): MenuPlace[] {
  return routes
    .flatMap((route): MenuPlace[] => {
      const chain = [...parents, route];
      if (route.meta.hideInMenu) return [];
      const below = route.meta.isHideSubApp ? [] : (route.children ?? []);
      const children = inGroups(menuPlaces(below, permissions, app, chain), route.path);
      if (route.meta.notAsMenu) return children;
      const obstacle =
        children.length > 0
          ? sharedObstacle(children.map((child) => child.obstacle))
          : placeObstacle(chain, permissions, app);
      const ownPage = children.length > 0 ? pageEntry(route, obstacle) : [];
      return [{ path: route.path, meta: route.meta, obstacle, children: [...ownPage, ...children] }];
    })
    .toSorted((a, b) => (a.meta.order ?? 0) - (b.meta.order ?? 0));
}

/** A group stands where its first place does, and is closed where all of its places are. */
function inGroups(places: readonly MenuPlace[], parent: string): MenuPlace[] {
  return places.flatMap((place) => {
    const { menuGroup: key, order = 0 } = place.meta;
    if (key === undefined) return [place];
    const children = places.filter(({ meta }) => meta.menuGroup === key);
    if (children[0] !== place) return [];
    const obstacle = sharedObstacle(children.map((child) => child.obstacle));
    return [{ path: `${parent}#${key}`, meta: { key, order }, obstacle, children }];
  });
}

/** A parent opens and closes in the menu: its own page has an entry below it. */
function pageEntry(route: ConsoleRoute, obstacle: Obstacle | undefined): MenuPlace[] {
  const { menuPage: key } = route.meta;
  return key === undefined ? [] : [{ path: route.path, meta: { key }, obstacle, children: [] }];
}

function withinReach(places: readonly MenuPlace[]): MenuEntry[] {
  return places
    .filter(({ obstacle }) => obstacle === undefined)
    .map(({ path, meta, children }) => ({ path, meta, children: withinReach(children) }));
}
