import {
  ADMIN_APP_ID,
  createConsoleStorage,
  createSafeStorage,
  createSession,
  STORED_ITEMS,
} from '@console/http';
import { createReloadGuard, type ConsoleRouter } from '@console/shell-layout/app';
import type { GuardedHost, HostState } from '@console/host-protocol';
import { NavigationType } from 'react-router';
import type { BuiltConsole, ConsoleEnvironment } from '../console-environment';
import { createGuestStorage } from './guest-storage';
import { followRejectedReads } from './rejected-reads';

/** The host’s default, which is no app. @see spec 9 */
const NO_APP = 'default-app';

interface GuestOptions {
  host: GuardedHost;
  hostWindow: Window;
  area?: HTMLElement;
  nonce: string | undefined;
  /** Rebuilds the console at its path, for changes that cannot be applied while it runs. */
  restart: (address: string) => void;
}

/**
 * The environment of a guest: session, language and layout come from the host, which receives path, title and
 * requests. @see spec 3.11, 4.1
 */
export function guestEnvironment({
  host,
  hostWindow,
  area,
  nonce,
  restart,
}: GuestOptions): ConsoleEnvironment {
  const first = host.state();
  const storage = createGuestStorage(hostWindow);
  storage.write(STORED_ITEMS.layoutMode, first.meta.layoutMode);
  const session = createSession(storage);
  const reloadGuard = createReloadGuard(
    createConsoleStorage({ tab: createSafeStorage(() => window.sessionStorage) }),
  );
  let isEnded = false;

  let appOfHost: string | undefined;
  const adoptState = ({ token, tokenProp, appId }: HostState) => {
    session.adopt(token, tokenProp);
    // The user may have chosen another app since.
    if (appId !== appOfHost) session.workIn(appId === NO_APP ? ADMIN_APP_ID : appId);
    appOfHost = appId;
  };
  const reload = () => {
    // A pending notice may call this after unmounting.
    if (isEnded) return;
    host.emit({ type: 'reload' });
    // A host that returns the same rejected token must not cause a reload loop.
    if (reloadGuard.pass()) reloadWindow(hostWindow);
  };
  let router: ConsoleRouter | undefined;
  adoptState(first);

  return {
    language: first.meta.lang,
    storage,
    session,
    filesAt: '',
    followsDeployments: area === undefined,
    nonce,
    // A guest never leaves the page of its host.
    reloadGuard: area ? { pass: () => false } : reloadGuard,
    host: {
      ...host.options,
      ...(host.open && { open: host.open }),
      ...(host.openNoCardWarning && { openNoCardWarning: host.openNoCardWarning }),
      area,
      totalAlerts: () => host.state().totalAlerts,
      subscribe: host.subscribe,
      setTitle: (title) => {
        host.emit({ type: 'title', title });
      },
      retrySession: () => {
        if (host.state().token === '') reload();
        else adoptState(host.state());
        void router?.revalidate();
      },
    },
    // The settings do not offer the language.
    storeLanguage: () => undefined,
    reload,
    leave: (address) => {
      if (!area && new URL(address, window.location.href).origin === window.location.origin)
        window.location.assign(address);
      else openInTab(address);
    },
    follow: (console) => {
      ({ router } = console);
      const stops = [
        followHost(console, { host, adoptState, reload, restart }),
        followRejectedReads(console.services.events, router, (operation) => {
          host.emit({ type: '403 mutation', operation });
        }),
      ];
      (area ?? document.documentElement).lang = first.meta.lang;
      return () => {
        isEnded = true;
        stops.forEach((stop) => {
          stop();
        });
        host.disconnect();
      };
    },
  };
}

interface FollowOptions extends Pick<GuestOptions, 'host' | 'restart'> {
  adoptState: (state: HostState) => void;
  reload: () => void;
}

/** Follows the host, and reports each path that it did not set. */
function followHost(
  { services, router }: BuiltConsole,
  { host, adoptState, reload, restart }: FollowOptions,
) {
  const { preferences, session, unsavedWork } = services;
  let last = host.state();
  /** The path that the host knows. */
  let known = last.path;
  const { lang } = last.meta;

  const followLanguage = () => {
    // Unsaved input would be lost.
    if (last.meta.lang !== lang && !unsavedWork.exists()) restart(addressOf(router));
  };
  const stopHost = host.subscribe((state) => {
    const before = last;
    last = state;
    if (state.meta.layoutMode !== before.meta.layoutMode)
      preferences.change({ layoutMode: state.meta.layoutMode });
    const token = session.token;
    adoptState(state);
    if (state.token === '' && document.visibilityState === 'hidden') reload();
    // Some hosts send their first path with every change; one that changes nothing else sets it again.
    const isPathSet = state.path !== before.path || isSame({ ...state, path: '' }, { ...before, path: '' });
    if (isPathSet && state.path !== undefined && state.path !== addressOf(router)) {
      known = state.path;
      void router.navigate(state.path, { replace: true });
    }
    // Another user may lack access; the same user stays where they are.
    else if (session.token !== token) void router.revalidate();
    followLanguage();
  });
  const stopRouter = router.subscribe(({ initialized, navigation, historyAction }) => {
    if (navigation.state !== 'idle') return;
    followLanguage();
    const path = addressOf(router);
    // Without a session the router is at the sign-in page, which is not rendered.
    if (!initialized || path === known || session.token === null) return;
    known = path;
    host.emit({ type: 'navigate', path, replace: historyAction !== NavigationType.Push });
  });
  return () => {
    stopHost();
    stopRouter();
  };
}

function isSame(one: HostState, other: HostState): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function addressOf({ state: { location } }: ConsoleRouter): string {
  return location.pathname + location.search;
}

function reloadWindow({ location }: Window) {
  try {
    location.reload();
  } catch {
    // A host of another origin has received `reload`.
  }
}

function openInTab(address: string) {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(address);
}
