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
import { getApiDocument } from '../contract';

/** Seconds that the document is kept: it changes with the platform's version, and with nothing else. */
const DOCUMENT_SECONDS = 3600;

/** Whatever comes of the call is shown where it was made; what it says of the session is asked about. */
const MADE_BY_HAND: Control = { ignoreFailure: true, noLoading: true };

export interface CallByHand {
  operation: Operation;
  /** As `ArgsOf` of the operation. */
  args: Record<string, unknown>;
  /** The app that it is made in. */
  appId: string;
}

/** What came of a call: an answer, or why there is none that could be read. */
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
    /** Succeeds with every answer, refusals included. */
    callByHand: build.mutation<Exchange, CallByHand>({
      queryFn: async ({ operation, args, appId }, _api, _options, send) => {
        const { error, meta } = await send({
          operation,
          args,
          manual: { appId },
          headers: controlHeaders(MADE_BY_HAND),
        });
        // It may be about what was typed. Whether the session is over as well, a call of the console's own finds out.
        if (meta?.status === 401 && operation.access !== 'public') {
          await send({ operation: getProfile, args: undefined, headers: controlHeaders(SHOWN_IN_PLACE) });
        }
        return { data: { reply: meta, error } };
      },
      onQueryStarted: async ({ operation }, api) => {
        const { data } = await api.queryFulfilled;
        const { status = 0 } = data.reply ?? {};
        if (operation.method === 'GET' || status < 200 || status > 299) return;
        // Nobody knows what it changed: whatever was read may be out of date.
        const { tags } = api.getState()[consoleApi.reducerPath].provided;
        api.dispatch(documentApi.util.invalidateTags(Object.keys(tags)));
      },
    }),
  }),
});

export const { useGetApiDocumentQuery, useCallByHandMutation } = documentApi;
