import { API_GROUP_IDS, displayName, listQuery, operation, pageOf, Timestamp } from '@console/http/contract';
import { z } from 'zod';
import { ById } from './app-fields';

/** What members of an app may do together. A group belongs to one app for good, and its name is its own there. */
export const TenantGroup = z.object({
  id: z.string(),
  appId: z.string(),
  name: z.string(),
  description: z.string(),
  /** Ids of the API groups that it grants, of those that its app has. */
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

/** What is left out stays as it is. */
export const UpdateGroupDto = z.strictObject({
  name: GroupName.optional(),
  description: GroupDescription.optional(),
  apiGroups: GrantedApiGroups.optional(),
});

/**
 * Groups and members are managed by three kinds of people: staff with `admin-tenant-app` those of every tenant app,
 * staff with `admin-management` those of the admin app, and members with `management` those of that app of their own. In the admin app nobody manages a group that may do more than their own.
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
  summary: 'Groups, of one app or of all within reach',
  method: 'GET',
  path: '/admin/api/tenant-app/groups',
  query: listQuery({
    sort: ['name', 'appId', 'members', 'createdAt'],
    fields: ['id', 'appId', 'name', 'description', 'apiGroups', 'members', 'createdAt'],
    filters: { appId: z.string().min(1) },
  }),
  response: pageOf(TenantGroup),
});

export const getGroup = operation({
  ...groups,
  name: 'getGroup',
  summary: 'One group',
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

/** Refused with 409 when nobody would be left who may manage the app. */
export const updateGroup = operation({
  ...groups,
  name: 'updateGroup',
  summary: 'Renames a group, describes it anew, or changes what it grants',
  method: 'PATCH',
  path: '/admin/api/tenant-app/groups/{id}',
  params: ById,
  body: UpdateGroupDto,
  response: TenantGroup,
  etag: true,
  ifMatch: true,
  conflict: true,
});

/** Refused with 409, and the number of members, while somebody is in the group. */
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
