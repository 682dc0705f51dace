import type { ProxyGroup } from '../contract/operation';
import type { RuntimeConfig } from '../contract/runtime-config';
import { parseResponse } from '../safe-json';
import type { OperationRequest } from './operation-request';

/** The time-out of a request, including its body. Milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

export interface PlatformRequest extends OperationRequest {
  /** Names the platform in the proxy form. */
  group: ProxyGroup;
  headers: Record<string, string>;
}

/** A successful response has `data`, null if it was empty. */
export interface PlatformResponse {
  data?: unknown;
  failure?: ResponseFailure;
  /** Undefined without a response. */
  status?: number | undefined;
  header: (name: string) => string | undefined;
}

export type ResponseFailure =
  /** No connection, a time-out, or an incomplete response. */
  | { kind: 'no-response' }
  /** An error status; `body` is undefined if it is not JSON. */
  | { kind: 'status'; status: number; body: unknown }
  /** Success without JSON. */
  | { kind: 'unreadable' };

/** Responses that are not JSON, read as base64. */
const BINARY = /^application\/pdf\b/i;

export type TransportConfig = Pick<RuntimeConfig, 'apiBaseUrl' | 'apiMode'>;

interface TransmitOptions {
  signal: AbortSignal;
  send?: typeof fetch | undefined;
  /** The request outlives the page. */
  keepalive?: boolean;
}

/** The options of every request. */
export const REQUEST_OPTIONS = {
  headers: { Accept: 'application/json' },
  credentials: 'omit',
  cache: 'no-store',
  // A redirect would send the token to another server.
  redirect: 'error',
} satisfies RequestInit;

// Outside a browser there is no location.
function pageOrigin(): string {
  const environment: { location?: { origin: string }; fetch: unknown } = globalThis;
  return environment.location?.origin ?? '';
}

/** Sends one request, directly or in the proxy form, and reads its response. Never rejects. @see spec 7.1 */
export async function transmit(
  { apiBaseUrl, apiMode }: TransportConfig,
  request: PlatformRequest,
  { signal, send = fetch, keepalive = false }: TransmitOptions,
): Promise<PlatformResponse> {
  const { url, headers, method, body } = apiMode === 'proxy' ? proxied(request) : direct(request);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
  let response: Response | undefined;
  const header = (name: string) => response?.headers.get(name) ?? undefined;
  try {
    response = await send(addressOf(apiBaseUrl, url), {
      method,
      ...REQUEST_OPTIONS,
      headers: {
        ...headers,
        ...REQUEST_OPTIONS.headers,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(keepalive && { keepalive }),
      signal: AbortSignal.any([signal, timeout.signal]),
    });
    if (response.ok && BINARY.test(response.headers.get('Content-Type') ?? '')) {
      return { data: base64(new Uint8Array(await response.arrayBuffer())), status: response.status, header };
    }
    const text = await response.text();
    return { ...readBody(response, text), status: response.status, header };
  } catch {
    return { failure: { kind: 'no-response' }, status: response?.status, header };
  } finally {
    clearTimeout(timer);
  }
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function readBody({ ok, status }: Response, text: string): Pick<PlatformResponse, 'data' | 'failure'> {
  const body = readJson(text);
  if (ok) return body ? { data: body.json } : { failure: { kind: 'unreadable' } };
  return { failure: { kind: 'status', status, body: body?.json } };
}

/** Undefined if the text is not JSON; null for an empty text. */
function readJson(text: string): { json: unknown } | undefined {
  try {
    return { json: text === '' ? null : parseResponse(text) };
  } catch {
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

/** The URL of a path of the platform's API. */
export function addressOf(base: string, path: string): string {
  return (base || pageOrigin()).replace(/\/+$/, '') + path;
}
