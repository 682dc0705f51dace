import { createConsoleEvents, createConsoleStorage, createConsoleStore, createSession } from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConsoleRoute } from '../routes/console-route';
import type { RouteHandle } from '../routes/route-handle';
import { guardMiddleware } from './guard-middleware';

const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  // The router goes to other origins by the window that it finds.
  vi.stubGlobal('window', {
    addEventListener: () => undefined,
    document: { createElement: () => ({}) },
    location: { assign, origin: 'http://localhost', href: 'http://localhost/' },
  });
});
afterEach(() => {
  assign.mockReset();
  vi.unstubAllGlobals();
});

/** Public places: nobody has to be asked who is there. */
const PLACES: ConsoleRoute[] = [
  { path: '/', meta: {} },
  { path: '/docs/:topic', meta: {}, redirectTo: 'https://docs.example:8443/console/:topic' },
  { path: '/old/:id', meta: {}, redirectTo: '/new/:id' },
  { path: '/new/:id', meta: {} },
];

/** A console's router in front of these places, with nobody signed in. */
function routerOf(places: readonly ConsoleRoute[]) {
  const session = createSession(createConsoleStorage());
  const store = createConsoleStore({
    config: readRuntimeConfig({}).config,
    session,
    events: createConsoleEvents(),
    language: () => 'en',
  });
  const code = vi.fn(() => Promise.resolve());
  const tree: RouteObject[] = [
    {
      id: 'root',
      middleware: [
        guardMiddleware(
          () => tree,
          { session, store },
          () => undefined,
        ),
      ],
      loader: () => null,
      shouldRevalidate: () => true,
      children: places.map((place) => ({
        path: place.path,
        handle: { chain: [place], code: { load: code, Component: () => null } } satisfies RouteHandle,
        loader: () => code().then(() => null),
      })),
    },
  ];
  const router = createMemoryRouter(tree);
  return { router, code };
}

it('follows a redirect to another origin as a load of a whole page, and loads no code for it', async () => {
  const { router, code } = routerOf(PLACES);
  await vi.waitFor(() => {
    expect(router.state.initialized).toBe(true);
  });
  code.mockClear();
  void router.navigate('/docs/a%2Fb?q=1');
  await vi.waitFor(() => {
    expect(assign.mock.calls).toEqual([['https://docs.example:8443/console/a%2Fb?q=1']]);
  });
  expect(code).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/');
});

it('follows a redirect within the console as a navigation, parameters and query kept', async () => {
  const { router } = routerOf(PLACES);
  await router.navigate('/old/7?q=1');
  expect(router.state.location.pathname + router.state.location.search).toBe('/new/7?q=1');
  expect(assign).not.toHaveBeenCalled();
});
