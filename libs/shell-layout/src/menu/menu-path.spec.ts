import { expect, it } from 'vitest';
import { type MenuEntry, menuPath } from './menu-tree';

function entry(path: string, children: MenuEntry[] = []): MenuEntry {
  return { path, meta: {}, children };
}

const ENTRIES = [
  entry('/dashboard'),
  entry('/product', [entry('/product'), entry('/product#ads', [entry('/product/ssai')])]),
];

it.each([
  ['an entry', '/dashboard', ['/dashboard']],
  ['one in a group of a group', '/product/ssai', ['/product', '/product#ads', '/product/ssai']],
  ['a group’s own page', '/product', ['/product', '/product']],
  ['a group', '/product#ads', ['/product', '/product#ads']],
  ['what the menu does not have', '/nowhere', []],
])('leads to %s', (_what, path, way) =>
  expect(menuPath(ENTRIES, (found) => found.path === path).map((found) => found.path)).toEqual(way),
);
