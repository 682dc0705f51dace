import {
  createConsoleEvents,
  createDriftLog,
  createConsoleStorage,
  createConsoleStore,
  createMemoryStorage,
  createSession,
  type LayoutMode,
} from '@console/http';
import { readRuntimeConfig, type RuntimeConfig } from '@console/http/contract';
import { createHastyClock } from '@console/http/testing';
import { createI18n, type Language } from '@console/i18n';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { createCaptcha } from '../captcha/create-captcha';
import { ConsoleRoot } from '../console-root';
import { shellLocale } from '../locales/shell-locale';
import { shellRoutes } from '../pages/shell-routes';
import type { ConsoleFeature, ConsoleRoute } from '../routes/console-route';
import { createConsoleRouter } from '../routes/create-console-router';
import { createBuildInfo } from '../services/build-info';
import type { ConsoleServices } from '../services/console-services';
import { createPreferences } from '../services/preferences';

export interface FeatureScreenProps {
  /** The feature whose routes are mounted, beside the bare pages. */
  feature: ConsoleFeature;
  /** Path and query that the story starts at. */
  at: string;
  /** Who holds which token; signed in unless told. */
  session?: 'signed-in' | 'signed-out' | 'pending';
  layoutMode?: LayoutMode;
  sidebarCollapsed?: boolean;
  developerPanel?: boolean;
  language?: Language;
  darkMode?: boolean;
  /** Runtime configuration that differs from its defaults. */
  config?: Partial<RuntimeConfig>;
  /** What this tab remembers already, by key. */
  tabStorage?: Record<string, string>;
  onReload?: () => void;
  onLeave?: (address: string) => void;
  onLanguage?: (language: Language) => void;
  /** Told of path and query after each navigation. */
  onAddress?: (address: string) => void;
}

/** A whole console around one feature, at one address: fresh store, own session, nothing shared with another story. */
export function FeatureScreen(props: FeatureScreenProps) {
  const [{ services, router, routes }] = useState(() => consoleOf(props));
  return (
    // What moves is not yet visible; a story sees each state at its end.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ConsoleRoot services={services} router={router} routes={routes} />
    </ConfigProvider>
  );
}

function consoleOf({
  feature,
  at,
  session: held = 'signed-in',
  layoutMode = 'vertical',
  language = 'en',
  darkMode = true,
  sidebarCollapsed = false,
  developerPanel = false,
  config: givenConfig = {},
  tabStorage,
  onReload = () => undefined,
  onLeave = () => undefined,
  onLanguage = () => undefined,
  onAddress,
}: FeatureScreenProps) {
  const { config } = readRuntimeConfig(givenConfig);
  const captcha = createCaptcha(config, language);
  const events = createConsoleEvents();
  const storage = createConsoleStorage({ tab: createMemoryStorage(tabStorage) });
  const session = createSession(storage);
  if (held === 'signed-in') session.signIn('story');
  if (held === 'pending') session.awaitSecondFactor('story');

  const preferences = createPreferences(storage);
  preferences.change({ layoutMode, darkMode, sidebarCollapsed, developerPanel });

  const services: ConsoleServices = {
    config: { ...config, logo: LOGO },
    captcha,
    session,
    storage,
    events,
    driftLog: createDriftLog(events),
    i18n: createI18n({ language, locales: [shellLocale, feature.locale] }),
    store: createConsoleStore({
      config,
      session,
      events,
      language: () => language,
      captcha,
      clock: createHastyClock(),
    }),
    preferences,
    build: createBuildInfo('0.0.0', () => Promise.resolve(Date.UTC(2026, 0, 31))),
    keepLanguage: onLanguage,
    reload: onReload,
    leave: onLeave,
  };
  const routes: ConsoleRoute[] = [
    {
      path: '/apps',
      meta: { requiresAuth: true, notAsMenu: true },
      children: feature.appsRoutes ?? [],
    },
    ...(feature.routes ?? []),
    ...shellRoutes,
  ];
  const router = createConsoleRouter({
    routes,
    services,
    menuNamespaces: [feature.locale.namespace],
    initialAddress: at,
  });
  if (onAddress) {
    router.subscribe(({ location }) => {
      onAddress(location.pathname + location.search);
    });
  }
  return { services, router, routes };
}

const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><rect width='8' height='8' rx='2' fill='%231662d8'/></svg>";
