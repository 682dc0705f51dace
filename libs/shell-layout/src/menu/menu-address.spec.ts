// @see spec 2.1, 2.2, 2.3
import { describe, expect, it } from 'vitest';
import { menuAddress, openPaths } from './menu-address';

const PATHS = new Set(['/apps/product', '/apps/product/ssai', '/apps/:appId/product/library']);

describe('the address of a menu entry', () => {
  it.each([
    ['/apps/dashboard', { appId: 'studio' }, '/apps/dashboard'],
    ['/apps/:appId/product', { appId: 'studio' }, '/apps/studio/product'],
    ['/apps/:appId()/product', { appId: 'studio' }, '/apps/studio/product'],
    ['/apps/:appId()/product/:kind()', { appId: 'studio', kind: 'live' }, '/apps/studio/product/live'],
    ['/apps/:appId/product', { appId: '../users' }, '/apps/..%2Fusers/product'],
    ['/apps/:appId/product', {}, '/apps//product'],
  ])('%s with %j is %s', (path, params, address) => expect(menuAddress(path, params, PATHS)).toBe(address));

  it.each([
    ['/apps/:appId/product/ssai', '/apps/product/ssai'],
    ['/apps/:appId()/product', '/apps/product'],
    ['/apps/:appId/product/library', '/apps/default-admin-app/product/library'],
  ])('in the admin app %s is %s', (path, address) =>
    expect(menuAddress(path, { appId: 'default-admin-app' }, PATHS)).toBe(address),
  );
});

it('openPaths has what may be entered of the whole tree', () => {
  const guarded = { requiredPermission: true };
  const tree = [
    { path: '/a', meta: {}, children: [{ path: '/a/b', meta: {} }] },
    { path: '/p', meta: {}, children: [{ path: '/p/vod', meta: guarded }] },
  ];
  expect([...openPaths(tree, new Set())]).toEqual(['/a', '/a/b']);
  expect([...openPaths(tree, new Set(['admin-vod']))]).toEqual(['/a', '/a/b', '/p', '/p/vod']);
});
