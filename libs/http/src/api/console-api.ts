import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { RawResponse } from '../client/read-response';
import type { HttpClient } from '../client/http-client';
import type { OperationCall, PrefetchCalls } from '../client/operation-request';
import type { ConsoleError } from '../events/console-error';

export type ConsoleBaseQuery = BaseQueryFn<OperationCall, unknown, ConsoleError, object, RawResponse>;

type Result = Awaited<ReturnType<HttpClient['send']>>;

interface EarlyFailure {
  result: Result;
  announced: boolean;
  at: number;
}

/** Milliseconds for which a page shows the failure of a prefetch instead of sending the query again. */
const EARLY_FAILURE_MS = 5000;

/** `extraArgument` of the store's thunks. */
export class ConsoleExtra {
  readonly http: HttpClient;
  /** Set while a prefetch dispatches. */
  early: PrefetchCalls | undefined;
  /** By cache key. */
  readonly earlyFailures = new Map<string, EarlyFailure>();

  constructor(http: HttpClient) {
    this.http = http;
  }
}

/** `keepUnusedDataFor`. Seconds. @see spec 9 */
export const CACHE_SECONDS = 300;

const baseQuery: ConsoleBaseQuery = async (call, api) => {
  const { http, early, earlyFailures } = extraOf(api.extra);
  const { queryCacheKey = '', forced = false } = api;
  const failure = earlyFailures.get(queryCacheKey);
  const isRecent = failure && performance.now() - failure.at < EARLY_FAILURE_MS;
  // RTK Query would send a failed query again for the page that opens.
  if (isRecent && !forced && !(early && failure.announced)) {
    if (!early) {
      earlyFailures.delete(queryCacheKey);
      if (!failure.announced) http.announce(call, failure.result);
    }
    return failure.result;
  }
  earlyFailures.delete(queryCacheKey);
  const result = await http.send(early ? { ...call, early } : call, api);
  if (early && result.error) {
    earlyFailures.set(queryCacheKey, { result, announced: early.awaited, at: performance.now() });
  }
  return result;
};

/**
 * The RTK Query API that features inject endpoints into. The only module-level singleton; it holds no data.
 */
export const consoleApi = createApi({
  reducerPath: 'consoleApi',
  baseQuery,
  keepUnusedDataFor: CACHE_SECONDS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

function extraOf(extra: unknown): ConsoleExtra {
  if (extra instanceof ConsoleExtra) return extra;
  throw new Error('The store has no HttpClient: build it with createConsoleStore.');
}
