import { useMediaQuery } from './use-media-query';

/** Whether the window is as narrow as a phone's. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 767px)');
}
