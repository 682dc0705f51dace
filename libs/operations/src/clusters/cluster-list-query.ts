import { listFields, type ListState } from '@console/ui/list';
import { serversUp, urgencyOf, cpuAfterFailure, type ServerCluster } from './cluster-state';

const VALUES = {
  name: () => 0,
  state: urgencyOf,
  servers: (cluster) => serversUp(cluster) ?? cluster.servers,
  cpu: ({ load }) => load?.cpu ?? -1,
  afterFailure: (cluster) => cpuAfterFailure(cluster) ?? -1,
  memory: ({ load }) => load?.memory ?? -1,
  inMbps: ({ load }) => load?.inMbps ?? -1,
  outMbps: ({ load }) => load?.outMbps ?? -1,
  streams: ({ load }) => load?.streams ?? -1,
  viewers: ({ load }) => load?.viewers ?? -1,
} as const satisfies Record<string, (cluster: ServerCluster) => number>;

export const CLUSTER_LIST = listFields(Object.keys(VALUES), 'state');

/** The page of clusters that the list shows; the platform sends all of them. */
export function clusterPage(
  clusters: readonly ServerCluster[],
  { q, sort, page, perPage }: ListState<typeof CLUSTER_LIST>,
): { data: ServerCluster[]; total: number } {
  const field = sort.replace(/^-/, '');
  const valueOf: (cluster: ServerCluster) => number =
    Object.entries(VALUES).find(([name]) => name === field)?.[1] ?? urgencyOf;
  const sign = sort.startsWith('-') ? -1 : 1;
  const matching = clusters
    .filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase()))
    .toSorted((one, other) => sign * (valueOf(one) - valueOf(other) || one.name.localeCompare(other.name)));
  return { data: matching.slice((page - 1) * perPage, page * perPage), total: matching.length };
}
