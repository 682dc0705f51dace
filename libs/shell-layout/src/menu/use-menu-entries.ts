import { ADMIN_APP_ID } from '@console/http';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useMenuParams } from '../access/current-app';
import { useGrants } from '../access/use-access';
import { useWatched } from '../access/use-watched';
import { useRoutes } from '../routes/route-contexts';
import { chainOf } from '../routes/route-handle';
import { useConsole } from '../services/console-services';
import { menuAddress, openPaths } from './menu-address';
import { isGroup, type MenuEntry, menuPath, menuTree } from './menu-tree';

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

/** Open where no group holds the current place. @see spec 2.5 */
const PRODUCT_GROUP = '/apps/:appId/product';

/**
 * The groups of the menu that are open, each within the one before: of those beside each other never more than one. A new
 * place opens its own; until then, and at a place without one, the person decides.
 *
 * @param here The groups that the current place is in, outermost first.
 */
export function useOpenGroups(pathname: string, here: readonly string[]) {
  const own = here.length > 0 ? here : undefined;
  const [open, setOpen] = useState({ at: pathname, groups: own ?? [PRODUCT_GROUP] });
  return {
    openGroups: open.at === pathname ? open.groups : (own ?? open.groups),
    /** Opens these and closes all others. */
    openOnly: useCallback(
      (groups: readonly string[]) => {
        setOpen({ at: pathname, groups });
      },
      [pathname],
    ),
  };
}
