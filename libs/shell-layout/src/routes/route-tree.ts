import type { ConsoleFeature, ConsoleRoute, RouteMeta } from './console-route';

const HANDED_DOWN = ['requiresAuth', 'requiredPermission'] as const;

/** The meta of the last route, with inherited requirements. */
export function mergedMeta(chain: readonly ConsoleRoute[]): RouteMeta {
  const merged: RouteMeta = { ...chain.at(-1)?.meta };
  for (const duty of HANDED_DOWN) {
    if (chain.some((route) => route.meta[duty])) merged[duty] = true;
  }
  return merged;
}

export function namespaceOf(chain: readonly ConsoleRoute[]): string | undefined {
  return chain.findLast((route) => route.namespace !== undefined)?.namespace;
}

/** The routes down to a path; empty if there is none. */
export function chainTo(path: string, routes: readonly ConsoleRoute[]): ConsoleRoute[] {
  for (const route of routes) {
    if (route.path === path) return [route];
    const below = chainTo(path, route.children ?? []);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

export function tabsOf(route: ConsoleRoute | undefined): ConsoleRoute[] {
  return (route?.children ?? [])
    .filter(({ meta }) => meta.tab !== undefined)
    .toSorted((a, b) => (a.meta.tab ?? 0) - (b.meta.tab ?? 0));
}

// After a slash, so that a port is no parameter.
const PARAMETER = /(?<=\/):(\w+)(?:\(\))?/g;

/** Fills in `:name` and `:name()`; missing values leave an empty segment. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(PARAMETER, (_segment, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** The trees that add pages to the frame at a path. */
export function framedRoutes(
  trees: readonly ConsoleRoute[],
  frame: string,
  pages: readonly ConsoleRoute[],
): ConsoleRoute[] {
  return trees.map((route) =>
    route.path === frame ? { ...route, children: [...(route.children ?? []), ...pages] } : route,
  );
}

const APP_PATH = '/apps/:appId';

/** The trees below /apps: pages about one app render in its frame. */
export function appsRoutesOf(
  features: readonly Pick<ConsoleFeature, 'appsRoutes' | 'appRoutes'>[],
): ConsoleRoute[] {
  return framedRoutes(
    features.flatMap((feature) => feature.appsRoutes ?? []),
    APP_PATH,
    features.flatMap((feature) => feature.appRoutes ?? []),
  );
}

const USER_PATH = '/user';

/** The features' other trees; pages about the signed-in user render in the user's frame. */
export function featureRoutesOf(
  features: readonly Pick<ConsoleFeature, 'routes' | 'userRoutes'>[],
): ConsoleRoute[] {
  return framedRoutes(
    features.flatMap((feature) => feature.routes ?? []),
    USER_PATH,
    features.flatMap((feature) => feature.userRoutes ?? []),
  );
}
