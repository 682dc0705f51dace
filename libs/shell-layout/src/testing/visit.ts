import { matchRoutes, type RouteObject } from 'react-router';
import { evaluateAccess, type GuardFacts, type AccessDecision } from '../guards/guard';
import type { ConsoleRoute } from '../routes/console-route';

/** The routes that the router finds at an address, outermost first. */
export function routesAt(routes: readonly ConsoleRoute[], address: string): ConsoleRoute[] {
  const found = matchRoutes(routes.map(withPlacesBelow), address) ?? [];
  return found.flatMap(({ route }) => ('known' in route ? [route.known] : []));
}

/** A route as the router has it, with the one of the table that it is known by. */
function withPlacesBelow(known: ConsoleRoute): RouteObject & { known: ConsoleRoute } {
  const { path, ownsBelow, children = [] } = known;
  return {
    path,
    known,
    children: [...children.map(withPlacesBelow), ...(ownsBelow ? [{ path: `${path}/*` }] : [])],
  };
}

/** What the guard decides on a navigation to an address. */
export function visit(
  routes: readonly ConsoleRoute[],
  address: string,
  facts: GuardFacts,
): Promise<AccessDecision> {
  return evaluateAccess({ chain: routesAt(routes, address), target: address }, facts);
}
