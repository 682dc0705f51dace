import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { RawResponse } from '../client/read-response';
import type { HttpClient } from '../client/http-client';
import type { OperationCall, PrefetchCalls } from '../client/operation-request';
import type { ConsoleError } from '../events/console-error';

export type ConsoleBaseQuery = BaseQueryFn<OperationCall, unknown, ConsoleError, object, RawResponse>;

type Result = Awaited<ReturnType<HttpClient['send']>>;

interface PrefetchFailure {
  result: Result;
  isPublished: boolean;
  at: number;
}

/** Milliseconds for which a page shows the failure of a prefetch instead of sending the query again. */
const PREFETCH_FAILURE_MS = 5000;

/** `extraArgument` of the store's thunks. */
export class ConsoleExtra {
  readonly http: HttpClient;
  /** Set while a prefetch dispatches. */
  prefetch: PrefetchCalls | undefined;
  /** By cache key. */
  readonly prefetchFailures = new Map<string, PrefetchFailure>();

  constructor(http: HttpClient) {
    this.http = http;
  }
}

/** `keepUnusedDataFor`. Seconds. @see spec 9 */
export const CACHE_SECONDS = 300;

const baseQuery: ConsoleBaseQuery = async (call, api) => {
  const { http, prefetch, prefetchFailures } = extraOf(api.extra);
  const { queryCacheKey = '', forced = false } = api;
  const failure = prefetchFailures.get(queryCacheKey);
  const isRecent = failure && performance.now() - failure.at < PREFETCH_FAILURE_MS;
  // RTK Query would send a failed query again for the page that opens.
  if (isRecent && !forced && !(prefetch && failure.isPublished)) {
    if (!prefetch) {
      prefetchFailures.delete(queryCacheKey);
      if (!failure.isPublished) http.publishFailure(call, failure.result);
    }
    return failure.result;
  }
  prefetchFailures.delete(queryCacheKey);
  const result = await http.send(prefetch ? { ...call, prefetch } : call, api);
  if (prefetch && result.error) {
    prefetchFailures.set(queryCacheKey, { result, isPublished: prefetch.isPageOpen, at: performance.now() });
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
