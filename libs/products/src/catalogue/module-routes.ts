import { prefetchSold, type ConsoleRoute, type RouteMeta, type SoldPage } from '@console/shell-layout';
import { productsLocale } from '../locales/products-locale';
import { BUILT_IN, type BuiltInScreen } from './built-in';
import { MEDIA_MODULES, type ModuleKey } from './media-modules';
import { ADMIN_PRODUCT_PATH, PRODUCT_PATH } from './product-paths';

const namespace = productsLocale.namespace;

interface Group {
  path: string;
  meta: RouteMeta;
  modules: readonly Module[];
}
type Module = (typeof MEDIA_MODULES)[number];

/** Both forms of the product group. The menu has it once: as that of the current app. @see docs/behaviour.md 2.3 */
export const productRoutes: ConsoleRoute[] = [
  groupRoute({
    path: PRODUCT_PATH,
    meta: { icon: 'product', menuPage: 'products:routes.modules' },
    modules: MEDIA_MODULES,
  }),
  groupRoute({
    path: ADMIN_PRODUCT_PATH,
    // The page lists every module, so that it is open to everyone whose menu has the product group.
    meta: { hideInMenu: true, ofAdminApp: true, hasContent: true },
    modules: MEDIA_MODULES.filter((module) => 'ofAdminApp' in module),
  }),
];

function groupRoute({ path, meta, modules }: Group): ConsoleRoute {
  const { ofAdminApp = false } = meta;
  return {
    path,
    namespace,
    meta: {
      key: 'products:routes.product',
      subtitle: 'products:subtitles.product',
      order: 3,
      requiresAuth: true,
      ...meta,
    },
    screen: () => import('../product/product-page').then((module) => module.ProductPage),
    children: modules.map((module) => moduleRoute(`${path}/${module.path}`, module, { ofAdminApp })),
  };
}

function moduleRoute(path: string, module: Module, meta: RouteMeta): ConsoleRoute {
  const builtIn = BUILT_IN[module.path];
  const parent = MEDIA_MODULES.find((other) => module.path.startsWith(`${other.path}/`));
  const partOf = parent && path.replace(module.path, parent.path);
  return {
    path,
    namespace,
    // A module from elsewhere has places of its own, and goes on where it was.
    ...(!builtIn && { ownsBelow: true }),
    meta: {
      key: `products:routes.${module.key}`,
      subtitle: `products:subtitles.${module.key}`,
      order: 7,
      menuGroup: `products:groups.${module.group}`,
      requiresAuth: true,
      requiredPermission: 'guarded' in module,
      ...(partOf !== undefined && { partOf }),
      ...(module.key === 'alerts' && { badge: 'alerts' }),
      ...(!builtIn && { keepAlive: 'running' }),
      ...meta,
    },
    ...gated({ path, partOf }, module.key, builtIn?.(path) ?? screenOf(module, path)),
  };
}

/** The page of a module that comes from elsewhere, or from nowhere yet. */
function screenOf(module: Module, path: string): BuiltInScreen {
  const depth = path.split('/').length - 1;
  return {
    screen: () =>
      import('../module-host/module-page').then(({ modulePageOf }) => modulePageOf(module, depth)),
  };
}

/** Nothing of a module is mounted or asked for, for an app that goes without it. */
function gated(page: SoldPage, key: ModuleKey, module: BuiltInScreen): BuiltInScreen {
  const { screen, prefetch, ...rest } = module;
  if (!screen) return rest;
  return {
    ...rest,
    ...(prefetch && { prefetch: prefetchSold(page, prefetch) }),
    screen: async () => {
      const [{ moduleGateOf }, Screen] = await Promise.all([import('./module-gate'), screen()]);
      return moduleGateOf(page, key, Screen);
    },
  };
}
