import type { ConsoleRoute } from '../routes/console-route';

const STATUSES = [403, 500, 503] as const;

/** The status pages: forbidden, error, unavailable, and not found for all other paths. */
export const shellRoutes: ConsoleRoute[] = [
  ...STATUSES.map((status): ConsoleRoute => ({
    path: `/${String(status)}`,
    meta: { key: `shell:status.${status}.title`, layout: 'empty', hideInMenu: true },
    screen: () => import('./status-pages').then((module) => module.STATUS_PAGES[status]),
  })),
  {
    path: '*',
    meta: { key: 'shell:status.404.title', layout: 'empty', hideInMenu: true },
    screen: () => import('./status-pages').then((module) => module.STATUS_PAGES[404]),
  },
];
