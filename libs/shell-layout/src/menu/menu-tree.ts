import type { RuntimeConfig } from '@console/http/contract';
import { type AppAccess, commonDenial, type Permissions, routeDenial } from '../access/denial';
import type { Denial } from '../routes/denial';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';

export interface MenuEntry {
  /** The route's path; groups without a page have a synthetic one. */
  path: string;
  meta: RouteMeta;
  children: MenuEntry[];
}

/** A menu entry with the reason if it is denied. */
export interface MenuNode extends MenuEntry {
  denial: Denial | undefined;
  children: MenuNode[];
}

/**
 * The visible and allowed menu entries in order. Groups without allowed children are omitted. @see spec 2.5,
 * 6
 */
export function menuTree(
  routes: readonly ConsoleRoute[],
  permissions: Permissions,
  app?: AppAccess,
): MenuEntry[] {
  return withinReach(menuNodes(routes, permissions, app));
}

/** The routes without modules that are not connected. */
export function connectedRoutes(
  routes: readonly ConsoleRoute[],
  modules: RuntimeConfig['modules'],
): ConsoleRoute[] {
  return routes
    .filter(({ meta: { module } }) => module === undefined || Object.hasOwn(modules, module))
    .map((route) =>
      route.children ? { ...route, children: connectedRoutes(route.children, modules) } : route,
    );
}

/** All menu entries in order, denied ones included. */
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
      return [{ path: route.path, meta: route.meta, denial, children: [...children, ...ownPage] }];
    })
    .toSorted((a, b) => (a.meta.order ?? 0) - (b.meta.order ?? 0));
}

/** A group takes the position of its first page and is denied if all of its pages are. */
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

/** The entry of a parent's own page, below its other children. */
function pageEntry(route: ConsoleRoute, denial: Denial | undefined): MenuNode[] {
  const { menuPage: key } = route.meta;
  return key === undefined ? [] : [{ path: route.path, meta: { key }, denial, children: [] }];
}

function withinReach(places: readonly MenuNode[]): MenuEntry[] {
  return places
    .filter(({ denial }) => denial === undefined)
    .map(({ path, meta, children }) => ({ path, meta, children: withinReach(children) }));
}

/** The entries down to the first match, deepest first; empty without a match. */
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
