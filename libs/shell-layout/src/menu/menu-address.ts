import { ADMIN_APP_ID } from '@console/http';
import { type AppAccess, type Permissions, routeDenial } from '../access/denial';
import type { ConsoleRoute } from '../routes/console-route';
import { fillPath } from '../routes/route-tree';

/** The app's segment of a path: `:appId` or `:appId()`. */
const APP_SEGMENT = /\/:appId(?:\(\))?(?=\/|$)/;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The address of a menu path with its parameters filled in; missing ones leave an empty segment. In the admin
 * app `paths` may have a short form, such as `/apps/product` for `/apps/:appId/product`. @see spec 2.5
 */
export function menuAddress(path: string, params: Params, paths: ReadonlySet<string>): string {
  const adminForm = path.replace(APP_SEGMENT, '');
  if (params['appId'] === ADMIN_APP_ID && adminForm !== path && paths.has(adminForm)) return adminForm;
  return fillPath(path, params);
}

/** The paths of the tree that these permissions allow. */
export function openPaths(
  routes: readonly ConsoleRoute[],
  permissions: Permissions,
  app?: AppAccess,
  parents: readonly ConsoleRoute[] = [],
): ReadonlySet<string> {
  return new Set(
    routes.flatMap((route) => {
      const chain = [...parents, route];
      const below = openPaths(route.children ?? [], permissions, app, chain);
      return routeDenial(chain, permissions, app) ? [...below] : [route.path, ...below];
    }),
  );
}
