import { createConsoleEvents, createConsoleStore, createDriftLog } from '@console/http';
import type { RuntimeConfig } from '@console/http/contract';
import { createI18n, isLanguage } from '@console/i18n';
import {
  ConsoleRoot,
  createBuildInfo,
  createCaptcha,
  createConsoleRouter,
  createDeploymentWatch,
  createPreferences,
  createUnsavedWork,
  fillSlots,
  loadAntdLocale,
  shellLocale,
  type ConsoleServices,
} from '@console/shell-layout';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { consoleRoutes } from './console-routes';
import { FEATURES, LOCALES, MENU_NAMESPACES } from './features';
import { consolePorts } from './ports/console-ports';
import type { Surroundings } from './surroundings';

interface ConsoleOptions {
  config: RuntimeConfig;
  surroundings: Surroundings;
  version: string;
  /** Of the page; undefined where it comes from no build. */
  buildId: string | undefined;
}

/** Builds a whole console; what it returns mounts it into an element and gives back the way to take it out again. */
export function createConsole({
  config,
  surroundings,
  version,
  buildId,
}: ConsoleOptions): (element: HTMLElement) => Promise<() => void> {
  const { language, storage, session, host, filesAt } = surroundings;
  const events = createConsoleEvents();
  const i18n = createI18n({ language, locales: LOCALES });
  void i18n.loadNamespaces(shellLocale.namespace);

  const captcha = createCaptcha(config, language);
  const deployment = createDeploymentWatch({
    buildId: surroundings.followsDeployments ? buildId : undefined,
    everySeconds: config.deploymentPollSeconds,
    ask: (address, signal) => fetch(filesAt + address, { cache: 'no-store', signal }),
    page: document,
  });
  const store = createConsoleStore({
    config,
    session,
    events,
    language: () => (isLanguage(i18n.language) ? i18n.language : language),
    captcha,
    embedded: host !== undefined,
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
      (await fetch(`${filesAt}/build-time.json`, { cache: 'no-store' })).json(),
    ),
    deployment,
    slots: fillSlots(FEATURES, i18n),
    reloadGuard: surroundings.reloadGuard,
    unsavedWork: createUnsavedWork(),
    keepLanguage: surroundings.keepLanguage,
    reload: surroundings.reload,
    leave: surroundings.leave,
  };
  const routes = consoleRoutes(FEATURES);
  const ended = new AbortController();
  const router = createConsoleRouter({
    routes,
    services,
    menuNamespaces: MENU_NAMESPACES,
    initialAddress: surroundings.initialAddress,
    ended: ended.signal,
  });
  const stopFollowing = surroundings.follow({ services, router });

  return async (element) => {
    const { Area = Fragment, Dress, idPrefix, nonce } = surroundings;
    const antdLocale = await loadAntdLocale(language);
    const stopWatch = deployment.start();
    const root = createRoot(element, { ...(idPrefix !== undefined && { identifierPrefix: idPrefix }) });
    root.render(
      <StrictMode>
        <Area>
          <ConsoleRoot
            services={services}
            router={router}
            routes={routes}
            Dress={Dress}
            nonce={nonce}
            {...(antdLocale && { antdLocale })}
          />
        </Area>
      </StrictMode>,
    );
    return () => {
      ended.abort();
      stopFollowing();
      stopWatch();
      root.unmount();
      router.dispose();
      services.store.dispose();
    };
  };
}
