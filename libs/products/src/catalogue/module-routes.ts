import { comingScreen, type ConsoleRoute, type RouteMeta } from '@console/shell-layout';
import { productsLocale } from '../locales/products-locale';
import { BUILT_IN, type BuiltInScreen } from './built-in';
import { MEDIA_MODULES, type ModulePath } from './media-modules';

/** The modules of one app: the menu's product group. */
const PRODUCT_PATH = '/apps/:appId/product';
/** The same for the admin app, whose address names no app. */
const ADMIN_PRODUCT_PATH = '/apps/product';

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
    meta: { hideInMenu: true, ofAdminApp: true },
    modules: MEDIA_MODULES.filter((module) => 'ofAdminApp' in module),
  }),
];

function groupRoute({ path, meta, modules }: Group): ConsoleRoute {
  const { ofAdminApp = false } = meta;
  return {
    path,
    namespace,
    meta: { key: 'products:routes.product', order: 3, requiresAuth: true, ...meta },
    screen: comingScreen('products:coming.product'),
    children: modules.map((module) => moduleRoute(`${path}/${module.path}`, module, { ofAdminApp })),
  };
}

function moduleRoute(path: string, module: Module, meta: RouteMeta): ConsoleRoute {
  return {
    path,
    namespace,
    meta: {
      key: `products:routes.${module.key}`,
      order: 7,
      menuGroup: `products:groups.${module.group}`,
      requiresAuth: true,
      requiredPermission: 'guarded' in module,
      ...(module.key === 'alerts' && { badge: 'alerts' }),
      ...meta,
    },
    ...screenOf(module.path, path),
  };
}

function screenOf(module: ModulePath, path: string): BuiltInScreen {
  return BUILT_IN[module]?.(path) ?? { screen: comingScreen('products:coming.module') };
}
