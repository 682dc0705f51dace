import { ADMIN_APP_ID } from '@console/http';
import { useMatches, useNavigate } from 'react-router';
import { useGrants } from '../access/use-access';
import { openPaths } from '../menu/menu-address';
import { useRoutes } from '../routes/route-contexts';
import { chainOf } from '../routes/route-handle';
import { useConsole } from '../services/console-services';
import { pathInApp } from './app-paths';

export function useSwitchApp(): (appId: string) => void {
  const { session } = useConsole();
  const navigate = useNavigate();
  const matches = useMatches();
  const routes = useRoutes();
  const { permissions, app } = useGrants();

  return (appId) => {
    const path = pathInApp(appId, {
      chain: chainOf(matches),
      params: matches.at(-1)?.params ?? {},
      paths: openPaths(routes, permissions ?? new Set(), app),
    });
    // Opening a tenant app's page makes it current, unless unsaved input blocks the navigation.
    if (appId === ADMIN_APP_ID) session.workIn(appId);
    if (path !== undefined) void navigate(path);
  };
}
