import type { ConsoleRoute, RouteMeta } from '@console/shell-layout';
import { type MenuEntry, menuTree, useRouteNames, useRoutes } from '@console/shell-layout/menu';

interface MenuPage {
  path: string;
  /** From the group to the page. */
  trail: readonly RouteMeta[];
}

function pagesOf(entries: readonly MenuEntry[], above: readonly RouteMeta[] = []): MenuPage[] {
  return entries.flatMap(({ path, meta, children }) => {
    const trail = [...above, meta];
    return children.length > 0 ? pagesOf(children, trail) : [{ path, trail }];
  });
}

/** Menu pages that require one of these API groups and are open with all of them. */
export function unlockedPages(routes: readonly ConsoleRoute[], apiGroups: readonly string[]): MenuPage[] {
  const openToAll = new Set(pagesOf(menuTree(routes, new Set())).map(({ path }) => path));
  return pagesOf(menuTree(routes, new Set(apiGroups))).filter(({ path }) => !openToAll.has(path));
}

/** Names of the restricted menu pages that API groups open, such as “Product › SSAI”. */
export function useUnlockedPages(): (apiGroups: readonly string[]) => string[] {
  const routes = useRoutes();
  const nameOf = useRouteNames();
  return (apiGroups) => unlockedPages(routes, apiGroups).map(({ trail }) => nameOf(trail));
}
