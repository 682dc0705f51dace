import type { ConsoleFeature, ConsoleRoute, RouteMeta } from './console-route';

const HANDED_DOWN = ['requiresAuth', 'requiredPermission'] as const;

/** The meta that counts at the end of a chain of routes: duties are handed down, everything else is the last one's own. */
export function mergedMeta(chain: readonly ConsoleRoute[]): RouteMeta {
  const merged: RouteMeta = { ...chain.at(-1)?.meta };
  for (const duty of HANDED_DOWN) {
    if (chain.some((route) => route.meta[duty])) merged[duty] = true;
  }
  return merged;
}

/** The namespace of the nearest route of the chain that names one. */
export function namespaceOf(chain: readonly ConsoleRoute[]): string | undefined {
  return chain.findLast((route) => route.namespace !== undefined)?.namespace;
}

/** The routes down to the one of a path; none where there is no such route. */
export function chainTo(path: string, routes: readonly ConsoleRoute[]): ConsoleRoute[] {
  for (const route of routes) {
    if (route.path === path) return [route];
    const below = chainTo(path, route.children ?? []);
    if (below.length > 0) return [route, ...below];
  }
  return [];
}

/** The pages of a frame, in their order. */
export function tabsOf(route: ConsoleRoute | undefined): ConsoleRoute[] {
  return (route?.children ?? [])
    .filter(({ meta }) => meta.tab !== undefined)
    .toSorted((a, b) => (a.meta.tab ?? 0) - (b.meta.tab ?? 0));
}

// After a slash only: the port of an address elsewhere is no parameter.
const PARAMETER = /(?<=\/):(\w+)(?:\(\))?/g;

/** A path with its parameters, written `:name` or `:name()`, filled in; one without a value stays an empty segment. */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(PARAMETER, (_segment, name: string) => encodeURIComponent(params[name] ?? ''));
}

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

/** The frame of the pages about one app. */
const APP_PATH = '/apps/:appId';

/** The trees below /apps: what features bring about one app stands in that app's frame, whoever owns it. */
export function appsRoutesOf(
  features: readonly Pick<ConsoleFeature, 'appsRoutes' | 'appRoutes'>[],
): ConsoleRoute[] {
  return framedRoutes(
    features.flatMap((feature) => feature.appsRoutes ?? []),
    APP_PATH,
    features.flatMap((feature) => feature.appRoutes ?? []),
  );
}

/** The frame of the signed-in person's own pages. */
const USER_PATH = '/user';

/**
 * The features' trees of their own: what they bring about the signed-in person stands in that person's frame, whoever
 * owns it.
 */
export function featureRoutesOf(
  features: readonly Pick<ConsoleFeature, 'routes' | 'userRoutes'>[],
): ConsoleRoute[] {
  return framedRoutes(
    features.flatMap((feature) => feature.routes ?? []),
    USER_PATH,
    features.flatMap((feature) => feature.userRoutes ?? []),
  );
}
