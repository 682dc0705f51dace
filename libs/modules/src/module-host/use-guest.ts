/// <reference types="vite/client" />
import { STORED_ITEMS } from '@console/http';
import { isLanguage } from '@console/i18n';
import { useConsole, usePreferences, useScreenVisible, useSubscriptionDialogs } from '@console/shell-layout';
import { createShellHost, type ChangeableShellHost, type GuestEvent } from '@console/host-protocol';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useNavigate } from 'react-router';
import { framePage } from './frame-page';
import { failed, LOADING, type GuestPhase } from './guest-phase';
import { guestTitle } from './guest-title';
import { addressOf, entryAddress, pathBelow } from './module-address';
import { BY_IMPORT } from './module-loading';
import { mountInFrame } from './mount-in-frame';
import { mountInPage } from './mount-in-page';
import type { RunningModuleProps } from './running-module';

/** A module that asks to be loaded anew twice within this time would ask for ever. Longer than one may take to fail. */
const RESTLESS_MS = 30_000;

interface Guest {
  /** Where the module is put. */
  area: RefObject<HTMLDivElement | null>;
  phase: GuestPhase;
  /** Whether it is in a frame, which has no height of its own. */
  framed: boolean;
  /** What it says that its page is called. */
  said: string | undefined;
  startAnew: () => void;
}

/** Starts a module as a guest of this console, tells it of every change, and does what it asks, while the page is there. */
export function useGuest({ path, title, connected, appId, base, token }: RunningModuleProps): Guest {
  const { config, events, modules: loading = BY_IMPORT, session, storage } = useConsole();
  const { i18n } = useTranslation();
  const [{ layoutMode }] = usePreferences();
  const desk = useSubscriptionDialogs();
  const navigate = useNavigate();
  const location = useLocation();
  const shown = useScreenVisible();
  const area = useRef<HTMLDivElement>(null);
  const host = useRef<ChangeableShellHost>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState(LOADING);
  const [said, setSaid] = useState<string>();
  const [degraded] = useState(() => storage.read(STORED_ITEMS.degrade));
  const askedAnew = useRef(-Infinity);
  const end = useRef<() => void>(null);

  const here = shown ? pathBelow(base, location) : undefined;
  const lang = isLanguage(i18n.language) ? i18n.language : undefined;
  const { tokenHeader } = session;
  /** Where the module is, as far as the two have told each other. */
  const agreed = useRef(here);

  const startAnew = () => {
    setPhase(LOADING);
    setSaid(undefined);
    setAttempt((before) => before + 1);
  };

  // Behind another page it has no say in that one: neither in its address nor in what opens over it.
  const hear = useEffectEvent((event: GuestEvent) => {
    switch (event.type) {
      case 'navigate': {
        const to = addressOf(base, event.path);
        if (!shown || !to) return;
        agreed.current = pathBelow(base, to);
        if (createPath(to) !== createPath(location)) void navigate(to, { replace: event.replace === true });
        return;
      }
      case 'title':
        setSaid(guestTitle(event.title));
        return;
      case 'reload': {
        const now = performance.now();
        const isRestless = now - askedAnew.current < RESTLESS_MS;
        askedAnew.current = now;
        if (isRestless) {
          end.current?.();
          setPhase(failed('restless'));
        } else {
          startAnew();
        }
        return;
      }
      case '403 mutation':
        if (!shown) return;
        events.publish({
          type: 'notice',
          error: { kind: 'refused', status: 403, message: [], errors: [], fieldErrors: {} },
        });
    }
  });

  const open = useEffectEvent(() => {
    if (shown) desk.openSubscription(title);
  });
  const openNoCardWarning = useEffectEvent(() => {
    if (shown) desk.openNoCardWarning(title);
  });

  const start = useEffectEvent((element: HTMLElement) => {
    agreed.current = pathBelow(base, location);
    const shell = createShellHost({
      state: {
        token,
        ...(tokenHeader !== null && { tokenProp: tokenHeader }),
        appId,
        meta: { layoutMode, ...(lang && { lang }) },
        isProduction: import.meta.env.PROD,
        path: agreed.current,
      },
      // The console has all of these itself.
      options: { hideMenu: true, rightMenu: false, header: false, menuSubtitle: config.menuSubtitle },
      onEvent: (event) => {
        hear(event);
      },
      open: () => {
        open();
      },
      openNoCardWarning: () => {
        openNoCardWarning();
      },
    });
    host.current = shell;
    const common = { area: element, host: shell, tell: setPhase };
    if (connected.carrier === 'page' && !degraded)
      return mountInPage({ ...common, address: entryAddress(connected.entry, attempt), loading });
    const page =
      connected.carrier === 'page' ? framePage(path, attempt) : entryAddress(connected.entry, attempt);
    return mountInFrame({
      ...common,
      address: new URL(page, document.baseURI).href,
      title,
      patience: loading.timeoutMs,
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
    if (here === undefined || here === agreed.current) return;
    agreed.current = here;
    host.current?.change({ path: here });
  }, [here]);

  return { area, phase, framed: degraded || connected.carrier === 'frame', said, startAnew };
}
