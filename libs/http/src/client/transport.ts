import { fetchBaseQuery, type BaseQueryApi, type FetchArgs } from '@reduxjs/toolkit/query';
import type { ProxyGroup } from '../contract/operation';
import type { RuntimeConfig } from '../contract/runtime-config';
import { parseJson } from '../safe-json';
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

// Outside a browser there is none, and the platform's address has to be given.
function ownOrigin(): string {
  const here: { location?: { origin: string }; fetch: unknown } = globalThis;
  return here.location?.origin ?? '';
}

/**
 * Sends one request and reads its answer: straight to the platform, or by the proxy form, whose answer is the platform's
 * own. Nothing above knows which. @see docs/behaviour.md 7.1
 */
export async function transmit(
  { apiBaseUrl, apiMode }: TransportConfig,
  request: PlatformRequest,
  api: BaseQueryApi,
): Promise<Reply> {
  const send = fetchBaseQuery({
    baseUrl: apiBaseUrl || ownOrigin(),
    timeout: REQUEST_TIMEOUT_MS,
    credentials: 'omit',
    cache: 'no-store',
    // An API does not move while it is called; what follows would carry the token elsewhere.
    redirect: 'error',
    responseHandler: async (response) => {
      const text = await response.text();
      return text === '' ? null : parseJson(text);
    },
  });
  const args = apiMode === 'proxy' ? proxied(request) : direct(request);
  const { data, error, meta } = await send(args, api, {});
  const header = (name: string) => meta?.response?.headers.get(name) ?? undefined;
  const status = meta?.response?.status;
  return error ? { failure: failureOf(error), status, header } : { data, status, header };
}

function direct({ url, method, params, body, headers }: PlatformRequest): FetchArgs {
  return {
    url,
    method,
    headers: { ...headers, Accept: 'application/json' },
    ...(params && { params }),
    ...(body !== undefined && { body }),
  };
}

function proxied({ group, url, method, params, body, headers }: PlatformRequest): FetchArgs {
  return {
    url: `/api/__api_party/${group}`,
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: { path: url, query: params ?? {}, headers, method, ...(body !== undefined && { body }) },
  };
}

type FetchError = NonNullable<Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>['error']>;

function failureOf(error: FetchError): ReplyFailure {
  if (typeof error.status === 'number') return { kind: 'status', status: error.status, body: error.data };
  if (error.status !== 'PARSING_ERROR') return { kind: 'no-answer' };
  if (error.originalStatus >= 300) return { kind: 'status', status: error.originalStatus, body: undefined };
  // What is not JSON came whole; anything else that ends the reading is the connection's end.
  return error.error.startsWith('SyntaxError') ? { kind: 'unreadable' } : { kind: 'no-answer' };
}
