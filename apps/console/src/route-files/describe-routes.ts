import {
  type BootstrapQuery,
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createSession,
} from '@console/http';
import { readRuntimeConfig } from '@console/http/contract';
import { createI18n, FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@console/i18n';
import type { ConsoleRoute } from '@console/shell-layout';
import { pageTitle, routeText } from '@console/shell-layout/app';
import { consoleRoutes } from '../console-routes';
import { FEATURES, LOCALES } from '../features';
import { branchesOf, dispose } from './load-routes';

// Evaluated in the build, which can import nothing later.
const branches = branchesOf(consoleRoutes(FEATURES));
const texts = await Promise.all(LANGUAGES.map(loadTexts));
const { config } = readRuntimeConfig({});

const session = createSession(createConsoleStorage());
session.signIn('build');
let requests: BootstrapQuery[] = [];
const store = createConsoleStore({
  config,
  session,
  events: createConsoleEvents(),
  language: () => FALLBACK_LANGUAGE,
  send: (address, init) => {
    const appId = new Headers(init?.headers).get('X-App-Id');
    requests.push({
      path: address instanceof Request ? address.url : address.toString(),
      ...(appId !== null && { appId }),
    });
    return Promise.resolve(new Response(null, { status: 404 }));
  },
});

/** The headings of all routes by path, and the first requests of those without parameters. */
export const descriptions: Record<string, { title: Record<string, string>; requests: BootstrapQuery[] }> = {};
for (const branch of branches) {
  const path = branch.at(-1)?.path ?? '';
  requests = [];
  if (!path.includes(':'))
    for (const { prefetch } of branch)
      await prefetch?.({ store, config, params: {}, searchParams: new URLSearchParams() });
  // A dialog or a tab is below the heading of its page.
  const isBelowHeading = ({ meta }: ConsoleRoute, index: number) =>
    branch[index - 1]?.screen !== undefined &&
    (meta.tab !== undefined || branch.slice(0, index + 1).some((route) => route.meta.hideInMenu));
  const page = branch.slice(0, branch.findLastIndex((route, index) => !isBelowHeading(route, index)) + 1);
  const titles = texts.map((i18n): [string, string] => [
    i18n.language,
    routeText(i18n, page.at(-1)?.meta.heading) ?? pageTitle(i18n, page),
  ]);
  descriptions[path] = { title: Object.fromEntries(titles), requests };
}
await dispose(store);

/** The patterns of all routes; `/*` at the end matches every address below. */
export const patterns = branches
  .flatMap((branch) => branch.at(-1) ?? [])
  .filter(({ path }) => path !== '*')
  .map(({ path, ownsBelow }) => (ownsBelow ? `${path}/*` : path));

async function loadTexts(language: Language) {
  const i18n = createI18n({ language, locales: LOCALES });
  await i18n.loadNamespaces(LOCALES.map(({ namespace }) => namespace));
  return i18n;
}
