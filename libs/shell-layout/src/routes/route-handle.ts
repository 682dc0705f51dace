import type { ComponentType } from 'react';
import type { ConsoleRoute } from './console-route';

/** A component whose code comes later. */
export interface RouteCode {
  /** Loads the code, once; after a failure the next call tries again. */
  load: () => Promise<void>;
  /** Draws what was loaded: at once, where `React.lazy` would hold it back. */
  Component: ComponentType;
}

/** What the router keeps with each of its routes. */
export interface RouteHandle {
  /** The console's routes down to this one; none for a layout. */
  chain?: readonly ConsoleRoute[];
  code?: RouteCode;
}

type Matches = readonly { route: { handle?: unknown } }[] | readonly { handle: unknown }[] | null;

/** The console's routes, outermost first, behind a list of the router's matches. */
export function chainOf(matches: Matches): readonly ConsoleRoute[] {
  return handlesOf(matches).findLast((handle) => handle.chain)?.chain ?? [];
}

/** Starts to load the code of matched places; whoever waits for it hears of a failure. */
export function preload(matches: Matches): void {
  for (const { code } of handlesOf(matches)) code?.load().catch(() => undefined);
}

function handlesOf(matches: Matches): RouteHandle[] {
  return (matches ?? [])
    .map((match) => ('route' in match ? match.route.handle : match.handle))
    .filter(isRouteHandle);
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && ('chain' in handle || 'code' in handle);
}

/** The code of a place could not be loaded: a newer build has taken its files away, or the network failed. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be loaded.', { cause });
    this.name = 'CodeFailure';
  }
}
