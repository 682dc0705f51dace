import { consoleApi, listTag, mutation, onSuccess, query, SHOWN_BY_NOTICE } from '@console/http';
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from '../contract/saved-views';

const invalidatesTags = onSuccess(() => [listTag('SAVED_VIEWS')]);

const savedViewsApi = consoleApi.enhanceEndpoints({ addTagTypes: ['SAVED_VIEWS'] }).injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: query(build, listSavedViews, { providesTags: [listTag('SAVED_VIEWS')] }),
    createSavedView: mutation(build, createSavedView, { invalidatesTags }),
    updateSavedView: mutation(build, updateSavedView, { invalidatesTags }),
    /** Without a form. */
    saveSavedView: mutation(build, updateSavedView, { control: SHOWN_BY_NOTICE, invalidatesTags }),
    deleteSavedView: mutation(build, deleteSavedView, { invalidatesTags }),
  }),
});

export const {
  useListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useSaveSavedViewMutation,
  useDeleteSavedViewMutation,
} = savedViewsApi;
