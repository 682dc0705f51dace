import { hasScreen, SESSION_ROUTES } from '@console/console/testing/routes';

const SMALL_DIALOGS = /^\/user\/(info|apps)\/|\/(invite|add|note|license)$/;
/** Screens that have another address as well. */
const REPEATED = /^\/apps\/:appId\/product\/(.*machine|ssai\/endpoints)|^\/apps\/product\/(ssai|vod)/;

/** Each screen with data of the platform once. */
export const VISITED_ROUTES = SESSION_ROUTES.filter(
  (route) =>
    hasScreen(route) &&
    route.keepAlive !== 'running' &&
    route.path !== '/apps/2fa' &&
    !SMALL_DIALOGS.test(route.path) &&
    !REPEATED.test(route.path),
);

/** The admin app has alerts and servers of every app. */
export const inAdminApp = (address: string) =>
  address.replace(/^\/apps\/[^/]+(?=\/product\/)/, '/apps/default-admin-app');
