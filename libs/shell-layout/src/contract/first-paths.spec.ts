import { expect, it } from 'vitest';
import { firstPathsOf } from './first-paths';

const PROFILE = '/auth-service/v1/users/profile';
const ALL = [PROFILE, '/auth-service/v1/apps/user/detail', '/auth-service/v1/apps/default-admin-app'];

it.each([
  ['/', ALL],
  ['/apps', ALL],
  ['/apps/tenant-apps/normal/', ALL],
  ['/Apps/Tenant-Apps', ALL],
  ['/user/activity', ALL],
  ['/apps/2fa', [PROFILE]],
  ['/user/info/', [PROFILE]],
  ['/auth/login', []],
  ['/appstore', []],
  ['/403', []],
])('a person at %s is judged by what %j answer', (pathname, paths) => {
  expect(firstPathsOf(pathname)).toEqual(paths);
});
