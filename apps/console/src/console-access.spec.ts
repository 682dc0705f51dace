// @see spec 2.4, 4.2, 6
import { API_GROUP_IDS, type ApiGroupId } from '@console/http/contract';
import { bootstrapQueriesOf } from '@console/shell-layout/contract';
import { menuTree, visit, type GuardFacts, type MenuEntry } from '@console/shell-layout/testing';
import { describe, expect, it } from 'vitest';
import { consoleRoutes } from './console-routes';
import { FEATURES } from './features';
import { addressOf, PLACES_OF_A_SESSION, PUBLIC_PLACES, SIGN_IN_PAGES, type Place } from './testing/places';

const routes = consoleRoutes(FEATURES);
const at = (address: string, facts: GuardFacts) => visit(routes, address, facts);
const pathsOf = (places: readonly Place[]) => places.map(({ path }) => path);

const NOBODY: GuardFacts = {
  hasToken: false,
  hasPendingToken: false,
  twoFactorMissing: false,
  twoFactorEnabled: () => Promise.reject(new Error('Nobody is signed in')),
  permissions: () => Promise.reject(new Error('Nobody is signed in')),
};

function holderOf(...groups: readonly ApiGroupId[]): GuardFacts {
  return {
    ...NOBODY,
    hasToken: true,
    twoFactorEnabled: () => Promise.resolve(true),
    permissions: () => Promise.resolve(new Set<string>(groups)),
  };
}

const enter = { type: 'allow' };
const go = (to: string) => ({ type: 'redirect', to });
const refused = { type: 'deny', to: '/403' };
const signOut = (to: string) => ({ type: 'sign-out', to });

describe('somebody who is signed out', () => {
  it.each(PLACES_OF_A_SESSION)('is asked to sign in for $path, and comes back', async ({ path }) => {
    const address = `${addressOf({ path })}?q=a%26b`;
    expect(await at(address, NOBODY)).toEqual(signOut(`/auth/login?redirect=${encodeURIComponent(address)}`));
  });

  it.each([...SIGN_IN_PAGES, ...pathsOf(PUBLIC_PLACES)])('may enter %s', async (path) => {
    expect(await at(addressOf({ path }), NOBODY)).toEqual(enter);
  });

  it('has no code to give', async () => {
    expect(await at('/auth/check-code', NOBODY)).toEqual(go('/auth/login'));
  });
});

describe('somebody who owes the second factor', () => {
  const pending = { ...NOBODY, hasPendingToken: true };

  it.each(pathsOf([...PLACES_OF_A_SESSION, ...PUBLIC_PLACES]))('is sent from %s to give it', async (path) => {
    expect(await at(addressOf({ path }), pending)).toEqual(go('/auth/check-code'));
  });

  it.each([...SIGN_IN_PAGES, '/auth/check-code'])('may enter %s', async (path) => {
    expect(await at(path, pending)).toEqual(enter);
  });
});

describe('somebody without two-factor authentication', () => {
  const open = ['/apps/2fa', '/user/info', '/user/password'];
  const notEnrolled = { ...holderOf(...API_GROUP_IDS), twoFactorEnabled: () => Promise.resolve(false) };

  it.each(PLACES_OF_A_SESSION)('at $path', async ({ path }) => {
    expect(await at(addressOf({ path }), notEnrolled)).toEqual(open.includes(path) ? enter : go('/apps/2fa'));
  });
});

