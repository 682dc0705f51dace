import { listResponse, mock, mockItems, respondWithError } from '@console/http/testing';
import {
  type ApiGroupDetail,
  deleteGroup,
  getGroup,
  getTenantAppDetails,
  listAdminApiGroups,
  listAppApiGroups,
  listGroups,
  listTenantAppApiGroups,
  type TenantApp,
  type TenantGroup,
  updateGroup,
} from '../contract';
import { tenantAppDetailsOf } from './mock-tenant-app';

const API_GROUPS = [
  apiGroupOf('admin-library', { name: 'Asset library', calls: [] }),
  apiGroupOf('admin-machine', { name: 'Servers', calls: ['Servers, with their licenses', 'Alerts'] }),
  apiGroupOf('admin-vod', { name: 'Media VOD', calls: ['List of films'] }),
  apiGroupOf('management', {
    name: 'App management',
    calls: ['Members', 'Groups', 'Invoices', 'Usages', 'Quota', 'Billing info', 'Payment methods', 'The app'],
  }),
];

const NOT_OF_APP = 'admin-machine';

const ADMIN_API_GROUPS = [
  ...API_GROUPS,
  apiGroupOf('admin-tenant-app', { name: 'Tenant apps', calls: [] }),
  apiGroupOf('admin-user', { name: 'User accounts', calls: ['Accounts'] }),
];

/**
 * A mock platform with these groups, by default of the app `studio-1`. `reset` restores it before each
 * story.
 */
export function mockGroups() {
  const groups = mockItems<TenantGroup>();
  const { find, change } = groups;
  let status: TenantApp['status'] = 'normal';

  return {
    group: find,
    change,
    reset: (initial: readonly TenantGroup[], appStatus: TenantApp['status'] = 'normal') => {
      groups.replace(initial);
      status = appStatus;
    },
    handlers: [
      mock(getTenantAppDetails, () => ({
        ...tenantAppDetailsOf({ appId: 'studio-1', name: 'Studio 1', status }),
        etag: '"1"',
      })),
      mock(listTenantAppApiGroups, () => ({
        data: API_GROUPS.map((apiGroup) => ({ ...apiGroup, granted: apiGroup.apiGroupId !== NOT_OF_APP })),
      })),
      mock(listAppApiGroups, ({ query }) => listResponse(API_GROUPS, query)),
      mock(listAdminApiGroups, ({ query }) => listResponse(ADMIN_API_GROUPS, query)),
      mock(listGroups, ({ query }) => {
        const { q = '', sort = 'name', customFields } = query;
        const matching = groups.all
          .filter(({ appId, name }) => appId === customFields?.appId && name.toLowerCase().includes(q))
          .toSorted((a, b) =>
            sort.endsWith('members') ? a.members - b.members : a.name.localeCompare(b.name),
          );
        return listResponse(sort.startsWith('-') ? matching.toReversed() : matching, query);
      }),
      mock(getGroup, ({ params }) => find(params.id)),
      mock(updateGroup, ({ params, body, ifMatch = '' }) => change(params.id, body, ifMatch)),
      mock(deleteGroup, ({ params }) => {
        const { id, members } = find(params.id);
        if (members > 0) respondWithError(409, { errors: [`the group has members (${String(members)})`] });
        return groups.remove(id);
      }),
    ],
  };
}

export function groupOf(number: number, changed: Partial<TenantGroup> = {}): TenantGroup {
  return {
    id: `group-${String(number)}`,
    appId: 'studio-1',
    name: `Group ${String(number).padStart(2, '0')}`,
    description: number % 2 === 0 ? '' : `What group ${String(number)} is for`,
    apiGroups: ['admin-vod'],
    members: number % 3,
    createdAt: new Date(Date.UTC(2026, 0, 1, 8, number)).toISOString(),
    ...changed,
  };
}

export function groupsOf(count: number, changed: Partial<TenantGroup> = {}): TenantGroup[] {
  return Array.from({ length: count }, (_, index) => groupOf(index + 1, changed));
}

interface ApiGroupTexts {
  name: string;
  calls: readonly string[];
}

export function apiGroupOf(apiGroupId: string, { name, calls }: ApiGroupTexts): ApiGroupDetail {
  return {
    apiGroupId,
    name,
    description: `About ${name}.`,
    adminOnly: false,
    operations: calls.map((summary, index) => ({
      name: `${apiGroupId}-${String(index)}`,
      summary,
      method: 'GET',
      path: `/admin/api/${apiGroupId}/${String(index + 1)}`,
    })),
  };
}
