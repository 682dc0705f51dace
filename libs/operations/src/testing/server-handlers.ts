import type { ResponseOf } from '@console/http/contract';
import { mock, mockSlow, respondWithError } from '@console/http/testing';
import {
  createServer,
  getServer,
  listServerClusters,
  listServers,
  SERVER_STATES,
  updateServerLicense,
  updateServerNote,
  type Server,
} from '../contract';
import { newServerOf } from './server-factory';

type ListQuery = Parameters<Parameters<typeof mock<typeof listServers>>[1]>[0]['query'];

type ClusterQuery = Parameters<Parameters<typeof mock<typeof listServerClusters>>[1]>[0]['query'];

interface KeptServer extends Server {
  revision: number;
}

/**
 * A platform that has these servers, and remembers what is done to them. Begun anew before each story, which can let somebody
 * else write a note, or let it rest.
 */
export function serversKept(servers: readonly Server[]) {
  let kept: KeptServer[] = [];
  let isResting = false;
  const begin = () => {
    kept = servers.map((server) => ({ ...server, revision: 1 }));
    isResting = false;
  };
  begin();
  const found = (id: string) => kept.find((server) => server.id === id) ?? respondWithError(404);
  const answering = <Answer>(answer: () => Answer): Answer =>
    isResting ? respondWithError(500, { errors: ['the database is resting'] }) : answer();
  const change = (id: string, ifMatch: string | undefined, changed: Partial<Server>) => {
    const server = found(id);
    if (ifMatch !== undefined && ifMatch !== `"${String(server.revision)}"`) respondWithError(412);
    const next = { ...server, ...changed, revision: server.revision + 1 };
    kept = kept.map((one) => (one.id === id ? next : one));
    return next;
  };

  return {
    begin,
    rest: (resting: boolean) => {
      isResting = resting;
    },
    change: (id: string, changed: Partial<Server>) => {
      change(id, undefined, changed);
    },
    get servers(): readonly Server[] {
      return kept;
    },
    handlers: [
      mock(listServers, ({ query }) => answering(() => pageOf(kept, query))),
      mock(listServerClusters, ({ query }) => ({ data: clustersOf(kept, query) })),
      mock(getServer, ({ params }) =>
        answering(() => {
          const server = found(params.id);
          return { ...server, etag: `"${String(server.revision)}"` };
        }),
      ),
      mock(updateServerLicense, ({ params, body, ifMatch }) => {
        if (body.expiresAt < '2026-06-08') {
          respondWithError(400, {
            errors: 'no',
            fieldErrors: { expiresAt: ['Choose a time that is still to come.'] },
          });
        }
        const license = { state: 'valid', expiresAt: body.expiresAt } as const;
        const { state } = found(params.id);
        return change(params.id, ifMatch, { license, state: state === 'unlicensed' ? 'dead' : state });
      }),
      mock(updateServerNote, ({ params, body, ifMatch }) => change(params.id, ifMatch, body)),
      mock(createServer, ({ body }) => {
        const { cluster = '', ...given } = body;
        const added = newServerOf(kept.length + 1, { ...given, cluster: cluster === '' ? null : cluster });
        kept = [...kept, { ...added, revision: 1 }];
        return added;
      }),
    ],
  };
}

export const serversSlow = () => [listServers, getServer].map((operation) => mockSlow(operation));

/** The platform has the last word, whatever the console knows. */
export const serversForbidden = () =>
  [listServers, getServer].map((operation) => mock(operation, () => respondWithError(403)));

function pageOf(servers: readonly Server[], query: ListQuery): ResponseOf<typeof listServers> {
  const { page, perPage, q = '', sort = 'name', customFields = {} } = query;
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
  return {
    data: matching.slice((page - 1) * perPage, page * perPage),
    total: matching.length,
    page,
    perPage,
  };
}

/** By state and name alone: what stories sort by. */
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
  return names.map((name) => ({ name, servers: inside.filter(({ cluster }) => cluster === name).length }));
}
