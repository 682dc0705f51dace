import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { ConsoleRoute } from './console-route';

export interface RouteCode {
  /** Loads the code once; retried after a failure. */
  load: () => Promise<void>;
  /** Renders synchronously once loaded, unlike `React.lazy`. */
  Component: ComponentType;
}

export interface RouteHandle {
  /** From the root to this route; undefined for a layout. */
  chain?: readonly ConsoleRoute[];
  code?: RouteCode;
}

export type RouteMatcher = (pathname: string) => ReturnType<typeof matchRoutes>;

/** Matches a path; remembers the last one. */
export function createRouteMatcher(tree: () => RouteObject[]): RouteMatcher {
  let last: { pathname: string; matches: ReturnType<RouteMatcher> } | undefined;
  return (pathname) => {
    if (last?.pathname !== pathname)
      last = { pathname, matches: matchRoutes(routesNear(segmentsOf(pathname), tree()), pathname) };
    return last.matches;
  };
}

/** Decoded, as React Router matches them. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.split('/');
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    // React Router takes a malformed path as it is.
    return segments;
  }
}

/** Without routes that cannot match: React Router compiles a regular expression for each route at each call. */
function routesNear(segments: readonly string[], routes: readonly RouteObject[]): RouteObject[] {
  const isNear = ({ path = '' }: RouteObject) =>
    !path.startsWith('/') ||
    path
      .split('/')
      .every((part, at) => !/^[\w-]+$/.test(part) || part.toLowerCase() === segments[at]?.toLowerCase());
  return routes
    .filter(isNear)
    .map((route) => (route.children ? { ...route, children: routesNear(segments, route.children) } : route));
}

type Matches = readonly { route: { handle?: unknown } }[] | readonly { handle: unknown }[] | null;

export function chainOf(matches: Matches): readonly ConsoleRoute[] {
  return handlesOf(matches).findLast((handle) => handle.chain)?.chain ?? [];
}

/** Loads the code of matched pages; errors surface where it is awaited. */
export async function preload(matches: Matches): Promise<void> {
  await Promise.allSettled(handlesOf(matches).flatMap(({ code }) => (code ? [code.load()] : [])));
}

function handlesOf(matches: Matches): RouteHandle[] {
  return (matches ?? [])
    .map((match) => ('route' in match ? match.route.handle : match.handle))
    .filter(isRouteHandle);
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && ('chain' in handle || 'code' in handle);
}

/** The code of a page failed to load: removed by a newer build, or a network failure. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be loaded.', { cause });
    this.name = 'CodeFailure';
  }
}
