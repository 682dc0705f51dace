import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false until a prerendered page is hydrated. */
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
