import { useUi } from '../provider/ui-provider';

/** Navigates from a child route to its parent path and retains the query. */
export function useCloseTo(path: string): () => void {
  const ui = useUi();
  const { go } = ui.useNavigation();
  const { search } = ui.useLocation();
  return () => go(path + search);
}
