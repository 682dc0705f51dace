import { type ComponentType, createElement } from 'react';
import type { ConsoleRoute } from '../routes/console-route';
import { CodeLoadError, type RouteCode } from '../routes/route-handle';
import type { ConsoleServices } from '../services/console-services';

export const LAYOUTS = ['default', 'auth', 'empty'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

export const LAYOUT_CODE: Record<LayoutName, () => Promise<ComponentType>> = {
  default: () => import('../layouts/default-layout').then((module) => module.DefaultLayout),
  auth: () => import('../layouts/auth-layout').then((module) => module.AuthLayout),
  empty: () => import('../layouts/empty-layout').then((module) => module.EmptyLayout),
};

/**
 * Not the router's `lazy`: that starts before the guard has decided, so a redirect to the sign-in page would
 * load the console first.
 */
function routeCode(load: () => Promise<ComponentType>): RouteCode {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  async function loadOnce() {
    try {
      Loaded = await load();
    } catch (error) {
      loading = undefined;
      throw new CodeLoadError(error);
    }
  }

  return {
    load: () => (loading ??= loadOnce()),
    Component: function RouteComponent() {
      return Loaded ? createElement(Loaded) : null;
    },
  };
}

export function layoutCode(
  layout: LayoutName,
  services: ConsoleServices,
  menuNamespaces: readonly string[],
): RouteCode {
  return routeCode(async () => {
    const [Layout] = await Promise.all([
      LAYOUT_CODE[layout](),
      // Status pages show route names, such as the denied page's.
      ...(layout === 'auth' ? [] : [services.i18n.loadNamespaces([...menuNamespaces])]),
      ...(layout === 'auth' ? [] : [services.build.load(), services.layoutParts.load()]),
    ]);
    return Layout;
  });
}

/** A screen and its texts. */
export function screenCode(
  screen: NonNullable<ConsoleRoute['screen']>,
  namespaces: readonly string[],
  services: ConsoleServices,
): RouteCode {
  return routeCode(async () => {
    const [Screen] = await Promise.all([screen(), services.i18n.loadNamespaces([...namespaces])]);
    return Screen;
  });
}
