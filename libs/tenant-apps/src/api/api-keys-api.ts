import { consoleApi, itemTag, mutation, onSuccess, query } from '@console/http';
import { createApiKey, listApiKeys, resetNamedApiKey, revokeApiKey } from '../contract/api-keys';

const tagsOf = (id: string) => [itemTag('API_KEYS', id), itemTag('DETAIL_APP', id)];

const apiKeysApi = consoleApi.enhanceEndpoints({ addTagTypes: ['API_KEYS', 'DETAIL_APP'] }).injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: query(build, listApiKeys, {
      providesTags: (_keys, _error, { id }) => [itemTag('API_KEYS', id), itemTag('DETAIL_APP', id)],
    }),
    createApiKey: mutation(build, createApiKey, { invalidatesTags: onSuccess(({ id }) => tagsOf(id)) }),
    resetNamedApiKey: mutation(build, resetNamedApiKey, {
      // Also after a conflict: the list then has the current version.
      invalidatesTags: (_key, _error, { id }) => tagsOf(id),
    }),
    revokeApiKey: mutation(build, revokeApiKey, { invalidatesTags: (_key, _error, { id }) => tagsOf(id) }),
  }),
});

export const {
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useResetNamedApiKeyMutation,
  useRevokeApiKeyMutation,
} = apiKeysApi;
