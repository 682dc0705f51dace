import { ADMIN_APP_ID, consoleApi, type Control, query } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { type CurrentUser, getAppDetail, getProfile, getUserDetail } from '../contract/session';
import { useConsole } from '../services/console-services';

// The guard handles failures.
const HANDLED_BY_GUARD: Control = { noNotify: true, bypass403: true };

const sessionApi = consoleApi
  .enhanceEndpoints({ addTagTypes: ['CURRENT_USER', 'DETAIL_APP'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getProfile: query(build, getProfile, { control: HANDLED_BY_GUARD, providesTags: ['CURRENT_USER'] }),
      getUserDetail: query(build, getUserDetail, {
        control: HANDLED_BY_GUARD,
        providesTags: ['CURRENT_USER'],
      }),
      getAppDetail: query(build, getAppDetail, { control: HANDLED_BY_GUARD, providesTags: ['DETAIL_APP'] }),
    }),
  });

export const {
  getProfile: profileEndpoint,
  getUserDetail: userDetailEndpoint,
  getAppDetail: appDetailEndpoint,
} = sessionApi.endpoints;

export const { useGetAppDetailQuery, useGetProfileQuery, useGetUserDetailQuery } = sessionApi;

type UserDetail = ResponseOf<typeof getUserDetail>;

/** Shared arguments, so that all callers share one request. */
export function detailIn(appId: string): { appId?: string } {
  return appId === ADMIN_APP_ID ? {} : { appId };
}

const dataAlone = ({ currentData }: { currentData?: UserDetail | undefined }) => ({ currentData });

/** The user's detail in an app (default: the admin app). Refetched by the guard after each navigation. */
export function useUserDetail({ appId = ADMIN_APP_ID, skip = false } = {}): UserDetail | undefined {
  return useGetUserDetailQuery(detailIn(appId), { skip, selectFromResult: dataAlone }).currentData;
}

/** Caches the profile that a sign-in returned. */
export const rememberProfile = (user: CurrentUser) =>
  sessionApi.util.upsertQueryData('getProfile', undefined, { ...user, etag: '' });

/** Whether the platform accepts requests beyond the account: two-factor authentication is enabled. */
export function useTwoFactorPassed(): boolean {
  const { data: user } = useGetProfileQuery(undefined, { skip: useConsole().session.token === null });
  return user?.twoFAEnabled === true;
}
