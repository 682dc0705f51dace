import type { ConsoleFeature, ConsoleRoute } from '@console/shell-layout';
import { eventRoutes, lrmRoutes, playoutRoutes } from '../channel-routes';
import { live } from '../live.feature';
import { connectionRoutes, deliveryRoutes, distributorRoutes, documentationRoutes } from '../hub-routes';
import { livestreamRoutes } from '../livestream-routes';
import { transcodeRoutes } from '../transcode-routes';

const product = '/apps/:appId/product';
const path = `${product}/livestream`;
const TRANSCODE_KINDS = ['channels', 'templates', 'profiles', 'presets'] as const;

/** The feature with its module screens at the paths of the catalog. */
export const liveScreens: ConsoleFeature = {
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
        {
          path: `${product}/lrm`,
          meta: { key: 'live:lrm.title', requiresAuth: true },
          ...lrmRoutes(`${product}/lrm`),
        },
        {
          path: `${product}/event`,
          meta: { key: 'live:event.title', requiresAuth: true },
          ...eventRoutes(`${product}/event`),
        },
        {
          path: `${product}/playout`,
          meta: { key: 'live:playout.title', requiresAuth: true },
          ...playoutRoutes(`${product}/playout`),
        },
        {
          path: `${product}/hub/distributors`,
          meta: { key: 'live:hub.title', requiresAuth: true },
          ...distributorRoutes(`${product}/hub/distributors`),
        },
        {
          path: `${product}/hub/channels`,
          meta: { key: 'live:hub.deliveries', requiresAuth: true },
          ...deliveryRoutes(),
        },
        {
          path: `${product}/hub/connection`,
          meta: { key: 'live:hub.connection.title', requiresAuth: true },
          ...connectionRoutes(),
        },
        {
          path: `${product}/hub/documentation`,
          meta: { key: 'live:hub.page.documentation', requiresAuth: true },
          ...documentationRoutes(),
        },
        ...TRANSCODE_KINDS.map((kind): ConsoleRoute => ({
          path: `${product}/transcode/${kind}`,
          meta: { key: `live:transcode.${kind}.title`, requiresAuth: true },
          ...transcodeRoutes(kind)(`${product}/transcode/${kind}`),
        })),
      ],
    },
  ],
};
