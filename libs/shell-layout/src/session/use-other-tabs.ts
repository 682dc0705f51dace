import { SESSION_KEYS } from '@console/http';
import { useEffect } from 'react';
import { useConsole } from '../services/console-services';

/** Follows what other tabs do to the session: a sign-out or another person there loads this page anew. */
export function useOtherTabs() {
  const { reload } = useConsole();

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      // A null key means that everything was cleared.
      if (event.key === null || (SESSION_KEYS.includes(event.key) && event.oldValue !== event.newValue))
        reload();
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
  }, [reload]);
}
