import type { IncomingHttpHeaders } from 'node:http';

/**
 * True unless a browser says that another origin's page makes this call. What the browser itself found counts first:
 * behind a proxy, the name that the person typed may not be the one that arrives here. Pages of `hosts` count as own.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, hosts: readonly string[] = []): boolean {
  if (headers.origin !== undefined && hosts.includes(headers.origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
