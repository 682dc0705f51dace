import { comingScreen, type ConsoleRoute } from '@console/shell-layout';

/** The members of one app, below its frame. */
export function memberRoutes(frame: string, tab: number): ConsoleRoute {
  return {
    path: `${frame}/member`,
    meta: { key: 'tenantApps:routes.member', requiresAuth: true, tab },
    screen: comingScreen('tenantApps:coming.member'),
  };
}
