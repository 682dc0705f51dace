import { personalHeaders } from './personal-headers';
import { addressOf, REQUEST_OPTIONS, REQUEST_TIMEOUT_MS, type TransportConfig } from './transport';

/** `appId`: default the admin app. */
export interface BootstrapQuery {
  path: string;
  appId?: string;
}

/** A query that the page's inline script sent. */
export interface BootstrapRequest {
  address: string;
  headers: Record<string, string>;
  response: Promise<Response>;
  abort: () => void;
  /** By `performance.now()`. */
  at: number;
}

interface BootstrapOptions {
  config: unknown;
  /** The value of the `Authorization` header. */
  token: string;
  language: Parameters<typeof personalHeaders>[1];
}

/**
 * Sends queries as the HTTP client would send them, for `withBootstrapRequests`. None in proxy mode.
 */
export function sendBootstrapRequests(
  queries: readonly BootstrapQuery[],
  { config, token, language }: BootstrapOptions,
): BootstrapRequest[] {
  if (!isDirect(config)) return [];
  const { apiBaseUrl } = config;
  return queries.map(({ path, appId }) => {
    const address = addressOf(apiBaseUrl, path);
    const headers = { ...personalHeaders(token, language, appId), ...REQUEST_OPTIONS.headers };
    const aborting = new AbortController();
    const response = fetch(address, { ...REQUEST_OPTIONS, headers, signal: aborting.signal });
    // `withBootstrapRequests` sends a failed one again.
    response.catch(() => undefined);
    const abort = () => aborting.abort();
    return { address, headers, response, abort, at: performance.now() };
  });
}

/**
 * A `fetch` that returns the responses of bootstrap requests, each once, to identical requests. Failed and outdated ones are sent again.
 */
export function withBootstrapRequests(requests: readonly BootstrapRequest[]): typeof fetch {
  const unused = new Set(requests);
  return (input, init) => {
    const request = [...unused].find((one) => one.address === input && isSame(one.headers, init?.headers));
    if (!request) return fetch(input, init);
    unused.delete(request);
    if (performance.now() - request.at > REQUEST_TIMEOUT_MS) return fetch(input, init);
    init?.signal?.addEventListener('abort', request.abort, { once: true });
    return untilAborted(
      request.response.catch(() => fetch(input, init)),
      init?.signal,
    );
  };
}

function isDirect(config: unknown): config is TransportConfig {
  if (typeof config !== 'object' || config === null) return false;
  const { apiBaseUrl, apiMode }: Record<string, unknown> = { ...config };
  return typeof apiBaseUrl === 'string' && apiMode === 'direct';
}

function isSame(headers: Record<string, string>, others: RequestInit['headers']): boolean {
  const [one, other] = [headers, others].map((given) => JSON.stringify([...new Headers(given)]));
  return one === other;
}

function untilAborted(
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal) return response;
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The request was canceled.', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject);
  });
}
