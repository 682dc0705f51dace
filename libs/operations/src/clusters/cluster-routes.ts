import { operationsLocale } from '../locales/operations-locale';

/** Clusters of one kind of server. */
export function clusterRoutes() {
  return {
    namespace: operationsLocale.namespace,
    screen: () => import('./cluster-list-page').then((module) => module.ClusterListPage),
  };
}
