import { SESSION_KEYS, STORED_ITEMS } from '@console/http';
import { isLanguage } from '@console/i18n';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../services/console-services';

/**
 * Follows what other tabs do: a sign-out, another person or another language there loads this page anew; theme and layout
 * are taken up as they are. A language waits while something here is unsaved, and is taken up where the person goes next.
 * In a host, session and language are the host's, and only the looks are followed. @see docs/behaviour.md 3.12, 4.1, 4.10
 */
export function useOtherTabs() {
  const { host, i18n, preferences, reload, unsavedWork } = useConsole();
  const embedded = host !== undefined;
  const { pathname } = useLocation();
  const otherLanguage = useRef(false);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      preferences.reread();
      if (embedded) return;
      // A null key means that everything was cleared.
      if (event.key === null || (SESSION_KEYS.includes(event.key) && event.oldValue !== event.newValue))
        reload();
      if (event.key === STORED_ITEMS.language.key && isLanguage(event.newValue)) {
        otherLanguage.current = event.newValue !== i18n.language;
        if (otherLanguage.current && !unsavedWork.exists()) reload();
      }
    };
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted && !embedded) reload();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', returned);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', returned);
    };
  }, [embedded, i18n, preferences, reload, unsavedWork]);

  useEffect(() => {
    if (otherLanguage.current && !unsavedWork.exists()) reload();
  }, [pathname, reload, unsavedWork]);
}
