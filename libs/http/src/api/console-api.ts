import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { RawReply } from '../client/answer';
import type { ConsoleError } from '../client/console-error';
import { HttpClient } from '../client/http-client';
import type { OperationCall } from '../client/operation-request';

export type ConsoleBaseQuery = BaseQueryFn<OperationCall, unknown, ConsoleError, object, RawReply>;

/** What a console's store gives its thunks. */
export interface ConsoleExtra {
  http: HttpClient;
}

/** Seconds that an answer without a reader is kept. @see docs/behaviour.md 9 */
export const CACHE_SECONDS = 300;

const baseQuery: ConsoleBaseQuery = (call, api) => clientOf(api.extra).send(call, api);

/**
 * The one RTK Query API: features enhance it with their tags and inject their endpoints. The only module-level singleton;
 * it holds no data, a console's store does.
 */
export const consoleApi = createApi({
  reducerPath: 'consoleApi',
  baseQuery,
  keepUnusedDataFor: CACHE_SECONDS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

function clientOf(extra: unknown): HttpClient {
  if (typeof extra === 'object' && extra !== null && 'http' in extra && extra.http instanceof HttpClient) {
    return extra.http;
  }
  throw new Error('The store has no HttpClient: build it with createConsoleStore.');
}
