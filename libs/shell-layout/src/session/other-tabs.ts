import { SESSION_KEYS, STORED_ITEMS } from '@console/http';
import { isLanguage } from '@console/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type ConsoleServices, useConsole } from '../services/console-services';

interface FollowedTabs extends Pick<ConsoleServices, 'preferences' | 'reload' | 'session'> {
  unsavedWork: Pick<ConsoleServices['unsavedWork'], 'exists'>;
  language: string;
  embedded: boolean;
}

/**
 * Follows other tabs: a sign-out, another user or language reloads this page; theme and layout are applied. A
 * language waits for unsaved input. Embedded, only theme and layout are followed. @see spec 3.12, 4.1, 4.10
 */
export function followOtherTabs({
  preferences,
  reload,
  session,
  unsavedWork,
  language,
  embedded,
}: FollowedTabs) {
  let otherLanguage = false;

  const leaveSession = () => {
    // Until the reload no request may use either session's token.
    session.supersede();
    reload();
  };

  const takeUpLanguage = () => {
    if (otherLanguage && !unsavedWork.exists()) reload();
  };
  const follow = (event: StorageEvent) => {
    preferences.reread();
    if (embedded) return;
    // A null key: storage was cleared.
    if (event.key === null || (SESSION_KEYS.includes(event.key) && event.oldValue !== event.newValue))
      leaveSession();
    if (event.key === STORED_ITEMS.language.key && isLanguage(event.newValue)) {
      otherLanguage = event.newValue !== language;
      takeUpLanguage();
    }
  };
  const returned = (event: PageTransitionEvent) => {
    if (!event.persisted || embedded) return;
    if (session.superseded) leaveSession();
    else reload();
  };
  // Changed while the page started.
  if (!embedded && session.superseded) leaveSession();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', returned);
  return {
    /** Applies a pending language unless input is unsaved. */
    takeUpLanguage,
    stop: () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', returned);
    },
  };
}

/** Follows other tabs; a pending language is applied at the next navigation. */
export function useOtherTabs() {
  const { host, i18n, preferences, reload, session, unsavedWork } = useConsole();
  const embedded = host !== undefined;
  const { pathname } = useLocation();
  const following = useRef<ReturnType<typeof followOtherTabs>>(undefined);

  // Before the first paint.
  useLayoutEffect(() => {
    const tabs = followOtherTabs({
      preferences,
      reload,
      session,
      unsavedWork,
      language: i18n.language,
      embedded,
    });
    following.current = tabs;
    return tabs.stop;
  }, [embedded, i18n, preferences, reload, session, unsavedWork]);

  useEffect(() => {
    following.current?.takeUpLanguage();
  }, [pathname]);
}
