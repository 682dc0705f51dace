import { ADMIN_APP_ID } from '@console/http';
import { appDetailEndpoint } from '../api/session-api';
import type { Prefetch } from '../routes/console-route';
import { type GatedPage, isProPage, needsCard, subscriptionDenial } from './edition';

/**
 * Bootstrap requests of a page: none for an app without the required subscription. Requests for some apps
 * only wait for the app's facts. @see spec 4.4, 4.5
 */
export function prefetchIfSubscribed(page: GatedPage, prefetch: Prefetch): Prefetch {
  return async (context) => {
    const { buildMode } = context.config;
    if (isProPage(page, buildMode) || needsCard(page)) {
      const app = { id: context.params['appId'] ?? ADMIN_APP_ID };
      const { data } = await context.store.dispatch(appDetailEndpoint.initiate(app, { subscribe: false }));
      const subscription = data?.[0];
      if (!subscription || subscriptionDenial(page, { subscription, buildMode })) return;
    }
    await prefetch(context);
  };
}
