import { matchRoutes } from 'react-router';
import { judge, type GuardFacts, type Verdict } from '../guards/guard';
import type { ConsoleRoute } from '../routes/console-route';

/** The routes that the router finds at an address, outermost first. */
export function routesAt(routes: readonly ConsoleRoute[], address: string): ConsoleRoute[] {
  return (matchRoutes([...routes], address) ?? []).map(({ route }) => route);
}

/** What the guard decides on a navigation to an address. */
export function visit(routes: readonly ConsoleRoute[], address: string, facts: GuardFacts): Promise<Verdict> {
  return judge({ chain: routesAt(routes, address), target: address }, facts);
}
