import { ADMIN_APP_ID } from '@console/http';
import { type AppAccess, type Permissions, routeDenial } from '../access/denial';
import type { ConsoleRoute } from '../routes/console-route';
import { fillPath } from '../routes/route-tree';

/** Stands for the app in a path, as `:appId` or `:appId()`. */
const APP_SEGMENT = /\/:appId(?:\(\))?(?=\/|$)/;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The address behind a path of the menu, its parameters filled; one without a value stays an empty segment. In the admin
 * app that is the admin form of the path, `/apps/product` for `/apps/:appId/product`, where `paths` has one.
 * @see spec 2.5
 */
export function menuAddress(path: string, params: Params, paths: ReadonlySet<string>): string {
  const adminForm = path.replace(APP_SEGMENT, '');
  if (params['appId'] === ADMIN_APP_ID && adminForm !== path && paths.has(adminForm)) return adminForm;
  return fillPath(path, params);
}

/** The paths of the tree that somebody with these permissions may enter. */
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
