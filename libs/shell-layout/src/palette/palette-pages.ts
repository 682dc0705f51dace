import { ADMIN_APP_ID } from '@console/http';
import type { i18n } from 'i18next';
import { contentDenial, type Grants, routeDenial } from '../access/denial';
import { menuAddress, openPaths } from '../menu/menu-address';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';
import { routeText, routeTitle } from '../routes/route-title';

/** A page or action that the user can open in the current app. */
export interface PalettePage {
  /** The route's path. */
  path: string;
  address: string;
  meta: RouteMeta;
  /** Metas of the menu groups and pages above it, outermost first. */
  above: readonly RouteMeta[];
  /** About the current tenant app. */
  ofApp: boolean;
}

/** The name of a page apart from its menu group. */
export function pageName(i18next: i18n, meta: RouteMeta): string {
  return routeText(i18next, meta.heading) ?? routeTitle(i18next, meta);
}

interface PageContext extends Grants {
  appId: string;
}

/** Pages of the menu, tabs, and actions. Those of an app need a current tenant app. */
export function palettePages(routes: readonly ConsoleRoute[], context: PageContext): PalettePage[] {
  const { permissions = new Set<string>(), app, appId } = context;
  const paths = openPaths(routes, permissions, app);
  const pages = pagesBelow(routes, [], false).filter(({ chain, route: { path, meta } }) => {
    if (routeDenial(chain, permissions, app) || contentDenial(chain, { permissions, app })) return false;
    // The admin app has its own pages in place of the tabs of an app.
    return !(meta.tab !== undefined && path.includes('/:appId/') && appId === ADMIN_APP_ID);
  });
  const byAddress = new Map(
    pages.map(({ chain, route: { path, meta } }): [string, PalettePage] => {
      const address = menuAddress(path, { appId }, paths);
      const group: RouteMeta[] = meta.menuGroup === undefined ? [] : [{ key: meta.menuGroup }];
      const above = chain
        .slice(0, -1)
        .map((parent) => parent.meta)
        .filter((parent) => !parent.notAsMenu && !parent.hideInMenu);
      const ofApp = path.includes('/:appId') && appId !== ADMIN_APP_ID;
      return [address, { path, address, meta, above: [...above, ...group], ofApp }];
    }),
  );
  return [...byAddress.values()];
}

interface Found {
  chain: readonly ConsoleRoute[];
  route: ConsoleRoute;
}

function pagesBelow(
  routes: readonly ConsoleRoute[],
  parents: readonly ConsoleRoute[],
  hidden: boolean,
): Found[] {
  return routes.flatMap((route) => {
    const chain = [...parents, route];
    const isHidden = hidden || route.meta.hideInMenu === true;
    const below = pagesBelow(route.children ?? [], chain, isHidden);
    return isPage(route, isHidden) ? [{ chain, route }, ...below] : below;
  });
}

/** Redirects, items of lists and dialogs are no pages of their own. */
function isPage({ path, meta, screen, redirectTo }: ConsoleRoute, isHidden: boolean): boolean {
  const isListed = meta.action === true || meta.tab !== undefined || (!isHidden && meta.notAsMenu !== true);
  const parameters = path.match(/(?<=\/):\w+/g) ?? [];
  return (
    isListed &&
    screen !== undefined &&
    redirectTo === undefined &&
    !path.includes('*') &&
    parameters.every((name) => name === ':appId')
  );
}
