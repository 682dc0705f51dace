import { type AppAccess, commonDenial, type Denial, type Permissions, routeDenial } from '../access/denial';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';

export interface MenuEntry {
  /** That of its route; a group that is no place of its own has one that leads nowhere. */
  path: string;
  meta: RouteMeta;
  children: MenuEntry[];
}

/** What a menu without any secrets would show: each place with what keeps the person from it. */
export interface MenuNode extends MenuEntry {
  denial: Denial | undefined;
  children: MenuNode[];
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
  return withinReach(menuNodes(routes, permissions, app));
}

/** The places of the menu in their order, those that it hides from the person included. */
export function menuNodes(
  routes: readonly ConsoleRoute[],
  permissions: Permissions,
  app?: AppAccess,
  parents: readonly ConsoleRoute[] = [],
): MenuNode[] {
  return routes
    .flatMap((route): MenuNode[] => {
      const chain = [...parents, route];
      if (route.meta.hideInMenu) return [];
      const below = route.meta.isHideSubApp ? [] : (route.children ?? []);
      const children = inGroups(menuNodes(below, permissions, app, chain), route.path);
      if (route.meta.notAsMenu) return children;
      const denial =
        children.length > 0
          ? commonDenial(children.map((child) => child.denial))
          : routeDenial(chain, permissions, app);
      const ownPage = children.length > 0 ? pageEntry(route, denial) : [];
      return [{ path: route.path, meta: route.meta, denial, children: [...ownPage, ...children] }];
    })
    .toSorted((a, b) => (a.meta.order ?? 0) - (b.meta.order ?? 0));
}

/** A group stands where its first place does, and is closed where all of its places are. */
function inGroups(places: readonly MenuNode[], parent: string): MenuNode[] {
  return places.flatMap((place) => {
    const { menuGroup: key, order = 0 } = place.meta;
    if (key === undefined) return [place];
    const children = places.filter(({ meta }) => meta.menuGroup === key);
    if (children[0] !== place) return [];
    const denial = commonDenial(children.map((child) => child.denial));
    return [{ path: `${parent}#${key}`, meta: { key, order }, denial, children }];
  });
}

/** A parent opens and closes in the menu: its own page has an entry below it. */
function pageEntry(route: ConsoleRoute, denial: Denial | undefined): MenuNode[] {
  const { menuPage: key } = route.meta;
  return key === undefined ? [] : [{ path: route.path, meta: { key }, denial, children: [] }];
}

function withinReach(places: readonly MenuNode[]): MenuEntry[] {
  return places
    .filter(({ denial }) => denial === undefined)
    .map(({ path, meta, children }) => ({ path, meta, children: withinReach(children) }));
}

/** The entries down to the first that fits, it included, those below before those above; none where none fits. */
export function menuPath(
  entries: readonly MenuEntry[],
  fits: (entry: MenuEntry) => boolean,
): readonly MenuEntry[] {
  for (const entry of entries) {
    const below = menuPath(entry.children, fits);
    if (below.length > 0) return [entry, ...below];
    if (fits(entry)) return [entry];
  }
  return [];
}

export function isGroup({ children }: MenuEntry): boolean {
  return children.length > 0;
}