describe('somebody with two-factor authentication', () => {
  it.each([...SIGN_IN_PAGES, '/auth/check-code'])('is at home instead of at %s', async (path) => {
    expect(await at(path, holderOf())).toEqual(go('/apps'));
  });

  it.each(pathsOf(PUBLIC_PLACES))('may enter %s', async (path) => {
    expect(await at(addressOf({ path }), holderOf())).toEqual(enter);
  });

  it('may enter everything with every permission', async () => {
    const verdicts = PLACES_OF_A_SESSION.map(({ path }) =>
      at(addressOf({ path }), holderOf(...API_GROUP_IDS)),
    );
    expect(await Promise.all(verdicts)).toEqual(PLACES_OF_A_SESSION.map(() => enter));
  });

  it.each(PLACES_OF_A_SESSION)(
    'is signed out at $path when the permissions cannot be told, with the reason and the address',
    async ({ path }) => {
      const unknown = { ...holderOf(), permissions: () => Promise.reject(new Error('The platform is down')) };
      const address = addressOf({ path });
      expect(await at(address, unknown)).toEqual({
        ...signOut(`/auth/login?redirect=${encodeURIComponent(address)}`),
        reason: 'failed',
      });
    },
  );

  describe.each([undefined, ...API_GROUP_IDS])('and only the permission %s', (group) => {
    const facts = holderOf(...(group ? [group] : []));

    it.each(PLACES_OF_A_SESSION.filter((place) => place.needs))('at $path', async ({ path, needs }) => {
      const allowed = group !== undefined && needs?.includes(group);
      expect(await at(addressOf({ path }), facts)).toEqual(allowed ? enter : refused);
    });

    it('may enter whatever asks for none', async () => {
      const free = PLACES_OF_A_SESSION.filter((place) => !place.needs);
      const verdicts = free.map(({ path }) => at(addressOf({ path }), facts));
      expect(await Promise.all(verdicts)).toEqual(free.map(() => enter));
    });
  });
});

