// @see spec 1, 2.1, 2.2, 2.3, 2.5, 3.8, 3.9, 4.4, 6
import { createI18n, LANGUAGES } from '@console/i18n';
import type { ConsoleRoute } from '@console/shell-layout';
import { routesAt } from '@console/shell-layout/testing';
import { RESERVED_APP_IDS } from '@console/tenant-apps/contract';
import { describe, expect, it } from 'vitest';
import { consoleRoutes } from './console-routes';
import { FEATURES, LOCALES } from './features';
import { addressOf, PLACES, type Place } from './testing/places';

const routes = consoleRoutes(FEATURES);

/** Each route with those above it, outermost first. */
function chainsOf(tree: readonly ConsoleRoute[], parents: readonly ConsoleRoute[] = []): ConsoleRoute[][] {
  return tree.flatMap((route) => {
    const chain = [...parents, route];
    return [chain, ...chainsOf(route.children ?? [], chain)];
  });
}

/** What the keys of the routes say. */
async function titlesIn(language: (typeof LANGUAGES)[number]) {
  const i18n = createI18n({ language, locales: LOCALES });
  await i18n.loadNamespaces(LOCALES.map((locale) => locale.namespace));
  return (key: string | undefined): unknown => {
    const [namespace = '', name = ''] = key?.split(':') ?? [];
    return key === undefined ? '' : i18n.getResource(language, namespace, name);
  };
}

const pathsOf = (places: readonly Place[]) => places.map(({ path }) => path);

describe('the route table', () => {
  it('has these places and no other, each once', () => {
    expect(
      chainsOf(routes)
        .map((chain) => chain.at(-1)?.path)
        .toSorted(),
    ).toEqual(pathsOf(PLACES).toSorted());
  });

  it.each(PLACES)('has $path as it should be', async ({ path, title, ...place }) => {
    const chain = chainsOf(routes).find((routes) => routes.at(-1)?.path === path) ?? [];
    const route = chain.at(-1);
    const titleOf = await titlesIn('en');
    expect({
      title: titleOf(route?.meta.key),
      auth: chain.some(({ meta }) => meta.requiresAuth),
      order: route?.meta.order,
      // The top of a tree decides for all of it.
      layout: chain[0]?.meta.layout,
      keepAlive: route?.meta.keepAlive,
      redirectsTo: route?.redirectTo,
      screen: route?.screen !== undefined,
    }).toEqual({
      title,
      auth: place.auth ?? false,
      order: place.order,
      layout: place.layout,
      keepAlive: place.keepAlive,
      redirectsTo: place.redirectsTo,
      screen: place.screen ?? true,
    });
  });

  it.each(LANGUAGES)('has a title for each place that shows something, in %s', async (language) => {
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

  it.each(PLACES)('leads to $path by its address', (place) => {
    expect(routesAt(routes, addressOf(place)).at(-1)?.path).toBe(place.path);
  });

  it.each([
    ['/apps/studio/product/lrm/streams/7', '/apps/:appId/product/lrm'],
    ['/apps/product/vod/films', '/apps/product/vod'],
    ['/apps/studio/product/transcode/jobs', '/apps/:appId/product/transcode'],
    ['/apps/studio/product/transcode/channels', '/apps/:appId/product/transcode/channels'],
    ['/apps/studio/product/transcode/channels/7', '/apps/:appId/product/transcode/channels'],
  ])('leads %s to the module whose own place that is', (address, path) => {
    expect(routesAt(routes, address).at(-1)?.path).toBe(path);
  });

  it('redirects to places that show something', () => {
    const targets = PLACES.flatMap(({ redirectsTo }) => redirectsTo ?? []);
    const ends = PLACES.filter(({ redirectsTo, screen }) => screen !== false && !redirectsTo);
    expect(targets.filter((path) => path !== '/apps' && !pathsOf(ends).includes(path))).toEqual([]);
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
    const paths = pathsOf(PLACES);
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
