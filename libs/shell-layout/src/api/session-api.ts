import { ADMIN_APP_ID, consoleApi, type Control, query } from '@console/http';
import type { ResponseOf } from '@console/http/contract';
import { type CurrentUser, getAppDetail, getProfile, getUserDetail } from '../contract';
import { useConsole } from '../services/console-services';

// Their failure ends the session: the guard says so by where it leads.
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

/** The endpoints themselves, for those who are no component. */
export const {
  getProfile: profileEndpoint,
  getUserDetail: userDetailEndpoint,
  getAppDetail: appDetailEndpoint,
} = sessionApi.endpoints;

export const { useGetAppDetailQuery, useGetProfileQuery, useGetUserDetailQuery } = sessionApi;

type UserDetail = ResponseOf<typeof getUserDetail>;

/** The arguments of the user detail in an app: the same for every caller, so that they share one request. */
export function detailIn(appId: string): { appId?: string } {
  return appId === ADMIN_APP_ID ? {} : { appId };
}

const dataAlone = ({ currentData }: { currentData?: UserDetail | undefined }) => ({ currentData });

/**
 * What the current user is and holds in an app, the admin app by default, as of the last response. The guard refetches it
 * after each navigation; a component renders again only when the response has changed.
 */
export function useUserDetail({ appId = ADMIN_APP_ID, skip = false } = {}): UserDetail | undefined {
  return useGetUserDetailQuery(detailIn(appId), { skip, selectFromResult: dataAlone }).currentData;
}

/** Puts the signed-in person into the cache: a sign-in has just told who it is, though not of which version. */
export const rememberProfile = (user: CurrentUser) =>
  sessionApi.util.upsertQueryData('getProfile', undefined, { ...user, etag: '' });

/** Whether the person may ask for more than the own account: until two-factor authentication is on, all else is refused. */
export function useTwoFactorPassed(): boolean {
  const { data: user } = useGetProfileQuery(undefined, { skip: useConsole().session.token === null });
  return user?.twoFAEnabled === true;
}
