import { consoleApi, query } from '@console/http';
import { search } from '../contract/search';

/** Results of pages that are typed past stay for corrections. */
const KEEP_SECONDS = 60;

export const { useSearchQuery } = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    search: query(build, search, { keepUnusedDataFor: KEEP_SECONDS }),
  }),
});
