import { expect, it } from 'vitest';
import { MEDIA_MODULES } from '../catalogue/media-modules';
import { SERVER_KINDS } from '../contract';
import { serverPlaceAt } from './server-place';

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
])('at %s are the servers of %o', (pathname, place) => {
  expect(serverPlaceAt(pathname)).toEqual(place);
});

it('has a part of the catalogue for each kind of servers', () => {
  const paths = MEDIA_MODULES.map(({ path }) => path).filter((path) => path.endsWith('/machine'));
  const kinds = paths.map((path) => serverPlaceAt(`/apps/studio/product/${path}`).kind);
  expect(kinds.toSorted()).toEqual(SERVER_KINDS.toSorted());
});
