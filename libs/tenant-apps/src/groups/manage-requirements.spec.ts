// @see spec 2.3
import { describe, expect, it } from 'vitest';
import type { ManagedApp } from '../use-managed-app';
import { knownApiGroups, toManageGroup } from './manage-requirements';
import type { GrantableApiGroup } from './use-grantable-api-groups';

const ADMIN_APP: ManagedApp = {
  appId: 'default-admin-app',
  base: '/apps/management',
  access: { 'admin-management': 'admin-app' },
  archived: false,
};

function grantable(apiGroupId: string, lock?: GrantableApiGroup['lock']): GrantableApiGroup {
  const texts = { name: apiGroupId, description: '', adminOnly: false, operations: [] };
  return { apiGroupId, ...texts, ...(lock && { lock }) };
}

describe('toManageGroup', () => {
  it('requires the permission of the page if the user holds all API groups', () => {
    const apiGroups = ['admin-vod'];
    expect(toManageGroup(ADMIN_APP, { apiGroups }, [grantable('admin-vod')])).toEqual({
      access: ADMIN_APP.access,
      change: true,
    });
  });

  it('requires an API group of the group that the user does not hold', () => {
    const apiGroups = ['admin-vod', 'admin-user'];
    const all = [grantable('admin-vod'), grantable('admin-user', 'notHeld')];
    expect(toManageGroup(ADMIN_APP, { apiGroups }, all)).toEqual({
      access: ADMIN_APP.access,
      permission: 'admin-user',
      change: true,
    });
  });

  it('ignores API groups that the group does not grant or its app does not have', () => {
    const all = [grantable('admin-user', 'notHeld'), grantable('admin-vod', 'notOfApp')];
    expect(toManageGroup(ADMIN_APP, { apiGroups: ['admin-vod'] }, all).permission).toBeUndefined();
  });
});

it('orders API groups', () => {
  const some = knownApiGroups(['management', 'admin-vod', 'no-such-group', 'admin-library']);
  expect(some).toEqual(knownApiGroups(['admin-library', 'admin-vod', 'management']));
  expect(some).toHaveLength(3);
});
