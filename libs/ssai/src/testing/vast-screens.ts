import type { ConsoleFeature } from '@console/shell-layout';
import { vastControl } from '../vast-control/vast-control.feature';
import { vastControlRoutes } from '../vast-control/vast-control-routes';

const product = '/apps/:appId/product';
const path = `${product}/vast-control`;

/** The feature with its module screens at the paths of the catalog. */
export const vastScreens = {
  ...vastControl,
  appsRoutes: [
    {
      path: product,
      meta: { title: 'Product', requiresAuth: true },
      children: [{ path, meta: { key: 'vast:title', requiresAuth: true }, ...vastControlRoutes(path) }],
    },
  ],
} satisfies ConsoleFeature;
