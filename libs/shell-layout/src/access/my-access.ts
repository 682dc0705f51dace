import type { Denial } from '../guards/obstacle';
import type { MenuNode } from '../menu/menu-tree';
import type { RouteMeta } from '../routes/console-route';
import type { GatedPage } from '../subscription/edition';

/** A place of the menu, named by the way to it. */
export interface NamedPage {
  path: string;
  /** From the group to the place. */
  trail: readonly RouteMeta[];
}

/** Places that the same thing keeps a person from. */
export interface DeniedPages {
  denial: Denial;
  pages: NamedPage[];
}

export interface MyAccess {
  open: NamedPage[];
  closed: DeniedPages[];
}

/**
 * What of the menu is open to a person, and what is not and why.
 *
 * @param lock What keeps the app, rather than the person, from a place.
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
