import { ADMIN_APP_ID, STORED_ITEMS } from '@console/http';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useMenuParams } from '../access/current-app';
import { useGrants } from '../access/use-access';
import { useServersReadable } from '../access/use-servers-readable';
import { useRoutes } from '../routes/route-contexts';
import { chainOf } from '../routes/route-handle';
import { useConsole } from '../services/console-services';
import { Slot } from '../services/slots';
import { menuAddress, openPaths } from './menu-address';
import { connectedRoutes, isGroup, type MenuEntry, menuPath, menuTree } from './menu-tree';

/** The menu's entries, from the route tree and the user's permissions. */
export function useMenuEntries() {
  const { pathname } = useLocation();
  const routes = useRoutes();
  const params = useMenuParams();
  const { permissions, app } = useGrants();
  const { config, storage } = useConsole();
  const { entries, paths } = useMemo(() => {
    const held = permissions ?? new Set<string>();
    const connected = connectedRoutes(routes, config.modules);
    return { entries: menuTree(connected, held, app), paths: openPaths(routes, held, app) };
  }, [routes, config, permissions, app]);
  const addressOf = useCallback((path: string) => menuAddress(path, params, paths), [params, paths]);

  // An entry with several addresses counts by its menu address; a page without an entry belongs to its
  // parent's.
  const chain = chainOf(useMatches());
  const { here, groupsHere } = useMemo(() => {
    const way =
      chain
        .map(({ path }) => menuPath(entries, (entry) => addressOf(entry.path) === addressOf(path)))
        .findLast((found) => found.length > 0) ?? [];
    return { here: way.at(-1), groupsHere: way.filter(isGroup).map((entry) => entry.path) };
  }, [chain, entries, addressOf]);
  const ofHost = useAlertsOfHost();
  // In the admin app: the alerts of every visible app. Customers have their permissions in their app.
  const [recentApp] = storage.read(STORED_ITEMS.recentApps);
  const heldIn = params.appId === ADMIN_APP_ID && permissions?.size === 0 ? recentApp?.appId : params.appId;
  const isReadable = useServersReadable(ADMIN_APP_ID, heldIn);
  const isCounting = ofHost === undefined && isReadable && entries.some(countsAlerts);
  const [counted, setCounted] = useState<number>();
  const total = ofHost ?? (isCounting ? counted : undefined);

  const alertsAt = useCallback(
    (entry: MenuEntry, parents: readonly MenuEntry[], isOpen: (group: MenuEntry) => boolean) => {
      if (!total || !countsAlerts(entry)) return undefined;
      return { total, isRepeated: !parents.every(isOpen) || (isGroup(entry) && isOpen(entry)) };
    },
    [total],
  );

  return {
    pathname,
    entries,
    addressOf,
    /** Outermost first. */
    groupsHere,
    /** The address of the current page's entry. */
    addressHere: here && !isGroup(here) ? addressOf(here.path) : undefined,
    counter: isCounting && <Slot name="alertCount" props={{ onCount: setCounted }} />,
    /** The alerts of an entry or of a group around it; repeated unless it is the innermost visible one. */
    alertsAt,
  };
}

function countsAlerts({ meta, children }: MenuEntry): boolean {
  return meta.badge === 'alerts' || children.some(countsAlerts);
}

const NEVER = () => () => undefined;

/** The number of alerts that an embedding host provides. @see spec 2.5, 3.6 */
function useAlertsOfHost(): number | undefined {
  const { host } = useConsole();
  return useSyncExternalStore(host?.subscribe ?? NEVER, () => host?.totalAlerts?.());
}

/** Open on pages outside all groups. @see spec 2.5 */
const PRODUCT_GROUP = '/apps/:appId/product';

/**
 * The open groups of the menu, outermost first; at most one per level. Navigation opens the groups of the page, or the
 * product group alone; until the next one the user decides.
 *
 * @param here The groups of the current page, outermost first.
 */
export function useOpenGroups(pathname: string, here: readonly string[]) {
  const [open, setOpen] = useState<{ at: string; groups: readonly string[] }>();
  const ofPage = here.length > 0 ? here : [PRODUCT_GROUP];
  return {
    openGroups: open?.at === pathname ? open.groups : ofPage,
    openOnly: useCallback((groups: readonly string[]) => setOpen({ at: pathname, groups }), [pathname]),
  };
}
