import { describe, expect, it } from 'vitest';
import type { ConsoleRoute } from './console-route';
import { appsRoutesOf, featureRoutesOf, fillPath, mergedMeta, namespaceOf } from './route-tree';

// @see spec 2.1, 2.2, 2.3

describe('mergedMeta', () => {
  it('is empty where no route matches', () => expect(mergedMeta([])).toEqual({}));

  it('hands duties down and nothing else', () => {
    const chain = [
      {
        path: '/apps',
        meta: { requiresAuth: true, title: 'Apps', layout: 'default', hideInMenu: true } as const,
      },
      { path: '/apps/machine', meta: { requiredPermission: true, order: 6 } },
      { path: '/apps/machine/list', meta: { title: 'Servers' } },
    ];
    expect(mergedMeta(chain)).toEqual({ title: 'Servers', requiresAuth: true, requiredPermission: true });
  });

  it('cannot be talked out of a duty below', () => {
    const chain = [
      { path: '/apps', meta: { requiresAuth: true } },
      { path: '/apps/open', meta: { requiresAuth: false } },
    ];
    expect(mergedMeta(chain).requiresAuth).toBe(true);
  });

  it('leaves the routes as they are', () => {
    const chain = [
      { path: '/apps', meta: { requiresAuth: true } },
      { path: '/apps/a', meta: {} },
    ];
    mergedMeta(chain);
    expect(chain[1]?.meta).toEqual({});
  });
});

describe('namespaceOf', () => {
  it.each([
    ['the nearest', [{ namespace: 'auth' }, { namespace: 'tenantApps' }], 'tenantApps'],
    ['that of a parent', [{ namespace: 'auth' }, {}], 'auth'],
    ['none', [{}, {}], undefined],
  ])('is %s', (_what, routes, namespace) =>
    expect(namespaceOf(routes.map((route) => ({ path: '/', meta: {}, ...route })))).toBe(namespace),
  );
});

it.each([
  ['/apps/:appId/detail', '/apps/studio/detail'],
  ['/apps/:appId()/detail', '/apps/studio/detail'],
  ['/apps/:unknown/detail', '/apps//detail'],
  ['https://elsewhere.example:8443/:appId', 'https://elsewhere.example:8443/studio'],
])('%s is filled to %s', (path, filled) => expect(fillPath(path, { appId: 'studio' })).toBe(filled));

it('keeps a value within its segment', () =>
  expect(fillPath('/apps/:appId', { appId: '../users?q=1#a' })).toBe('/apps/..%2Fusers%3Fq%3D1%23a'));

const route = (path: string, children?: ConsoleRoute[]): ConsoleRoute => ({
  path,
  meta: {},
  ...(children && { children }),
});

const paths = (routes: readonly ConsoleRoute[]): unknown[] =>
  routes.map(({ path, children }) => (children ? [path, paths(children)] : path));

describe('what features bring to a frame', () => {
  it('stands there after the owner’s own pages, in the order of the features', () => {
    const owner = { routes: [route('/auth/login'), route('/user', [route('/user/info')])] };
    const first = { userRoutes: [route('/user/keys')] };
    const second = {
      routes: [route('/help')],
      userRoutes: [route('/user/apps', [route('/user/apps/create')])],
    };
    expect(paths(featureRoutesOf([first, owner, second]))).toEqual([
      '/auth/login',
      ['/user', ['/user/info', '/user/keys', ['/user/apps', ['/user/apps/create']]]],
      '/help',
    ]);
  });

  it('changes nothing of the features themselves', () => {
    const owner = { routes: [route('/user', [route('/user/info')])], userRoutes: [route('/user/keys')] };
    featureRoutesOf([owner]);
    expect(paths(owner.routes)).toEqual([['/user', ['/user/info']]]);
  });

  it('stands nowhere without the frame', () => {
    expect(featureRoutesOf([{ userRoutes: [route('/user/keys')] }])).toEqual([]);
    expect(appsRoutesOf([{ appRoutes: [route('/apps/:appId/keys')] }])).toEqual([]);
  });

  it('is about one app there, and about the person here', () => {
    const feature = {
      appsRoutes: [route('/apps/:appId')],
      appRoutes: [route('/apps/:appId/keys')],
      routes: [route('/user')],
      userRoutes: [route('/user/keys')],
    };
    expect(paths(appsRoutesOf([feature]))).toEqual([['/apps/:appId', ['/apps/:appId/keys']]]);
    expect(paths(featureRoutesOf([feature]))).toEqual([['/user', ['/user/keys']]]);
  });
});
