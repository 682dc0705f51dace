// @see spec 2.4, 4.2, 6
import { API_GROUP_IDS, type ApiGroupId } from '@console/http/contract';
import { connectedRoutes, type MenuEntry, menuTree } from '@console/shell-layout/menu';
import type { GuardFacts } from '@console/shell-layout/testing';
import { describe, expect, it } from 'vitest';
import { consoleRoutes } from './console-routes';
import { FEATURES } from './features';
import { bootstrapQueriesOf } from './page-start/bootstrap-queries';
import { addressOf, PUBLIC_ROUTES, SESSION_ROUTES, SIGN_IN_PATHS, type TestedRoute } from './testing/routes';
import { visit } from './testing/visit';

const routes = consoleRoutes(FEATURES);
const at = (address: string, facts: GuardFacts) => visit(routes, address, facts);
const pathsOf = (tested: readonly TestedRoute[]) => tested.map(({ path }) => path);

const SIGNED_OUT: GuardFacts = {
  hasToken: false,
  hasPendingToken: false,
  twoFactorMissing: false,
  twoFactorEnabled: () => Promise.reject(new Error('No session')),
  permissions: () => Promise.reject(new Error('No session')),
};

function holderOf(...groups: readonly ApiGroupId[]): GuardFacts {
  return {
    ...SIGNED_OUT,
    hasToken: true,
    twoFactorEnabled: () => Promise.resolve(true),
    permissions: () => Promise.resolve(new Set<string>(groups)),
  };
}

const enter = { type: 'allow' };
const denied = { type: 'deny', to: '/403' };
const signOut = (to: string) => ({ type: 'sign-out', to });

describe('a signed-out user', () => {
  it.each(SESSION_ROUTES)('is redirected from $path to sign-in and back', async ({ path }) => {
    const address = `${addressOf({ path })}?q=a%26b`;
    expect(await at(address, SIGNED_OUT)).toEqual(
      signOut(`/auth/login?redirect=${encodeURIComponent(address)}`),
    );
  });

  it.each([...SIGN_IN_PATHS, ...pathsOf(PUBLIC_ROUTES)])('may enter %s', async (path) => {
    expect(await at(addressOf({ path }), SIGNED_OUT)).toEqual(enter);
  });
});

describe('a user with two-factor authentication', () => {
  it.each(pathsOf(PUBLIC_ROUTES))('may enter %s', async (path) => {
    expect(await at(addressOf({ path }), holderOf())).toEqual(enter);
  });

  it('may enter everything with every permission', async () => {
    const decisions = SESSION_ROUTES.map(({ path }) => at(addressOf({ path }), holderOf(...API_GROUP_IDS)));
    expect(await Promise.all(decisions)).toEqual(SESSION_ROUTES.map(() => enter));
  });
});

describe('a user with a group in an app', () => {
  const inApp = (...groups: string[]): GuardFacts => ({
    ...holderOf(),
    app: () => Promise.resolve({ permissions: new Set(groups), isMember: true }),
  });
  const ofApp = SESSION_ROUTES.filter(({ path, needs }) => needs && path.startsWith('/apps/:appId/'));

  const ownGroup = (group: string | undefined) => (group === 'admin-management' ? 'management' : group);

  it.each(ofApp)('enters $path of that app', async ({ path, needs = [] }) => {
    expect(await at(addressOf({ path }), inApp(ownGroup(needs[0]) ?? ''))).toEqual(enter);
    expect(await at(addressOf({ path }), inApp())).toEqual(denied);
  });

  it('enters no page of the admin app', async () => {
    const ofAdminApp = SESSION_ROUTES.filter(({ path, needs }) => needs && !path.startsWith('/apps/:appId/'));
    expect(ofAdminApp).not.toEqual([]);
    for (const { path } of ofAdminApp) {
      expect(await at(addressOf({ path }), inApp(...API_GROUP_IDS)), path).toEqual(denied);
    }
  });

  it('finds the modules of that app in the menu', () => {
    const app = { permissions: new Set<string>(['admin-vod']), isMember: true };
    const entries = drawn(menuTree(routes, new Set(), app));
    expect(entries).toContain('    /apps/:appId/product/vod');
    expect(entries).not.toContain('    /apps/:appId/product/ssai');
    expect(entries).not.toContain('    /apps/:appId/product/management/members');
    expect(entries).not.toContain('/apps/machine');
  });

  it.each(ofApp)(
    'enters $path of an app that the platform hides, to see that it is unknown',
    async ({ path }) => {
      const none: GuardFacts = { ...holderOf(), app: () => Promise.resolve('none') };
      expect(await at(addressOf({ path }), none)).toEqual(enter);
    },
  );

  it('has the bootstrap requests load what decides', () => {
    for (const { path } of SESSION_ROUTES) {
      const isOfApp = path.startsWith('/apps/:appId/');
      const address = addressOf({ path: path.replace(':appId', 'song-hong') });
      const apps = bootstrapQueriesOf(address, false).flatMap(({ appId }) => appId ?? []);
      expect(apps, path).toHaveLength(isOfApp ? 1 : 0);
    }
  });
});

function drawn(entries: readonly MenuEntry[], indent = ''): string[] {
  return entries.flatMap(({ path, children }) => [indent + path, ...drawn(children, `${indent}  `)]);
}

it('shows the menu of menu.txt', async () => {
  const listed = connectedRoutes(routes, {});
  const menuOf = (...held: ApiGroupId[]) => drawn(menuTree(listed, new Set(held)));
  const open = menuOf();
  const sections = [
    ['With every permission', ...menuOf(...API_GROUP_IDS)],
    ['Without permissions', ...open],
    ...API_GROUP_IDS.map((group) => [
      `Added by ${group}`,
      ...menuOf(group).filter((entry) => !open.includes(entry)),
    ]),
  ];
  const text = sections.map((lines) => lines.join('\n')).join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('testing/menu.txt');
});
