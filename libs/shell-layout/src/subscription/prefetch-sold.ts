import { ADMIN_APP_ID } from '@console/http';
import { appDetailEndpoint } from '../api/session-api';
import type { Prefetch } from '../routes/first-calls';
import { isProPath, needsCard } from './edition';
import { subscriptionObstacle } from './menu-verdict';

/**
 * The first calls of what lies at the path of a route: none for an app that goes without it. What is for some apps only waits
 * until the platform has told of the app. @see docs/behaviour.md 4.4, 4.5
 */
export function prefetchSold(path: string, prefetch: Prefetch): Prefetch {
  return async (context) => {
    const { buildMode } = context.config;
    if (isProPath(path, buildMode) || needsCard(path)) {
      const app = { id: context.params['appId'] ?? ADMIN_APP_ID };
      const { data } = await context.store.dispatch(appDetailEndpoint.initiate(app, { subscribe: false }));
      const subscription = data?.[0];
      if (!subscription || subscriptionObstacle(path, { subscription, buildMode })) return;
    }
    await prefetch(context);
  };
}
