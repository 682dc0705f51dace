import type { ConsoleRoute, RouteMeta } from './console-route';

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
