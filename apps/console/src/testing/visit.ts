import type { ConsoleRoute } from '@console/shell-layout';
import { type AccessDecision, evaluateAccess, type GuardFacts } from '@console/shell-layout/testing';
import { matchRoutes, type RouteObject } from 'react-router';

export function routesAt(routes: readonly ConsoleRoute[], address: string): ConsoleRoute[] {
  const found = matchRoutes(routes.map(withPlacesBelow), address) ?? [];
  return found.flatMap(({ route }) => ('known' in route ? [route.known] : []));
}

function withPlacesBelow(known: ConsoleRoute): RouteObject & { known: ConsoleRoute } {
  const { path, ownsBelow, children = [] } = known;
  return {
    path,
    known,
    children: [...children.map(withPlacesBelow), ...(ownsBelow ? [{ path: `${path}/*` }] : [])],
  };
}

/** The guard's decision on an address. */
export function visit(
  routes: readonly ConsoleRoute[],
  address: string,
  facts: GuardFacts,
): Promise<AccessDecision> {
  return evaluateAccess({ chain: routesAt(routes, address), target: address }, facts);
}
