import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { API_METHODS, carriesBody } from './api-context';
import { isUnambiguousPath } from './request-path';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);

/** Node.js accepts no more of request line and headers. Longer ones are rejected before each name is examined. */
const MAX_CHARACTERS = 16 * 1024;
const shortJson = z.unknown().refine((value) => (jsonOf(value)?.length ?? Infinity) <= MAX_CHARACTERS);

/** The body of the proxy form; other keys, such as an upstream or retries, are ignored. */
const ProxyCall = z.object({
  path: z.string().refine(isUnambiguousPath),
  query: shortJson.pipe(z.record(z.string(), z.union([Scalar, z.null(), z.array(Scalar)]))).prefault({}),
  headers: shortJson
    .pipe(z.record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/), z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/)))
    .prefault({}),
  method: z.string().toUpperCase().pipe(z.enum(API_METHODS)).default('GET'),
  body: z.unknown().optional(),
});
type ProxyCall = z.output<typeof ProxyCall>;

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

const BROWSER_HEADERS = ['accept', 'accept-encoding', 'accept-language', 'user-agent'];

/** Hosts choose the name of the token header; its value identifies it. */
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
      errorReason?: undefined;
      method: string;
      target: string;
      headers: IncomingHttpHeaders;
      body: Buffer | undefined;
    }
  | { errorReason: 'badCall' | (typeof REASONS)[keyof typeof REASONS] };

/**
 * Reads a call of the proxy form; `errorReason` says why it is rejected. Its target begins with one of `paths`.
 * `browser` holds the headers of the request.
 */
export function readProxyCall(
  sent: unknown,
  paths: readonly string[],
  browser: IncomingHttpHeaders,
): ReadCall {
  const { data: call, error } = ProxyCall.safeParse(sent);
  if (error) {
    const field = ProxyCall.keyof().safeParse(error.issues[0]?.path[0]).data;
    return { errorReason: field ? REASONS[field] : 'badCall' };
  }
  if (!paths.some((start) => call.path.startsWith(start))) return { errorReason: 'badPath' };

  const json = carriesBody(call.method) ? jsonOf(call.body) : '';
  if (json === undefined) return { errorReason: 'badBody' };
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

function jsonOf(body: unknown): string | undefined {
  if (body === undefined || body === null) return '';
  try {
    return JSON.stringify(body);
  } catch {
    return undefined;
  }
}