describe('somebody with a group of their own in an app', () => {
  const inApp = (...groups: string[]): GuardFacts => ({
    ...holderOf(),
    app: () => Promise.resolve({ permissions: new Set(groups), isMember: true }),
  });
  const ofApp = PLACES_OF_A_SESSION.filter(({ path, needs }) => needs && path.startsWith('/apps/:appId/'));

  // No app grants groups of the admin app: its own managers correspond to them.
  const ownGroup = (group: string | undefined) => (group === 'admin-management' ? 'management' : group);

  it.each(ofApp)('enters $path of that app by it', async ({ path, needs = [] }) => {
    expect(await at(addressOf({ path }), inApp(ownGroup(needs[0]) ?? ''))).toEqual(enter);
    expect(await at(addressOf({ path }), inApp())).toEqual(refused);
  });

  it('enters none of the pages of the admin app by it', async () => {
    const ofAdminApp = PLACES_OF_A_SESSION.filter(
      ({ path, needs }) => needs && !path.startsWith('/apps/:appId/'),
    );
    expect(ofAdminApp).not.toEqual([]);
    for (const { path } of ofAdminApp) {
      expect(await at(addressOf({ path }), inApp(...API_GROUP_IDS)), path).toEqual(refused);
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

  it.each(ofApp)('is told at $path that an app is unknown that does not let them in', async ({ path }) => {
    const none: GuardFacts = { ...holderOf(), app: () => Promise.resolve('none') };
    expect(await at(addressOf({ path }), none)).toEqual(enter);
  });

  it('has the page request what decides, before the console has loaded', () => {
    for (const { path } of PLACES_OF_A_SESSION) {
      const isOfApp = path.startsWith('/apps/:appId/');
      const address = addressOf({ path: path.replace(':appId', 'song-hong') });
      const apps = bootstrapQueriesOf(address, false).flatMap(({ appId }) => appId ?? []);
      expect(apps, path).toHaveLength(isOfApp ? 1 : 0);
    }
  });
});

/** Every entry of the menu in its order, those of a group indented, each with what opens it where not everybody may see it. */
const MENU: readonly (readonly [entry: string, ...opened: ApiGroupId[]])[] = [
  ['/apps/dashboard'],
  ['/apps/tenant-apps', 'admin-tenant-app'],
  ['  /apps/tenant-apps/normal', 'admin-tenant-app'],
  ['  /apps/tenant-apps/archive', 'admin-tenant-app'],
  ['/apps/:appId/product'],
  ['  /apps/:appId/product'],
  ['  /apps/:appId/product#modules:groups.mediaServers'],
  ['    /apps/:appId/product/live/machine', 'admin-machine'],
  ['    /apps/:appId/product/live/clusters'],
  ['    /apps/:appId/product/vod-server/machine', 'admin-machine'],
  ['    /apps/:appId/product/vod-server/cluster'],
  ['    /apps/:appId/product/media/machine', 'admin-machine'],
  ['    /apps/:appId/product/media/cluster'],
  ['    /apps/:appId/product/community/machine', 'admin-machine'],
  ['    /apps/:appId/product/cluster/machine', 'admin-machine'],
  ['    /apps/:appId/product/component/machine', 'admin-machine'],
  ['    /apps/:appId/product/component/cluster'],
  ['    /apps/:appId/product/monitor'],
  ['  /apps/:appId/product#modules:groups.transcode'],
  ['    /apps/:appId/product/transcode', 'admin-transcode'],
  ['    /apps/:appId/product/transcode/channels'],
  ['    /apps/:appId/product/transcode/templates'],
  ['    /apps/:appId/product/transcode/profiles'],
  ['    /apps/:appId/product/transcode/presets'],
  ['  /apps/:appId/product#modules:groups.channels'],
  ['    /apps/:appId/product/lrm', 'admin-lrm'],
  ['    /apps/:appId/product/livestream', 'admin-livestream'],
  ['    /apps/:appId/product/event'],
  ['    /apps/:appId/product/playout'],
  ['  /apps/:appId/product#modules:groups.advertising'],
  ['    /apps/:appId/product/ssai', 'admin-ssai'],
  ['    /apps/:appId/product/ssai/endpoints'],
  ['    /apps/:appId/product/ssai/ads'],
  ['    /apps/:appId/product/ssai/statistics'],
  ['    /apps/:appId/product/vast-control'],
  ['  /apps/:appId/product#modules:groups.content', 'admin-library', 'admin-vod'],
  ['    /apps/:appId/product/vod', 'admin-vod'],
  ['    /apps/:appId/product/library', 'admin-library'],
  ['  /apps/:appId/product#modules:groups.engagement'],
  ['    /apps/:appId/product/interactive', 'admin-interactive'],
  ['    /apps/:appId/product/minigame'],
  ['  /apps/:appId/product#modules:groups.distributionHub'],
  ['    /apps/:appId/product/hub/distributors'],
  ['    /apps/:appId/product/hub/channels'],
  ['    /apps/:appId/product/hub/connection'],
  ['    /apps/:appId/product/hub/documentation'],
  ['  /apps/:appId/product#modules:groups.management', 'admin-management'],
  ['    /apps/:appId/product/management/members', 'admin-management'],
  ['    /apps/:appId/product/management/group', 'admin-management'],
  ['  /apps/:appId/product#modules:groups.observability'],
  ['    /apps/:appId/product/audit-log'],
  ['    /apps/:appId/product/alerts'],
  ['/apps/billing', 'admin-management'],
  ['/apps/machine', 'admin-machine'],
  ['/apps/accounts', 'admin-user'],
  ['/apps/management', 'admin-management'],
  ['/apps/document', 'admin-tenant-app'],
];

/** What the menu shows to somebody with these permissions. */
function menuOf(held: readonly ApiGroupId[]): string[] {
  return MENU.filter(
    ([, ...opened]) => opened.length === 0 || opened.some((group) => held.includes(group)),
  ).map(([entry]) => entry);
}

/** The entries as indented lines. */
function drawn(entries: readonly MenuEntry[], indent = ''): string[] {
  return entries.flatMap(({ path, children }) => [indent + path, ...drawn(children, `${indent}  `)]);
}

describe('the menu', () => {
  it.each([
    { name: 'no permission', held: [] },
    ...API_GROUP_IDS.map((group) => ({ name: group, held: [group] })),
    { name: 'every permission', held: API_GROUP_IDS },
  ])('with $name', ({ held }) => {
    expect(drawn(menuTree(routes, new Set(held)))).toEqual(menuOf(held));
  });
});
