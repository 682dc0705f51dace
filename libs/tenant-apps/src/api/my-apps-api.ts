import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_SHELL,
} from '@console/http';
import {
  createApp,
  generateAppId,
  listAllApps,
  listMyApps,
  listMyFreeTrials,
  resetApiKey,
  updateApp,
  validateAppId,
} from '../contract/my-apps';
import { appTags } from './tenant-apps-api';

export const myAppsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['APP_LIST', 'DETAIL_APP', 'TENANT_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listMyApps: query(build, listMyApps, {
        control: SHOWN_BY_SHELL,
        providesTags: (page) => listTags('APP_LIST', page),
      }),
      findMyApps: query(build, listMyApps, { providesTags: [listTag('APP_LIST')] }),
      listMyFreeTrials: query(build, listMyFreeTrials, { providesTags: [listTag('APP_LIST')] }),
      createApp: mutation(build, createApp, {
        invalidatesTags: onSuccess(() => [listTag('APP_LIST'), listTag('TENANT_APP')]),
      }),
      renameApp: mutation(build, updateApp, { invalidatesTags: onSuccess(appTags) }),
      resetApiKey: mutation(build, resetApiKey, {
        invalidatesTags: onSuccess(({ id }) => [listTag('APP_LIST'), itemTag('DETAIL_APP', id)]),
      }),
      findAllApps: query(build, listAllApps, { providesTags: [listTag('TENANT_APP')] }),
      generateAppId: query(build, generateAppId),
      validateAppId: query(build, validateAppId),
    }),
  });

export const {
  useListMyAppsQuery,
  useLazyListMyAppsQuery,
  useFindMyAppsQuery,
  useListMyFreeTrialsQuery,
  useCreateAppMutation,
  useRenameAppMutation,
  useResetApiKeyMutation,
  useFindAllAppsQuery,
  useLazyGenerateAppIdQuery,
  useLazyValidateAppIdQuery,
} = myAppsApi;
