import type { ApiGroupDetail, TenantGroup } from '../contract';

/** A group; the number makes it its own. */
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
  /** What each of its calls does. */
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
