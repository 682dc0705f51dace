import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now, and whenever that changes; not before a page that was drawn elsewhere is taken over. */
export function useMediaQuery(text: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(text);
      query.addEventListener('change', listener);
      return () => {
        query.removeEventListener('change', listener);
      };
    },
    [text],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(text).matches,
    () => false,
  );
}
