import { useLocation } from 'react-router';
import { serverPlaceAt, type ServerPlace } from './server-place';

/** Which servers the page is about. */
export function useServerPlace(): ServerPlace {
  return serverPlaceAt(useLocation().pathname);
}
