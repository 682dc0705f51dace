import { placeObstacle, type Obstacle } from '../guards/obstacle';
import type { Permissions } from '../guards/permissions';
import { menuAddress, openPaths } from '../menu/menu-address';
import { useMenuParams } from '../menu/use-menu-params';
import { useRoutes } from '../routes/routes-context';
import { wayTo } from '../routes/way-to';
import { useConsole } from '../services/console-services';
import { subscriptionObstacle } from '../subscription/menu-verdict';
import { useAppDetail } from '../subscription/use-app-detail';
import { useAccess } from './use-access';

interface PlaceAccess {
  /** Its address in the app that the person works in. */
  address: string;
  /** What keeps the person from it, or the app. What is not known yet keeps nobody from anything. */
  obstacle: Obstacle | undefined;
}

const NOBODY: Permissions = new Set();

/**
 * What a place of the menu, by its path in the route tree, is to the signed-in person in the app that they work in.
 * @see docs/behaviour.md 4.4, 4.5, 6
 */
export function usePlaceAccess(): (path: string) => PlaceAccess {
  const routes = useRoutes();
  const params = useMenuParams();
  const { config } = useConsole();
  const { permissions } = useAccess();
  const { subscription } = useAppDetail();
  const paths = openPaths(routes, permissions ?? NOBODY);
  return (path) => ({
    address: menuAddress(path, params, paths),
    obstacle:
      (permissions && placeObstacle(wayTo(path, routes), permissions)) ??
      subscriptionObstacle(path, { subscription, buildMode: config.buildMode }),
  });
}
