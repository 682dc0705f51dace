import { PLACES_OF_A_SESSION } from '@console/console/testing/places';

/** Each screen once: modules from elsewhere share one, dialogs of a few words show what is behind them. */
export const SCREENS = PLACES_OF_A_SESSION.filter(
  ({ path, redirectsTo, twin, look }) =>
    redirectsTo === undefined &&
    !twin &&
    (look === undefined || path === '/apps/product/ssai') &&
    !/^\/apps\/:appId\/product\/.*machine|^\/user\/(info|apps)\/|^\/apps\/2fa|\/(invite|add|note|license)$/.test(
      path,
    ),
);

/** The admin app has alerts and servers of every app. */
export const inAdminApp = (address: string) =>
  address.replace(/^\/apps\/[^/]+(?=\/product\/)/, '/apps/default-admin-app');
