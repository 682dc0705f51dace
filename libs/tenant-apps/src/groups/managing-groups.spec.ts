// @see spec 2.3
import { describe, expect, it } from 'vitest';
import type { ManagedApp } from '../managed-app/use-managed-app';
import { knownApiGroups, toManageGroup } from './managing-groups';
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

describe('what it takes to manage a group', () => {
  it('is the permission of the place, for a group that grants no more than one holds', () => {
    const apiGroups = ['admin-vod'];
    expect(toManageGroup(ADMIN_APP, { apiGroups }, [grantable('admin-vod')])).toEqual({
      access: ADMIN_APP.access,
      change: true,
    });
  });

  it('is what one lacks of what the group grants', () => {
    const apiGroups = ['admin-vod', 'admin-user'];
    const all = [grantable('admin-vod'), grantable('admin-user', 'moreThanOwn')];
    expect(toManageGroup(ADMIN_APP, { apiGroups }, all)).toEqual({
      access: ADMIN_APP.access,
      permission: 'admin-user',
      change: true,
    });
  });

  it('does not mind what the group does not grant, nor what its app lacks', () => {
    const all = [grantable('admin-user', 'moreThanOwn'), grantable('admin-vod', 'notOfApp')];
    expect(toManageGroup(ADMIN_APP, { apiGroups: ['admin-vod'] }, all).permission).toBeUndefined();
  });
});

it('puts API groups into one order', () => {
  const some = knownApiGroups(['management', 'admin-vod', 'no-such-group', 'admin-library']);
  expect(some).toEqual(knownApiGroups(['admin-library', 'admin-vod', 'management']));
  expect(some).toHaveLength(3);
});
