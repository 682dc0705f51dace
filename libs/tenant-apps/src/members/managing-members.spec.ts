import { describe, expect, it } from 'vitest';
import { toManageMember } from './managing-members';

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

describe('what it takes to manage a member', () => {
  it('is the permission of the place', () => {
    const held = entries('admin-management', 'admin-vod');
    expect(toManageMember(ADMIN_APP, memberWith('admin-vod'), held)).toEqual({
      access: ADMIN_APP.access,
      change: true,
    });
  });

  it('is what one lacks of what the member may do, in the admin app', () => {
    const held = entries('admin-management');
    expect(toManageMember(ADMIN_APP, memberWith('admin-management', 'admin-user'), held)).toEqual({
      access: ADMIN_APP.access,
      permission: 'admin-user',
      change: true,
    });
  });

  it('is no more than the permission of the place in a tenant app, and where nothing is known', () => {
    const mighty = memberWith('admin-vod', 'management');
    expect(toManageMember(TENANT_APP, mighty, entries('admin-tenant-app')).permission).toBeUndefined();
    expect(toManageMember(ADMIN_APP, mighty, undefined).permission).toBeUndefined();
    expect(toManageMember(ADMIN_APP, {}, []).permission).toBeUndefined();
  });
});
