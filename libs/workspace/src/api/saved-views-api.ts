import {
  consoleApi,
  listTag,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_BY_NOTICE,
  SHOWN_IN_PLACE,
} from '@console/http';
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from '../contract/saved-views';

const invalidatesTags = onSuccess(() => [listTag('SAVED_VIEWS')]);
const BY_FORM = { control: SHOWN_BY_FORM, invalidatesTags };

const savedViewsApi = consoleApi.enhanceEndpoints({ addTagTypes: ['SAVED_VIEWS'] }).injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: query(build, listSavedViews, {
      control: { ...SHOWN_IN_PLACE, noLoading: true },
      providesTags: [listTag('SAVED_VIEWS')],
    }),
    createSavedView: mutation(build, createSavedView, BY_FORM),
    updateSavedView: mutation(build, updateSavedView, BY_FORM),
    /** Without a form. */
    saveSavedView: mutation(build, updateSavedView, { control: SHOWN_BY_NOTICE, invalidatesTags }),
    deleteSavedView: mutation(build, deleteSavedView, BY_FORM),
  }),
});

export const {
  useListSavedViewsQuery,
  useLazyListSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useSaveSavedViewMutation,
  useDeleteSavedViewMutation,
} = savedViewsApi;
