import { SERVERS_ACCESS } from '../contract/operations-access';
import { operationsLocale } from '../locales/operations-locale';

/** The load of all servers side by side. */
export function monitoringRoutes() {
  return {
    namespace: operationsLocale.namespace,
    contentFor: { access: SERVERS_ACCESS },
    screen: () => import('./monitoring-page').then((module) => module.MonitoringPage),
  };
}
