import { SERVERS_ACCESS } from '../contract/operations-access';
import { operationsLocale } from '../locales/operations-locale';

/** Clusters of one kind of server. */
export function clusterRoutes() {
  return {
    namespace: operationsLocale.namespace,
    contentFor: { access: SERVERS_ACCESS },
    screen: () => import('./cluster-list-page').then((module) => module.ClusterListPage),
  };
}
