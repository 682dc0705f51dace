import {
  consoleApi,
  type ConsoleStore,
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createSession,
} from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import type { Language } from '@console/i18n';
import { uiLocale } from '@console/ui';
import { loadAntdLocale } from '@console/ui/theme';
import { type ConsoleFeature, type ConsoleRoute, shellLocale } from '@console/shell-layout';
import { LAYOUT_CODE, namespaceOf, tabsOf } from '@console/shell-layout/app';
import { consoleRoutes } from '../console-routes';
import { FEATURES, LOCALES, MENU_NAMESPACES } from '../features';

const IN_LAYOUT: readonly ConsoleFeature[] = FEATURES.filter(
  (feature: ConsoleFeature) => feature.layoutParts,
);

/**
 * Loads the layout, screens and texts of each route with the default layout, and calls its prefetch functions. The build
 * records what is imported meanwhile.
 *
 * @param record Called with the path of each route, the path of its parent, and the function that loads it.
 */
export async function loadRoutes(
  language: Language,
  record: (path: string, parent: string | undefined, load: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { config } = readRuntimeConfig({});
  // Without a session no request is sent.
  const store = createConsoleStore({
    config,
    session: createSession(createConsoleStorage()),
    events: createConsoleEvents(),
    language: () => 'en',
  });
  for (const branch of branchesOf(consoleRoutes(FEATURES))) {
    const route = branch.at(-1);
    const layout = branch[0]?.meta.layout ?? 'default';
    if (route?.screen && layout === 'default')
      await record(route.path, branch.at(-2)?.path, async () => {
        await Promise.all([
          LAYOUT_CODE[layout](),
          ...IN_LAYOUT.map(({ layoutParts }) => layoutParts?.()),
          loadAntdLocale(language),
          ...branch.map(({ screen }) => screen?.()),
          ...LOCALES.filter(({ namespace }) => namespacesOf(branch).has(namespace)).map(({ load }) =>
            load[language](),
          ),
        ]);
        for (const { prefetch } of branch)
          await prefetch?.({ store, config, params: {}, searchParams: new URLSearchParams() });
      });
  }
  await dispose(store);
}

/** The timers of cached queries would keep the build alive for minutes. */
export async function dispose(store: ConsoleStore): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  store.dispatch(consoleApi.util.resetApiState());
  store.dispose();
}

export function branchesOf(
  routes: readonly ConsoleRoute[],
  ancestors: readonly ConsoleRoute[] = [],
): ConsoleRoute[][] {
  return routes.flatMap((route) => {
    const branch = [...ancestors, route];
    return [branch, ...branchesOf(route.children ?? [], branch)];
  });
}

function namespacesOf(branch: readonly ConsoleRoute[]): Set<string | undefined> {
  const paths = branch.flatMap((route, index) => {
    const path = branch.slice(0, index + 1);
    return [path, ...tabsOf(route).map((tab) => [...path, tab])];
  });
  return new Set([
    shellLocale.namespace,
    uiLocale.namespace,
    ...MENU_NAMESPACES,
    ...IN_LAYOUT.map(({ locale }) => locale.namespace),
    ...paths.map(namespaceOf),
  ]);
}
