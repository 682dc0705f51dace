import {
  consoleApi,
  itemTag,
  listTag,
  listTags,
  mutation,
  onSuccess,
  query,
  SHOWN_BY_FORM,
  SHOWN_BY_NOTICE,
  SHOWN_IN_RESULTS,
  type Control,
} from '@console/http';
import {
  createTenantApp,
  deleteTenantApp,
  getRemainingFreeTrial,
  getTenantApp,
  getTenantAppDetails,
  listTenantApps,
  resetTenantAppApiKey,
  startFreeTrial,
  updateTenantApp,
  upgradeToFreeApp,
} from '../contract';
import { shownAppTags } from './shown-app-tags';

/** The screen shows in place that there is no such app, or that its details are not the person's to read. */
const REFUSAL_IS_SHOWN: Control = { statusCodeDisabledNotify: [403, 404], bypass403: true };
/** Told beside what the app's details say already: nobody misses it. */
const SECONDARY: Control = { noNotify: true, bypass403: true };

export const tenantAppsApi = consoleApi
  .enhanceEndpoints({
    addTagTypes: ['TENANT_APP', 'DETAIL_APP', 'APP_LIST', 'APPS_API', 'GROUPS', 'MEMBERS'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listTenantApps: query(build, listTenantApps, {
        providesTags: (page) =>
          listTags(
            'TENANT_APP',
            page?.data.map((app) => app.appId),
          ),
      }),
      /** What the edit form changes, without the counts of its details. */
      getTenantApp: query(build, getTenantApp, {
        control: REFUSAL_IS_SHOWN,
        providesTags: (_app, _error, { id }) => [itemTag('DETAIL_APP', id)],
      }),
      getTenantAppDetails: query(build, getTenantAppDetails, {
        control: REFUSAL_IS_SHOWN,
        providesTags: (_app, _error, { id }) => [listTag('DETAIL_APP'), itemTag('DETAIL_APP', id)],
      }),
      getRemainingFreeTrial: query(build, getRemainingFreeTrial, {
        control: SECONDARY,
        providesTags: (_trial, _error, { id }) => [itemTag('DETAIL_APP', id)],
      }),
      createTenantApp: mutation(build, createTenantApp, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(() => [listTag('TENANT_APP'), listTag('APP_LIST')]),
      }),
      updateTenantApp: mutation(build, updateTenantApp, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ body }) => [
          ...shownAppTags(),
          // A group loses what its app no longer has.
          ...(body.apiGroups ? (['APPS_API', 'GROUPS', 'MEMBERS'] as const) : []),
        ]),
      }),
      /** The same call without a form or a dialog around it: a refusal is told by a notice. */
      restoreTenantApp: mutation(build, updateTenantApp, {
        control: SHOWN_BY_NOTICE,
        invalidatesTags: onSuccess(shownAppTags),
      }),
      /** The same call for one of several apps that are archived or restored together. */
      updateTenantAppOfMany: mutation(build, updateTenantApp, {
        control: SHOWN_IN_RESULTS,
        invalidatesTags: onSuccess(shownAppTags),
      }),
      resetTenantAppApiKey: mutation(build, resetTenantAppApiKey, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(({ id }) => [itemTag('DETAIL_APP', id)]),
      }),
      deleteTenantApp: mutation(build, deleteTenantApp, {
        control: SHOWN_BY_FORM,
        // The app itself is not asked for again: there is none.
        invalidatesTags: onSuccess(() => [listTag('TENANT_APP'), listTag('APP_LIST')]),
      }),
      startFreeTrial: mutation(build, startFreeTrial, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(shownAppTags),
      }),
      upgradeToFreeApp: mutation(build, upgradeToFreeApp, {
        control: SHOWN_BY_FORM,
        invalidatesTags: onSuccess(shownAppTags),
      }),
    }),
  });

export const {
  useListTenantAppsQuery,
  useLazyListTenantAppsQuery,
  useGetTenantAppDetailsQuery,
  useGetTenantAppQuery,
  useLazyGetTenantAppQuery,
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
