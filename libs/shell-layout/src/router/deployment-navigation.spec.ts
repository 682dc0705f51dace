import { createMemoryRouter, type LoaderFunctionArgs } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeLoadError } from '../routes/route-handle';
import { createUnsavedWork } from '../services/unsaved-work';
import { deploymentMiddleware, loadCode, reloadAt } from './full-page-load';

// @see spec 2.4, 4.8

const ORIGIN = 'http://localhost';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

/** A router with a page whose code fails to load, in a tab with this many automatic reloads. */
function routerOf({ reloads = 1 } = {}) {
  const deployment = { superseded: false };
  const unsavedWork = createUnsavedWork();
  const leave = vi.fn<(address: string) => void>();
  const slow = Promise.withResolvers<null>();
  const services = { deployment, unsavedWork, leave, reloadGuard: { pass: () => reloads-- > 0 } };
  const code = {
    load: () => Promise.reject(new CodeLoadError(new TypeError('Failed to fetch'))),
    Component: () => null,
  };
  const router = createMemoryRouter([
    {
      id: 'root',
      middleware: [deploymentMiddleware(services)],
      loader: () => null,
      shouldRevalidate: () => true,
      children: [
        { path: '/' },
        { path: '/apps' },
        { path: '/users' },
        { path: '/slow', loader: () => slow.promise },
        {
          id: 'broken',
          path: '/broken/*',
          loader: ({ request }: LoaderFunctionArgs) => loadCode(code, request, services),
        },
      ],
    },
  ]);
  const path = () => router.state.location.pathname + router.state.location.search;
  const settled = () =>
    vi.waitFor(() => {
      expect(router.state.navigation.state).toBe('idle');
    });
  /** Resolves with the page or a full page load. */
  const go = async (to: string) => {
    void router.navigate(to);
    await vi.waitFor(() => {
      expect(router.state.navigation.state === 'idle' || leave.mock.calls.length > 0).toBe(true);
    });
  };
  return { router, deployment, unsavedWork, leave, slow, path, go, settled };
}

describe('a navigation once a newer build is served', () => {
  it('loads a whole page of its target, and leaves the screen as it is until then', async () => {
    const { deployment, leave, go, path, router } = routerOf();
    await go('/apps');
    expect(leave).not.toHaveBeenCalled();
    deployment.superseded = true;
    await go('/users?page=2');
    expect(leave.mock.calls).toEqual([[`${ORIGIN}/users?page=2`]]);
    expect([path(), router.state.navigation.state]).toEqual(['/apps', 'loading']);
  });

  it('stays in the page while something is unsaved, and no longer', async () => {
    const { deployment, unsavedWork, leave, go, path } = routerOf();
    const form = {};
    deployment.superseded = true;
    unsavedWork.report(form, true);
    await go('/apps');
    expect([path(), leave.mock.calls]).toEqual(['/apps', []]);
    unsavedWork.report(form, false);
    await go('/users');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('stays in the page where only the query of the place changes', async () => {
    const { deployment, leave, go, path } = routerOf();
    await go('/apps');
    deployment.superseded = true;
    await go('/apps?q=studio');
    expect([path(), leave.mock.calls]).toEqual(['/apps?q=studio', []]);
  });

  it('stays in the page after a recent reload', async () => {
    const { deployment, leave, go, path } = routerOf({ reloads: 0 });
    deployment.superseded = true;
    await go('/apps');
    expect([path(), leave.mock.calls]).toEqual(['/apps', []]);
  });

  it('counts a place that was given up on the way as another one', async () => {
    const { deployment, leave, slow, go, router, settled } = routerOf();
    await go('/apps');
    void router.navigate('/slow');
    void router.navigate('/apps?page=2');
    await settled();
    slow.resolve(null);
    await slow.promise;
    deployment.superseded = true;
    await go('/slow');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('can be replaced by another one before the page goes', async () => {
    const { deployment, go, path, settled, router } = routerOf();
    deployment.superseded = true;
    await go('/users');
    deployment.superseded = false;
    void router.navigate('/apps');
    await settled();
    expect(path()).toBe('/apps');
  });
});

describe('code that cannot be loaded', () => {
  it('makes a whole page of its place be loaded, once', async () => {
    const { leave, go, path } = routerOf();
    await go('/broken/x?q=1');
    expect(leave.mock.calls).toEqual([[`${ORIGIN}/broken/x?q=1`]]);
    expect(path()).toBe('/');
  });

  it('is reported if the page may not reload', async () => {
    const { leave, go, path, router } = routerOf({ reloads: 0 });
    await go('/broken/x');
    expect([path(), leave.mock.calls]).toEqual(['/broken/x', []]);
    expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(CodeLoadError)]);
  });

  it('is told where something unsaved would be lost', async () => {
    const { leave, unsavedWork, go, router } = routerOf();
    unsavedWork.report({}, true);
    await go('/broken/x');
    expect(leave).not.toHaveBeenCalled();
    expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(CodeLoadError)]);
  });
});

describe('an address with two slashes', () => {
  it('is loaded on this origin', () => {
    const leave = vi.fn<(address: string) => void>();
    const services = { leave, unsavedWork: createUnsavedWork(), reloadGuard: { pass: () => true } };
    void reloadAt(new Request(`${ORIGIN}//evil.example/apps`), services);
    const [address = ''] = leave.mock.lastCall ?? [];
    expect(new URL(address, ORIGIN).origin).toBe(ORIGIN);
  });
});
