import { useTranslation } from 'react-i18next';
import type { RouteMeta } from '../routes/console-route';
import { routeTitle } from '../routes/route-title';

/** Names a place by the way to it: “Product › SSAI”. */
export function useRouteNames(): (way: readonly RouteMeta[]) => string {
  const { i18n } = useTranslation('shell');
  return (way) => way.map((meta) => routeTitle(i18n, meta)).join(' › ');
}
