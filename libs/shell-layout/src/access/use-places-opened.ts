import { useRoutes } from '../routes/routes-context';
import { unlockedPages } from './places-opened';
import { useRouteNames } from './use-route-names';

/** Names the places of the menu that API groups open, beside those that are open to everybody: “Product › SSAI”. */
export function useUnlockedPages(): (apiGroups: readonly string[]) => string[] {
  const routes = useRoutes();
  const nameOf = useRouteNames();
  return (apiGroups) => unlockedPages(routes, apiGroups).map(({ trail }) => nameOf(trail));
}
