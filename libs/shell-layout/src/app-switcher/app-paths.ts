import { ADMIN_APP_ID } from '@console/http';
import { menuAddress } from '../menu/menu-address';
import type { ConsoleRoute } from '../routes/console-route';
import { HOME_PATH } from '../routes/paths';
import { fillPath } from '../routes/route-tree';

interface OpenPage {
  /** Matched routes from the outermost to the page. */
  chain: readonly ConsoleRoute[];
  params: Readonly<Record<string, string | undefined>>;
  /** The paths of all routes that the user may open. */
  paths: ReadonlySet<string>;
}

const APP = '/apps/:appId';

/**
 * Where a switch to an app leads: to the same page of that app if the open page is about an app, otherwise to its overview.
 * A switch to the admin app, which stands for all apps, leaves pages about one app and keeps every other page (undefined).
 */
export function pathInApp(appId: string, { chain, params, paths }: OpenPage): string | undefined {
  const page = chain.findLast(isPageOfApp);
  if (page) {
    const path = page.meta.ofAdminApp ? page.path.replace('/apps', APP) : page.path;
    const isOfTenantApp = page.meta.tab !== undefined;
    if (appId !== ADMIN_APP_ID || !isOfTenantApp) return menuAddress(path, { ...params, appId }, paths);
  }
  if (appId !== ADMIN_APP_ID) return fillPath(APP, { appId });
  const isAboutAnApp = chain.some(({ path }) => path.includes(':appId'));
  return isAboutAnApp ? HOME_PATH : undefined;
}

/** Pages that every app has: tabs and modules, but no dialogs and no pages about something in the app. */
function isPageOfApp({ path, meta }: ConsoleRoute): boolean {
  const names = path.match(/(?<=\/):\w+/g) ?? [];
  const isOfOneApp = names.join() === ':appId' || meta.ofAdminApp === true;
  return (
    isOfOneApp &&
    (meta.tab !== undefined ||
      meta.menuGroup !== undefined ||
      meta.menuPage !== undefined ||
      meta.ofAdminApp === true)
  );
}
