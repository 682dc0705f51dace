import type { Denial, MenuNode } from '@console/shell-layout/menu';
import { expect, it } from 'vitest';
import { myAccess, pageGroups } from './my-access';

// @see spec 2.4, 4.2, 6

const NO_VOD: Denial = { kind: 'permission', anyOf: ['admin-vod'] };

function place(path: string, denial?: Denial, children: MenuNode[] = []): MenuNode {
  return { path, meta: { title: path }, denial, children };
}

const titles = (way: readonly { title?: string }[]) => way.map(({ title }) => title);

it('tells what is open from what is not, by what it takes', () => {
  const { open, closed } = myAccess(
    [
      place('/dashboard'),
      place('/product', undefined, [place('/product/vod', NO_VOD), place('/product/ssai')]),
      place('/clips', { ...NO_VOD }),
    ],
    ({ path }) => (path === '/product/ssai' ? { kind: 'card' } : undefined),
  );
  expect(open.map(({ trail }) => titles(trail))).toEqual([['/dashboard']]);
  expect(closed.map(({ denial, pages }) => [denial, pages.map(({ trail }) => titles(trail))])).toEqual([
    [NO_VOD, [['/product', '/product/vod'], ['/clips']]],
    [{ kind: 'card' }, [['/product', '/product/ssai']]],
  ]);
});

it('names the permission before what the app lacks', () => {
  const { closed } = myAccess([place('/product/vod', NO_VOD)], () => ({ kind: 'edition' }));
  expect(closed).toMatchObject([{ denial: NO_VOD }]);
});

it('groups pages by the menu group that shows them', () => {
  const { open } = myAccess(
    [
      place('/dashboard'),
      place('/product', undefined, [
        place('/product/live', undefined, [place('/product/streams'), place('/product/channels')]),
        place('/product/vod'),
      ]),
      place('/users'),
    ],
    () => undefined,
  );
  expect(pageGroups(open).map(({ trail, pages }) => [titles(trail), pages.map(({ path }) => path)])).toEqual([
    [[], ['/dashboard', '/users']],
    [
      ['/product', '/product/live'],
      ['/product/streams', '/product/channels'],
    ],
    [['/product'], ['/product/vod']],
  ]);
});
