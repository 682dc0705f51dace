import type { ConsoleRoute } from './console-route';

/** The routes down to the one of a path; none where there is no such route. */
export function chainTo(path: string, routes: readonly ConsoleRoute[]): ConsoleRoute[] {
  for (const route of routes) {
    if (route.path === path) return [route];
    const below = chainTo(path, route.children ?? []);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}
