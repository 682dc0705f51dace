import { consoleApi, type Control, itemTag, mutation, onSuccess, query, SHOWN_BY_FORM } from '@console/http';
import { createApiKey, listApiKeys, resetNamedApiKey, revokeApiKey } from '../contract/api-keys';

/** Without the extension or the permission, the section shows only how to reset the key. */
const SECONDARY: Control = { noNotify: true, bypass403: true };

const tagsOf = (id: string) => [itemTag('API_KEYS', id), itemTag('DETAIL_APP', id)];

const apiKeysApi = consoleApi.enhanceEndpoints({ addTagTypes: ['API_KEYS', 'DETAIL_APP'] }).injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: query(build, listApiKeys, {
      control: SECONDARY,
      providesTags: (_keys, _error, { id }) => [itemTag('API_KEYS', id), itemTag('DETAIL_APP', id)],
    }),
    createApiKey: mutation(build, createApiKey, {
      control: SHOWN_BY_FORM,
      invalidatesTags: onSuccess(({ id }) => tagsOf(id)),
    }),
    resetNamedApiKey: mutation(build, resetNamedApiKey, {
      control: SHOWN_BY_FORM,
      // Also after a conflict: the list then has the current version.
      invalidatesTags: (_key, _error, { id }) => tagsOf(id),
    }),
    revokeApiKey: mutation(build, revokeApiKey, {
      control: SHOWN_BY_FORM,
      invalidatesTags: (_key, _error, { id }) => tagsOf(id),
    }),
  }),
});

export const {
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useResetNamedApiKeyMutation,
  useRevokeApiKeyMutation,
} = apiKeysApi;
