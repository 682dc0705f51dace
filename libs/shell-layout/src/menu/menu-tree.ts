import { placeObstacle, sharedObstacle, type Obstacle } from '../guards/obstacle';
import type { Permissions } from '../guards/permissions';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';

export interface MenuEntry {
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
 * out with them. @see docs/behaviour.md 2.5, 6
 */
export function menuTree(routes: readonly ConsoleRoute[], permissions: Permissions): MenuEntry[] {
  return withinReach(menuPlaces(routes, permissions));
}

/** The places of the menu in their order, those that it hides from the person included. */
export function menuPlaces(
  routes: readonly ConsoleRoute[],
  permissions: Permissions,
  parents: readonly ConsoleRoute[] = [],
): MenuPlace[] {
  return routes
    .flatMap((route): MenuPlace[] => {
      const chain = [...parents, route];
      if (route.meta.hideInMenu) return [];
      const below = route.meta.isHideSubApp ? [] : (route.children ?? []);
      const children = menuPlaces(below, permissions, chain);
      if (route.meta.notAsMenu) return children;
      const obstacle =
        children.length > 0
          ? sharedObstacle(children.map((child) => child.obstacle))
          : placeObstacle(chain, permissions);
      return [{ path: route.path, meta: route.meta, obstacle, children }];
    })
    .toSorted((a, b) => (a.meta.order ?? 0) - (b.meta.order ?? 0));
}

function withinReach(places: readonly MenuPlace[]): MenuEntry[] {
  return places
    .filter(({ obstacle }) => obstacle === undefined)
    .map(({ path, meta, children }) => ({ path, meta, children: withinReach(children) }));
}
