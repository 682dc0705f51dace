import type { ConsoleFeature, ConsoleRoute } from './console-route';

/** The frame of the pages about one app. */
const APP_PATH = '/apps/:appId';

/** The trees below /apps: what features bring about one app stands in that app's frame, whoever owns it. */
export function appsRoutesOf(
  features: readonly Pick<ConsoleFeature, 'appsRoutes' | 'appRoutes'>[],
): ConsoleRoute[] {
  const pages = features.flatMap((feature) => feature.appRoutes ?? []);
  return features
    .flatMap((feature) => feature.appsRoutes ?? [])
    .map((route) =>
      route.path === APP_PATH ? { ...route, children: [...(route.children ?? []), ...pages] } : route,
    );
}
