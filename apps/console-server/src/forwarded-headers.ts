import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Networks, plainAddress } from '@console/server-kit';

/**
 * Headers of one connection, headers that only this server can set, and headers that change the method or body that
 * was checked here.
 */
const REMOVED_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'origin',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-real-ip',
]);
const REMOVED_PREFIXES = ['proxy-', 'x-forwarded-'];

/**
 * Allowed headers of a response, which has the console’s origin: cookies, redirects, service worker scopes and
 * policies of the platform must not reach the browser.
 */
const RESPONSE_HEADERS = [
  'accept-ranges',
  'allow',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'deprecation',
  'etag',
  'last-modified',
  'ratelimit',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'sunset',
  'vary',
  'www-authenticate',
  'x-request-id',
];

export function headersForPlatform(incoming: IncomingHttpHeaders, caller: Caller): OutgoingHttpHeaders {
  const named = (incoming.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(incoming)) {
    const isRemoved =
      REMOVED_HEADERS.has(name) ||
      named.includes(name) ||
      REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix));
    if (!isRemoved) headers[name] = value;
  }
  headers['x-forwarded-for'] = caller.forwardedFor;
  headers['x-request-id'] = caller.requestId;
  return headers;
}

/** The address of the socket; if a trusted proxy has it, after the addresses that the proxy names. */
export function forwardedForOf(
  remoteAddress: string,
  { 'x-forwarded-for': named = '' }: IncomingHttpHeaders,
  trustedProxies: Networks,
): string {
  const address = plainAddress(remoteAddress);
  return named !== '' && trustedProxies.has(address) ? `${String(named)}, ${address}` : address;
}

interface Caller {
  forwardedFor: string;
  requestId: string;
}

export function headersForBrowser(response: IncomingHttpHeaders, requestId: string): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'x-request-id': requestId };
  for (const name of RESPONSE_HEADERS) {
    const value = response[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
