import { listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';

export const SERVER_KINDS = ['live', 'vod', 'media', 'community', 'cluster'] as const;
export const SERVER_STATUSES = ['online', 'offline', 'maintenance'] as const;
export const LICENSE_STATES = ['valid', 'expired', 'none'] as const;

export const Server = z.object({
  id: z.string(),
  appId: z.string(),
  name: z.string(),
  /** One of SERVER_KINDS on our platform. */
  kind: z.string(),
  /** One of SERVER_STATUSES on our platform. */
  status: z.string(),
  address: z.string(),
  region: z.string(),
  license: z.object({
    /** As the platform's clock sees it. @see docs/behaviour.md 4.6 */
    state: z.enum(LICENSE_STATES),
    expiresAt: Timestamp.nullable(),
  }),
  createdAt: Timestamp,
});
export type Server = z.output<typeof Server>;

/** In the admin app the servers of every app, in any other app its own. @see docs/behaviour.md 4.6 */
export const listServers = operation({
  name: 'listServers',
  summary: 'Servers of the app of X-App-Id with their licences, in the admin app those of every app',
  group: 'apiAdminBilling',
  method: 'GET',
  path: '/admin/api/machine/servers',
  access: { 'admin-machine': ['every-app', 'own-app'] },
  query: listQuery({
    sort: ['name', 'appId', 'kind', 'status', 'region', 'licenseExpiresAt', 'createdAt'],
    fields: ['id', 'appId', 'name', 'kind', 'status', 'address', 'region', 'license', 'createdAt'],
    filters: {
      appId: z.string().min(1),
      kind: z.enum(SERVER_KINDS),
      status: z.enum(SERVER_STATUSES),
      license: z.enum(LICENSE_STATES),
    },
  }),
  answer: pageOf(Server),
  extension: true,
});

export const UpdateServerLicenseDto = z.object({
  /** When the licence ends, later than now. */
  expiresAt: Timestamp,
});

/**
 * Licences are the platform's to give: the permission counts in the admin app only. An administrator of one app sees from
 * the list which of its servers want one.
 */
export const updateServerLicense = operation({
  name: 'updateServerLicense',
  summary: 'Gives a server a licence, or its licence another end',
  group: 'apiAdminBilling',
  method: 'PATCH',
  path: '/admin/api/machine/servers/{id}/license',
  access: { 'admin-machine': 'every-app' },
  params: z.object({ id: z.uuid() }),
  body: UpdateServerLicenseDto,
  answer: Server,
  extension: true,
});
