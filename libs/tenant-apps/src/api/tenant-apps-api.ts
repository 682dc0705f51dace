import {
  consoleApi,
  type Control,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_NOTICE,
  SHOWN_BY_SHELL,
  SHOWN_IN_RESULTS,
} from '@console/http';
import {
  createTenantApp,
  deleteTenantApp,
  getTenantApp,
  getTenantAppDetails,
  listTenantApps,
  resetTenantAppApiKey,
  updateTenantApp,
} from '../contract/tenant-apps';
import { getRemainingFreeTrial, startFreeTrial, upgradeToFreeApp } from '../contract/my-apps';
import { listSetupSteps } from '../contract/setup';

/** Everything that shows an app: its page, the lists and its subscription. */
export const appTags = () => ['DETAIL_APP' as const, listTag('TENANT_APP'), listTag('APP_LIST')];

/** The screen shows missing apps and missing permissions itself. */
const ERRORS_SHOWN_IN_PLACE: Control = { statusCodeDisabledNotify: [403, 404], bypass403: true };

export const tenantAppsApi = consoleApi
  .enhanceEndpoints({
    addTagTypes: ['TENANT_APP', 'DETAIL_APP', 'APP_LIST', 'APPS_API', 'GROUPS', 'MEMBERS'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTenantApps: query(build, listTenantApps, {
        control: SHOWN_BY_SHELL,
        providesTags: (page) => listTags('TENANT_APP', page),
      }),
      getTenantApp: query(build, getTenantApp, {
        control: ERRORS_SHOWN_IN_PLACE,
        providesTags: (_app, _error, { id }) => [itemTag('DETAIL_APP', id)],
      }),
      listSetupSteps: query(build, listSetupSteps),
      getTenantAppDetails: query(build, getTenantAppDetails, {
        control: ERRORS_SHOWN_IN_PLACE,
        providesTags: (_app, _error, { id }) => [listTag('DETAIL_APP'), itemTag('DETAIL_APP', id)],
      }),
      getRemainingFreeTrial: query(build, getRemainingFreeTrial, {
        providesTags: (_trial, _error, { id }) => [itemTag('DETAIL_APP', id)],
      }),
      createTenantApp: mutation(build, createTenantApp, {
        invalidatesTags: onSuccess(() => [listTag('TENANT_APP'), listTag('APP_LIST')]),
      }),
      updateTenantApp: mutation(build, updateTenantApp, {
        invalidatesTags: onSuccess(({ body }) => [
          ...appTags(),
          // Groups lose API groups that their app loses.
          ...(body.apiGroups ? (['APPS_API', 'GROUPS', 'MEMBERS'] as const) : []),
        ]),
      }),
      restoreTenantApp: mutation(build, updateTenantApp, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: onSuccess(appTags),
      }),
      updateTenantAppOfMany: mutation(build, updateTenantApp, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: onSuccess(appTags),
      }),
      resetTenantAppApiKey: mutation(build, resetTenantAppApiKey, {
        invalidatesTags: onSuccess(({ id }) => [itemTag('DETAIL_APP', id)]),
      }),
      deleteTenantApp: mutation(build, deleteTenantApp, {
        invalidatesTags: onSuccess(() => [listTag('TENANT_APP'), listTag('APP_LIST')]),
      }),
      startFreeTrial: mutation(build, startFreeTrial, { invalidatesTags: onSuccess(appTags) }),
      upgradeToFreeApp: mutation(build, upgradeToFreeApp, { invalidatesTags: onSuccess(appTags) }),
    }),
  });

export const {
  useListTenantAppsQuery,
  useLazyListTenantAppsQuery,
  useGetTenantAppDetailsQuery,
  useListSetupStepsQuery,
  useGetTenantAppQuery,
  useLazyGetTenantAppDetailsQuery,
  useGetRemainingFreeTrialQuery,
  useCreateTenantAppMutation,
  useUpdateTenantAppMutation,
  useRestoreTenantAppMutation,
  useUpdateTenantAppOfManyMutation,
  useResetTenantAppApiKeyMutation,
  useDeleteTenantAppMutation,
  useStartFreeTrialMutation,
  useUpgradeToFreeAppMutation,
} = tenantAppsApi;
