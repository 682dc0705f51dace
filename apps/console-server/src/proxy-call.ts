import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { API_METHODS, carriesBody } from './api-methods';
import { isUnambiguousPath } from './request-path';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);

/** What a caller of the proxy form sends; other keys, such as an upstream or retries of its choice, count for nothing. */
const ProxyCall = z.object({
  path: z.string().refine(isUnambiguousPath),
  query: z.record(z.string(), z.union([Scalar, z.null(), z.array(Scalar)])).default({}),
  headers: z
    .record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/), z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/))
    .default({}),
  method: z.string().toUpperCase().pipe(z.enum(API_METHODS)).default('GET'),
  body: z.unknown().optional(),
});
type ProxyCall = z.output<typeof ProxyCall>;

/** The headers that a call may bring for itself. */
const CALL_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'x-app-id',
  'x-background',
  'x-captcha-token',
];

/** What the platform learns of the browser, from the browser's own request. */
const BROWSER_HEADERS = ['accept', 'accept-encoding', 'accept-language', 'user-agent'];

/** A host may have the token carried by a header of its own naming: the value tells it. */
const TOKEN = /^Bearer [\x21-\x7e]+$/;

const REASONS = {
  path: 'badPath',
  query: 'badQuery',
  headers: 'badHeaders',
  method: 'badMethod',
  body: 'badBody',
} as const;

type ReadCall =
  | {
      refused?: undefined;
      method: string;
      target: string;
      headers: IncomingHttpHeaders;
      body: Buffer | undefined;
    }
  | { refused: 'badCall' | (typeof REASONS)[keyof typeof REASONS] };

/**
 * A call of the proxy form as the platform gets it, or why it is refused. Its target starts with one of `paths`,
 * whatever was sent. `browser` holds the headers of the request that brought the call.
 */
export function readProxyCall(
  sent: unknown,
  paths: readonly string[],
  browser: IncomingHttpHeaders,
): ReadCall {
  const { data: call, error } = ProxyCall.safeParse(sent);
  if (error) {
    const field = ProxyCall.keyof().safeParse(error.issues[0]?.path[0]).data;
    return { refused: field ? REASONS[field] : 'badCall' };
  }
  if (!paths.some((start) => call.path.startsWith(start))) return { refused: 'badPath' };

  const json = carriesBody(call.method) ? jsonOf(call.body) : '';
  if (json === undefined) return { refused: 'badBody' };
  return {
    method: call.method,
    target: call.path + searchOf(call.query),
    headers: {
      ...only(BROWSER_HEADERS, browser),
      ...headersOf(call),
      ...(json !== '' && { 'content-type': 'application/json' }),
    },
    body: carriesBody(call.method) ? Buffer.from(json) : undefined,
  };
}

function searchOf(query: ProxyCall['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null) search.append(name, String(item));
    }
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

function headersOf({ headers }: ProxyCall): IncomingHttpHeaders {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(
    named.filter(([name, value]) => CALL_HEADERS.includes(name) || TOKEN.test(value)),
  );
}

function only(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/** Empty for none; undefined for one that is nested too deeply to be written down. */
function jsonOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return '';
  try {
    return JSON.stringify(body);
  } catch {
    return undefined;
  }
}
