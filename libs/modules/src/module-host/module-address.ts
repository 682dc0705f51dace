import { HostState } from '@console/host-protocol';
import type { Path } from 'react-router';

/** What a module is told of an address that the protocol has no room for. */
const ROOT = '/';

type Place = Pick<Path, 'pathname' | 'search'>;

/** Where in a module an address of the console is: what stands below the module's own, with the query. */
export function pathBelow(base: string, { pathname, search }: Place): string {
  const below = isBelow(base, pathname) ? pathname.slice(base.length) : '';
  // The one character that addresses may hold and places of the protocol may not.
  const path = `${below || ROOT}${search}`.replaceAll('\\', '%5C');
  return HostState.shape.path.safeParse(path).success ? path : ROOT;
}

/** The console's address for a place in a module; undefined for one that leads out of it. */
export function addressOf(base: string, path: string): (Place & { hash: string }) | undefined {
  const origin = 'http://console.invalid';
  const { pathname, search, hash } = new URL(`${base}${path === ROOT ? '' : path}`, origin);
  return isBelow(base, pathname) ? { pathname, search, hash } : undefined;
}

function isBelow(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/**
 * Where a module's entry is loaded from. Browsers keep the code of an address, and Chromium its failure too: another try
 * needs another address.
 */
export function entryAddress(entry: string, attempt: number, page = document.baseURI): string {
  const address = new URL(entry, page);
  if (attempt > 0) address.searchParams.set('attempt', String(attempt));
  return address.href;
}
