import type { ConsoleFeature } from '@console/shell-layout';
import { vod } from '../vod.feature';
import { libraryRoutes, vodRoutes } from '../vod-routes';

const product = '/apps/:appId/product';
const path = `${product}/vod`;

/** The feature with its module screens at the path of the catalog. */
export const vodScreens = {
  ...vod,
  appsRoutes: [
    {
      path: product,
      meta: { title: 'Product', requiresAuth: true },
      children: [
        {
          path,
          meta: { key: 'vod:title', requiresAuth: true, requiredPermission: true },
          ...vodRoutes(path),
        },
        {
          path: `${product}/library`,
          meta: { key: 'vod:library.title', requiresAuth: true, requiredPermission: true },
          ...libraryRoutes(`${product}/library`),
        },
      ],
    },
  ],
} satisfies ConsoleFeature;
