import { useMediaQuery } from './use-media-query';

export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 767px)');
}
