import { HostState } from '@console/host-protocol';
import type { Path } from 'react-router';

const ROOT = '/';

type Place = Pick<Path, 'pathname' | 'search'>;

/** The path inside the module for a location of the console, with the query. */
export function pathBelow(base: string, { pathname, search }: Place): string {
  const below = isBelow(base, pathname) ? pathname.slice(base.length) : '';
  // The protocol rejects backslashes.
  const path = `${below || ROOT}${search}`.replaceAll('\\', '%5C');
  return HostState.shape.path.safeParse(path).success ? path : ROOT;
}

/** The console's location for a path inside the module; undefined if it leaves the module. */
export function addressOf(base: string, path: string): (Place & { hash: string }) | undefined {
  const origin = 'http://console.invalid';
  const { pathname, search, hash } = new URL(`${base}${path === ROOT ? '' : path}`, origin);
  return isBelow(base, pathname) ? { pathname, search, hash } : undefined;
}

function isBelow(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** URL of a module's entry. Browsers cache code by URL, Chromium failures too, so each retry gets its own. */
export function entryAddress(entry: string, attempt: number, page = document.baseURI): string {
  const address = new URL(entry, page);
  if (attempt > 0) address.searchParams.set('attempt', String(attempt));
  return address.href;
}
