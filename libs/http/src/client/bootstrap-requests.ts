import { personalHeaders } from './personal-headers';
import { addressOf, FETCHED, REQUEST_TIMEOUT_MS, type TransportConfig } from './transport';

/** `appId`: default the admin app. */
export interface BootstrapQuery {
  path: string;
  appId?: string;
}

/** A query that the page's inline script sent before the console's code was loaded. */
export interface BootstrapRequest {
  address: string;
  headers: Record<string, string>;
  answer: Promise<Response>;
  abort: () => void;
  /** By `performance.now()`. */
  at: number;
}

interface BootstrapOptions {
  /** The inlined runtime configuration. */
  config: unknown;
  /** The header value. */
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
    const headers = { ...personalHeaders(token, language, appId), ...FETCHED.headers };
    const aborting = new AbortController();
    const answer = fetch(address, { ...FETCHED, headers, signal: aborting.signal });
    // The client sends it again.
    answer.catch(() => undefined);
    const abort = () => {
      aborting.abort();
    };
    return { address, headers, answer, abort, at: performance.now() };
  });
}

/**
 * A `fetch` that returns the responses of bootstrap requests, each once, to identical requests. Failed and outdated ones are sent again.
 */
export function withBootstrapRequests(calls: readonly BootstrapRequest[]): typeof fetch {
  const left = new Set(calls);
  return (input, init) => {
    const call = [...left].find((one) => one.address === input && isSame(one.headers, init?.headers));
    if (!call) return fetch(input, init);
    left.delete(call);
    if (performance.now() - call.at > REQUEST_TIMEOUT_MS) return fetch(input, init);
    init?.signal?.addEventListener('abort', call.abort, { once: true });
    return untilAborted(
      call.answer.catch(() => fetch(input, init)),
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

function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(new DOMException('Nobody waits for the answer any more.', 'AbortError'));
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject);
  });
}
