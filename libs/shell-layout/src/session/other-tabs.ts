import { SESSION_KEYS, STORED_ITEMS } from '@console/http';
import { isLanguage } from '@console/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type ConsoleServices, useConsole } from '../services/console-services';

interface FollowedTabs extends Pick<ConsoleServices, 'preferences' | 'reload' | 'session'> {
  unsavedWork: Pick<ConsoleServices['unsavedWork'], 'exists'>;
  /** Of this page. */
  language: string;
  /** Session and language are a host's. */
  embedded: boolean;
}

/**
 * Follows what other tabs do: a sign-out, another person or another language there loads this page anew; theme and layout
 * are taken up as they are. A language waits while something here is unsaved. In a host, session and language are the
 * host's, and only the looks are followed. @see spec 3.12, 4.1, 4.10
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
    // The page still runs until it is reloaded: no request may leave with either session's token.
    session.supersede();
    reload();
  };

  const takeUpLanguage = () => {
    if (otherLanguage && !unsavedWork.exists()) reload();
  };
  const follow = (event: StorageEvent) => {
    preferences.reread();
    if (embedded) return;
    // A null key means that everything was cleared.
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
  // It may have changed while the page started.
  if (!embedded && session.superseded) leaveSession();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', returned);
  return {
    /** Takes up a language that had to wait, where nothing is unsaved any more. */
    takeUpLanguage,
    stop: () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', returned);
    },
  };
}

/** Follows what other tabs do; a language that had to wait is taken up where the person goes next. */
export function useOtherTabs() {
  const { host, i18n, preferences, reload, session, unsavedWork } = useConsole();
  const embedded = host !== undefined;
  const { pathname } = useLocation();
  const following = useRef<ReturnType<typeof followOtherTabs>>(undefined);

  // Before the page is visible: it follows from then on.
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
