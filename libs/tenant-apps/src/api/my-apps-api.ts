import {
  consoleApi,
  type Control,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_IN_PLACE,
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

/** Help while typing: the form works without a response, and the platform validates what it receives. */
const SECONDARY: Control = { noNotify: true, bypass403: true };

export const myAppsApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['APP_LIST', 'DETAIL_APP', 'TENANT_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listMyApps: query(build, listMyApps, {
        providesTags: (page) => listTags('APP_LIST', page),
      }),
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
        invalidatesTags: onSuccess(appTags),
      }),
      resetApiKey: mutation(build, resetApiKey, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ id }) => [listTag('APP_LIST'), itemTag('DETAIL_APP', id)]),
      }),
      findAllApps: query(build, listAllApps, {
        control: SHOWN_IN_PLACE,
        providesTags: [listTag('TENANT_APP')],
      }),
      generateAppId: query(build, generateAppId, { control: SECONDARY }),
      validateAppId: query(build, validateAppId, { control: SECONDARY }),
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
  useFindAllAppsQuery,
  useLazyGenerateAppIdQuery,
  useLazyValidateAppIdQuery,
} = myAppsApi;
