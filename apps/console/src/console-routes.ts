import { HOME_PATH, type ConsoleFeature, type ConsoleRoute } from '@console/shell-layout';
import { appsRoutesOf, featureRoutesOf, shellRoutes } from '@console/shell-layout/app';
import { consoleLocale } from './locales/console-locale';

/** Combines the routes of all features into one tree. @see spec 2.3 */
export function consoleRoutes(features: readonly ConsoleFeature[]): ConsoleRoute[] {
  const cards = features.flatMap((feature) => feature.dashboardCards ?? []);
  return [
    { path: '/', meta: { hideInMenu: true }, redirectTo: HOME_PATH },
    {
      path: HOME_PATH,
      meta: { id: 'apps', requiresAuth: true, notAsMenu: true },
      redirectTo: '/apps/dashboard',
      children: [
        {
          path: '/apps/dashboard',
          namespace: consoleLocale.namespace,
          meta: {
            key: 'console:routes.dashboard',
            keywords: 'keywords:dashboard',
            subtitle: 'console:subtitles.dashboard',
            icon: 'dashboard',
            goKey: 'd',
            order: 1,
          },
          screen: async () => {
            const [{ dashboardOf }, ...shown] = await Promise.all([
              import('./dashboard/dashboard-page'),
              ...cards.map(async ({ load, loadWhen, ...card }) => {
                const [Card, useVisible] = await Promise.all([load(), loadWhen?.()]);
                return { ...card, Card, useVisible };
              }),
            ]);
            return dashboardOf(shown);
          },
        },
        ...appsRoutesOf(features),
      ],
    },
    ...featureRoutesOf(features),
    ...shellRoutes,
  ];
}
