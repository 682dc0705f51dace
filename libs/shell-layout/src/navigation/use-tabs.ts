import type { Tab } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useMatches, useParams } from 'react-router';
import { contentDenial, NOT_A_MEMBER, routeDenial } from '../access/denial';
import { useAccess } from '../access/use-access';
import type { ConsoleRoute } from '../routes/console-route';
import { opensWithoutTwoFactor } from '../routes/paths';
import { useRoutes } from '../routes/route-contexts';
import { chainOf } from '../routes/route-handle';
import { routeTitle } from '../routes/route-title';
import { chainTo, fillPath, tabsOf } from '../routes/route-tree';

/**
 * The tabs of the current item that the user may open.
 *
 * @param framePath Another frame about the same item.
 */
export function useTabs(framePath?: string): Tab[] {
  const { i18n } = useTranslation('shell');
  const params = useParams();
  const routes = useRoutes();
  const { user, permissions, app } = useAccess();
  const chain = chainOf(useMatches());
  const open = chain.slice(0, chain.findLastIndex((route) => tabsOf(route).length > 0) + 1);
  const parents = framePath === undefined ? open : chainTo(framePath, routes);
  const opens = (route: ConsoleRoute) =>
    user?.twoFAEnabled === false
      ? opensWithoutTwoFactor(route.path)
      : permissions &&
        !routeDenial([...parents, route], permissions, app) &&
        !contentDenial([route], { permissions, app: app ?? NOT_A_MEMBER });
  return parents.length === 0
    ? []
    : tabsOf(parents.at(-1))
        .filter(opens)
        .map(({ path, meta: { tabKey, ...meta } }) => ({
          to: fillPath(path, params),
          label: routeTitle(i18n, { ...meta, ...(tabKey && { key: tabKey }) }),
        }));
}
