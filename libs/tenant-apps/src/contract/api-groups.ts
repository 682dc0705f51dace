import { listQuery, operation, pageOf, pageQuery, type ApiGroupId } from '@console/http/contract';
import { z } from 'zod';
import { ById } from './app-fields';

/** API groups that reach across apps; only the admin app has them. */
export const ADMIN_ONLY_API_GROUP_IDS = [
  'admin-tenant-app',
  'admin-management',
  'admin-user',
] as const satisfies readonly ApiGroupId[];

/** API groups that a tenant app can have. */
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

/** @see spec 3.3 */
export const ApiGroup = z.object({
  apiGroupId: z.string(),
  name: z.string(),
  description: z.string(),
  /** Only effective in the admin app. */
  adminOnly: z.boolean(),
});
export type ApiGroup = z.output<typeof ApiGroup>;

/** An API group with its operations. */
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
  summary: 'Lists the API groups of the platform',
  path: '/auth-service/v1/api-groups',
  query: listQuery({
    sort: ['apiGroupId', 'name'],
    item: ApiGroup,
    filters: { adminOnly: z.boolean() },
  }),
  response: pageOf(ApiGroup),
});

export const getApiGroup = operation({
  ...apiGroups,
  name: 'getApiGroup',
  summary: 'Returns an API group with its operations',
  path: '/auth-service/v1/api-groups/{id}',
  params: ById,
  response: ApiGroupDetail,
});

export const listAdminApiGroups = operation({
  ...apiGroups,
  name: 'listAdminApiGroups',
  summary: 'Lists the API groups of the admin app with their operations',
  path: '/auth-service/v1/apps/admin-api-groups/detail',
  access: 'admin-management',
  query: pageQuery,
  response: pageOf(ApiGroupDetail),
});

export const listAppApiGroups = operation({
  ...apiGroups,
  name: 'listAppApiGroups',
  summary: 'Lists the API groups of tenant apps with their operations',
  path: '/auth-service/v1/apps/api-groups/detail',
  query: pageQuery,
  response: pageOf(ApiGroupDetail),
});
