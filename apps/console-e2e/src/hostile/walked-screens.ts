import { SESSION_ROUTES } from '@console/console/testing/routes';

/** Each screen once: remote modules share one. Without dialogs that only confirm. */
export const SCREENS = SESSION_ROUTES.filter(
  ({ path, redirectsTo, keepAlive }) =>
    redirectsTo === undefined &&
    (keepAlive !== 'running' || path === '/apps/product/ssai') &&
    !/^\/apps\/:appId\/product\/.*machine|^\/user\/(info|apps)\/|^\/apps\/2fa|\/(invite|add|note|license)$/.test(
      path,
    ),
);

/** The admin app has alerts and servers of every app. */
export const inAdminApp = (address: string) =>
  address.replace(/^\/apps\/[^/]+(?=\/product\/)/, '/apps/default-admin-app');
