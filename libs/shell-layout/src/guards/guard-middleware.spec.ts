import { createConsoleEvents, createConsoleStorage, createConsoleStore, createSession } from '@console/http';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConsoleRoute } from '../routes/console-route';
import { createRouteMatcher, type RouteHandle } from '../routes/route-handle';
import type { EmbeddingHost } from '../services/console-ports';
import { guardMiddleware } from './guard-middleware';

// @see spec 2.4, 4.2, 6

const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  // The router leaves the origin by `window`.
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      document: { createElement: () => ({}) },
      location: { assign, origin: 'http://localhost', href: 'http://localhost/' },
    }),
  );
});
afterEach(() => {
  assign.mockReset();
  vi.unstubAllGlobals();
});

const PUBLIC_ROUTES: ConsoleRoute[] = [
  { path: '/', meta: {} },
  { path: '/docs/:topic', meta: {}, redirectTo: 'https://docs.example:8443/console/:topic' },
  { path: '/old/:id', meta: {}, redirectTo: '/new/:id' },
  { path: '/new/:id', meta: {} },
  { path: '/auth/login', meta: {} },
  { path: '/503', meta: {} },
];
const PRIVATE: ConsoleRoute[] = ['/apps/a', '/apps/b'].map((path) => ({
  path,
  meta: { requiresAuth: true },
}));

interface RouterOptions {
  at?: string;
  host?: EmbeddingHost;
  /** Responses by the last segment of the path; implies a session. */
  respond?: (name: string) => Response | Promise<Response>;
}

