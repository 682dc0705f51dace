import { ADMIN_APP_ID } from '@console/http';
import { appDetailEndpoint } from '../api/session-api';
import type { ConsoleRoute } from '../routes/console-route';
import { isProPath, needsCard } from './edition';
import { subscriptionObstacle } from './menu-verdict';

type Prefetch = NonNullable<ConsoleRoute['prefetch']>;

/**
 * The first calls of what lies at the path of a route: none for an app that goes without it. What is for some apps only waits
 * until the platform has told of the app. @see docs/behaviour.md 4.4, 4.5
 */
export function prefetchSold(path: string, prefetch: Prefetch): Prefetch {
  return (context) => {
    const { buildMode } = context.config;
    if (!isProPath(path, buildMode) && !needsCard(path)) {
      prefetch(context);
      return;
    }
    const app = { id: context.params['appId'] ?? ADMIN_APP_ID };
    void context.store.dispatch(appDetailEndpoint.initiate(app, { subscribe: false })).then(({ data }) => {
      const subscription = data?.[0];
      if (subscription && !subscriptionObstacle(path, { subscription, buildMode })) prefetch(context);
    });
  };
}
