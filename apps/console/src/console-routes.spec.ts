// @see spec 1, 2.1, 2.2, 2.3, 2.5, 3.8, 3.9, 4.4, 6
import { API_GROUP_IDS, type ApiGroupId } from '@console/http/contract';
import { createI18n, LANGUAGES } from '@console/i18n';
import type { ConsoleRoute } from '@console/shell-layout';
import { type MenuEntry, menuTree } from '@console/shell-layout/menu';
import type { GuardFacts } from '@console/shell-layout/testing';
import { RESERVED_APP_IDS } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { consoleRoutes } from './console-routes';
import { FEATURES, LOCALES } from './features';
import { addressOf, ROUTES, ROUTES_FILE } from './testing/routes';
import { routesAt, visit } from './testing/visit';

const routes = consoleRoutes(FEATURES);

function chainsOf(tree: readonly ConsoleRoute[], parents: readonly ConsoleRoute[] = []): ConsoleRoute[][] {
  return tree.flatMap((route) => {
    const chain = [...parents, route];
    return [chain, ...chainsOf(route.children ?? [], chain)];
  });
}

async function titlesIn(language: (typeof LANGUAGES)[number]) {
  const i18n = createI18n({ language, locales: LOCALES });
  await i18n.loadNamespaces(LOCALES.map((locale) => locale.namespace));
  return (key: string | undefined): unknown => {
    const [namespace = '', name = ''] = key?.split(':') ?? [];
    return key === undefined ? '' : i18n.getResource(language, namespace, name);
  };
}

const holderOf = (...groups: readonly ApiGroupId[]): GuardFacts => ({
  hasToken: true,
  hasPendingToken: false,
  twoFactorMissing: false,
  twoFactorEnabled: () => Promise.resolve(true),
  permissions: () => Promise.resolve(new Set<string>(groups)),
});

async function groupsThatOpen(path: string) {
  const isOpenTo = async (...groups: ApiGroupId[]) =>
    (await visit(routes, addressOf({ path }), holderOf(...groups))).type === 'allow';
  if (await isOpenTo()) return undefined;
  const opened = await Promise.all(API_GROUP_IDS.map((group) => isOpenTo(group)));
  return API_GROUP_IDS.filter((_, index) => opened[index]);
}

describe('the route table', () => {
  it('is the one in routes.jsonl', async () => {
    const titleOf = await titlesIn('en');
    const lines: string[] = [];
    for (const chain of chainsOf(routes)) {
      const [top, route] = [chain[0], chain.at(-1)];
      if (!top || !route) continue;
      const { path, meta, redirectTo } = route;
      const isPrivate = chain.some(({ meta }) => meta.requiresAuth);
      lines.push(
        JSON.stringify({
          path,
          title: titleOf(meta.key),
          auth: isPrivate || undefined,
          needs: isPrivate ? await groupsThatOpen(path) : undefined,
          order: meta.order,
          layout: top.meta.layout,
          keepAlive: meta.keepAlive,
          redirectsTo: redirectTo,
        }),
      );
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(ROUTES_FILE);
  }, 30_000);

  it.each(LANGUAGES)('has a title for each route with a screen, in %s', async (language) => {
    const titleOf = await titlesIn(language);
    const untitled = chainsOf(routes)
      .map((chain) => chain.at(-1))
      .filter((route) => route?.screen && !titleOf(route.meta.key));
    expect(untitled.map((route) => route?.path)).toEqual([]);
  });

  it.each(LANGUAGES)('has a subtitle for each entry of the menu, in %s', async (language) => {
    const textOf = await titlesIn(language);
    const inMenu = (route: ConsoleRoute): ConsoleRoute[] =>
      route.meta.hideInMenu
        ? []
        : [
            ...(route.meta.notAsMenu ? [] : [route]),
            ...(route.meta.isHideSubApp ? [] : (route.children ?? []).flatMap(inMenu)),
          ];
    const entries = routes.flatMap(inMenu);
    expect(entries.length).toBeGreaterThan(40);
    expect(entries.filter(({ meta }) => !textOf(meta.subtitle)).map(({ path }) => path)).toEqual([]);
  });

  it.each(LANGUAGES)('has no name twice in the menu, in %s', async (language) => {
    const titleOf = await titlesIn(language);
    const names = (entries: readonly MenuEntry[]): unknown[] =>
      entries.flatMap(({ meta, children }) => [titleOf(meta.key), ...names(children)]);
    const all = names(menuTree(routes, new Set(API_GROUP_IDS)));
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  it.each(ROUTES)('leads to $path by its address', (route) => {
    expect(routesAt(routes, addressOf(route)).at(-1)?.path).toBe(route.path);
  });

  it.each([
    ['/apps/studio/product/interactive/quizzes/7', '/apps/:appId/product/interactive'],
    ['/apps/studio/product/minigame/7', '/apps/:appId/product/minigame'],
    ['/apps/studio/product/transcode/channels', '/apps/:appId/product/transcode/channels'],
    ['/apps/studio/product/transcode/channels/7', '/apps/:appId/product/transcode/channels/:resourceId'],
  ])('leads %s to its module', (address, path) => {
    expect(routesAt(routes, address).at(-1)?.path).toBe(path);
  });

  it('redirects to routes that have a screen', () => {
    const chains = chainsOf(routes).map((chain) => chain.at(-1));
    const targets = chains.flatMap((route) => route?.redirectTo ?? []);
    const ends = chains.flatMap((route) => (route?.screen && !route.redirectTo ? route.path : []));
    expect(targets.filter((path) => path !== '/apps' && !ends.includes(path))).toEqual([]);
  });

  it.each([
    '/no/such/page',
    '/apps/tenant-apps/nowhere',
    '/apps/studio/nowhere',
    '/apps/studio/product/nowhere',
    '/apps/product/nowhere',
    '/auth',
    '/user/nowhere',
    '/404',
  ])('does not know %s', (address) => {
    expect(routesAt(routes, address).map(({ path }) => path)).toEqual(['*']);
  });

  it('reserves every path segment next to which an app ID occurs', () => {
    const paths = chainsOf(routes).flatMap((chain) => chain.at(-1)?.path ?? []);
    const parents = new Set(paths.flatMap((path) => /^(.*)\/:appId(?:\/|$)/.exec(path)?.[1] ?? []));
    expect([...parents].toSorted()).toEqual(['/apps', '/user/apps']);
    const segments = [...parents].flatMap((parent) =>
      paths.flatMap((path) =>
        path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/')[0] : [],
      ),
    );
    const free = segments.filter(
      (segment) => !segment?.startsWith(':') && !RESERVED_APP_IDS.has(segment ?? ''),
    );
    expect(free).toEqual([]);
  });
});
