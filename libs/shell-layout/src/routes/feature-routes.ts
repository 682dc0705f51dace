import type { ConsoleFeature, ConsoleRoute } from './console-route';
import { framedRoutes } from './framed-routes';

/** The frame of the signed-in person's own pages. */
const USER_PATH = '/user';

/**
 * The features' trees of their own: what they bring about the signed-in person stands in that person's frame, whoever
 * owns it.
 */
export function featureRoutesOf(
  features: readonly Pick<ConsoleFeature, 'routes' | 'userRoutes'>[],
): ConsoleRoute[] {
  return framedRoutes(
    features.flatMap((feature) => feature.routes ?? []),
    USER_PATH,
    features.flatMap((feature) => feature.userRoutes ?? []),
  );
}
