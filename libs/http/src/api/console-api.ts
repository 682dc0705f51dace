import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { RawReply } from '../client/answer';
import type { ConsoleError } from '../client/console-error';
import { controlHeaders } from '../client/control-headers';
import type { HttpClient } from '../client/http-client';
import type { OperationCall } from '../client/operation-request';

export type ConsoleBaseQuery = BaseQueryFn<OperationCall, unknown, ConsoleError, object, RawReply>;

/** Calls for what a person most likely asks for next. */
export interface EarlyCalls {
  /** Whether the person has asked by now. */
  awaited: boolean;
}

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

const baseQuery: ConsoleBaseQuery = async (call, api) => {
  const { http, early } = extraOf(api.extra);
  if (!early) return http.send(call, api);
  const quiet = { ...call.headers, ...controlHeaders({ ignoreFailure: true }) };
  const sent = await http.send({ ...call, headers: quiet }, api);
  // Its failure was told to nobody, and now somebody waits: what is wrong shows when it is asked for as everything else.
  return sent.error && early.awaited ? http.send(call, api) : sent;
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
