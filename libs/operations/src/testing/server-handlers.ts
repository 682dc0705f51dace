import type { ResponseOf } from '@console/http/contract';
import { listResponse, mock, mockItems, respondWithError } from '@console/http/testing';
import {
  createServer,
  getServer,
  listServerClusters,
  listServers,
  SERVER_STATES,
  updateServerLicense,
  type Server,
  type ServerLoad,
} from '../contract';
import { mockMetrics } from './metrics-handlers';
import { newServerOf } from './server-factory';

type ListQuery = Parameters<Parameters<typeof mock<typeof listServers>>[1]>[0]['query'];

type ClusterQuery = Parameters<Parameters<typeof mock<typeof listServerClusters>>[1]>[0]['query'];

/** Stateful handlers with optimistic concurrency; call `reset` before each story. */
export function mockServers(initial: readonly Server[]) {
  const servers = mockItems(initial);
  return {
    reset: servers.reset,
    get servers(): readonly Server[] {
      return servers.all;
    },
    handlers: [
      mock(listServers, ({ query }) => serverPage(servers.all, query)),
      ...mockMetrics(),
      mock(listServerClusters, ({ query }) => ({ data: clustersOf(servers.all, query) })),
      mock(getServer, ({ params }) => servers.find(params.id)),
      mock(updateServerLicense, ({ params, body, ifMatch }) => {
        if (body.expiresAt < '2026-06-08') {
          respondWithError(400, {
            errors: 'no',
            fieldErrors: { expiresAt: ['Choose a time that is still to come.'] },
          });
        }
        const license = { state: 'valid', expiresAt: body.expiresAt } as const;
        const { state } = servers.find(params.id);
        return servers.change(
          params.id,
          { license, state: state === 'unlicensed' ? 'dead' : state },
          ifMatch,
        );
      }),
      mock(createServer, ({ body }) => {
        const { cluster = '', ...given } = body;
        const number = servers.all.length + 1;
        return servers.add(newServerOf(number, { ...given, cluster: cluster === '' ? null : cluster }));
      }),
    ],
  };
}

function serverPage(servers: readonly Server[], query: ListQuery): ResponseOf<typeof listServers> {
  const { q = '', sort = 'name', customFields = {} } = query;
  const { appId, kind, state, license, cluster } = customFields;
  const matching = servers
    .filter(
      (server) =>
        server.appId === (appId ?? server.appId) &&
        server.kind === (kind ?? server.kind) &&
        server.state === (state ?? server.state) &&
        server.cluster === (cluster ?? server.cluster) &&
        (license === 'lacking'
          ? server.license.state !== 'valid'
          : server.license.state === (license ?? server.license.state)) &&
        `${server.name} ${server.address}`.includes(q),
    )
    .toSorted(comparing(sort));
  return listResponse(matching, query);
}

function comparing(sort: string) {
  const rank = ({ state }: Server) => (sort.endsWith('state') ? SERVER_STATES.indexOf(state) : 0);
  const sign = sort.startsWith('-') ? -1 : 1;
  return (one: Server, other: Server) =>
    sign * (rank(one) - rank(other) || one.name.localeCompare(other.name));
}

function clustersOf(servers: readonly Server[], { appId, kind }: ClusterQuery) {
  const inside = servers.filter(
    (server) => server.appId === (appId ?? server.appId) && server.kind === (kind ?? server.kind),
  );
  const names = [...new Set(inside.flatMap(({ cluster }) => cluster ?? []))].toSorted();
  return names.map((name) =>
    clusterOf(
      name,
      inside.filter(({ cluster }) => cluster === name),
    ),
  );
}

function clusterOf(name: string, servers: readonly Server[]) {
  const count = (state: Server['state']) => servers.filter((server) => server.state === state).length;
  const loads = servers.flatMap(({ state, load }) =>
    load && (state === 'healthy' || state === 'warning') ? load : [],
  );
  const sum = (key: keyof ServerLoad) => loads.reduce((total, load) => total + load[key], 0);
  return {
    name,
    servers: servers.length,
    states: {
      unlicensed: count('unlicensed'),
      dead: count('dead'),
      warning: count('warning'),
      healthy: count('healthy'),
    },
    load:
      loads.length === 0
        ? null
        : {
            cpu: sum('cpu') / loads.length,
            memory: sum('memory') / loads.length,
            inMbps: sum('inMbps'),
            outMbps: sum('outMbps'),
            streams: sum('streams'),
            viewers: sum('viewers'),
          },
  };
}
