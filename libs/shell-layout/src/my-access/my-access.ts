import type { Denial } from '../access/denial';
import type { GatedPage } from '../access/edition';
import { type MenuNode, menuNodes } from '../menu/menu-tree';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';
import { useRoutes } from '../routes/route-contexts';
import { useRouteNames } from '../routes/route-title';

export interface NamedPage {
  path: string;
  /** From the group to the page. */
  trail: readonly RouteMeta[];
}

export interface DeniedPages {
  denial: Denial;
  pages: NamedPage[];
}

export interface PageGroup {
  /** From the top of the menu to the group; empty for pages outside of groups. */
  trail: readonly RouteMeta[];
  pages: NamedPage[];
}

/** Pages by their menu group, in the order of the menu. */
export function pageGroups(pages: readonly NamedPage[]): PageGroup[] {
  const groups = Map.groupBy(pages, ({ trail }) => trail.at(-2));
  return [...groups.values()].map((inGroup) => ({
    trail: inGroup[0]?.trail.slice(0, -1) ?? [],
    pages: inGroup,
  }));
}

export interface MyAccess {
  open: NamedPage[];
  closed: DeniedPages[];
}

/**
 * The menu pages that a user can and cannot open, with reasons.
 *
 * @param lock What the app lacks for a page.
 */
export function myAccess(
  places: readonly MenuNode[],
  lock: (page: GatedPage) => Denial | undefined,
): MyAccess {
  const open: NamedPage[] = [];
  const closed = new Map<string, DeniedPages>();
  const visit = (place: MenuNode, above: readonly RouteMeta[]) => {
    const trail = [...above, place.meta];
    if (place.children.length > 0) {
      for (const child of place.children) visit(child, trail);
      return;
    }
    const denial = place.denial ?? lock({ path: place.path, partOf: place.meta.partOf });
    const named = { path: place.path, trail };
    if (denial === undefined) {
      open.push(named);
      return;
    }
    const key = JSON.stringify(denial);
    const same = closed.get(key) ?? { denial, pages: [] };
    same.pages.push(named);
    closed.set(key, same);
  };
  for (const place of places) visit(place, []);
  return { open, closed: [...closed.values()] };
}

const NONE: ReadonlySet<string> = new Set();

/** Menu pages that require one of these API groups and are open with all of them. */
export function unlockedPages(routes: readonly ConsoleRoute[], apiGroups: readonly string[]): NamedPage[] {
  const openTo = (permissions: ReadonlySet<string>) =>
    myAccess(menuNodes(routes, permissions), () => undefined).open;
  const openToAll = new Set(openTo(NONE).map(({ path }) => path));
  return openTo(new Set(apiGroups)).filter(({ path }) => !openToAll.has(path));
}

/** Names of the restricted menu pages that API groups open, such as “Product › SSAI”. */
export function useUnlockedPages(): (apiGroups: readonly string[]) => string[] {
  const routes = useRoutes();
  const nameOf = useRouteNames();
  return (apiGroups) => unlockedPages(routes, apiGroups).map(({ trail }) => nameOf(trail));
}
