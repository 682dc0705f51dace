import type { ConsoleRoute } from '@console/shell-layout';
import { expect, it } from 'vitest';
import { unlockedPages } from './unlocked-pages';

// @see spec 7.6

const guarded = { requiresAuth: true, requiredPermission: true };

const ROUTES: ConsoleRoute[] = [
  { path: '/apps/dashboard', meta: { title: 'Dashboard' } },
  { path: '/apps/accounts', meta: { title: 'Users', ...guarded } },
  {
    path: '/apps/product',
    meta: { title: 'Product' },
    children: [
      { path: '/apps/product/ssai', meta: { title: 'SSAI', order: 2, ...guarded } },
      { path: '/apps/product/vod', meta: { title: 'Media VOD', order: 1, ...guarded } },
      { path: '/apps/product/alerts', meta: { title: 'Alerts' } },
    ],
  },
  { path: '/apps/hidden/vod', meta: { title: 'Hidden', hideInMenu: true, ...guarded } },
];

const opened = (...apiGroups: string[]) =>
  unlockedPages(ROUTES, apiGroups).map(({ trail }) => trail.map(({ title }) => title).join(' › '));

it('tells what API groups open, by the way to it, in the order of the menu', () => {
  expect(opened('admin-vod', 'admin-ssai')).toEqual(['Product › Media VOD', 'Product › SSAI']);
  expect(opened('admin-user')).toEqual(['Users']);
});

it('leaves out what is open to everybody', () => {
  expect(opened()).toEqual([]);
  expect(opened('no-such-group')).toEqual([]);
});
