import { consoleApi, query, SHOWN_IN_PLACE } from '@console/http';
import { search } from '../contract/search';

/** Results of pages that are typed past stay for corrections. */
const KEEP_SECONDS = 60;

export const { useSearchQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    search: query(build, search, {
      control: SHOWN_IN_PLACE,
      keepUnusedDataFor: KEEP_SECONDS,
    }),
  }),
});
