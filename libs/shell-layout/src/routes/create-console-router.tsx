import { ADMIN_APP_ID } from '@console/http';
import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  redirect,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router';
import { appDetailEndpoint, profileEndpoint, userDetailEndpoint } from '../api/session-api';
import { judge, type GuardFacts } from '../guards/guard';
import type { ConsoleServices } from '../services/console-services';
import { RootFrame } from '../root-frame';
import { RouteFailure } from '../pages/route-failure';
import { StartingPage } from '../pages/starting-page';
import type { ConsoleRoute } from './console-route';
import { chainOf, type RouteHandle } from './route-handle';
import { namespaceOf } from './route-chain';

type Layout = 'default' | 'auth' | 'empty';

interface RouterOptions {
  routes: readonly ConsoleRoute[];
  services: ConsoleServices;
  /** Namespaces that the menu of the default layout shows. */
  menuNamespaces: readonly string[];
  /** Starts at this address without touching the browser's, for tests and stories. */
  initialAddress?: string;
}

const LAYOUTS: Record<Layout, () => Promise<ComponentType>> = {
  default: () => import('../layouts/default-layout').then((module) => module.DefaultLayout),
  auth: () => import('../layouts/auth-layout').then((module) => module.AuthLayout),
  empty: () => import('../layouts/empty-layout').then((module) => module.EmptyLayout),
};

export type ConsoleRouter = ReturnType<typeof createBrowserRouter>;

/** Turns the route tree into a router whose every navigation passes the guard. */
export function createConsoleRouter({
  routes,
  services,
  menuNamespaces,
  initialAddress,
}: RouterOptions): ConsoleRouter {
  const layouts = (['default', 'auth', 'empty'] as const).map((layout): RouteObject => ({
    id: `layout:${layout}`,
    lazy: {
      Component: async () => {
        const [Layout] = await Promise.all([
          LAYOUTS[layout](),
          ...(layout === 'default'
            ? [services.i18n.loadNamespaces([...menuNamespaces]), services.build.load()]
            : []),
        ]);
        return Layout;
      },
    },
    ErrorBoundary: RouteFailure,
    children: routes
      .filter((route) => (route.meta.layout ?? 'default') === layout)
      .map((route) => routeObject([route], services)),
  }));
  const tree: RouteObject[] = [
    {
      id: 'root',
      middleware: [guard(() => tree, services)],
      // Without a loader a navigation that loads nothing would pass no middleware.
      loader: () => services.i18n.loadNamespaces('shell').then(() => null),
      shouldRevalidate: () => true,
      Component: RootFrame,
      HydrateFallback: StartingPage,
      ErrorBoundary: RouteFailure,
      children: layouts,
    },
  ];
  return initialAddress === undefined
    ? createBrowserRouter(tree)
    : createMemoryRouter(tree, { initialEntries: [initialAddress] });
}

function routeObject(chain: [ConsoleRoute, ...ConsoleRoute[]], services: ConsoleServices): RouteObject {
  const route = chain.at(-1) ?? chain[0];
  const handle: RouteHandle = { chain };
  const namespace = namespaceOf(chain);
  const { screen, redirectTo, prefetch } = route;
  return {
    id: route.path,
    path: route.path,
    handle,
    ErrorBoundary: RouteFailure,
    ...(screen && {
      lazy: {
        Component: async () => {
          const [Screen] = await Promise.all([
            screen(),
            namespace && services.i18n.loadNamespaces(namespace),
          ]);
          return Screen;
        },
      },
    }),
    ...(prefetch && {
      loader: ({ params, request }: LoaderFunctionArgs) => {
        prefetch({ store: services.store, params, searchParams: new URL(request.url).searchParams });
        return null;
      },
    }),
    children: [
      ...(redirectTo === undefined
        ? []
        : [
            {
              index: true as const,
              id: `${route.path}#redirect`,
              loader: ({ request }: LoaderFunctionArgs) => redirect(redirectTo + new URL(request.url).search),
            },
          ]),
      ...(route.children ?? []).map((child) => routeObject([...chain, child], services)),
    ],
  };
}

function guard(tree: () => RouteObject[], services: ConsoleServices): MiddlewareFunction {
  return async ({ request }, next) => {
    const url = new URL(request.url);
    const chain = chainOf(matchRoutes(tree(), url.pathname));
    const target = `${url.pathname}${url.search}${url.hash}`;
    const verdict = await judge({ chain, target, pathname: url.pathname }, factsOf(services));
    if (verdict.type === 'sign-out') services.session.clear();
    if (verdict.type !== 'enter') throw redirect(verdict.to);
    return next();
  };
}

function factsOf({ session, store }: ConsoleServices): GuardFacts {
  const quiet = { subscribe: false } as const;
  return {
    hasToken: session.token !== null,
    hasPendingToken: session.pendingToken !== null,
    twoFactorEnabled: async () => {
      const user = await store.dispatch(profileEndpoint.initiate(undefined, quiet)).unwrap();
      return user.twoFAEnabled;
    },
    permissions: async () => {
      const [detail] = await Promise.all([
        store.dispatch(userDetailEndpoint.initiate(undefined, quiet)).unwrap(),
        store.dispatch(appDetailEndpoint.initiate({ id: ADMIN_APP_ID }, quiet)).unwrap(),
      ]);
      return new Set(detail.group.permission.map((entry) => entry.apiGroupId));
    },
  };
}
