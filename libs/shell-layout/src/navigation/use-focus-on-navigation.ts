import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsole } from '../services/console-services';

/**
 * After a navigation the keyboard goes on in the new place, whose name is told with the focus: where it was in the menu, or
 * in what went with the old place. Within the place it stays: on the tab that was chosen, in a dialog that was opened. The
 * first place of a page leaves it at the top, before the skip link. @see docs/accessibility.md
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { host } = useConsole();
  const focusedFor = useRef(pathname);

  useEffect(() => {
    if (focusedFor.current === pathname) return;
    focusedFor.current = pathname;
    const area = host?.area ?? document.body;
    const main = area.querySelector('main');
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    const inMenu = activeElement?.closest('nav, header, aside') ?? null;
    if (lost || (inMenu && area.contains(inMenu) && !main?.contains(inMenu)))
      main?.focus({ preventScroll: true });
  }, [pathname, host]);
}
