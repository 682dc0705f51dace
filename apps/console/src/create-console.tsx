import { accounts } from '@console/accounts';
import { billing } from '@console/billing';
import {
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createDriftLog,
  createSafeStorage,
  createSession,
  STORED_ITEMS,
} from '@console/http';
import type { RuntimeConfig } from '@console/http/contract';
import { createI18n, detectLanguage, isLanguage, languageCookie, type Language } from '@console/i18n';
import { products } from '@console/products';
import {
  ConsoleRoot,
  createBuildInfo,
  createCaptcha,
  createConsoleRouter,
  createDeploymentWatch,
  createPreferences,
  createReloadGuard,
  createUnsavedWork,
  fillSlots,
  loadAntdLocale,
  shellLocale,
  type ConsoleServices,
  type EmbeddingHost,
} from '@console/shell-layout';
import { tenantApps } from '@console/tenant-apps';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { consoleRoutes } from './console-routes';
import { FEATURES, LOCALES } from './features';
import { consoleLocale } from './locales/console-locale';
import { consolePorts } from './ports/console-ports';

interface ConsoleOptions {
  config: RuntimeConfig;
  /** Of the host, where there is one; else what the person chose or the browser prefers. */
  language?: Language;
  /** What the shell that embeds this console sets, where there is one. */
  host?: EmbeddingHost;
  version: string;
  /** Of the page; undefined where it comes from no build. */
  buildId: string | undefined;
}

/** Builds a whole console; what it returns mounts it into an element and gives back the way to take it out again. */
export function createConsole({
  config,
  language: hostLanguage,
  host,
  version,
  buildId,
}: ConsoleOptions): (element: HTMLElement) => Promise<() => void> {
  const storage = createConsoleStorage({
    local: createSafeStorage(() => window.localStorage),
    tab: createSafeStorage(() => window.sessionStorage),
  });
  const language =
    hostLanguage ??
    detectLanguage({
      cookie: document.cookie,
      stored: storage.read(STORED_ITEMS.language),
      browser: navigator.languages,
    });
  const session = createSession(storage);
  const events = createConsoleEvents();
  const i18n = createI18n({ language, locales: LOCALES });
  void i18n.loadNamespaces(shellLocale.namespace);

  const captcha = createCaptcha(config, language);
  const deployment = createDeploymentWatch({
    buildId,
    everySeconds: config.deploymentPollSeconds,
    ask: (address, signal) => fetch(address, { cache: 'no-store', signal }),
    page: document,
  });
  const store = createConsoleStore({
    config,
    session,
    events,
    language: () => (isLanguage(i18n.language) ? i18n.language : language),
    captcha,
  });
  const services: ConsoleServices = {
    ...consolePorts({ store, storage, alertsPollSeconds: config.alertsPollSeconds }),
    host,
    config,
    captcha,
    session,
    storage,
    events,
    driftLog: createDriftLog(events),
    i18n,
    store,
    preferences: createPreferences(storage),
    build: createBuildInfo(version, async () =>
      (await fetch('/build-time.json', { cache: 'no-store' })).json(),
    ),
    deployment,
    slots: fillSlots(FEATURES, i18n),
    reloadGuard: createReloadGuard(storage),
    unsavedWork: createUnsavedWork(),
    keepLanguage: (chosen) => {
      document.cookie = languageCookie(chosen);
      // Other tabs hear of this one, and find the cookie written.
      storage.write(STORED_ITEMS.language, chosen);
    },
    reload: () => {
      window.location.reload();
    },
    leave: (address) => {
      window.location.assign(address);
    },
  };
  const routes = consoleRoutes(FEATURES);
  const router = createConsoleRouter({
    routes,
    services,
    menuNamespaces: [
      consoleLocale,
      ...[accounts, billing, products, tenantApps].map(({ locale }) => locale),
    ].map(({ namespace }) => namespace),
  });

  return async (element) => {
    document.documentElement.lang = language;
    const antdLocale = await loadAntdLocale(language);
    const stopWatch = deployment.start();
    const root = createRoot(element);
    root.render(
      <StrictMode>
        <ConsoleRoot
          services={services}
          router={router}
          routes={routes}
          {...(antdLocale && { antdLocale })}
        />
      </StrictMode>,
    );
    return () => {
      stopWatch();
      root.unmount();
      router.dispose();
      services.store.dispose();
    };
  };
}
