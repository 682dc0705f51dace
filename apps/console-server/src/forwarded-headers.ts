import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/**
 * Headers of one connection, those whose values only this server knows, and those that would have the platform read the
 * call as another one: checks here apply to its method and body as they are.
 */
const NOT_PASSED_ON = new Set([
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
const NOT_PASSED_ON_PREFIXES = ['proxy-', 'x-forwarded-'];

/**
 * What an answer of the platform may carry. It is a list of what passes because an answer speaks for the console's
 * own origin: a cookie, a redirect, a service worker's scope or a policy of the platform must not.
 */
const PASSED_BACK = [
  'allow',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
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

/** The headers of a call as the platform gets them. */
export function headersForPlatform(incoming: IncomingHttpHeaders, caller: Caller): OutgoingHttpHeaders {
  const named = (incoming.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = Object.entries(incoming).filter(
    ([name]) =>
      !NOT_PASSED_ON.has(name) &&
      !named.includes(name) &&
      !NOT_PASSED_ON_PREFIXES.some((prefix) => name.startsWith(prefix)),
  );
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': caller.address.replace(/^::ffff:/, ''),
    'x-request-id': caller.requestId,
  };
}

interface Caller {
  address: string;
  requestId: string;
}

/** The headers of the platform's answer as the browser gets them. */
export function headersForBrowser(answer: IncomingHttpHeaders, requestId: string): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Request-Id': requestId });
  for (const name of PASSED_BACK) {
    const value = answer[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}
