import { configureStore } from '@reduxjs/toolkit';
import { QueryStatus, setupListeners } from '@reduxjs/toolkit/query';
import { HttpClient, type HttpClientOptions } from '../client/http-client';
import type { PrefetchCalls } from '../client/operation-request';
import { consoleApi, ConsoleExtra } from './console-api';

/** The store of one console. A change of the token empties the cache: no user sees the data of another. */
export function createConsoleStore(options: HttpClientOptions) {
  const http = new HttpClient(options);
  const extraArgument = new ConsoleExtra(http);
  const store = configureStore({
    reducer: { [consoleApi.reducerPath]: consoleApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(
        consoleApi.middleware,
      ),
    // The default waits for an animation frame, which comes late while much is rendered.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: false,
  });
  const stopListeners = setupListeners(store.dispatch);

  const { session } = options;
  let token = session.token;
  const stopFollowing = session.subscribe(() => {
    if (session.token === token) return;
    token = session.token;
    extraArgument.prefetchFailures.clear();
    store.dispatch(consoleApi.util.resetApiState());
  });
  return Object.assign(store, {
    /** For calls without a cache entry. */
    http,
    /**
     * Dispatches queries of a page before it renders. The page shows their failures instead of sending the queries again.
     */
    prefetching: (calls: PrefetchCalls) => ({
      dispatch: new Proxy(store.dispatch, {
        apply: (dispatch, self, args: unknown[]): unknown => {
          // Calls begin within the dispatch.
          extraArgument.prefetch = calls;
          try {
            return Reflect.apply(dispatch, self, args);
          } finally {
            extraArgument.prefetch = undefined;
          }
        },
      }),
    }),
    /** Whether a query is pending. */
    isQuerying: () =>
      Object.values(store.getState()[consoleApi.reducerPath].queries).some(
        (query) => query?.status === QueryStatus.pending,
      ),
    /** Cancels pending queries, which otherwise would be retried, and stops all listeners. */
    dispose: () => {
      for (const call of store.dispatch(consoleApi.util.getRunningQueriesThunk())) call.abort();
      stopListeners();
      stopFollowing();
    },
  });
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
