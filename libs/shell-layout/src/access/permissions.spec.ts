import { describe, expect, it } from 'vitest';
import { accessOfPath } from './denial';

// @see spec 2.4, 4.2, 6

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
  ])('%s is %s', (segment, permission) =>
    expect(accessOfPath(`/apps/${segment}`)).toEqual({ [permission]: 'every-app' }),
  );

  it.each([
    ['/apps/tenant-apps/create', 'admin-tenant-app'],
    ['/apps/tenant-apps/archive/:id/edit', 'admin-tenant-app'],
    ['/apps/product/vod/channels', 'admin-vod'],
    ['/apps/billing/machine', 'admin-machine'],
  ])('%s has that of the nearest segment, %s', (path, permission) =>
    expect(accessOfPath(path)).toEqual({ [permission]: 'every-app' }),
  );

  it.each(['', '/', '/apps', '/apps/dashboard', '/apps/toString', '/apps/__proto__', '/apps/constructor'])(
    '%j has none',
    (path) => expect(accessOfPath(path)).toBeUndefined(),
  );

  it.each([
    ['/apps/:appId/product/vod', { 'admin-vod': ['every-app', 'own-app'] }],
    ['/apps/:appId()/product/live/machine', { 'admin-machine': ['every-app', 'own-app'] }],
    ['/apps/:appId/product/management/members', { 'admin-management': 'every-app', management: 'own-app' }],
    ['/apps/:appId/billing', { 'admin-management': 'every-app', management: 'own-app' }],
  ])('%s of an app is held by its own groups as well', (path, access) =>
    expect(accessOfPath(path)).toEqual(access),
  );
});
