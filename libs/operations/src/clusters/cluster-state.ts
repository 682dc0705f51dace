import type { ResponseOf } from '@console/http/contract';
import type { StatusTone } from '@console/ui';
import { WARNING_FROM, type listServerClusters } from '../contract';

export type ServerCluster = ResponseOf<typeof listServerClusters>['data'][number];

/** In order of urgency. */
const CONDITIONS = ['down', 'overload', 'noFailover', 'dead', 'unlicensed', 'limit', 'redundant'] as const;
export type ClusterCondition = (typeof CONDITIONS)[number];

const TONES = {
  down: 'critical',
  overload: 'warning',
  noFailover: 'warning',
  dead: 'warning',
  unlicensed: 'off',
  limit: 'warning',
  redundant: 'normal',
} as const satisfies Record<ClusterCondition, StatusTone>;

/** Servers that serve; undefined on a platform that only lists names. */
export function serversUp({ states }: ServerCluster): number | undefined {
  return states && states.healthy + states.warning;
}

/** Mean CPU in percent after one server has failed and the others share its load. */
export function cpuAfterFailure(cluster: ServerCluster): number | undefined {
  const up = serversUp(cluster) ?? 0;
  return cluster.load && up > 1 ? (cluster.load.cpu * up) / (up - 1) : undefined;
}

/** The most urgent condition of a cluster, with the servers it is about. */
export function clusterState(
  cluster: ServerCluster,
): { condition: ClusterCondition; tone: StatusTone; count: number } | undefined {
  const { states } = cluster;
  const up = serversUp(cluster);
  if (!states || up === undefined) return undefined;
  const found = (): [ClusterCondition, number] => {
    if (up === 0) return ['down', cluster.servers];
    if (up === 1) return ['noFailover', 1];
    if ((cpuAfterFailure(cluster) ?? 0) >= 100) return ['overload', up];
    if (states.dead > 0) return ['dead', states.dead];
    if (states.warning > 0) return ['limit', states.warning];
    if (states.unlicensed > 0) return ['unlicensed', states.unlicensed];
    return ['redundant', up];
  };
  const [condition, count] = found();
  return { condition, tone: TONES[condition], count };
}

export function urgencyOf(cluster: ServerCluster): number {
  return CONDITIONS.indexOf(clusterState(cluster)?.condition ?? 'redundant');
}

/** Whether the others could carry the load of a failed server without a warning. */
export function isOverAfterFailure(cluster: ServerCluster): boolean {
  return (cpuAfterFailure(cluster) ?? 0) >= WARNING_FROM.cpu;
}
