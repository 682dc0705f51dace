import { useUi } from '../provider/ui-provider';
import { readListState, writeListState, type ListQuerySpec, type ListState } from './list-query';
import {
  filtersOf,
  isSameView,
  narrowingOf,
  VIEW_FIELDS,
  viewAt,
  withView,
  type ListViewControl,
} from './list-view';

interface ListStateControl<State> {
  state: State;
  /** Changes the state; all changes except of the page return to page 1. */
  change: (changed: Partial<State>) => void;
  /** Whether a search or filter is set. */
  narrowed: boolean;
  /** How many filters are set. */
  filterCount: number;
  /** Search and filters as a query string; identifies them regardless of page, size and order. */
  scope: string;
  /** Clears search and filters. */
  clear: () => void;
  views: ListViewControl;
}

export type ListControl = ListStateControl<{ page: number; perPage: number; sort: string; q: string }>;

/** A list's state in the URL. */
export function useListQuery<const Spec extends ListQuerySpec>(
  spec: Spec,
): ListStateControl<ListState<Spec>> {
  const ui = useUi();
  const { pathname, search } = ui.useLocation();
  const { destination, go } = ui.useNavigation();
  const params = new URLSearchParams(search);
  const setParams = (next: URLSearchParams) => {
    const query = next.toString();
    go(pathname + (query && `?${query}`));
  };
  // Includes a pending navigation, which must not be undone.
  const latest = () => {
    const next = destination();
    return next.pathname === pathname ? new URLSearchParams(next.search) : params;
  };
  const scope = filtersOf(spec, params);
  const filterCount = [...new URLSearchParams(scope).keys()].filter((name) => name !== 'q').length;
  const current = viewAt(spec, params);

  return {
    state: readListState(spec, params),
    narrowed: scope !== '',
    filterCount,
    scope,
    change: (changed) => {
      const written = writeListState(spec, latest(), changed);
      if (!('page' in changed)) written.delete('page');
      setParams(written);
    },
    clear: () => {
      const cleared = new URLSearchParams(latest());
      for (const name of [...narrowingOf(spec), 'page']) cleared.delete(name);
      setParams(cleared);
    },
    views: {
      id: readListState(VIEW_FIELDS, params).savedView,
      current,
      isShown: (view) => isSameView(spec, view, current),
      open: (view) => setParams(withView(spec, latest(), view)),
      changeColumns: (columns) =>
        setParams(writeListState(VIEW_FIELDS, latest(), { columns: columns?.join() ?? '' })),
    },
  };
}
