import { hasScreen, SESSION_ROUTES } from '@console/console/testing/routes';
import { FULL_MATRIX } from '../texts';

const SMALL_DIALOGS = /^\/user\/(info|apps)\/|\/(invite|add|note|license)$/;
/** Screens that have another address as well. */
const REPEATED = /^\/apps\/:appId\/product\/(.*machine|ssai\/endpoints)|^\/apps\/product\/(ssai|vod)/;

/** Each screen with data of the platform once. */
const VISITED_ROUTES = SESSION_ROUTES.filter(
  (route) =>
    hasScreen(route) &&
    route.keepAlive !== 'running' &&
    route.path !== '/apps/2fa' &&
    !SMALL_DIALOGS.test(route.path) &&
    !REPEATED.test(route.path),
);

const TOURS = ['texts', 'long texts', 'row IDs', 'page IDs'] as const;

/** All screens with `FULL_MATRIX`, else a quarter of them, which is another one for each tour. */
export function routesOfTour(tour: (typeof TOURS)[number]) {
  const isVisited = (index: number) => FULL_MATRIX || index % TOURS.length === TOURS.indexOf(tour);
  return VISITED_ROUTES.filter((_route, index) => isVisited(index));
}

/** The admin app has alerts and servers of every app. */
export const inAdminApp = (address: string) =>
  address.replace(/^\/apps\/[^/]+(?=\/product\/)/, '/apps/default-admin-app');
