import { API_GROUP_IDS } from '@console/http/contract';
import { describe, expect, it } from 'vitest';
import { isAllowed, permissionOfPath } from './permissions';

describe('the permission that a path asks for', () => {
  it.each([
    ['normal', 'admin-tenant-app'],
    ['archive', 'admin-tenant-app'],
    ['tenant-apps', 'admin-tenant-app'],
    ['document', 'admin-tenant-app'],
    ['management', 'admin-management'],
    ['billing', 'admin-management'],
    ['library', 'admin-library'],
    ['machine', 'admin-machine'],
    ['ssai', 'admin-ssai'],
    ['lrm', 'admin-lrm'],
    ['transcode', 'admin-transcode'],
    ['interactive', 'admin-interactive'],
    ['livestream', 'admin-livestream'],
    ['vod', 'admin-vod'],
    ['accounts', 'admin-user'],
  ])('%s is %s', (segment, permission) => {
    expect(permissionOfPath(`/apps/${segment}`)).toBe(permission);
  });

  it.each([
    ['/apps/tenant-apps/create', 'admin-tenant-app'],
    ['/apps/tenant-apps/archive/:id/edit', 'admin-tenant-app'],
    ['/apps/product/vod/channels', 'admin-vod'],
    ['/apps/billing/machine', 'admin-machine'],
  ])('%s has that of the nearest segment, %s', (path, permission) => {
    expect(permissionOfPath(path)).toBe(permission);
  });

  it.each(['', '/', '/apps', '/apps/dashboard', '/apps/toString', '/apps/__proto__', '/apps/constructor'])(
    '%j has none',
    (path) => {
      expect(permissionOfPath(path)).toBeUndefined();
    },
  );
});

describe('isAllowed', () => {
  const held = new Set(['admin-tenant-app']);
  const everything = new Set<string>(API_GROUP_IDS);
  const requiredPermission = true;

  it.each([
    ['a route that asks for nothing', [{ path: '/apps/machine', meta: {} }], true],
    ['one whose permission is held', [{ path: '/apps/document', meta: { requiredPermission } }], true],
    ['one whose permission is not', [{ path: '/apps/machine', meta: { requiredPermission } }], false],
    [
      'one below a parent that asks',
      [
        { path: '/apps/machine', meta: { requiredPermission } },
        { path: '/apps/machine/list', meta: {} },
      ],
      false,
    ],
  ])('of %s', (_what, chain, allowed) => {
    expect(isAllowed(chain, held)).toBe(allowed);
  });

  it('opens a route that maps to no permission, and asks for one, to nobody', () => {
    expect(isAllowed([{ path: '/apps/unknown', meta: { requiredPermission } }], everything)).toBe(false);
  });
});
