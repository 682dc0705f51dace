import { API_GROUP_IDS, displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ById } from './app-fields';

/** Permissions shared by members of one app. The name is unique within the app. */
export const TenantGroup = z.object({
  id: z.string(),
  appId: z.string(),
  name: z.string(),
  description: z.string(),
  /** IDs of granted API groups; a subset of those of the app. */
  apiGroups: z.array(z.string()),
  members: z.int().nonnegative(),
  createdAt: Timestamp,
});
export type TenantGroup = z.output<typeof TenantGroup>;

const GroupName = displayName(60);
const GroupDescription = z.string().trim().max(300);
const GrantedApiGroups = z.array(z.enum(API_GROUP_IDS)).max(API_GROUP_IDS.length);

export const CreateGroupTenantDto = z.strictObject({
  appId: z.string().min(1),
  name: GroupName,
  description: GroupDescription.default(''),
  apiGroups: GrantedApiGroups.default([]),
});

/** Omitted fields stay unchanged. */
export const UpdateGroupDto = z.strictObject({
  name: GroupName.optional(),
  description: GroupDescription.optional(),
  apiGroups: GrantedApiGroups.optional(),
});

/**
 * Staff with `admin-tenant-app` manage groups and members of every tenant app, staff with `admin-management`
 * those of the admin app, and members with `management` those of their app. In the admin app, users cannot
 * manage a group that grants more than they hold.
 */
export const GROUPS_AND_MEMBERS_ACCESS = {
  'admin-tenant-app': 'tenant-apps',
  'admin-management': 'admin-app',
  management: 'own-app',
} as const;

const groups = { group: 'apiTenantApp', access: GROUPS_AND_MEMBERS_ACCESS, inApp: true } as const;

export const listGroups = operation({
  ...groups,
  name: 'listGroups',
  summary: 'Lists the groups of one app or of all accessible apps',
  method: 'GET',
  path: '/admin/api/tenant-app/groups',
  query: listQuery({
    sort: ['name', 'appId', 'members', 'createdAt'],
    item: TenantGroup,
    filters: { appId: z.string().min(1) },
  }),
  response: pageOf(TenantGroup),
});

export const getGroup = operation({
  ...groups,
  name: 'getGroup',
  summary: 'Returns one group',
  method: 'GET',
  path: '/admin/api/tenant-app/groups/{id}',
  params: ById,
  response: TenantGroup,
  etag: true,
});

export const createGroup = operation({
  ...groups,
  name: 'createGroup',
  summary: 'Creates a group in an app',
  method: 'POST',
  path: '/admin/api/tenant-app/groups',
  body: CreateGroupTenantDto,
  response: TenantGroup,
  status: 201,
});

/** 409 if no one could manage the app afterwards. */
export const updateGroup = operation({
  ...groups,
  name: 'updateGroup',
  summary: 'Changes a group’s name, description or API groups',
  method: 'PATCH',
  path: '/admin/api/tenant-app/groups/{id}',
  params: ById,
  body: UpdateGroupDto,
  response: TenantGroup,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** 409, with the number of members, while the group is in use. */
export const deleteGroup = operation({
  ...groups,
  name: 'deleteGroup',
  summary: 'Deletes a group without members',
  method: 'DELETE',
  path: '/admin/api/tenant-app/groups/{id}',
  params: ById,
  response: z.object({}),
  conflict: true,
});
