import { expect, it } from 'vitest';
import { bootstrapQueriesOf } from './bootstrap-queries';

// @see spec 2.4, 7.1

const PROFILE = { path: '/auth-service/v1/users/profile' };
const DETAIL = { path: '/auth-service/v1/apps/user/detail' };
const ADMIN_APP = { path: '/auth-service/v1/apps/default-admin-app' };
const ALL = [PROFILE, DETAIL, ADMIN_APP];
const inApp = (appId: string) => [PROFILE, DETAIL, { ...DETAIL, appId }, ADMIN_APP];

it.each([
  ['/', ALL],
  ['/apps', ALL],
  ['/apps/tenant-apps/normal/', ALL],
  ['/Apps/Tenant-Apps', ALL],
  ['/apps/default-admin-app/product', ALL],
  ['/user/activity', ALL],
  ['/apps/song-hong/product/vod', inApp('song-hong')],
  ['/apps/song-hong/detail/', inApp('song-hong')],
  ['/apps/2fa', [PROFILE]],
  ['/user/info/', [PROFILE]],
  ['/auth/login', []],
  ['/appstore', []],
  ['/403', []],
])('a user at %s is evaluated by %j', (pathname, queries) =>
  expect(bootstrapQueriesOf(pathname, false)).toEqual(queries),
);

it.each([
  ['/apps/tenant-apps/normal', [PROFILE]],
  ['/apps/2fa', [PROFILE]],
  ['/auth/login', []],
])('a user without two-factor authentication at %s gets no call that is rejected: %j', (pathname, queries) =>
  expect(bootstrapQueriesOf(pathname, true)).toEqual(queries),
);
