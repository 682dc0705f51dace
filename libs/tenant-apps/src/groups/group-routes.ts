import { comingScreen, type ConsoleRoute } from '@console/shell-layout';

/** The groups of one app, below its frame. */
export function groupRoutes(frame: string, tab: number): ConsoleRoute {
  return {
    path: `${frame}/group`,
    meta: { key: 'tenantApps:routes.group', requiresAuth: true, tab },
    screen: comingScreen('tenantApps:coming.group'),
  };
}
