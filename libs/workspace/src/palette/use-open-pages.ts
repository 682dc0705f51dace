import { ADMIN_APP_ID } from '@console/http';
import { type ConsoleRoute, type RouteMeta, useAppDetail, useConsole } from '@console/shell-layout';
import {
  connectedRoutes,
  contentDenial,
  type Grants,
  menuAddress,
  openPaths,
  routeDenial,
  routeText,
  routeTitle,
  useAccess,
  useMenuChoice,
  useMenuParams,
  useRoutes,
} from '@console/shell-layout/menu';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

interface FoundPage {
  /** The route's path. */
  path: string;
  address: string;
  meta: RouteMeta;
  /** Metas of the menu groups and pages above it, outermost first. */
  above: readonly RouteMeta[];
  /** About the current tenant app. */
  ofApp: boolean;
}

/** A page or action that the user can open in the current app. */
interface OpenPage extends Pick<FoundPage, 'path' | 'address' | 'meta'> {
  /** Its name apart from its menu group. */
  name: string;
  /** Other texts that a search finds: its title in the menu, what it is about. */
  aliases: readonly string[];
  /** Names of the app, menu groups and pages above it, outermost first. */
  above: readonly string[];
  /** Navigates, or explains what the app lacks for the page. */
  open: () => void;
}

/** Returns the pages of the menu, tabs, and actions that the user can open in the current app. */
export function useOpenPages(): () => OpenPage[] {
  const { i18n } = useTranslation('workspace');
  const { config } = useConsole();
  const routes = useRoutes();
  const { appId } = useMenuParams();
  const { user, permissions, app } = useAccess();
  const { subscription } = useAppDetail();
  const choiceOf = useMenuChoice();
  const navigate = useNavigate();

  return () =>
    openPages(connectedRoutes(routes, config.modules), { permissions, app, appId })
      .filter(({ meta }) => !(meta.action && user?.viewOnly))
      .map(({ path, address, meta, above, ofApp }) => {
        const title = routeTitle(i18n, meta);
        const name = routeText(i18n, meta.heading) ?? title;
        const parents = above.map((parent) => routeTitle(i18n, parent));
        return {
          path,
          address,
          meta,
          name,
          aliases: [title, routeText(i18n, meta.subtitle) ?? '', routeText(i18n, meta.keywords) ?? ''],
          above: ofApp ? [subscription?.name ?? appId, ...parents] : parents,
          // Tabs are no menu items.
          open: () =>
            meta.tab === undefined ? choiceOf({ path, meta }).choose(address, name) : void navigate(address),
        };
      });
}

interface PageContext extends Grants {
  appId: string;
}

/** Pages of the menu, tabs, and actions; first those of the current tenant app. */
function openPages(routes: readonly ConsoleRoute[], context: PageContext): FoundPage[] {
  const { permissions = new Set<string>(), app, appId } = context;
  const paths = openPaths(routes, permissions, app);
  const pages = pagesBelow(routes, [], false).filter(({ chain, route: { path, meta } }) => {
    if (routeDenial(chain, permissions, app) || contentDenial(chain, { permissions, app })) return false;
    // The admin app has its own pages in place of the tabs of an app.
    return !(meta.tab !== undefined && path.includes('/:appId/') && appId === ADMIN_APP_ID);
  });
  const byAddress = new Map(
    pages.map(({ chain, route: { path, meta } }): [string, FoundPage] => {
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
  return [...byAddress.values()].toSorted((one, other) => Number(other.ofApp) - Number(one.ofApp));
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
