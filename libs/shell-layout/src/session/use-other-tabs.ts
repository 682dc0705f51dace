import { SESSION_KEYS, STORED_ITEMS } from '@console/http';
import { isLanguage } from '@console/i18n';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../services/console-services';

/**
 * Follows what other tabs do: a sign-out, another person or another language there loads this page anew; theme and layout
 * are taken up as they are. A language waits while something here is unsaved, and is taken up where the person goes next.
 * @see docs/behaviour.md 3.12, 4.1, 4.10
 */
export function useOtherTabs() {
  const { i18n, preferences, reload, unsavedWork } = useConsole();
  const { pathname } = useLocation();
  const otherLanguage = useRef(false);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === null || (SESSION_KEYS.includes(event.key) && event.oldValue !== event.newValue))
        reload();
      preferences.reread();
      if (event.key === STORED_ITEMS.language.key && isLanguage(event.newValue)) {
        otherLanguage.current = event.newValue !== i18n.language;
        if (otherLanguage.current && !unsavedWork.exists()) reload();
      }
    };
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) reload();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', returned);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', returned);
    };
  }, [i18n, preferences, reload, unsavedWork]);

  useEffect(() => {
    if (otherLanguage.current && !unsavedWork.exists()) reload();
  }, [pathname, reload, unsavedWork]);
}
