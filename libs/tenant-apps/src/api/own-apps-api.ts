import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_IN_PLACE,
} from '@console/http';
import { createApp, listMyApps, listMyFreeTrials, resetApiKey, updateApp } from '../contract';
import { shownAppTags } from './shown-app-tags';

/** What one's own people see of an app and keep by themselves. */
export const ownAppsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['APP_LIST', 'DETAIL_APP', 'TENANT_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listMyApps: query(build, listMyApps, {
        providesTags: (page) =>
          listTags(
            'APP_LIST',
            page?.data.map((app) => app.appId),
          ),
      }),
      /** The same call beside other things, which stay when it fails. */
      findMyApps: query(build, listMyApps, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('APP_LIST')],
      }),
      listMyFreeTrials: query(build, listMyFreeTrials, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('APP_LIST')],
      }),
      createApp: mutation(build, createApp, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [listTag('APP_LIST'), listTag('TENANT_APP')]),
      }),
      renameApp: mutation(build, updateApp, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(shownAppTags),
      }),
      resetApiKey: mutation(build, resetApiKey, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ id }) => [listTag('APP_LIST'), itemTag('DETAIL_APP', id)]),
      }),
    }),
  });

export const {
  useListMyAppsQuery,
  useLazyListMyAppsQuery,
  useFindMyAppsQuery,
  useLazyFindMyAppsQuery,
  useListMyFreeTrialsQuery,
  useCreateAppMutation,
  useRenameAppMutation,
  useResetApiKeyMutation,
} = ownAppsApi;
