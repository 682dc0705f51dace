import { LinkObserver } from '@console/ui/shell';
import {
  createBrowserRouter,
  createMemoryRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
} from 'react-router';
import { guardMiddleware } from '../guards/guard-middleware';
import { PageCodeContext } from '../routes/route-contexts';
import { RouteFailure } from '../pages/route-failure';
import { StartingPage } from '../pages/starting-page';
import type { ConsoleRoute } from '../routes/console-route';
import { type ReturnState, type StatusState, UNAVAILABLE_PATH } from '../routes/paths';
import { chainOf, createRouteMatcher, type RouteCode, type RouteHandle } from '../routes/route-handle';
import { namespaceOf, tabsOf } from '../routes/route-tree';
import type { ConsoleServices } from '../services/console-services';
import { deploymentMiddleware, loadCode } from './full-page-load';
import { createPrefetcher, runPrefetch, savesData, waitBriefly } from './prefetch';
import { RootLayout } from './root-layout';
import { layoutCode, LAYOUTS, screenCode } from './route-code';

interface RouterOptions {
  routes: readonly ConsoleRoute[];
  services: ConsoleServices;
  menuNamespaces: readonly string[];
  /** Starts at this address without touching the browser's: embedded and in tests. */
  initialAddress?: string | undefined;
  /** Aborted when the console is unmounted. */
  signal: AbortSignal;
}

export type ConsoleRouter = ReturnType<typeof createBrowserRouter>;

/** Creates a router that passes every navigation through the guard. */
export function createConsoleRouter(options: RouterOptions): ConsoleRouter {
  const { routes, services, menuNamespaces, initialAddress, signal } = options;
  const isShown = (pathname: string) => {
    const { initialized, location } = router.state;
    return initialized && location.pathname === pathname;
  };
  const codes = new Map<string, RouteCode>();
  const layouts = LAYOUTS.map((layout): RouteObject => {
    const code = layoutCode(layout, services, menuNamespaces);
    return {
      id: `layout:${layout}`,
      handle: { code } satisfies RouteHandle,
      loader: ({ request }: LoaderFunctionArgs) => loadCode(code, request, services),
      Component: code.Component,
      ErrorBoundary: RouteFailure,
      children: routes
        .filter((route) => (route.meta.layout ?? 'default') === layout)
        .map((route) => routeObject(route, [], services, isShown, codes)),
    };
  });
  const lead = (to: string, state?: StatusState | ReturnState) => {
    // Without a pending navigation the open page is denied: replaced, so that "Back" skips it. So is the
    // sign-in page. A page that is unavailable can be tried again.
    const { navigation, matches } = router.state;
    const isLeftForGood =
      to !== UNAVAILABLE_PATH && (navigation.state === 'idle' || chainOf(matches)[0]?.meta.layout === 'auth');
    void router.navigate(to, { replace: isLeftForGood, state });
  };
  const match = createRouteMatcher(() => tree);
  const ahead = createPrefetcher(match, services);
  const loadPageCode = async (path: string) => {
    if (!savesData()) await codes.get(path)?.load();
  };
  function Root() {
    return (
      <LinkObserver onNear={ahead.load}>
        <PageCodeContext value={loadPageCode}>
          <RootLayout />
        </PageCodeContext>
      </LinkObserver>
    );
  }
  const tree: RouteObject[] = [
    {
      id: 'root',
      middleware: [deploymentMiddleware(services), guardMiddleware(match, services, lead, signal)],
      // Middleware runs only with a loader.
      loader: ({ request }: LoaderFunctionArgs) => {
        ahead.reach(new URL(request.url).pathname);
        return services.i18n.loadNamespaces(['shell', 'ui']).then(() => null);
      },
      shouldRevalidate: () => true,
      Component: Root,
      HydrateFallback: () => <StartingPage product={services.config} />,
      ErrorBoundary: RouteFailure,
      children: layouts,
    },
  ];
  const router =
    initialAddress === undefined
      ? createBrowserRouter(tree)
      : createMemoryRouter(tree, { initialEntries: [initialAddress] });
  return router;
}

function routeObject(
  route: ConsoleRoute,
  parents: readonly ConsoleRoute[],
  services: ConsoleServices,
  isShown: (pathname: string) => boolean,
  codes: Map<string, RouteCode>,
): RouteObject {
  const { path, screen, prefetch, ownsBelow, children = [] } = route;
  const chain = [...parents, route];
  // Tabs are named by the frame of the page.
  const namespaces = [chain, ...tabsOf(route).map((tab) => [...chain, tab])].flatMap(
    (way) => namespaceOf(way) ?? [],
  );
  const code = screen && screenCode(screen, [...new Set(namespaces)], services);
  if (code) codes.set(path, code);
  const handle: RouteHandle = { chain, ...(code && { code }) };
  return {
    id: route.meta.id ?? path,
    path,
    handle,
    ErrorBoundary: RouteFailure,
    // An `Outlet` prevents the router's warning about an empty page.
    Component: code?.Component ?? Outlet,
    ...(code && {
      loader: async ({ params, request }: LoaderFunctionArgs) => {
        const { config } = services;
        const calls = { isPageOpen: false };
        const store = services.store.prefetching(calls);
        const { pathname, searchParams } = new URL(request.url);
        const answered = runPrefetch(prefetch, { store, config, params, searchParams });
        const loaded = await loadCode(code, request, services);
        // Paging within a list shows its progress immediately.
        if (prefetch && !isShown(pathname)) await waitBriefly(answered);
        calls.isPageOpen = !request.signal.aborted;
        return loaded;
      },
    }),
    children: [
      ...children.map((child) => routeObject(child, chain, services, isShown, codes)),
      ...(ownsBelow ? [{ path: `${path}/*`, handle, Component: Outlet }] : []),
    ],
  };
}
