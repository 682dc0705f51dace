import type { ConsoleRoute } from './console-route';

/** What the router keeps with each of its routes. */
export interface RouteHandle {
  chain: readonly ConsoleRoute[];
}

/** The console's routes, outermost first, behind a list of the router's matches. */
export function chainOf(
  matches: readonly { route: { handle?: unknown } }[] | readonly { handle: unknown }[] | null,
): readonly ConsoleRoute[] {
  const handle = (matches ?? [])
    .map((match) => ('route' in match ? match.route.handle : match.handle))
    .findLast(isRouteHandle);
  return handle?.chain ?? [];
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'chain' in handle;
}
