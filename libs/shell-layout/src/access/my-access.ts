import type { Obstacle } from '../guards/obstacle';
import type { MenuPlace } from '../menu/menu-tree';
import type { RouteMeta } from '../routes/console-route';
import type { SoldPage } from '../subscription/edition';

/** A place of the menu, named by the way to it. */
export interface NamedPlace {
  path: string;
  /** From the group to the place. */
  way: readonly RouteMeta[];
}

/** Places that the same thing keeps a person from. */
export interface ClosedPlaces {
  obstacle: Obstacle;
  places: NamedPlace[];
}

export interface MyAccess {
  open: NamedPlace[];
  closed: ClosedPlaces[];
}

/**
 * What of the menu is open to a person, and what is not and why.
 *
 * @param lock What keeps the app, rather than the person, from a place.
 */
export function myAccess(
  places: readonly MenuPlace[],
  lock: (page: SoldPage) => Obstacle | undefined,
): MyAccess {
  const open: NamedPlace[] = [];
  const closed = new Map<string, ClosedPlaces>();
  const visit = (place: MenuPlace, above: readonly RouteMeta[]) => {
    const way = [...above, place.meta];
    if (place.children.length > 0) {
      for (const child of place.children) visit(child, way);
      return;
    }
    const obstacle = place.obstacle ?? lock({ path: place.path, partOf: place.meta.partOf });
    const named = { path: place.path, way };
    if (obstacle === undefined) {
      open.push(named);
      return;
    }
    const key = JSON.stringify(obstacle);
    const same = closed.get(key) ?? { obstacle, places: [] };
    same.places.push(named);
    closed.set(key, same);
  };
  for (const place of places) visit(place, []);
  return { open, closed: [...closed.values()] };
}
