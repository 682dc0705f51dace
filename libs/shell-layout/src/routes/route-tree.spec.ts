import { describe, expect, it } from 'vitest';
import { fillPath, mergedMeta, namespaceOf } from './route-tree';

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
