import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767px)';

/** Whether the window is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(NARROW).matches);
}

function watch(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => {
    query.removeEventListener('change', listener);
  };
}
