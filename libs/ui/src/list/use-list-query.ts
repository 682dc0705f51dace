import { useUi } from '../provider/ui-provider';
import { readListState, writeListState, type ListQuerySpec, type ListState } from './list-query';

interface ListStateControl<State> {
  state: State;
  /** Changes the state in one step; everything but a turn of the page starts again at page 1. */
  change: (changed: Partial<State>) => void;
  /** Whether a search or a filter narrows the list. */
  narrowed: boolean;
  /** Identifies the search and filters, regardless of page, size and order. */
  scope: string;
  /** Takes search and filters back. */
  clear: () => void;
}

/** What a table has to know of a list. */
export type ListControl = ListStateControl<{ page: number; perPage: number; sort: string; q: string }>;

const NOT_NARROWING = ['page', 'perPage', 'sort'];

/** The state of a list, kept in the address, so that it can be linked, reloaded and gone back to. */
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
  // A change that is still on its way counts: the next one must not undo it.
  const latest = () => {
    const next = destination();
    return next.pathname === pathname ? new URLSearchParams(next.search) : params;
  };
  const state = readListState(spec, params);
  const narrowing = Object.keys(spec).filter((name) => !NOT_NARROWING.includes(name));

  return {
    state,
    narrowed: narrowing.some((name) => state[name] !== spec[name]?.fallback),
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
