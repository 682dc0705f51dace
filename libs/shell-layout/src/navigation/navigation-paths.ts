import { URL_MAX } from '@console/http/contract';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { safePath } from '../routes/paths';

/** Where a person is. */
export interface Here {
  pathname: string;
  search: string;
}

/** A path of the console that remembers where a person came from. @see spec 2.7 */
export function withFrom(to: string, { pathname, search }: Here): string {
  const remembering = (from: string) => edited(to, (query) => query.set('from', from));
  const whole = remembering(pathname + search);
  // Each step remembers those before it; a long way is remembered from its last step.
  return whole.length <= URL_MAX ? whole : remembering(pathname);
}

/** A path about the same thing, such as a tab: "Back" still leads where it leads from the current page. @see spec 2.7 */
export function keepFrom(to: string, { search }: Pick<Here, 'search'>): string {
  const from = new URLSearchParams(search).get('from');
  return from === null ? to : edited(to, (query) => query.set('from', from));
}

/** Where "Back" leads: to the place that the address remembers, if it is one of ours, else to the given path. */
export function backPath({ search }: Pick<Here, 'search'>, otherwise = '/'): string {
  return safePath(new URLSearchParams(search).get('from')) ?? otherwise;
}

/** A path of the console with the current query, as statistics open; what the path says of itself wins. */
export function withQuery(to: string, { search }: Pick<Here, 'search'>): string {
  return edited(to, (query) => {
    const kept = new URLSearchParams(search);
    for (const name of new Set(kept.keys())) {
      if (!query.has(name)) kept.getAll(name).forEach((value) => query.append(name, value));
    }
  });
}

function edited(to: string, edit: (query: URLSearchParams) => void): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const query = new URLSearchParams(search);
  edit(query);
  const text = query.toString();
  return path + (text && `?${text}`) + hash;
}

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
