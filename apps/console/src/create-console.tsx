import {
  createConsoleEvents,
  createConsoleStore,
  createDriftLog,
  createPreferences,
  createSessionLog,
} from '@console/http';
import type { RuntimeConfig } from '@console/http/contract';
import { uiLocale } from '@console/ui';
import { createI18n, isLanguage } from '@console/i18n';
import { loadAntdLocale } from '@console/ui/theme';
import { type ConsoleServices, shellLocale } from '@console/shell-layout';
import {
  ConsoleRoot,
  type ConsoleRouter,
  createCaptcha,
  createConsoleRouter,
  createDeploymentWatch,
  createUnsavedWork,
  fillSlots,
  loadLayoutParts,
  loadObjectTypes,
} from '@console/shell-layout/app';
import { Fragment, startTransition, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBuildInfo } from './build-info';
import { consoleRoutes } from './console-routes';
import { FEATURES, LOCALES, MENU_NAMESPACES } from './features';
import { logCaughtError } from './log-caught-error';
import { paymentMethodReader } from './payment-method/payment-method';
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

type CreatedServices = ReturnType<typeof createServices>;

/** The services of a console that is not mounted yet. */
export function createServices({ config, environment, version, buildId }: ConsoleOptions) {
  const { language, storage, session, host, send, filesAt } = environment;
  const events = createConsoleEvents();
  const i18n = createI18n({ language, locales: LOCALES });
  void i18n.loadNamespaces([shellLocale.namespace, uiLocale.namespace]);

  const captcha = createCaptcha(config, language);
  const deployment = createDeploymentWatch({
    buildId: environment.followsDeployments ? buildId : undefined,
    everySeconds: config.deploymentPollSeconds,
    fetchUncached: (address, signal) => fetch(filesAt + address, { cache: 'no-store', signal }),
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
  return {
    paymentMethod: paymentMethodReader(store, storage),
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
    objectTypes: loadObjectTypes(FEATURES, i18n),
    layoutParts: loadLayoutParts(FEATURES, i18n),
    activity: createSessionLog(session),
    reloadGuard: environment.reloadGuard,
    unsavedWork: createUnsavedWork(),
    storeLanguage: environment.storeLanguage,
    reload: environment.reload,
    leave: environment.leave,
  } satisfies ConsoleServices;
}

/**
 * Mounts a console in an element, or in place of what a root shows; returns the function that unmounts it.
 *
 * @param services default: new ones.
 */
export async function createConsole(
  place: HTMLElement | Root,
  options: ConsoleOptions,
  services: CreatedServices = createServices(options),
): Promise<() => void> {
  const { environment } = options;
  const { deployment, host } = services;
  const routes = consoleRoutes(FEATURES).filter(
    ({ meta }) => !environment.isPublic || meta.layout === 'empty',
  );
  const unmounted = new AbortController();
  const router = createConsoleRouter({
    routes,
    services,
    menuNamespaces: MENU_NAMESPACES,
    initialAddress: environment.initialAddress,
    signal: unmounted.signal,
  });
  const stopFollowing = environment.follow({ services, router });

  const { Area = Fragment, IconWrapper, idPrefix, nonce } = environment;
  const [antdLocale] = await Promise.all([
    loadAntdLocale(environment.language),
    // The page shows something meanwhile; a host's element is empty.
    Promise.race([untilPlaced(router), ...(isEmpty(place) ? [pause(LONGEST_START_MS)] : [])]),
  ]);
  const stopWatch = deployment.start();
  const root =
    place instanceof HTMLElement
      ? createRoot(place, {
          ...(idPrefix !== undefined && { identifierPrefix: idPrefix }),
          onCaughtError: logCaughtError,
        })
      : place;
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
    unmounted.abort();
    stopFollowing();
    stopWatch();
    root.unmount();
    router.dispose();
    services.store.dispose();
  };
}

function isEmpty(place: HTMLElement | Root): boolean {
  return place instanceof HTMLElement && !place.hasChildNodes();
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
