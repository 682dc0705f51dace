import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a call comes from a page of this origin or of `hosts`, or from no page. `Sec-Fetch-Site` takes precedence:
 * behind a proxy, Host may differ from the address in the browser.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, hosts: readonly string[] = []): boolean {
  if (headers.origin !== undefined && hosts.includes(headers.origin)) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
