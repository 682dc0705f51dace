import type { ConsoleRoute } from './console-route';

/** The trees with more pages in the frame at a path, whoever owns it. */
export function framedRoutes(
  trees: readonly ConsoleRoute[],
  frame: string,
  pages: readonly ConsoleRoute[],
): ConsoleRoute[] {
  return trees.map((route) =>
    route.path === frame ? { ...route, children: [...(route.children ?? []), ...pages] } : route,
  );
}
