import { displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const SERVER_KINDS = ['live', 'vod', 'media', 'community', 'cluster', 'component'] as const;
export const LICENSE_STATES = ['valid', 'expired', 'none'] as const;

/**
 * How a server is, in the order in which one state counts before the others: without a valid license it may not serve, however
 * well it runs; of one that is not heard from its last load says nothing.
 */
export const SERVER_STATES = ['unlicensed', 'dead', 'warning', 'healthy'] as const;
export type ServerState = (typeof SERVER_STATES)[number];

/** From how many percent on a load is a warning. */
export const WARNING_FROM = { cpu: 85, memory: 90 } as const;
/** Without a heartbeat for so long, a server is dead. */
export const DEAD_AFTER_SECONDS = 60;

const Percent = z.number().min(0).max(100);
const Count = z.int().nonnegative();

/** What a server has to do, as it has last reported. */
export const ServerLoad = z.object({
  /** In percent, as memory and disk are. */
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
  name: z.string(),
  /** One of SERVER_KINDS on our platform. */
  kind: z.string(),
  /** As the platform's clock sees it. */
  state: z.enum(SERVER_STATES),
  /** An IP address or a host name. */
  address: z.string(),
  region: z.string(),
  /** The cluster that it works in; null for one on its own. */
  cluster: z.string().nullable(),
  license: z.object({
    /** As the platform's clock sees it. @see spec 4.6 */
    state: z.enum(LICENSE_STATES),
    expiresAt: Timestamp.nullable(),
  }),
  /** Of its software, as it has last reported; null before its first heartbeat, as its load is. */
  version: z.string().nullable(),
  load: ServerLoad.nullable(),
  lastHeartbeatAt: Timestamp.nullable(),
  /** What the people who look after it want each other to know. */
  note: z.string(),
  createdAt: Timestamp,
});
export type Server = z.output<typeof Server>;

const LOADS = ['cpu', 'memory', 'disk', 'inMbps', 'outMbps', 'streams', 'viewers'] as const;

/** What servers are sorted by; by state, what has to be looked after comes first. */
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

/** Who sees and changes servers. */
export const SERVERS_ACCESS = { 'admin-machine': ['every-app', 'own-app'] } as const;

/** In the admin app the servers of every app, in any other app its own. @see spec 4.6 */
export const listServers = operation({
  name: 'listServers',
  summary: 'Servers of the app of X-App-Id with their licenses and load, in the admin app those of every app',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/machine/servers',
  access: SERVERS_ACCESS,
  inApp: true,
  query: listQuery({
    sort: SERVER_SORTS,
    fields: [
      'id',
      'appId',
      'name',
      'kind',
      'state',
      'address',
      'region',
      'cluster',
      'license',
      'version',
      'load',
      'lastHeartbeatAt',
      'note',
      'createdAt',
    ],
    filters: {
      appId: z.string().min(1),
      kind: z.enum(SERVER_KINDS),
      state: z.enum(SERVER_STATES),
      /** `lacking`: none, or one that has ended. */
      license: z.enum([...LICENSE_STATES, 'lacking']),
      cluster: z.string().min(1),
    },
  }),
  response: pageOf(Server),
  extension: true,
});

const params = z.object({ id: z.uuid() });

export const getServer = operation({
  name: 'getServer',
  summary: 'One server with its license and load',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/machine/servers/{id}',
  access: SERVERS_ACCESS,
  inApp: true,
  params,
  response: Server,
  etag: true,
  extension: true,
});

export const listServerClusters = operation({
  name: 'listServerClusters',
  summary: 'The clusters that servers work in, each with how many: what a list of servers is filtered by',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/machine/clusters',
  access: SERVERS_ACCESS,
  inApp: true,
  query: z.strictObject({ appId: z.string().min(1).optional(), kind: z.enum(SERVER_KINDS).optional() }),
  response: z.object({ data: z.array(z.object({ name: z.string(), servers: Count })) }),
  extension: true,
});

export const UpdateServerLicenseDto = z.strictObject({
  /** When the license ends, later than now. */
  expiresAt: Timestamp,
});

/**
 * Licenses are the platform's to give: the permission counts in the admin app only. An administrator of one app sees from
 * the list which of its servers want one.
 */
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
});

export const SERVER_NOTE_MAX = 2000;

export const UpdateServerNoteDto = z.strictObject({ note: z.string().trim().max(SERVER_NOTE_MAX) });

export const updateServerNote = operation({
  name: 'updateServerNote',
  summary: 'Changes what the people who look after a server want each other to know',
  group: 'apiAdminBilling',
  method: 'PATCH',
  path: '/admin/api/machine/servers/{id}/note',
  access: SERVERS_ACCESS,
  inApp: true,
  params,
  body: UpdateServerNoteDto,
  response: Server,
  ifMatch: true,
  extension: true,
});

export const CreateServerDto = z.strictObject({
  appId: z.string().trim().min(1).max(200),
  name: displayName(64),
  kind: z.enum(SERVER_KINDS),
  /** An IP address or a host name. */
  address: z
    .string()
    .trim()
    .min(1)
    .max(253)
    .regex(/^[\dA-Za-z](?:[\dA-Za-z.:-]*[\dA-Za-z])?$/),
  region: displayName(64),
  /** The cluster that it is to work in; empty for none. */
  cluster: z.string().trim().max(64).optional(),
});

/** A server that is added has no license yet, and is not alive before its first heartbeat. @see spec 4.5 */
export const createServer = operation({
  name: 'createServer',
  summary: 'Adds a server to an app',
  group: 'apiAdminBilling',
  method: 'POST',
  path: '/admin/api/machine/servers',
  access: SERVERS_ACCESS,
  inApp: true,
  body: CreateServerDto,
  response: Server,
  status: 201,
  paid: true,
  extension: true,
});

export const ServerHeartbeatDto = z.strictObject({
  ...ServerLoad.shape,
  /** Of the server's software. */
  version: z.string().trim().min(1).max(64),
});
export type ServerHeartbeat = z.output<typeof ServerHeartbeatDto>;

/** Made by the server itself: with the API key of its app in place of a person's token. */
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
    /** After how many seconds the next one is expected at the latest. */
    nextWithinSeconds: z.int().positive(),
  }),
  extension: true,
});
