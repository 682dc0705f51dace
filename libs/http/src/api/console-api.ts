import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { RawReply } from '../client/answer';
import type { ConsoleError } from '../client/console-error';
import type { HttpClient } from '../client/http-client';
import type { EarlyCalls, OperationCall } from '../client/operation-request';

export type ConsoleBaseQuery = BaseQueryFn<OperationCall, unknown, ConsoleError, object, RawReply>;

/** What a console's store gives its thunks. */
export class ConsoleExtra {
  readonly http: HttpClient;
  /** Whose calls are being made at this moment. */
  early: EarlyCalls | undefined;

  constructor(http: HttpClient) {
    this.http = http;
  }
}

/** Seconds that an answer without a reader is kept. @see docs/behaviour.md 9 */
export const CACHE_SECONDS = 300;

const baseQuery: ConsoleBaseQuery = (call, api) => {
  const { http, early } = extraOf(api.extra);
  return http.send(early ? { ...call, early } : call, api);
};

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

function extraOf(extra: unknown): ConsoleExtra {
  if (extra instanceof ConsoleExtra) return extra;
  throw new Error('The store has no HttpClient: build it with createConsoleStore.');
}
