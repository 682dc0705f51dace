import { expect, it } from 'vitest';
import { SERVER_KINDS } from '../contract';
import { serverScopeAt } from './server-scope';

it.each([
  ['/apps/machine', { path: '/apps/machine' }],
  ['/apps/machine/7/license', { path: '/apps/machine' }],
  [
    '/apps/studio/product/vod-server/machine',
    { path: '/apps/studio/product/vod-server/machine', appId: 'studio', kind: 'vod' },
  ],
  [
    '/apps/studio/product/live/machine/7/note',
    { path: '/apps/studio/product/live/machine', appId: 'studio', kind: 'live' },
  ],
  [
    '/apps/default-admin-app/product/media/machine',
    { path: '/apps/default-admin-app/product/media/machine', kind: 'media' },
  ],
])('at %s are the servers of %o', (pathname, scope) => expect(serverScopeAt(pathname)).toEqual(scope));

it('has a catalog path for every kind of server', () => {
  const parts = ['live', 'vod-server', 'media', 'community', 'cluster', 'component'];
  const kinds = parts.map((part) => serverScopeAt(`/apps/studio/product/${part}/machine`).kind);
  expect(kinds).toEqual([...SERVER_KINDS]);
});
