import { comingScreen, type ConsoleFeature, type ConsoleRoute, type RouteMeta } from '@console/shell-layout';
import type { en } from './locales/en';
import { consoleLocale } from './locales/console-locale';

type Place = keyof typeof en.coming & keyof typeof en.routes;

const namespace = consoleLocale.namespace;
const guarded = { requiresAuth: true, requiredPermission: true };

/** A place that no library has a screen for yet. */
function place(path: string, name: Place, meta: RouteMeta, children?: ConsoleRoute[]): ConsoleRoute {
  return {
    path,
    namespace,
    meta: { key: `console:routes.${name}`, requiresAuth: true, ...meta },
    screen: comingScreen(`console:coming.${name}`),
    ...(children && { children }),
  };
}

/** Of one app, whatever else the menu shows. */
const hidden = { hideInMenu: true };

const ssai = (base: string, meta: RouteMeta = {}) =>
  place(`${base}/ssai`, 'app_ssai', { order: 7, ...guarded, ...meta });
const vod = (base: string, meta: RouteMeta = {}) =>
  place(`${base}/vod`, 'media_vod', { order: 7, ...guarded, ...meta });

/** The modules of one app: the menu's product group. */
const product = place('/apps/:appId/product', 'product', { icon: 'product', order: 3 }, [
  ssai('/apps/:appId/product'),
  vod('/apps/:appId/product'),
  place('/apps/:appId/product/alerts', 'alerts', { order: 8, badge: 'alerts' }),
]);

/** The same group for the admin app, whose address names no app. The menu has it once: as that of the current app. */
const ofAdminApp = { ofAdminApp: true };
const adminProduct = place('/apps/product', 'product', { order: 3, ...hidden, ...ofAdminApp }, [
  ssai('/apps/product', ofAdminApp),
  vod('/apps/product', ofAdminApp),
]);

/** Places below /apps whose screens come with later features. @see docs/behaviour.md 2.3 */
export const coming = {
  appsRoutes: [
    product,
    adminProduct,
    place('/apps/machine', 'machine', { icon: 'machine', order: 6, ...guarded }),
    place('/apps/document', 'document', { icon: 'document', order: 20, ...guarded }),
  ],
  locale: consoleLocale,
} satisfies ConsoleFeature;
