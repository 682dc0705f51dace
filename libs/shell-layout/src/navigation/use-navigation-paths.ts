import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { backPath, keepFrom, withFrom, withQuery } from './navigation-paths';

/** Makes paths that remember this place, for its links: "Back" leads here again. The same while one is there. @see spec 2.7 */
export function useLinkFrom(): (to: string) => string {
  const here = useLocation();
  return useCallback((to) => withFrom(to, here), [here]);
}

/** Makes paths to pages about the same thing, for tabs: "Back" leads where it leads from the current page. @see spec 2.7 */
export function useKeepFrom(): (to: string) => string {
  const { search } = useLocation();
  return useCallback((to) => keepFrom(to, { search }), [search]);
}

/** Where "Back" leads: to the place that a link came from, if that is one of the console's, else to the given path. */
export function useBackPath(otherwise?: string): string {
  return backPath(useLocation(), otherwise);
}

/** Makes paths that keep the query of this place, as statistics open. @see spec 2.7 */
export function useKeepQuery(): (to: string) => string {
  const here = useLocation();
  return useCallback((to) => withQuery(to, here), [here]);
}
