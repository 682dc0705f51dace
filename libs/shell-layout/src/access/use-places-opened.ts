import { useRoutes } from '../routes/routes-context';
import { placesOpened } from './places-opened';
import { useRouteNames } from './use-route-names';

/** Names the places of the menu that API groups open, beside those that are open to everybody: “Product › SSAI”. */
export function usePlacesOpened(): (apiGroups: readonly string[]) => string[] {
  const routes = useRoutes();
  const nameOf = useRouteNames();
  return (apiGroups) => placesOpened(routes, apiGroups).map(({ way }) => nameOf(way));
}
