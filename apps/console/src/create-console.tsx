import { auth } from '@console/auth';
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
import {
  ConsoleRoot,
  createBuildInfo,
  createCaptcha,
  createConsoleRouter,
  createPreferences,
  shellLocale,
  type ConsoleServices,
} from '@console/shell-layout';
import { tenantApps } from '@console/tenant-apps';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAntdLocale } from './antd-locales';
import { consoleRoutes } from './console-routes';
import { consoleLocale } from './locales/console-locale';

const FEATURES = [auth, tenantApps];

interface ConsoleOptions {
  config: RuntimeConfig;
  /** Of the host, where there is one; else what the person chose or the browser prefers. */
  language?: Language;
  version: string;
}

/** Builds a whole console; what it returns mounts it into an element and gives back the way to take it out again. */
export function createConsole({
  config,
  language: hostLanguage,
  version,
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
  const locales = [shellLocale, consoleLocale, ...FEATURES.map((feature) => feature.locale)];
  const i18n = createI18n({ language, locales });
  void i18n.loadNamespaces(shellLocale.namespace);

  const captcha = createCaptcha(config, language);
  const services: ConsoleServices = {
    config,
    captcha,
    session,
    storage,
    events,
    driftLog: createDriftLog(events),
    i18n,
    store: createConsoleStore({
      config,
      session,
      events,
      language: () => (isLanguage(i18n.language) ? i18n.language : language),
      captcha,
    }),
    preferences: createPreferences(storage),
    build: createBuildInfo(version, async () =>
      (await fetch('/build-time.json', { cache: 'no-store' })).json(),
    ),
    keepLanguage: (chosen) => {
      storage.write(STORED_ITEMS.language, chosen);
      document.cookie = languageCookie(chosen);
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
    menuNamespaces: [consoleLocale.namespace, tenantApps.locale.namespace],
  });

  return async (element) => {
    document.documentElement.lang = language;
    const antdLocale = await loadAntdLocale(language);
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
      root.unmount();
      router.dispose();
      services.store.dispose();
    };
  };
}
