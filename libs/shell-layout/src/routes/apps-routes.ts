import type { ConsoleFeature, ConsoleRoute } from './console-route';
import { framedRoutes } from './framed-routes';

/** The frame of the pages about one app. */
const APP_PATH = '/apps/:appId';

/** The trees below /apps: what features bring about one app stands in that app's frame, whoever owns it. */
export function appsRoutesOf(
  features: readonly Pick<ConsoleFeature, 'appsRoutes' | 'appRoutes'>[],
): ConsoleRoute[] {
  return framedRoutes(
    features.flatMap((feature) => feature.appsRoutes ?? []),
    APP_PATH,
    features.flatMap((feature) => feature.appRoutes ?? []),
  );
}
