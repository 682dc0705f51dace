import type { ConsoleFeature, ConsoleRoute } from '@console/shell-layout';
import { eventRoutes, lrmRoutes, playoutRoutes } from '../channel-routes';
import { live } from '../live.feature';
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
        ...TRANSCODE_KINDS.map((kind): ConsoleRoute => ({
          path: `${product}/transcode/${kind}`,
          meta: { key: `live:transcode.${kind}.title`, requiresAuth: true },
          ...transcodeRoutes(kind)(`${product}/transcode/${kind}`),
        })),
      ],
    },
  ],
};
