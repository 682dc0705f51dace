/// <reference types="vite/client" />
import { STORED_ITEMS } from '@console/http';
import { isLanguage } from '@console/i18n';
import { useConsole, usePreferences, useScreenVisible, useSubscriptionDialogs } from '@console/shell-layout';
import { createShellHost, type ChangeableShellHost, type GuestEvent } from '@console/host-protocol';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useNavigate } from 'react-router';
import { failed, LOADING, type GuestStatus } from './guest-status';
import { guestTitle } from './guest-title';
import { addressOf, entryAddress, pathBelow } from './module-address';
import { BY_IMPORT } from './module-loading';
import { mountInFrame } from './mount-in-frame';
import { mountInPage } from './mount-in-page';
import type { RunningModuleProps } from './running-module';

/** Two reload requests within this time are a loop. Longer than a module may take to fail. */
const RELOAD_LOOP_MS = 30_000;

interface Guest {
  area: RefObject<HTMLDivElement | null>;
  status: GuestStatus;
  isFramed: boolean;
  pageTitle: string | undefined;
  reload: () => void;
}

/** Runs a module as a guest of this console and keeps its host state up to date. */
export function useGuest({ path, title, connected, appId, base, token }: RunningModuleProps): Guest {
  const { config, events, modules: loading = BY_IMPORT, session, storage } = useConsole();
  const { i18n } = useTranslation();
  const [{ layoutMode }] = usePreferences();
  const dialogs = useSubscriptionDialogs();
  const navigate = useNavigate();
  const location = useLocation();
  const shown = useScreenVisible();
  const area = useRef<HTMLDivElement>(null);
  const host = useRef<ChangeableShellHost>(null);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState(LOADING);
  const [pageTitle, setPageTitle] = useState<string>();
  const [degraded] = useState(() => storage.read(STORED_ITEMS.degrade));
  const lastReload = useRef(-Infinity);
  const end = useRef<() => void>(null);

  const guestPath = shown ? pathBelow(base, location) : undefined;
  const lang = isLanguage(i18n.language) ? i18n.language : undefined;
  const { tokenHeader } = session;
  /** The last path that host and guest agreed on. */
  const agreedPath = useRef(guestPath);

  const reload = () => {
    setStatus(LOADING);
    setPageTitle(undefined);
    setAttempt((before) => before + 1);
  };

  // Behind another page a module can neither navigate nor open anything.
  const onGuestEvent = useEffectEvent((event: GuestEvent) => {
    switch (event.type) {
      case 'navigate': {
        const to = addressOf(base, event.path);
        if (!shown || !to) return;
        agreedPath.current = pathBelow(base, to);
        if (createPath(to) !== createPath(location)) void navigate(to, { replace: event.replace === true });
        return;
      }
      case 'title':
        setPageTitle(guestTitle(event.title));
        return;
      case 'reload': {
        const now = performance.now();
        const isLoop = now - lastReload.current < RELOAD_LOOP_MS;
        lastReload.current = now;
        if (isLoop) {
          end.current?.();
          setStatus(failed('reloadLoop'));
        } else {
          reload();
        }
        return;
      }
      case '403 mutation':
        if (!shown) return;
        events.publish({
          type: 'notice',
          error: { kind: 'http', status: 403, message: [], errors: [], fieldErrors: {} },
        });
    }
  });

  const open = useEffectEvent(() => {
    if (shown) dialogs.openSubscription(title);
  });
  const openNoCardWarning = useEffectEvent(() => {
    if (shown) dialogs.openNoCardWarning(title);
  });

  const start = useEffectEvent((element: HTMLElement) => {
    agreedPath.current = pathBelow(base, location);
    const shell = createShellHost({
      state: {
        token,
        ...(tokenHeader !== null && { tokenProp: tokenHeader }),
        appId,
        meta: { layoutMode, ...(lang && { lang }) },
        isProduction: import.meta.env.PROD,
        path: agreedPath.current,
      },
      options: { hideMenu: true, rightMenu: false, header: false, menuSubtitle: config.menuSubtitle },
      onEvent: (event) => onGuestEvent(event),
      open: () => open(),
      openNoCardWarning: () => openNoCardWarning(),
    });
    host.current = shell;
    const common = { area: element, host: shell, onStatus: setStatus };
    if (connected.transport === 'page' && !degraded)
      return mountInPage({ ...common, address: entryAddress(connected.entry, attempt), loading });
    const page =
      connected.transport === 'page' ? framePage(path, attempt) : entryAddress(connected.entry, attempt);
    return mountInFrame({
      ...common,
      address: new URL(page, document.baseURI).href,
      title,
      timeoutMs: loading.timeoutMs,
    });
  });

  useEffect(() => {
    if (!area.current) return undefined;
    const stop = start(area.current);
    end.current = stop;
    return () => {
      host.current = null;
      end.current = null;
      stop();
    };
  }, [attempt]);

  useEffect(() => {
    host.current?.change({
      token,
      ...(tokenHeader !== null && { tokenProp: tokenHeader }),
      meta: { layoutMode, ...(lang && { lang }) },
    });
  }, [token, tokenHeader, layoutMode, lang]);

  useEffect(() => {
    if (guestPath === undefined || guestPath === agreedPath.current) return;
    agreedPath.current = guestPath;
    host.current?.change({ path: guestPath });
  }, [guestPath]);

  return {
    area,
    status,
    isFramed: degraded || connected.transport === 'frame',
    pageTitle,
    reload,
  };
}

/** URL of the console page that mounts an in-page module inside an iframe. */
function framePage(modulePath: string, attempt: number): string {
  const query = new URLSearchParams({ module: modulePath, attempt: String(attempt) });
  return `/module-frame.html?${query.toString()}`;
}
