import { describe, expect, it } from 'vitest';
import type { ConsoleRoute } from './console-route';
import { appsRoutesOf, featureRoutesOf } from './route-tree';

// @see spec 2.3

const route = (path: string, children?: ConsoleRoute[]): ConsoleRoute => ({
  path,
  meta: {},
  ...(children && { children }),
});

const paths = (routes: readonly ConsoleRoute[]): unknown[] =>
  routes.map(({ path, children }) => (children ? [path, paths(children)] : path));

describe('what features bring to a frame', () => {
  it('stands there after the owner’s own pages, in the order of the features', () => {
    const owner = { routes: [route('/auth/login'), route('/user', [route('/user/info')])] };
    const first = { userRoutes: [route('/user/keys')] };
    const second = {
      routes: [route('/help')],
      userRoutes: [route('/user/apps', [route('/user/apps/create')])],
    };
    expect(paths(featureRoutesOf([first, owner, second]))).toEqual([
      '/auth/login',
      ['/user', ['/user/info', '/user/keys', ['/user/apps', ['/user/apps/create']]]],
      '/help',
    ]);
  });

  it('changes nothing of the features themselves', () => {
    const owner = { routes: [route('/user', [route('/user/info')])], userRoutes: [route('/user/keys')] };
    featureRoutesOf([owner]);
    expect(paths(owner.routes)).toEqual([['/user', ['/user/info']]]);
  });

  it('stands nowhere without the frame', () => {
    expect(featureRoutesOf([{ userRoutes: [route('/user/keys')] }])).toEqual([]);
    expect(appsRoutesOf([{ appRoutes: [route('/apps/:appId/keys')] }])).toEqual([]);
  });

  it('is about one app there, and about the person here', () => {
    const feature = {
      appsRoutes: [route('/apps/:appId')],
      appRoutes: [route('/apps/:appId/keys')],
      routes: [route('/user')],
      userRoutes: [route('/user/keys')],
    };
    expect(paths(appsRoutesOf([feature]))).toEqual([['/apps/:appId', ['/apps/:appId/keys']]]);
    expect(paths(featureRoutesOf([feature]))).toEqual([['/user', ['/user/keys']]]);
  });
});
