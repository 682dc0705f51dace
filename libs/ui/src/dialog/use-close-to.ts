import { useUi } from '../provider/ui-provider';

/** Where closing a dialog leads: the parent path, whose query is retained, or what it does in place. */
export type CloseTo = string | (() => void);

/** Navigates from a child route to its parent path and retains the query. */
export function useCloseTo(closeTo: CloseTo): () => void {
  const ui = useUi();
  const { close } = ui.useNavigation();
  const { search } = ui.useLocation();
  return typeof closeTo === 'string' ? () => close(closeTo + search) : closeTo;
}
