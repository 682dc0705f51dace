import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { ssaiLocale } from './locales/ssai-locale';

const hidden = { requiresAuth: true, hideInMenu: true };
const { namespace } = ssaiLocale;

type ModuleRoutes = Omit<ConsoleRoute, 'path' | 'meta'>;

/** Endpoints of an app, in the admin app of every app, with their pages. */
export function ssaiEndpointRoutes(path: string) {
  return {
    namespace,
    screen: () => import('./endpoint-list/endpoint-list-page').then((module) => module.EndpointListPage),
    prefetch: lazyPrefetch(
      async () => (await import('./endpoint-list/endpoint-list-query')).prefetchEndpoints,
    ),
    children: [
      {
        path: `${path}/add`,
        meta: { key: 'ssai:routes.add', ...hidden },
        screen: () =>
          import('./endpoint-list/add-endpoint-dialog').then((module) => module.AddEndpointDialog),
      },
      {
        path: `${path}/:endpointId`,
        meta: { key: 'ssai:routes.endpoint', ...hidden },
        screen: () => import('./endpoint/endpoint-page').then((module) => module.EndpointPage),
        children: [
          {
            path: `${path}/:endpointId/edit`,
            meta: { key: 'ssai:routes.edit', ...hidden },
            screen: () =>
              import('./endpoint/edit-endpoint-dialog').then((module) => module.EditEndpointDialog),
          },
          {
            path: `${path}/:endpointId/break`,
            meta: { key: 'ssai:routes.startBreak', ...hidden },
            screen: () => import('./endpoint/start-break-dialog').then((module) => module.StartBreakDialog),
          },
          {
            path: `${path}/:endpointId/test`,
            meta: { key: 'ssai:routes.test', ...hidden },
            screen: () => import('./endpoint/test-drawer').then((module) => module.TestDrawer),
          },
        ],
      },
    ],
  } satisfies ModuleRoutes;
}

/** Creatives that ad servers returned. */
export function ssaiAdRoutes() {
  return {
    namespace,
    screen: () => import('./ad-list/ad-list-page').then((module) => module.AdListPage),
  } satisfies ModuleRoutes;
}

/** Breaks with what filled them, and what each session got. */
export function ssaiStatisticsRoutes(path: string) {
  return {
    namespace,
    screen: () => import('./statistics/statistics-page').then((module) => module.StatisticsPage),
    children: [
      {
        path: `${path}/breaks/:breakId`,
        meta: { key: 'ssai:routes.break', ...hidden },
        screen: () => import('./statistics/break-drawer').then((module) => module.BreakDrawer),
      },
      {
        path: `${path}/sessions/:session`,
        meta: { key: 'ssai:routes.session', ...hidden },
        screen: () => import('./statistics/session-drawer').then((module) => module.SessionDrawer),
      },
    ],
  } satisfies ModuleRoutes;
}
