import { describe, expect, it } from 'vitest';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';
import { connectedRoutes, type MenuEntry, menuPath, menuTree } from './menu-tree';

// @see spec 2.1, 2.2, 2.3, 2.5

const guarded: RouteMeta = { requiresAuth: true, requiredPermission: true };

function route(path: string, meta: RouteMeta = {}, children?: ConsoleRoute[]): ConsoleRoute {
  return { path, meta, ...(children && { children }) };
}

/** The entries as indented lines. */
function drawn(entries: readonly MenuEntry[], indent = ''): string[] {
  return entries.flatMap(({ path, children }) => [indent + path, ...drawn(children, `${indent}  `)]);
}

function menu(routes: ConsoleRoute[], ...permissions: string[]): string[] {
  return drawn(menuTree(routes, new Set(permissions)));
}

const TREE = [
  route('/apps', { notAsMenu: true }, [
    route('/apps/dashboard', { order: 1 }),
    route('/apps/tenant-apps', { order: 2, ...guarded }, [
      route('/apps/tenant-apps/archive', { order: 3, ...guarded }),
      route('/apps/tenant-apps/normal', { order: 2, ...guarded }),
      route('/apps/tenant-apps/create', { ...guarded, hideInMenu: true }),
    ]),
    route('/apps/accounts', { order: 10, ...guarded }),
    route('/apps/2fa', { hideInMenu: true }),
  ]),
  route('/auth/login', { hideInMenu: true }),
];

describe('the menu', () => {
  it('shows what a person may enter, in order, in place of entries that are none', () => {
    expect(menu(TREE, 'admin-tenant-app', 'admin-user')).toEqual([
      '/apps/dashboard',
      '/apps/tenant-apps',
      '  /apps/tenant-apps/normal',
      '  /apps/tenant-apps/archive',
      '/apps/accounts',
    ]);
  });

  it('leaves out a parent with nothing left below it', () => {
    expect(menu(TREE, 'admin-user')).toEqual(['/apps/dashboard', '/apps/accounts']);
    expect(menu(TREE)).toEqual(['/apps/dashboard']);
  });

  it('keeps a parent for the one child that may be entered', () => {
    const tree = [
      route('/apps/product', {}, [route('/apps/product/ssai', guarded), route('/apps/product/vod', guarded)]),
    ];
    expect(menu(tree, 'admin-vod')).toEqual(['/apps/product', '  /apps/product/vod']);
    expect(menu(tree)).toEqual([]);
  });

  it('hides what is below a hidden entry', () =>
    expect(menu([route('/user', { hideInMenu: true }, [route('/user/info')])])).toEqual([]));

  it('shows a parent that hides its children as an entry of its own, if any of them may be entered', () => {
    const tree = [route('/apps/product', { isHideSubApp: true }, [route('/apps/product/vod', guarded)])];
    expect(menu(tree, 'admin-vod')).toEqual(['/apps/product']);
    expect(menu(tree)).toEqual([]);
  });

  it('shows a parent whose children are all hidden as an entry of its own, if it may be entered', () => {
    const tree = [route('/apps/machine', guarded, [route('/apps/machine/add', { hideInMenu: true })])];
    expect(menu(tree, 'admin-machine')).toEqual(['/apps/machine']);
    expect(menu(tree)).toEqual([]);
  });

  it('keeps the tree’s order among equals, and puts what has no order first', () => {
    const tree = [
      route('/c', { order: 6 }),
      route('/a', { order: 6 }),
      route('/b', { order: 2 }),
      route('/z'),
      route('/y'),
    ];
    expect(menu(tree)).toEqual(['/z', '/y', '/b', '/c', '/a']);
  });

  it('orders children that stand in their parent’s place among its neighbors', () => {
    const tree = [
      route('/late', { order: 9 }),
      route('/group', { notAsMenu: true, order: 1 }, [
        route('/group/last', { order: 10 }),
        route('/group/first'),
      ]),
    ];
    expect(menu(tree)).toEqual(['/group/first', '/late', '/group/last']);
  });

  describe('with groups below a parent', () => {
    const inGroup = (name: string, meta: RouteMeta = {}): RouteMeta => ({
      menuGroup: `samples:${name}`,
      ...meta,
    });
    const tree = [
      route('/product', { menuPage: 'samples:page' }, [
        route('/product/ssai', inGroup('ads', guarded)),
        route('/product/alone'),
        route('/product/alerts', inGroup('watch')),
        route('/product/vod', inGroup('ads', guarded)),
      ]),
    ];

    it('gathers each where its first place stands, above the parent’s own page', () => {
      expect(menu(tree, 'admin-ssai', 'admin-vod')).toEqual([
        '/product',
        '  /product#samples:ads',
        '    /product/ssai',
        '    /product/vod',
        '  /product/alone',
        '  /product#samples:watch',
        '    /product/alerts',
        '  /product',
      ]);
    });

    it('leaves out one with nothing left in it, and the places out of reach of others', () => {
      expect(menu(tree, 'admin-vod')).toContain('    /product/vod');
      expect(menu(tree, 'admin-vod')).not.toContain('    /product/ssai');
      expect(menu(tree)).toEqual([
        '/product',
        '  /product/alone',
        '  /product#samples:watch',
        '    /product/alerts',
        '  /product',
      ]);
    });

    it('leaves out modules that are not connected, and groups of nothing else', () => {
      const modules = [
        route('/product', { menuPage: 'samples:page' }, [
          route('/product/ssai', inGroup('ads', { module: 'ssai' })),
          route('/product/vod', inGroup('content', { module: 'vod' })),
        ]),
      ];
      const vod = { entry: 'https://modules.example/vod.js', transport: 'page' } as const;
      expect(menu(connectedRoutes(modules, { vod }))).toEqual([
        '/product',
        '  /product#samples:content',
        '    /product/vod',
        '  /product',
      ]);
    });

    it('has no page of a parent that has nothing else to show', () => {
      const closed = [
        route('/product', { menuPage: 'samples:page' }, [route('/product/vod', inGroup('ads', guarded))]),
      ];
      expect(menu(closed)).toEqual([]);
    });
  });
});

function entry(path: string, children: MenuEntry[] = []): MenuEntry {
  return { path, meta: {}, children };
}

const ENTRIES = [
  entry('/dashboard'),
  entry('/product', [entry('/product'), entry('/product#ads', [entry('/product/ssai')])]),
];

describe('menuPath', () => {
  it.each([
    ['an entry', '/dashboard', ['/dashboard']],
    ['one in a group of a group', '/product/ssai', ['/product', '/product#ads', '/product/ssai']],
    ['a group’s own page', '/product', ['/product', '/product']],
    ['a group', '/product#ads', ['/product', '/product#ads']],
    ['what the menu does not have', '/nowhere', []],
  ])('leads to %s', (_what, path, way) =>
    expect(menuPath(ENTRIES, (found) => found.path === path).map((found) => found.path)).toEqual(way),
  );
});
