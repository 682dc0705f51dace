import { useUi } from '../provider/ui-provider';
import { readListState, writeListState, type ListQuerySpec, type ListState } from './list-query';

interface ListStateControl<State> {
  state: State;
  /** Changes the state; all changes except of the page return to page 1. */
  change: (changed: Partial<State>) => void;
  /** Whether a search or filter is set. */
  narrowed: boolean;
  /** How many filters are set. */
  filterCount: number;
  /** Identifies the search and filters, regardless of page, size and order. */
  scope: string;
  /** Clears search and filters. */
  clear: () => void;
}

export type ListControl = ListStateControl<{ page: number; perPage: number; sort: string; q: string }>;

const NOT_NARROWING = ['page', 'perPage', 'sort'];

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
  const state = readListState(spec, params);
  const narrowing = Object.keys(spec).filter((name) => !NOT_NARROWING.includes(name));

  const set = narrowing.filter((name) => state[name] !== spec[name]?.fallback);

  return {
    state,
    narrowed: set.length > 0,
    filterCount: set.filter((name) => name !== 'q').length,
    scope: JSON.stringify(narrowing.map((name) => state[name])),
    change: (changed) => {
      const written = writeListState(spec, latest(), changed);
      if (!('page' in changed)) written.delete('page');
      setParams(written);
    },
    clear: () => {
      const cleared = new URLSearchParams(latest());
      for (const name of [...narrowing, 'page']) cleared.delete(name);
      setParams(cleared);
    },
  };
}
