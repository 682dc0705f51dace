import { operationsLocale } from '../locales/operations-locale';

/** The load of all servers side by side. */
export function monitoringRoutes() {
  return {
    namespace: operationsLocale.namespace,
    screen: () => import('./monitoring-page').then((module) => module.MonitoringPage),
  };
}
