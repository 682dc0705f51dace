import type { ConsoleRoute } from '../routes/console-route';

const STATUSES = [403, 500, 503] as const;

/** The bare pages: refused, broken, unavailable, and not found for whatever no route knows. */
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
