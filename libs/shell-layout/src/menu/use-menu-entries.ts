import { ADMIN_APP_ID } from '@console/http';
import { useCallback, useMemo } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useGrants } from '../access/use-access';
import { chainOf } from '../routes/route-handle';
import { useRoutes } from '../routes/routes-context';
import { useConsole } from '../services/console-services';
import { useWatched } from '../services/use-watched';
import { menuAddress, openPaths } from './menu-address';
import { menuTree, type MenuEntry } from './menu-tree';
import { isGroup, menuPath } from './menu-way';
import { useMenuParams } from './use-menu-params';

/** What the menu has, however it is drawn: made of the route tree and what the person may do. */
export function useMenuEntries() {
  const { pathname } = useLocation();
  const routes = useRoutes();
  const params = useMenuParams();
  const { permissions, app } = useGrants();
  const { entries, paths } = useMemo(() => {
    const held = permissions ?? new Set<string>();
    return { entries: menuTree(routes, held, app), paths: openPaths(routes, held, app) };
  }, [routes, permissions, app]);
  const addressOf = useCallback((path: string) => menuAddress(path, params, paths), [params, paths]);

  // Of an entry that stands for several addresses, the one that is open counts as it is written in the menu; a place without
  // an entry belongs to that of the one above it.
  const chain = chainOf(useMatches());
  const { here, groupsHere } = useMemo(() => {
    const way =
      chain
        .map(({ path }) => menuPath(entries, (entry) => addressOf(entry.path) === addressOf(path)))
        .findLast((found) => found.length > 0) ?? [];
    return { here: way.at(-1), groupsHere: way.filter(isGroup).map((entry) => entry.path) };
  }, [chain, entries, addressOf]);
  const { alerts } = useConsole();
  // In the admin app the alerts of every app that the user can see: the same number on every page.
  const total = useWatched(entries.some(countsAlerts) ? alerts : undefined, ADMIN_APP_ID, params.appId);

  const alertsAt = useCallback(
    (entry: MenuEntry, parents: readonly MenuEntry[], isOpen: (group: MenuEntry) => boolean) => {
      if (!total || !countsAlerts(entry)) return undefined;
      return { total, vacant: !parents.every(isOpen) || (isGroup(entry) && isOpen(entry)) };
    },
    [total],
  );

  return {
    pathname,
    entries,
    addressOf,
    /** The groups around the current place, outermost first. */
    groupsHere,
    /** The address of the entry that stands for the current place. */
    addressHere: here && !isGroup(here) ? addressOf(here.path) : undefined,
    /** The number of alerts that an entry tells: it itself, or the outermost of its groups that is closed. */
    alertsAt,
  };
}

/** Whether the entry, or one below it, shows the number of alerts. */
function countsAlerts({ meta, children }: MenuEntry): boolean {
  return meta.badge === 'alerts' || children.some(countsAlerts);
}
