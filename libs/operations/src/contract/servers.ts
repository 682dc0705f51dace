import { displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { SERVERS_ACCESS } from './operations-access';

export const SERVER_KINDS = ['live', 'vod', 'media', 'community', 'cluster', 'component'] as const;
export const LICENSE_STATES = ['valid', 'expired', 'none'] as const;

/** In order of precedence: an unlicensed server cannot serve; a dead server's load is outdated. */
export const SERVER_STATES = ['unlicensed', 'dead', 'warning', 'healthy'] as const;
export type ServerState = (typeof SERVER_STATES)[number];

/** Warning limits in percent. */
export const WARNING_FROM = { cpu: 85, memory: 90 } as const;
export const DEAD_AFTER_SECONDS = 60;

const Percent = z.number().min(0).max(100);
const Count = z.int().nonnegative();

/** Load from the last heartbeat. */
export const ServerLoad = z.object({
  /** cpu, memory and disk in percent. */
  cpu: Percent,
  memory: Percent,
  disk: Percent,
  inMbps: z.number().nonnegative(),
  outMbps: z.number().nonnegative(),
  streams: Count,
  viewers: Count,
});
export type ServerLoad = z.output<typeof ServerLoad>;

export const Server = z.object({
  id: z.string(),
  appId: z.string(),
  appName: z.string().optional(),
  name: z.string(),
  /** One of SERVER_KINDS on the reference platform. */
  kind: z.string(),
  /** By the platform's clock. */
  state: z.enum(SERVER_STATES),
  /** IP address or host name. */
  address: z.string(),
  region: z.string(),
  /** Null for a standalone server. */
  cluster: z.string().nullable(),
  license: z.object({
    /** By the platform's clock. @see spec 4.6 */
    state: z.enum(LICENSE_STATES),
    expiresAt: Timestamp.nullable(),
  }),
  /** Software version; null before the first heartbeat, like `load`. */
  version: z.string().nullable(),
  load: ServerLoad.nullable(),
  lastHeartbeatAt: Timestamp.nullable(),
  /** Disk space for recordings in bytes, and what of it is taken; null unless it is a media node that records. */
  recordings: z.object({ usedBytes: Count, budgetBytes: Count }).nullable().optional(),
  note: z.string(),
  createdAt: Timestamp,
});
export type Server = z.output<typeof Server>;

const LOADS = ['cpu', 'memory', 'disk', 'inMbps', 'outMbps', 'streams', 'viewers'] as const;

/** Sorting by state puts urgent ones first. */
export const SERVER_SORTS = [
  'name',
  'appId',
  'kind',
  'state',
  'address',
  'region',
  'cluster',
  'version',
  'licenseExpiresAt',
  ...LOADS,
  'lastHeartbeatAt',
  'createdAt',
] as const;

const servers = { group: 'apiAdminBilling', access: SERVERS_ACCESS, inApp: true, extension: true } as const;

/** The admin app lists servers of every app, any other app its own. @see spec 4.6 */
export const listServers = operation({
  ...servers,
  name: 'listServers',
  summary: 'Servers of the app of X-App-Id with their licenses and load, in the admin app those of every app',
  method: 'GET',
  path: '/admin/api/machine/servers',
  appKey: true,
  query: listQuery({
    sort: SERVER_SORTS,
    item: Server,
    filters: {
      appId: z.string().min(1),
      kind: z.enum(SERVER_KINDS),
      state: z.enum(SERVER_STATES),
      /** `lacking`: none or expired. */
      license: z.enum([...LICENSE_STATES, 'lacking']),
      cluster: z.string().min(1),
    },
  }),
  response: pageOf(Server),
});

const params = z.object({ id: z.uuid() });

export const getServer = operation({
  ...servers,
  name: 'getServer',
  summary: 'One server with its license and load',
  method: 'GET',
  path: '/admin/api/machine/servers/{id}',
  appKey: true,
  params,
  response: Server,
  etag: true,
});

export const listServerClusters = operation({
  ...servers,
  name: 'listServerClusters',
  summary: 'The clusters that servers work in, each with how many: what a list of servers is filtered by',
  method: 'GET',
  path: '/admin/api/machine/clusters',
  query: z.strictObject({ appId: z.string().min(1).optional(), kind: z.enum(SERVER_KINDS).optional() }),
  response: z.object({
    data: z.array(
      z.object({
        name: z.string(),
        servers: Count,
        /** Absent on platforms that only list names. */
        states: z.object({ unlicensed: Count, dead: Count, warning: Count, healthy: Count }).optional(),
        /** Sums and means over the servers in the states `healthy` and `warning`. */
        load: z
          .object({
            cpu: Percent,
            memory: Percent,
            inMbps: z.number().nonnegative(),
            outMbps: z.number().nonnegative(),
            streams: Count,
            viewers: Count,
          })
          .nullish(),
      }),
    ),
  }),
});

export const UpdateServerLicenseDto = z.strictObject({
  /** End of the license, in the future. */
  expiresAt: Timestamp,
});

/** Requires the permission in the admin app. */
export const updateServerLicense = operation({
  name: 'updateServerLicense',
  summary: 'Gives a server a license, or its license another end',
  group: 'apiAdminBilling',
  method: 'PATCH',
  path: '/admin/api/machine/servers/{id}/license',
  access: { 'admin-machine': 'every-app' },
  inApp: true,
  params,
  body: UpdateServerLicenseDto,
  response: Server,
  ifMatch: true,
  extension: true,
  conflict: true,
});

const SERVER_NOTE_MAX = 2000;

export const UpdateServerNoteDto = z.strictObject({ note: z.string().trim().max(SERVER_NOTE_MAX) });

export const updateServerNote = operation({
  ...servers,
  name: 'updateServerNote',
  summary: 'Changes what the people who look after a server want each other to know',
  method: 'PATCH',
  path: '/admin/api/machine/servers/{id}/note',
  params,
  body: UpdateServerNoteDto,
  response: Server,
  ifMatch: true,
  conflict: true,
});

const HOST = /^[\dA-Za-z](?:[\dA-Za-z.:-]*[\dA-Za-z])?$/;

/** Not `999.1.1.1`. */
const isPossible = (address: string) => !/^[\d.]+$/.test(address) || z.ipv4().safeParse(address).success;

export const CreateServerDto = z.strictObject({
  appId: z.string().trim().min(1).max(200),
  name: displayName(64),
  kind: z.enum(SERVER_KINDS),
  /** IP address or host name. */
  address: z
    .string()
    .trim()
    .min(1)
    .max(253)
    .regex(HOST, { error: 'serverAddress' })
    .refine(isPossible, { error: 'serverAddress' }),
  region: displayName(64),
  /** Empty for none. */
  cluster: z.string().trim().max(64).optional(),
});

/** A new server has no license and is dead until its first heartbeat. @see spec 4.5 */
export const createServer = operation({
  ...servers,
  name: 'createServer',
  summary: 'Adds a server to an app',
  method: 'POST',
  path: '/admin/api/machine/servers',
  body: CreateServerDto,
  response: Server,
  status: 201,
  paid: true,
});

export const ServerHeartbeatDto = z.strictObject({
  ...ServerLoad.shape,
  /** Software version. */
  version: z.string().trim().min(1).max(64),
});
export type ServerHeartbeat = z.output<typeof ServerHeartbeatDto>;

/** Sent by the server with a read-write API key of its app. */
export const reportServerLoad = operation({
  name: 'reportServerLoad',
  summary: 'A heartbeat: the server with this id is alive, and this is its load',
  group: 'apiAdminBilling',
  method: 'POST',
  path: '/admin/api/machine/servers/{id}/heartbeat',
  access: 'app-key',
  params,
  body: ServerHeartbeatDto,
  response: z.object({
    /** Seconds until the next heartbeat is due. */
    nextWithinSeconds: z.int().positive(),
  }),
  extension: true,
});
