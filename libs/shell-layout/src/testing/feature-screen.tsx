import {
  createConsoleEvents,
  createConsoleStorage,
  createConsoleStore,
  createDriftLog,
  createMemoryStorage,
  createPreferences,
  createSession,
  createSessionLog,
  type LayoutMode,
} from '@console/http';
import { readRuntimeConfig, type RuntimeConfig } from '@console/http/contract';
import { createInstantClock } from '@console/http/testing';
import { createI18n, type Language } from '@console/i18n';
import { pseudoLocale } from '@console/i18n/testing';
import { uiLocale } from '@console/ui';
import { loadDeclaredCode } from '@console/ui/lazy';
import { loadAntdLocale } from '@console/ui/theme';
import { ConfigProvider } from 'antd';
import { useEffect, useState } from 'react';
import { useDenialReason } from '../access/use-denial-reason';
import { createCaptcha } from '../captcha/captcha-controller';
import { keywordsLocale } from '../keywords/locales/keywords-locale';
import { shellLocale } from '../locales/shell-locale';
import { shellRoutes } from '../pages/shell-routes';
import { ConsoleRoot } from '../router/console-root';
import { createConsoleRouter } from '../router/create-console-router';
import type { ConsoleFeature, ConsoleRoute } from '../routes/console-route';
import type { ConsoleSlots, FilledSlots } from '../routes/console-slots';
import { appsRoutesOf, featureRoutesOf } from '../routes/route-tree';
import type { ConsolePorts } from '../services/console-ports';
import type { ConsoleServices } from '../services/console-services';
import { loadLayoutParts } from '../services/layout-parts';
import { loadObjectTypes } from '../services/object-types';
import { fillSlots } from '../services/slots';
import { createUnsavedWork } from '../services/unsaved-work';

export interface FeatureScreenProps {
  feature: ConsoleFeature;
  /** Features that provide layout parts and slots. */
  others?: readonly ConsoleFeature[];
  at: string;
  /** Default: signed-in. */
  session?: 'signed-in' | 'signed-out' | 'pending';
  layoutMode?: LayoutMode;
  sidebarCollapsed?: boolean;
  developerPanel?: boolean;
  /** Allows automatic reloads, which call `onLeave`. */
  mayReload?: boolean;
  language?: Language;
  /** Accents all translated texts, so that hard-coded ones stand out. */
  pseudoLanguage?: boolean;
  darkMode?: boolean;
  config?: Partial<RuntimeConfig>;
  /** Session storage by key. */
  tabStorage?: Record<string, string>;
  /** Local storage by key. */
  localStorage?: Record<string, string>;
  slots?: FilledSlots;
  ports?: ConsolePorts;
  /** Time source of the session; default: the clock. */
  now?: (() => number) | undefined;
  onReload?: () => void;
  onLeave?: (address: string) => void;
  onLanguage?: (language: Language) => void;
  /** Called with path and query after each navigation. */
  onAddress?: (address: string) => void;
}

/** A console around one feature at an address, isolated from other stories. */
export function FeatureScreen(props: FeatureScreenProps) {
  const [{ services, router, routes, end }] = useState(() => consoleOf(props));
  const [antdLocale, setAntdLocale] = useState<Awaited<ReturnType<typeof loadAntdLocale>>>();
  const { language = 'en' } = props;

  useEffect(() => {
    void loadAntdLocale(language).then(setAntdLocale);
  }, [language]);

  useEffect(() => end, [end]);

  // Deferred parts are loaded, as after a moment in the console.
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    void loadDeclaredCode().then(() => setComplete(true));
  }, []);
  if (!complete) return null;

  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ConsoleRoot services={services} router={router} routes={routes} {...(antdLocale && { antdLocale })} />
    </ConfigProvider>
  );
}

function consoleOf({
  feature,
  others = [],
  at,
  session: held = 'signed-in',
  layoutMode = 'vertical',
  language = 'en',
  pseudoLanguage = false,
  darkMode = true,
  sidebarCollapsed = false,
  developerPanel = false,
  mayReload = false,
  config: givenConfig = {},
  tabStorage,
  slots,
  ports,
  localStorage,
  now,
  onReload = () => undefined,
  onLeave = () => undefined,
  onLanguage = () => undefined,
  onAddress,
}: FeatureScreenProps) {
  const { config } = readRuntimeConfig(givenConfig);
  const captcha = createCaptcha(config, language);
  const features = [feature, ...others];
  const locales = [
    shellLocale,
    uiLocale,
    keywordsLocale,
    ...features.flatMap(({ locale, moreLocales = [] }) => [locale, ...moreLocales]),
  ];
  const events = createConsoleEvents();
  const storage = createConsoleStorage({
    tab: createMemoryStorage(tabStorage),
    local: createMemoryStorage(localStorage),
  });
  const session = createSession(storage, now);
  if (held === 'signed-in') session.signIn('story');
  if (held === 'pending') session.awaitSecondFactor('story');

  const preferences = createPreferences(storage);
  preferences.change({ layoutMode, darkMode, sidebarCollapsed, developerPanel });

  const i18n = createI18n({ language, locales: pseudoLanguage ? locales.map(pseudoLocale) : locales });
  const services: ConsoleServices = {
    ...ports,
    config: { ...config, logo: LOGO },
    captcha,
    session,
    storage,
    events,
    driftLog: createDriftLog(events),
    i18n,
    objectTypes: loadObjectTypes(features, i18n),
    layoutParts: loadLayoutParts(features, i18n),
    activity: createSessionLog(session),
    slots: { ...fillSlots([{ slots: STAND_INS, locale: shellLocale }, ...features], i18n), ...slots },
    store: createConsoleStore({
      config,
      session,
      events,
      language: () => language,
      captcha,
      clock: createInstantClock(),
    }),
    preferences,
    build: { version: '0.0.0', time: Date.UTC(2026, 0, 31), load: () => Promise.resolve() },
    deployment: { superseded: false },
    reloadGuard: { pass: () => mayReload },
    unsavedWork: createUnsavedWork(),
    storeLanguage: onLanguage,
    reload: onReload,
    leave: onLeave,
  };
  const routes: ConsoleRoute[] = [
    {
      path: '/apps',
      meta: { requiresAuth: true, notAsMenu: true },
      children: appsRoutesOf([feature]),
    },
    ...featureRoutesOf([feature]),
    ...shellRoutes,
  ];
  const ending = new AbortController();
  const router = createConsoleRouter({
    routes,
    services,
    menuNamespaces: [feature.locale.namespace],
    initialAddress: at,
    signal: ending.signal,
  });
  if (onAddress) {
    router.subscribe(({ location }) => onAddress(location.pathname + location.search));
  }
  const end = () => {
    ending.abort();
    router.dispose();
    services.store.dispose();
  };
  return { services, router, routes, end };
}

/** For facts that another feature provides. */
function DenialReason({ denial, what, appId }: ConsoleSlots['denialFacts']) {
  const reasonOf = useDenialReason();
  return (
    denial && (
      <>
        <p>{reasonOf(denial)}</p>
        <code>{JSON.stringify({ denial, what, appId })}</code>
      </>
    )
  );
}

const STAND_INS = { denialFacts: () => Promise.resolve(DenialReason) };

const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><rect width='8' height='8' rx='2' fill='%231662d8'/></svg>";
