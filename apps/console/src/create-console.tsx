import { createConsoleEvents, createConsoleStore, createDriftLog } from '@console/http';
import type { RuntimeConfig } from '@console/http/contract';
import { uiLocale } from '@console/ui';
import { createI18n, isLanguage } from '@console/i18n';
import { loadAntdLocale } from '@console/ui/theme';
import { MissingField } from '@console/ui/list';
import { shellLocale, type ConsoleServices } from '@console/shell-layout';
import {
  ConsoleRoot,
  createBuildInfo,
  createCaptcha,
  createConsoleRouter,
  createDeploymentWatch,
  createPreferences,
  createUnsavedWork,
  fillSlots,
  type ConsoleRouter,
} from '@console/shell-layout/app';
import { Fragment, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { consoleRoutes } from './console-routes';
import { FEATURES, LOCALES, MENU_NAMESPACES } from './features';
import { consolePorts } from './ports/console-ports';
import type { ConsoleEnvironment } from './console-environment';

interface ConsoleOptions {
  config: RuntimeConfig;
  environment: ConsoleEnvironment;
  version: string;
  /** Undefined without a build. */
  buildId: string | undefined;
}

/** Maximum time before the first render while the first route loads. */
const LONGEST_START_MS = 1000;

/** Mounts a console in an element; returns the function that unmounts it. */
export async function createConsole(
  element: HTMLElement,
  { config, environment, version, buildId }: ConsoleOptions,
): Promise<() => void> {
  const { language, storage, session, host, send, filesAt } = environment;
  const events = createConsoleEvents();
  const i18n = createI18n({ language, locales: LOCALES });
  void i18n.loadNamespaces([shellLocale.namespace, uiLocale.namespace]);

  const captcha = createCaptcha(config, language);
  const deployment = createDeploymentWatch({
    buildId: environment.followsDeployments ? buildId : undefined,
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
    send,
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
    reloadGuard: environment.reloadGuard,
    unsavedWork: createUnsavedWork(),
    storeLanguage: environment.storeLanguage,
    reload: environment.reload,
    leave: environment.leave,
  };
  const routes = consoleRoutes(FEATURES);
  const ended = new AbortController();
  const router = createConsoleRouter({
    routes,
    services,
    menuNamespaces: MENU_NAMESPACES,
    initialAddress: environment.initialAddress,
    ended: ended.signal,
  });
  const stopFollowing = environment.follow({ services, router });

  const { Area = Fragment, IconWrapper, idPrefix, nonce } = environment;
  const [antdLocale] = await Promise.all([
    loadAntdLocale(language),
    // The page shows the frame of the layout or the logo meanwhile; a host's element is empty.
    Promise.race([untilPlaced(router), ...(element.hasChildNodes() ? [] : [pause(LONGEST_START_MS)])]),
  ]);
  const stopWatch = deployment.start();
  const root = createRoot(element, {
    ...(idPrefix !== undefined && { identifierPrefix: idPrefix }),
    onCaughtError: (error, { componentStack }) => {
      // The table shows a dash in place of the cell.
      if (!(error instanceof MissingField)) console.error(error, componentStack);
    },
  });
  // Renders in slices so that the page responds.
  startTransition(() => {
    root.render(
      <StrictMode>
        <Area>
          <ConsoleRoot
            services={services}
            router={router}
            routes={routes}
            Wrapper={IconWrapper}
            nonce={nonce}
            zeroRuntime={import.meta.env.PROD && !host?.area}
            {...(antdLocale && { antdLocale })}
          />
        </Area>
      </StrictMode>,
    );
  });
  return () => {
    ended.abort();
    stopFollowing();
    stopWatch();
    root.unmount();
    router.dispose();
    services.store.dispose();
  };
}

/** Resolves when the first route is resolved and its code loaded. */
function untilPlaced(router: ConsoleRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ initialized }: ConsoleRouter['state']) => {
      if (initialized) resolve();
    };
    router.subscribe(look);
    look(router.state);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
