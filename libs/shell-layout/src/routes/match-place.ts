import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';

type Matches = RouteMatch[] | null;

/** Addresses that a tree remembers: those that a person just goes about. */
const MOST_REMEMBERED = 50;

const remembered = new WeakMap<readonly RouteObject[], Map<string, Matches>>();

/**
 * The routes of an address, as `matchRoutes` finds them. That goes through all routes of the console each time, and one way
 * to a place asks several times: as somebody points at its link, presses it, and is let in.
 *
 * @param tree Does not change.
 */
export function matchPlace(tree: RouteObject[], pathname: string): Matches {
  const known = remembered.get(tree) ?? new Map<string, Matches>();
  remembered.set(tree, known);
  const before = known.get(pathname);
  if (before !== undefined) return before;
  const matches = matchRoutes(tree, pathname);
  const [oldest] = known.keys();
  if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(pathname, matches);
  return matches;
}
