import type { RouteMeta } from '@console/shell-layout';
import type { Denial, GatedPage, MenuNode } from '@console/shell-layout/menu';

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
