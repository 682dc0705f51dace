import { createConsoleStorage, createSafeStorage, createSession, STORED_ITEMS } from '@console/http';
import { createReloadGuard, type ConsoleRouter } from '@console/shell-layout/app';
import type { GuardedHost, HostState } from '@console/host-protocol';
import { NavigationType } from 'react-router';
import type { BuiltConsole, Surroundings } from '../surroundings';
import { createGuestStorage } from './guest-storage';
import { followRejectedReads } from './rejected-reads';

/** The app that a host names which names none. @see spec 9 */
const NO_APP = 'default-app';

interface GuestOptions {
  host: GuardedHost;
  /** The window that the host's page is in: this one, or the one around the frame. */
  hostWindow: Window;
  /** The element that everything stays within, in the page of a host. */
  area?: HTMLElement;
  nonce: string | undefined;
  /** Builds the console anew, at the place where it is: for what cannot change while it runs. */
  restart: (address: string) => void;
}

/**
 * What a console stands in as a guest, whichever carrier brought it: session, language and layout are the host's, and
 * the host is told where the guest is, how that is called, and what it has to do itself. @see spec 3.11, 4.1
 */
export function guestSurroundings({ host, hostWindow, area, nonce, restart }: GuestOptions): Surroundings {
  const first = host.state();
  const storage = createGuestStorage(hostWindow);
  storage.write(STORED_ITEMS.layoutMode, first.meta.layoutMode);
  const session = createSession(storage);
  const reloadGuard = createReloadGuard(
    createConsoleStorage({ tab: createSafeStorage(() => window.sessionStorage) }),
  );
  let ended = false;

  const takeUp = ({ token, tokenProp, appId }: HostState) => {
    session.adopt(token, tokenProp);
    if (appId !== NO_APP) session.workIn(appId);
  };
  const reload = () => {
    // A notice may still have waited with it when the guest was taken out.
    if (ended) return;
    host.emit({ type: 'reload' });
    // Once in a while: a host that comes back with the same refused token would load for ever.
    if (reloadGuard.pass()) reloadWindow(hostWindow);
  };
  let router: ConsoleRouter | undefined;
  takeUp(first);

  return {
    language: first.meta.lang,
    storage,
    session,
    filesAt: '',
    followsDeployments: area === undefined,
    nonce,
    // The page of a host is never left for a place of ours.
    reloadGuard: area ? { pass: () => false } : reloadGuard,
    host: {
      ...host.options,
      ...(host.open && { open: host.open }),
      ...(host.openNoCardWarning && { openNoCardWarning: host.openNoCardWarning }),
      area,
      setTitle: (title) => {
        host.emit({ type: 'title', title });
      },
      retrySession: () => {
        if (host.state().token === '') reload();
        else takeUp(host.state());
        void router?.revalidate();
      },
    },
    // Nothing here asks for another: the settings leave the language to the host.
    storeLanguage: () => undefined,
    reload,
    leave: (address) => {
      if (!area && new URL(address, window.location.href).origin === window.location.origin)
        window.location.assign(address);
      else openElsewhere(address);
    },
    follow: (console) => {
      ({ router } = console);
      const stops = [
        followHost(console, { host, takeUp, reload, restart }),
        tellPlaces(console, host),
        followRejectedReads(console.services.events, router, (operation) => {
          host.emit({ type: '403 mutation', operation });
        }),
      ];
      (area ?? document.documentElement).lang = first.meta.lang;
      return () => {
        ended = true;
        stops.forEach((stop) => {
          stop();
        });
        host.disconnect();
      };
    },
  };
}

interface HostFollowing extends Pick<GuestOptions, 'host' | 'restart'> {
  takeUp: (state: HostState) => void;
  reload: () => void;
}

function followHost({ services, router }: BuiltConsole, { host, takeUp, reload, restart }: HostFollowing) {
  const { preferences, session, unsavedWork } = services;
  let last = host.state();
  const { lang } = last.meta;

  const followLanguage = () => {
    // What is typed would be lost: it waits until that is over, and the person goes on to another place.
    if (last.meta.lang !== lang && !unsavedWork.exists()) restart(addressOf(router));
  };
  const stopHost = host.subscribe((state) => {
    const before = last;
    last = state;
    if (state.meta.layoutMode !== before.meta.layoutMode)
      preferences.change({ layoutMode: state.meta.layoutMode });
    const token = session.token;
    takeUp(state);
    if (state.token === '' && document.visibilityState === 'hidden') reload();
    const path = state.path === before.path ? undefined : state.path;
    if (path !== undefined && path !== addressOf(router)) void router.navigate(path, { replace: true });
    // Another person may not be let in here; and whoever signed in again goes on where they were.
    else if (session.token !== token) void router.revalidate();
    followLanguage();
  });
  const stopRouter = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') followLanguage();
  });
  return () => {
    stopHost();
    stopRouter();
  };
}

/** Tells the host of each place that it did not ask for itself. */
function tellPlaces({ services: { session }, router }: BuiltConsole, host: GuardedHost) {
  let told = host.state().path;
  const tell = ({ location, historyAction }: ConsoleRouter['state']) => {
    const path = location.pathname + location.search;
    const asked = host.state().path === path;
    // Without a session the router stands at the sign-in page, which nobody is shown.
    if (path === told || session.token === null) return;
    told = path;
    if (!asked) host.emit({ type: 'navigate', path, replace: historyAction !== NavigationType.Push });
  };
  return router.subscribe((state) => {
    if (state.initialized) tell(state);
  });
}

function addressOf({ state: { location } }: ConsoleRouter): string {
  return location.pathname + location.search;
}

function reloadWindow({ location }: Window) {
  try {
    location.reload();
  } catch {
    // A host of another origin does that itself: it has been told.
  }
}

/** In a tab of its own: the page of a host is not ours to leave. */
function openElsewhere(address: string) {
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(address);
}
