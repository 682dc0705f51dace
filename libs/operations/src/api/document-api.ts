import type { PrefetchContext } from '@console/shell-layout';
import {
  consoleApi,
  controlHeaders,
  MISSING_IS_SHOWN,
  query,
  SHOWN_IN_PLACE,
  type Control,
  type ConsoleError,
  type RawResponse,
} from '@console/http';
import type { Operation } from '@console/http/contract';
import { getProfile } from '@console/shell-layout/contract';
import { getApiDocument } from '../contract/document';

/** In seconds: the document changes only with the platform's version. */
const DOCUMENT_SECONDS = 3600;

const MANUAL_CONTROL: Control = { ignoreFailure: true, noLoading: true };

export interface ManualRequest {
  operation: Operation;
  /** As `ArgsOf` of the operation. */
  args: Record<string, unknown>;
  appId: string;
}

export interface Exchange {
  reply?: RawResponse | undefined;
  error?: ConsoleError | undefined;
}

export const documentApi = consoleApi.enhanceEndpoints<string>({}).injectEndpoints({
  endpoints: (build) => ({
    getApiDocument: query(build, getApiDocument, {
      control: { ...SHOWN_IN_PLACE, ...MISSING_IS_SHOWN },
      keepUnusedDataFor: DOCUMENT_SECONDS,
    }),
    /** Fulfilled with every response, HTTP errors included. */
    sendManualRequest: build.mutation<Exchange, ManualRequest>({
      queryFn: async ({ operation, args, appId }, _api, _options, send) => {
        const { error, meta } = await send({
          operation,
          args,
          manual: { appId },
          headers: controlHeaders(MANUAL_CONTROL),
        });
        // A 401 may be about the input. This request detects whether the session has ended.
        if (meta?.status === 401 && operation.access !== 'public') {
          await send({ operation: getProfile, args: undefined, headers: controlHeaders(SHOWN_IN_PLACE) });
        }
        return { data: { reply: meta, error } };
      },
      onQueryStarted: async ({ operation }, api) => {
        const { data } = await api.queryFulfilled;
        const { status = 0 } = data.reply ?? {};
        if (operation.method === 'GET' || status < 200 || status > 299) return;
        // It may have changed anything, so everything cached is invalidated.
        const { tags } = api.getState()[consoleApi.reducerPath].provided;
        api.dispatch(documentApi.util.invalidateTags(Object.keys(tags)));
      },
    }),
  }),
});

export const { useGetApiDocumentQuery, useSendManualRequestMutation } = documentApi;

export async function prefetchDocument({ store }: PrefetchContext) {
  await store.dispatch(documentApi.endpoints.getApiDocument.initiate(undefined, { subscribe: false }));
}
