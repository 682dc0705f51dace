import { URL_MAX } from '@console/http/contract';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { safePath } from '../routes/paths';

export interface Here {
  pathname: string;
  search: string;
}

/** A path that remembers the current page for "Back". @see spec 2.7 */
export function withFrom(to: string, { pathname, search }: Here): string {
  const remembering = (from: string) => edited(to, (query) => query.set('from', from));
  const whole = remembering(pathname + search);
  // Nested; if too long, only the last page is remembered.
  return whole.length <= URL_MAX ? whole : remembering(pathname);
}

/** A path for the same item, such as a tab, with the same "Back" target. @see spec 2.7 */
export function keepFrom(to: string, { search }: Pick<Here, 'search'>): string {
  const from = new URLSearchParams(search).get('from');
  return from === null ? to : edited(to, (query) => query.set('from', from));
}

/** The "Back" target that the address remembers if it is ours, otherwise the given path. */
export function backPath({ search }: Pick<Here, 'search'>, otherwise = '/'): string {
  return safePath(new URLSearchParams(search).get('from')) ?? otherwise;
}

/** A path with the current query; its own parameters win. */
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

/** Returns paths that remember the current page for "Back". @see spec 2.7 */
export function useLinkFrom(): (to: string) => string {
  const here = useLocation();
  return useCallback((to) => withFrom(to, here), [here]);
}

/** Returns paths for the same item with the same "Back" target. @see spec 2.7 */
export function useKeepFrom(): (to: string) => string {
  const { search } = useLocation();
  return useCallback((to) => keepFrom(to, { search }), [search]);
}

export function useBackPath(otherwise?: string): string {
  return backPath(useLocation(), otherwise);
}

/** Returns paths with the current query. @see spec 2.7 */
export function useKeepQuery(): (to: string) => string {
  const here = useLocation();
  return useCallback((to) => withQuery(to, here), [here]);
}

/** Opens a page or dialog with the query of this page. */
export function useOpenPath(): (to: string) => void {
  const navigate = useNavigate();
  const keepQuery = useKeepQuery();
  return (to) => void navigate(keepQuery(to));
}
