import { describe, expect, it } from 'vitest';
import { toManageMember } from './manage-requirements';

const ADMIN_APP = {
  appId: 'default-admin-app',
  base: '/apps/management',
  access: { 'admin-management': 'admin-app' },
  archived: false,
} as const;
const TENANT_APP = {
  ...ADMIN_APP,
  appId: 'river',
  base: '/apps/river',
  access: { 'admin-tenant-app': 'tenant-apps' },
} as const;

const entries = (...ids: string[]) => ids.map((apiGroupId) => ({ apiGroupId }));
const memberWith = (...ids: string[]) => ({ group: { name: 'Group', permission: entries(...ids) } });

describe('toManageMember', () => {
  it('requires the permission of the page', () => {
    const held = entries('admin-management', 'admin-vod');
    expect(toManageMember(ADMIN_APP, memberWith('admin-vod'), held)).toEqual({
      access: ADMIN_APP.access,
      change: true,
    });
  });

  it('requires an API group of the member that the user does not hold, in the admin app', () => {
    const held = entries('admin-management');
    expect(toManageMember(ADMIN_APP, memberWith('admin-management', 'admin-user'), held)).toEqual({
      access: ADMIN_APP.access,
      permission: 'admin-user',
      change: true,
    });
  });

  it('requires only the permission of the page in a tenant app, and while loading', () => {
    const privileged = memberWith('admin-vod', 'management');
    expect(toManageMember(TENANT_APP, privileged, entries('admin-tenant-app')).permission).toBeUndefined();
    expect(toManageMember(ADMIN_APP, privileged, undefined).permission).toBeUndefined();
    expect(toManageMember(ADMIN_APP, {}, []).permission).toBeUndefined();
  });
});
