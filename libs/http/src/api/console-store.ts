import { configureStore } from '@reduxjs/toolkit';
import { QueryStatus, setupListeners } from '@reduxjs/toolkit/query';
import { HttpClient, type HttpClientOptions } from '../client/http-client';
import type { PrefetchCalls } from '../client/operation-request';
import { consoleApi, ConsoleExtra } from './console-api';

/**
 * The store of one console. Answers are cached for the holder of one token: a change of token empties the cache, so
 * nobody is shown what another person asked for.
 */
export function createConsoleStore(options: HttpClientOptions) {
  const http = new HttpClient(options);
  const extraArgument = new ConsoleExtra(http);
  const store = configureStore({
    reducer: { [consoleApi.reducerPath]: consoleApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(
        consoleApi.middleware,
      ),
    // Not with the next frame, as it is unless told: a frame comes late where there is much to draw.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: false,
  });
  const stopListeners = setupListeners(store.dispatch);

  const { session } = options;
  let token = session.token;
  const stopFollowing = session.subscribe(() => {
    if (session.token === token) return;
    token = session.token;
    extraArgument.earlyFailures.clear();
    store.dispatch(consoleApi.util.resetApiState());
  });
  return Object.assign(store, {
    /** For calls that outlive the store's data. */
    http,
    /**
     * The same store for calls made before their page renders. The page shows their failures, which are announced once it
     * does, instead of sending the queries again.
     */
    prefetching: (calls: PrefetchCalls) => ({
      dispatch: new Proxy(store.dispatch, {
        apply: (dispatch, self, args: unknown[]): unknown => {
          // A call begins within the dispatch, and ends long after it.
          extraArgument.early = calls;
          try {
            return Reflect.apply(dispatch, self, args);
          } finally {
            extraArgument.early = undefined;
          }
        },
      }),
    }),
    /** Whether an answer is still waited for that something is to be drawn of. */
    isQuerying: () =>
      Object.values(store.getState()[consoleApi.reducerPath].queries).some(
        (query) => query?.status === QueryStatus.pending,
      ),
    /** Stops what the store does by itself. */
    dispose: () => {
      stopListeners();
      stopFollowing();
    },
  });
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
