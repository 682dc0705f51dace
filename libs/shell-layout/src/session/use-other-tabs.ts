import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../services/console-services';
import { followOtherTabs } from './follow-other-tabs';

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
