import { followOtherTabs } from '@console/http';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../services/console-services';

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
