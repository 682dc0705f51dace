import { ADMIN_APP_ID } from '@console/http';
import type { ConsoleFeature, ConsoleRoute, RouteMeta } from '@console/shell-layout';
import {
  appDetailEndpoint,
  type GatedPage,
  isProPage,
  needsCard,
  subscriptionDenial,
} from '@console/shell-layout/menu';
import { MEDIA_MODULES, type CatalogModule, type ModulePath } from './catalog/media-modules';
import { ADMIN_PRODUCT_PATH, PRODUCT_PATH } from './catalog/product-paths';
import { modulesLocale } from './locales/modules-locale';

const namespace = modulesLocale.namespace;

type ModuleScreen = Pick<ConsoleRoute, 'namespace' | 'screen' | 'prefetch' | 'children'> &
  Pick<RouteMeta, 'contentFor'>;

/** Screens of other libraries that modules open with, each created for the path of its route. */
export type BuiltInScreens = Partial<Record<ModulePath, (path: string) => ModuleScreen>>;

/** The media modules of an app. A module without a built-in screen is remote or not connected. */
export function modulesFeature(builtIn: BuiltInScreens) {
  return {
    // The menu has the product group once: as that of the current app. @see spec 2.3
    appsRoutes: [
      productRoute(builtIn, PRODUCT_PATH, MEDIA_MODULES, {
        icon: 'product',
        menuPage: 'modules:routes.modules',
      }),
      productRoute(
        builtIn,
        ADMIN_PRODUCT_PATH,
        MEDIA_MODULES.filter((module) => 'ofAdminApp' in module),
        // The page lists every module, so it is open to everyone whose menu has the product group.
        { hideInMenu: true, ofAdminApp: true, hasContent: true },
      ),
    ],
    locale: modulesLocale,
  } satisfies ConsoleFeature;
}

function productRoute(
  builtIn: BuiltInScreens,
  path: string,
  modules: readonly CatalogModule[],
  meta: RouteMeta,
): ConsoleRoute {
  const { ofAdminApp = false } = meta;
  return {
    path,
    namespace,
    meta: {
      key: 'modules:routes.product',
      heading: 'modules:routes.modules',
      subtitle: 'modules:subtitles.product',
      order: 3,
      requiresAuth: true,
      ...meta,
    },
    screen: async () => {
      const { moreModulesPageOf } = await import('./product/more-modules-page');
      return moreModulesPageOf(new Set(Object.keys(builtIn)));
    },
    children: modules.map((module) =>
      moduleRoute(`${path}/${module.path}`, module, builtIn[module.path], { ofAdminApp }),
    ),
  };
}

function moduleRoute(
  path: string,
  module: CatalogModule,
  builtIn: BuiltInScreens[ModulePath],
  meta: RouteMeta,
): ConsoleRoute {
  const parent = MEDIA_MODULES.find((other) => module.path.startsWith(`${other.path}/`));
  const partOf = parent && path.replace(module.path, parent.path);
  const page = { path, partOf };
  const {
    contentFor,
    screen = () => hostPage(module, path),
    prefetch,
    ...rest
  } = builtIn?.(path) ?? { namespace };
  return {
    path,
    // A remote module has routes of its own, and keeps running behind other pages.
    ...(!builtIn && { ownsBelow: true }),
    meta: {
      key: `modules:routes.${module.key}`,
      subtitle: `modules:subtitles.${module.key}`,
      ...('keywords' in module && { keywords: module.keywords }),
      order: 7,
      menuGroup: `modules:groups.${module.group}`,
      requiresAuth: true,
      requiredPermission: 'guarded' in module,
      ...(partOf !== undefined && { partOf }),
      ...(module.key === 'alerts' && { badge: 'alerts', goKey: 'n' }),
      ...(!builtIn && { keepAlive: 'running', module: module.path }),
      ...(contentFor && { contentFor }),
      ...meta,
    },
    ...rest,
    ...(prefetch && { prefetch: prefetchIfSubscribed(page, prefetch) }),
    screen: async () => {
      const [{ moduleGateOf }, Screen] = await Promise.all([import('./catalog/module-gate'), screen()]);
      return moduleGateOf({ ...page, contentFor }, module.key, Screen);
    },
  };
}

type Prefetch = NonNullable<ConsoleRoute['prefetch']>;

/**
 * Bootstrap requests of a page: none for an app without the required subscription. Requests for some apps
 * only wait for the app's facts. @see spec 4.4, 4.5
 */
function prefetchIfSubscribed(page: GatedPage, prefetch: Prefetch): Prefetch {
  return async (context) => {
    const { buildMode } = context.config;
    if (isProPage(page, buildMode) || needsCard(page)) {
      const app = { id: context.params['appId'] ?? ADMIN_APP_ID };
      const { data } = await context.store.dispatch(appDetailEndpoint.initiate(app, { subscribe: false }));
      const subscription = data?.[0];
      if (!subscription || subscriptionDenial(page, { subscription, buildMode })) return;
    }
    await prefetch(context);
  };
}

async function hostPage(module: CatalogModule, path: string) {
  const { modulePageOf } = await import('./module-host/module-page');
  return modulePageOf(module, path.split('/').length - 1);
}
