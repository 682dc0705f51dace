import { ADMIN_APP_ID } from '@console/http';
import { type ConsoleRoute, HOME_PATH } from '@console/shell-layout';
import { fillPath, menuAddress } from '@console/shell-layout/menu';

interface OpenPage {
  chain: readonly ConsoleRoute[];
  params: Readonly<Record<string, string | undefined>>;
  paths: ReadonlySet<string>;
}

const APP = '/apps/:appId';

/**
 * Target of a switch to an app: the same page if it is about an app, otherwise the overview. Undefined keeps
 * the page: the admin app covers all apps.
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

/** Pages that every app has: tabs and modules; not dialogs and items. */
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
