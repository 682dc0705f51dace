import { isAllowed, type Permissions } from '../guards/permissions';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';

export interface MenuEntry {
  path: string;
  meta: RouteMeta;
  children: MenuEntry[];
}

/**
 * What the menu shows of the route tree: visible, allowed, in order. A group whose children are all out of reach is left
 * out with them. @see docs/behaviour.md 2.5, 6
 */
export function menuTree(
  routes: readonly ConsoleRoute[],
  permissions: Permissions,
  parents: readonly ConsoleRoute[] = [],
): MenuEntry[] {
  return routes
    .flatMap((route): MenuEntry[] => {
      const chain = [...parents, route];
      if (route.meta.hideInMenu) return [];
      const children = menuTree(route.children ?? [], permissions, chain);
      if (route.meta.notAsMenu) return children;
      const isGroup = (route.children ?? []).some((child) => !child.meta.hideInMenu);
      if (isGroup ? children.length === 0 : !isAllowed(chain, permissions)) return [];
      return [{ path: route.path, meta: route.meta, children }];
    })
    .toSorted((a, b) => (a.meta.order ?? 0) - (b.meta.order ?? 0));
}
