import { describe, expect, it } from 'vitest';
import { permissionOfPath } from './permissions';

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
