import { ADMIN_APP_ID } from '@console/http';
import { useConsole } from '@console/shell-layout';
import { chainOf, openPaths, useGrants, useMenuParams, useRoutes } from '@console/shell-layout/menu';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { pathInApp } from './app-paths';

/** Chooses an app and opens the current page in it. */
export function useSwitchApp(): (appId: string) => void {
  const { session } = useConsole();
  const navigate = useNavigate();
  const { key } = useLocation();
  const matches = useMatches();
  const routes = useRoutes();
  const current = useMenuParams().appId;
  const { permissions, app } = useGrants();

  // Chosen once its page is open: unsaved input may block the navigation.
  const chosen = useRef<string>(undefined);
  const { params = {} } = matches.at(-1) ?? {};
  const { appId: shown } = params;
  useEffect(() => {
    if (shown !== undefined && chosen.current === shown) session.workIn(shown);
    chosen.current = undefined;
  }, [session, key, shown]);

  return (appId) => {
    if (appId === ADMIN_APP_ID || appId === current) session.workIn(appId);
    if (appId === current) return;
    const paths = openPaths(routes, permissions ?? new Set(), app);
    const path = pathInApp(appId, { chain: chainOf(matches), params, paths });
    chosen.current = appId;
    if (path !== undefined) void navigate(path);
  };
}
