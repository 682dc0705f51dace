import type { ConsoleFeature } from '@console/shell-layout';
import { ssai } from '../ssai.feature';
import { ssaiEndpointRoutes, ssaiStatisticsRoutes } from '../ssai-routes';

const product = '/apps/:appId/product';
const path = `${product}/ssai`;
const meta = { key: 'ssai:title', requiresAuth: true, requiredPermission: true } as const;

/** The feature with its module screens at the paths of the catalog. */
export const ssaiScreens = {
  ...ssai,
  appsRoutes: [
    {
      path: product,
      meta: { title: 'Product', requiresAuth: true },
      children: [
        { path, meta, ...ssaiEndpointRoutes(path) },
        { path: `${path}/statistics`, meta, ...ssaiStatisticsRoutes(`${path}/statistics`) },
      ],
    },
  ],
} satisfies ConsoleFeature;
