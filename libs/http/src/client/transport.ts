import type { ProxyGroup } from '../contract/operation';
import type { RuntimeConfig } from '../contract/runtime-config';
import { parseResponse } from '../safe-json';
import type { OperationRequest } from './operation-request';

/** No answer within this counts as none at all, a body that stalls included. Milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A request of the platform's API, whichever way it goes. */
export interface PlatformRequest extends OperationRequest {
  /** The API group that a proxy knows the platform by. */
  group: ProxyGroup;
  headers: Record<string, string>;
}

/** What came of a request. A successful one has `data`, null where the answer was empty. */
export interface Reply {
  data?: unknown;
  failure?: ReplyFailure;
  /** Of whatever came; undefined where nothing did. */
  status?: number | undefined;
  /** A header of the answer. */
  header: (name: string) => string | undefined;
}

export type ReplyFailure =
  /** Refused connection, time-out, or a connection that broke before the answer was whole. */
  | { kind: 'no-answer' }
  /** A status that is no success, with its body where that is JSON. */
  | { kind: 'status'; status: number; body: unknown }
  /** Success, but no JSON. */
  | { kind: 'unreadable' };

export type TransportConfig = Pick<RuntimeConfig, 'apiBaseUrl' | 'apiMode'>;

interface TransmitOptions {
  signal: AbortSignal;
  send?: typeof fetch | undefined;
  /** The request outlives the page. */
  keepalive?: boolean;
}

/** How the platform is asked, whatever for. */
export const FETCHED = {
  headers: { Accept: 'application/json' },
  credentials: 'omit',
  cache: 'no-store',
  // An API does not move while it is called; what follows would carry the token elsewhere.
  redirect: 'error',
} satisfies RequestInit;

// Outside a browser there is none, and the platform's address has to be given.
function ownOrigin(): string {
  const here: { location?: { origin: string }; fetch: unknown } = globalThis;
  return here.location?.origin ?? '';
}

/**
 * Sends one request and reads its answer: straight to the platform, or by the proxy form, whose answer is the platform's
 * own. Nothing above knows which. Never rejects. @see spec 7.1
 */
export async function transmit(
  { apiBaseUrl, apiMode }: TransportConfig,
  request: PlatformRequest,
  { signal, send = fetch, keepalive = false }: TransmitOptions,
): Promise<Reply> {
  const { url, headers, method, body } = apiMode === 'proxy' ? proxied(request) : direct(request);
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, REQUEST_TIMEOUT_MS);
  let response: Response | undefined;
  const header = (name: string) => response?.headers.get(name) ?? undefined;
  try {
    response = await send(addressOf(apiBaseUrl, url), {
      method,
      ...FETCHED,
      headers: {
        ...headers,
        ...FETCHED.headers,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(keepalive && { keepalive }),
      signal: AbortSignal.any([signal, patience.signal]),
    });
    const text = await response.text();
    return { ...readBody(response, text), status: response.status, header };
  } catch {
    // No connection, no answer in time, or one that broke off before it was whole.
    return { failure: { kind: 'no-answer' }, status: response?.status, header };
  } finally {
    clearTimeout(timer);
  }
}

function readBody({ ok, status }: Response, text: string): Pick<Reply, 'data' | 'failure'> {
  const body = readJson(text);
  if (ok) return body ? { data: body.json } : { failure: { kind: 'unreadable' } };
  return { failure: { kind: 'status', status, body: body?.json } };
}

/** What an answer says; undefined where it is no JSON. An empty one says null. */
function readJson(text: string): { json: unknown } | undefined {
  try {
    return { json: text === '' ? null : parseResponse(text) };
  } catch {
    // Told by what it leaves undefined.
    return undefined;
  }
}

interface Message {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}

function direct({ url, method, params, body, headers }: PlatformRequest): Message {
  const query = new URLSearchParams(params).toString();
  return { url: query === '' ? url : `${url}?${query}`, method, headers, body };
}

function proxied({ group, url, method, params, body, headers }: PlatformRequest): Message {
  return {
    url: `/api/__api_party/${group}`,
    method: 'POST',
    headers: {},
    body: { path: url, query: params ?? {}, headers, method, ...(body !== undefined && { body }) },
  };
}

/** A path of the platform's API, below its base. */
export function addressOf(base: string, path: string): string {
  return (base || ownOrigin()).replace(/\/+$/, '') + path;
}