/** A router with these routes; signed out without a platform. */
function routerOf(places: readonly ConsoleRoute[], { at = '/', host, respond }: RouterOptions = {}) {
  const session = createSession(createConsoleStorage());
  if (respond) session.signIn('main');
  const reload = vi.fn();
  const store = createConsoleStore({
    config: { apiBaseUrl: 'https://platform.example', apiMode: 'direct' },
    session,
    events: createConsoleEvents(),
    language: () => 'en',
    send: (input) => Promise.resolve(respond?.(lastSegment(input)) ?? Response.error()),
  });
  const code = vi.fn(() => Promise.resolve());
  const tree: RouteObject[] = [
    {
      id: 'root',
      middleware: [
        guardMiddleware(
          createRouteMatcher(() => tree),
          { session, store, reload, host },
          (to, state) => {
            void router.navigate(to, { state });
          },
          new AbortController().signal,
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
  const router = createMemoryRouter(tree, { initialEntries: [at] });
  return { router, code, session, reload };
}

function lastSegment(input: RequestInfo | URL): string {
  return (typeof input === 'string' ? input : '').split('/').at(-1) ?? '';
}

const USER = {
  id: 'user-1',
  email: 'operator@signalbox.example',
  name: 'Mai Anh',
  timezone: 'UTC',
  language: 'en',
  twoFAEnabled: true,
};
const GROUP = { name: 'Administrators', permission: [] };
const APP = [
  { appId: 'a', name: 'Admin', edition: 'pro', status: 'active', addedPrimaryCard: true },
  { group: GROUP, user: { timezone: 'UTC' } },
];

function platform(changed: Record<string, () => Response>) {
  const responses: Record<string, () => Response> = {
    profile: () => Response.json(USER),
    detail: () => Response.json({ user: USER, group: GROUP }),
    'default-admin-app': () => Response.json(APP),
    logout: () => Response.json({}),
    ...changed,
  };
  return (name: string) => responses[name]?.() ?? Response.error();
}
const failing = (status: number) => () => Response.json({ statusCode: status }, { status });
const addressOf = ({ state: { location } }: ReturnType<typeof routerOf>['router']) =>
  location.pathname + location.search;
const TO_SIGN_IN = '/auth/login?redirect=%2Fapps%2Fa';
const HOST: EmbeddingHost = {};

it('follows a redirect to another origin as a load of a whole page, and loads no code for it', async () => {
  const { router, code } = routerOf(PUBLIC_ROUTES);
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
  const { router } = routerOf(PUBLIC_ROUTES);
  await router.navigate('/old/7?q=1');
  expect(router.state.location.pathname + router.state.location.search).toBe('/new/7?q=1');
  expect(assign).not.toHaveBeenCalled();
});

it.each([
  ['a failing profile', { profile: failing(500) }, 'failed'],
  ['a failing user detail', { detail: failing(500) }, 'failed'],
  ['a user detail that cannot be read', { detail: () => Response.json({ user: 7 }) }, 'unreadable'],
  ['a session that has expired', { profile: failing(401), detail: failing(401) }, 'expired'],
] as const)(
  'signs out after %s at page load, with the reason and the address',
  async (_what, changed, reason) => {
    const { router, session, reload } = routerOf([...PUBLIC_ROUTES, ...PRIVATE], {
      at: '/apps/a',
      respond: platform(changed),
    });
    await vi.waitFor(() => {
      expect(addressOf(router)).toBe(TO_SIGN_IN);
    });
    expect([session.token, session.endReason]).toEqual([null, reason]);
    expect(reload).not.toHaveBeenCalled();
  },
);

it.each([
  ['a failing user detail', { detail: failing(500) }],
  ['a session that has expired', { profile: failing(401) }],
])('has the host reload after %s at page load, and calls no logout', async (_what, changed) => {
  const logout = vi.fn(() => Response.json({}));
  const { router, session, reload } = routerOf([...PUBLIC_ROUTES, ...PRIVATE], {
    at: '/apps/a',
    host: HOST,
    respond: platform({ ...changed, logout }),
  });
  await vi.waitFor(() => {
    expect(addressOf(router)).toBe(TO_SIGN_IN);
  });
  expect(session.token).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
  expect(logout).not.toHaveBeenCalled();
});

it('leads to /503 while the platform is unavailable, and keeps the address and the session', async () => {
  const unavailable = { statusCode: 503, requestId: 'request-7' };
  const { router, session } = routerOf([...PUBLIC_ROUTES, ...PRIVATE], {
    at: '/apps/a?page=2',
    respond: platform({ detail: () => Response.json(unavailable, { status: 503 }) }),
  });
  await vi.waitFor(() => {
    expect(addressOf(router)).toBe('/503');
  });
  expect(router.state.location.state).toEqual({ failed: '/apps/a?page=2', requestId: 'request-7' });
  expect(session.token).toBe('Bearer main');
});

it('signs out from an open page whose permissions cannot be read any more', async () => {
  let detail: unknown = { user: USER, group: GROUP };
  const { router, session } = routerOf([...PUBLIC_ROUTES, ...PRIVATE], {
    at: '/apps/b',
    respond: platform({ detail: () => Response.json(detail) }),
  });
  await vi.waitFor(() => {
    expect(router.state.initialized).toBe(true);
  });
  expect(addressOf(router)).toBe('/apps/b');
  detail = { user: 7 };
  await router.navigate('/apps/a');
  await vi.waitFor(() => {
    expect(addressOf(router)).toBe(TO_SIGN_IN);
  });
  expect(session.endReason).toBe('unreadable');
});

it('guards a page that returns from the back/forward cache', async () => {
  const { router } = routerOf([...PUBLIC_ROUTES, ...PRIVATE], { host: HOST });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  await router.navigate('/apps/a');
  await vi.waitFor(() => {
    expect(addressOf(router)).toBe(TO_SIGN_IN);
  });
});

it('leaves the two-factor gate after another tab has enabled two-factor authentication', async () => {
  let profile = { ...USER, twoFAEnabled: false };
  const { router } = routerOf(
    [...PUBLIC_ROUTES, ...PRIVATE, { path: '/apps/2fa', meta: { requiresAuth: true } }],
    { respond: platform({ profile: () => Response.json(profile) }) },
  );
  await router.navigate('/apps/a');
  await vi.waitFor(() => {
    expect(addressOf(router)).toBe('/apps/2fa');
  });
  profile = USER;
  await router.navigate('/apps/a');
  expect(addressOf(router)).toBe('/apps/a');
});

it('ignores a denial once the user has gone elsewhere', async () => {
  let detail = () => Promise.resolve(Response.json({ user: USER, group: GROUP }));
  const others = platform({});
  const { router } = routerOf(
    [
      ...PUBLIC_ROUTES,
      ...PRIVATE,
      { path: '/403', meta: {} },
      { path: '/apps/accounts', meta: { requiresAuth: true, requiredPermission: true } },
    ],
    { at: '/apps/a', respond: (name) => (name === 'detail' ? detail() : others(name)) },
  );
  await vi.waitFor(() => {
    expect(router.state.initialized).toBe(true);
  });
  const late = Promise.withResolvers<Response>();
  const asked = vi.fn(() => late.promise);
  detail = asked;
  void router.navigate('/apps/accounts');
  await vi.waitFor(() => {
    expect(asked).toHaveBeenCalled();
  });
  await router.navigate('/apps/b');
  late.resolve(Response.json({ user: USER, group: GROUP }));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(addressOf(router)).toBe('/apps/b');
});

it('makes no call that is rejected for a user known to have no two-factor authentication', async () => {
  const detail = vi.fn(failing(403));
  const { router, session } = routerOf(
    [...PUBLIC_ROUTES, ...PRIVATE, { path: '/apps/2fa', meta: { requiresAuth: true } }],
    {
      respond: platform({ profile: () => Response.json({ ...USER, twoFAEnabled: false }), detail }),
    },
  );
  await router.navigate('/apps/2fa');
  expect(session.twoFactorMissing).toBe(true);
  // A reload drops the cached profile.
  session.signIn('main');
  await router.navigate('/apps/a');
  await vi.waitFor(() => {
    expect(addressOf(router)).toBe('/apps/2fa');
  });
  expect(detail).not.toHaveBeenCalled();
});
