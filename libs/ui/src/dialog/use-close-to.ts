import { useUi } from '../provider/ui-provider';

/** Leads from the screen of a child route to the path below which it stands, and keeps that one's query. */
export function useCloseTo(path: string): () => void {
  const ui = useUi();
  const { go } = ui.useNavigation();
  const { search } = ui.useLocation();
  return () => {
    go(path + search);
  };
}
