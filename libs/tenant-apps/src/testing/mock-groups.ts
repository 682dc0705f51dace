import type { ResponseOf } from '@console/http/contract';
import { mock, respondWithError } from '@console/http/testing';
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
  let groups: TenantGroup[] = [];
  let versions = new Map<string, number>();
  let status: TenantApp['status'] = 'normal';

  const found = (id: string) => groups.find((group) => group.id === id) ?? respondWithError(404);
  const withEtag = (group: TenantGroup) => ({ ...group, etag: `"${String(versions.get(group.id) ?? 1)}"` });
  const change = (id: string, changed: Partial<TenantGroup>) => {
    versions.set(id, (versions.get(id) ?? 1) + 1);
    groups = groups.map((group) => (group.id === id ? { ...group, ...changed } : group));
    return withEtag(found(id));
  };

  return {
    group: found,
    change,
    reset: (initial: readonly TenantGroup[], appStatus: TenantApp['status'] = 'normal') => {
      groups = [...initial];
      versions = new Map();
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
      mock(listAppApiGroups, () => onePage(API_GROUPS)),
      mock(listAdminApiGroups, () => onePage(ADMIN_API_GROUPS)),
      mock(listGroups, ({ query }): ResponseOf<typeof listGroups> => {
        const { page, perPage, q = '', sort = 'name', customFields } = query;
        const matching = groups
          .filter(({ appId, name }) => appId === customFields?.appId && name.toLowerCase().includes(q))
          .toSorted((a, b) =>
            sort.endsWith('members') ? a.members - b.members : a.name.localeCompare(b.name),
          );
        const sorted = sort.startsWith('-') ? matching.toReversed() : matching;
        return {
          data: sorted.slice((page - 1) * perPage, page * perPage),
          total: matching.length,
          page,
          perPage,
        };
      }),
      mock(getGroup, ({ params }) => withEtag(found(params.id))),
      mock(updateGroup, ({ params, body, ifMatch }) => {
        const group = found(params.id);
        if (ifMatch !== withEtag(group).etag) respondWithError(412);
        const { name = group.name, description = group.description, apiGroups = group.apiGroups } = body;
        return change(group.id, { name, description, apiGroups });
      }),
      mock(deleteGroup, ({ params }) => {
        const { id, members } = found(params.id);
        if (members > 0) respondWithError(409, { errors: [`the group has members (${String(members)})`] });
        groups = groups.filter((group) => group.id !== id);
        return {};
      }),
    ],
  };
}

function onePage<Item>(data: Item[]) {
  return { data, total: data.length, page: 1, perPage: 100 };
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
