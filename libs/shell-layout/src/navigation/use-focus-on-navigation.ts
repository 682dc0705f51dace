import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../services/console-services';

/**
 * Moves the focus to the new page after a navigation, so that screen readers announce it. Navigation within
 * the page leaves the focus alone, and so does the first page. @see docs/accessibility.md
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { host } = useConsole();
  const focusedFor = useRef(pathname);

  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    // Focusing needs the layout of the page, which its first effects still change.
    const frame = requestAnimationFrame(() => {
      const area = host?.area ?? document.body;
      const main = area.querySelector('main');
      const { activeElement } = document;
      const lost = activeElement === null || activeElement === document.body;
      const inMenu = activeElement?.closest('nav, header, aside') ?? null;
      if (lost || (inMenu && area.contains(inMenu) && !main?.contains(inMenu)))
        main?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, host]);
}
