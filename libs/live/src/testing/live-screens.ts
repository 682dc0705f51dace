import type { ConsoleFeature } from '@console/shell-layout';
import { live } from '../live.feature';
import { livestreamRoutes } from '../livestream-routes';

const product = '/apps/:appId/product';
const path = `${product}/livestream`;

/** The feature with its module screens at the paths of the catalog. */
export const liveScreens = {
  ...live,
  appsRoutes: [
    {
      path: product,
      meta: { title: 'Product', requiresAuth: true },
      children: [
        {
          path,
          meta: { key: 'live:title', requiresAuth: true, requiredPermission: true },
          ...livestreamRoutes(path),
        },
      ],
    },
  ],
} satisfies ConsoleFeature;
