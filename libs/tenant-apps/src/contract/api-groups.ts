import { listQuery, operation, pageOf, pageQuery } from '@console/http/contract';
import type { ApiGroupId } from '@console/http/contract';
import { z } from 'zod';
import { ById } from './app-fields';

/** The API groups that reach across apps: the admin app alone has them. */
export const ADMIN_ONLY_API_GROUP_IDS = [
  'admin-tenant-app',
  'admin-management',
  'admin-user',
] as const satisfies readonly ApiGroupId[];

/** The API groups that a tenant app may have. */
export const TENANT_API_GROUP_IDS = [
  'admin-library',
  'admin-machine',
  'admin-ssai',
  'admin-lrm',
  'admin-transcode',
  'admin-interactive',
  'admin-livestream',
  'admin-vod',
  'management',
] as const satisfies readonly Exclude<ApiGroupId, (typeof ADMIN_ONLY_API_GROUP_IDS)[number]>[];

/** Something that a group may be allowed, in words. @see spec 3.3 */
export const ApiGroup = z.object({
  apiGroupId: z.string(),
  name: z.string(),
  description: z.string(),
  /** Counts in the admin app only. */
  adminOnly: z.boolean(),
});
export type ApiGroup = z.output<typeof ApiGroup>;

/** An API group with the calls that it opens. */
export const ApiGroupDetail = ApiGroup.extend({
  operations: z.array(
    z.object({ name: z.string(), summary: z.string(), method: z.string(), path: z.string() }),
  ),
});
export type ApiGroupDetail = z.output<typeof ApiGroupDetail>;

const apiGroups = { group: 'authServiceApi', method: 'GET', access: 'enrolled' } as const;

export const listApiGroups = operation({
  ...apiGroups,
  name: 'listApiGroups',
  summary: 'The API groups that this platform knows',
  path: '/auth-service/v1/api-groups',
  query: listQuery({
    sort: ['apiGroupId', 'name'],
    fields: ['apiGroupId', 'name', 'description', 'adminOnly'],
    filters: { adminOnly: z.boolean() },
  }),
  response: pageOf(ApiGroup),
});

export const getApiGroup = operation({
  ...apiGroups,
  name: 'getApiGroup',
  summary: 'One API group and the calls that it opens',
  path: '/auth-service/v1/api-groups/{id}',
  params: ById,
  response: ApiGroupDetail,
});

export const listAdminApiGroups = operation({
  ...apiGroups,
  name: 'listAdminApiGroups',
  summary: 'The API groups that groups of the admin app may have, and the calls that each opens',
  path: '/auth-service/v1/apps/admin-api-groups/detail',
  access: 'admin-management',
  query: pageQuery,
  response: pageOf(ApiGroupDetail),
});

export const listAppApiGroups = operation({
  ...apiGroups,
  name: 'listAppApiGroups',
  summary: 'The API groups that groups of a tenant app may have, and the calls that each opens',
  path: '/auth-service/v1/apps/api-groups/detail',
  query: pageQuery,
  response: pageOf(ApiGroupDetail),
});
