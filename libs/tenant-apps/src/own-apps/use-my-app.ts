import type { ConsoleError } from '@console/http';
import { useFindMyAppsQuery } from '../api/own-apps-api';

const NO_SUCH_APP: ConsoleError = { kind: 'refused', status: 404, message: [], errors: [], fieldErrors: {} };

/** One of the apps that the signed-in person is a member of, as the query of a thing answers: 404 for any other. */
export function useMyApp(appId: string, { skip = false } = {}) {
  const { currentData, error, refetch } = useFindMyAppsQuery(myAppArgs(appId), { skip });
  const app = currentData?.data.find((one) => one.appId === appId);
  return { app, error: error ?? (currentData && !app ? NO_SUCH_APP : undefined), refetch };
}

/** What to ask for to hear of one app alone; the admin app is nobody’s own. */
export function myAppArgs(appId: string) {
  return { appId, customFields: { appId, kind: 'tenant' as const }, perPage: 1 };
}
