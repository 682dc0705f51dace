import {
  consoleApi,
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createSession,
  type ConsoleStore,
} from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import type { Language } from '@console/i18n';
import { uiLocale } from '@console/ui';
import { loadAntdLocale } from '@console/ui/theme';
import { shellLocale, tabsOf, type ConsoleRoute } from '@console/shell-layout';
import { LAYOUT_CODE, namespaceOf } from '@console/shell-layout/app';
import { consoleRoutes } from '../console-routes';
import { FEATURES, LOCALES, MENU_NAMESPACES } from '../features';

const { config } = readRuntimeConfig({});

/**
 * Asks, for each place of the signed-in part, for all that it loads by itself: its layout, its screens, its texts, what makes
 * its first calls. Runs in the build, which notes what is imported meanwhile.
 *
 * @param note Called with each place, by its path and that of the place above it, and what asks for it.
 */
export async function askForPlaces(
  language: Language,
  note: (path: string, above: string | undefined, ask: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const store = storeOfNobody();
  for (const chain of placesBelow(consoleRoutes(FEATURES))) {
    const route = chain.at(-1);
    const layout = chain[0]?.meta.layout ?? 'default';
    if (route?.screen && layout === 'default')
      await note(route.path, chain.at(-2)?.path, async () => {
        await Promise.all([
          LAYOUT_CODE[layout](),
          loadAntdLocale(language),
          ...chain.map(({ screen }) => screen?.()),
          ...LOCALES.filter(({ namespace }) => namespacesOf(chain).has(namespace)).map(({ load }) =>
            load[language](),
          ),
        ]);
        for (const { prefetch } of chain)
          await prefetch?.({ store, config, params: {}, searchParams: new URLSearchParams() });
      });
  }
  await forget(store);
}

/** The paths of all routes; `/*` at the end stands for every address below. */
export function routePatterns(): string[] {
  return placesBelow(consoleRoutes(FEATURES))
    .flatMap((chain) => chain.at(-1) ?? [])
    .filter(({ path }) => path !== '*')
    .map(({ path, ownsBelow }) => (ownsBelow ? `${path}/*` : path));
}

function placesBelow(routes: readonly ConsoleRoute[], above: readonly ConsoleRoute[] = []): ConsoleRoute[][] {
  return routes.flatMap((route) => {
    const chain = [...above, route];
    return [chain, ...placesBelow(route.children ?? [], chain)];
  });
}

function namespacesOf(chain: readonly ConsoleRoute[]): Set<string | undefined> {
  const ways = chain.flatMap((route, index) => {
    const way = chain.slice(0, index + 1);
    return [way, ...tabsOf(route).map((tab) => [...way, tab])];
  });
  return new Set([shellLocale.namespace, uiLocale.namespace, ...MENU_NAMESPACES, ...ways.map(namespaceOf)]);
}

/** Nobody is signed in: no call leaves, and what makes them is loaded all the same. */
function storeOfNobody(): ConsoleStore {
  return createConsoleStore({
    config,
    session: createSession(createConsoleStorage()),
    events: createConsoleEvents(),
    language: () => 'en',
  });
}

/** The calls have come to nothing by then, and the store would remember that for minutes, during which no build ends. */
async function forget(store: ConsoleStore): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  store.dispatch(consoleApi.util.resetApiState());
  store.dispose();
}
