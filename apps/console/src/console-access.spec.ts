import { API_GROUP_IDS, type ApiGroupId } from '@console/http/contract';
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
  behindGate: false,
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

const enter = { type: 'enter' };
const go = (to: string) => ({ type: 'go', to });
const refused = { type: 'refuse', to: '/403' };
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
    'is signed out at $path when the permissions cannot be told',
    async ({ path }) => {
      const unknown = { ...holderOf(), permissions: () => Promise.reject(new Error('The platform is down')) };
      expect(await at(addressOf({ path }), unknown)).toEqual(signOut('/auth/login'));
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

const DASHBOARD = '/apps/dashboard';
const PRODUCT = '/apps/:appId/product';
const ALERTS = '  /apps/:appId/product/alerts';

/** What the menu shows to a person with one permission alone, in its order. */
const MENUS: Record<ApiGroupId | 'none' | 'every', readonly string[]> = {
  none: [DASHBOARD, PRODUCT, ALERTS],
  management: [DASHBOARD, PRODUCT, ALERTS],
  'admin-tenant-app': [
    DASHBOARD,
    '/apps/tenant-apps',
    '  /apps/tenant-apps/normal',
    '  /apps/tenant-apps/archive',
    PRODUCT,
    ALERTS,
    '/apps/document',
  ],
  'admin-management': [DASHBOARD, PRODUCT, ALERTS, '/apps/billing', '/apps/management'],
  'admin-machine': [DASHBOARD, PRODUCT, ALERTS, '/apps/machine'],
  'admin-ssai': [DASHBOARD, PRODUCT, '  /apps/:appId/product/ssai', ALERTS],
  'admin-vod': [DASHBOARD, PRODUCT, '  /apps/:appId/product/vod', ALERTS],
  'admin-user': [DASHBOARD, PRODUCT, ALERTS, '/apps/accounts'],
  'admin-library': [DASHBOARD, PRODUCT, ALERTS],
  'admin-lrm': [DASHBOARD, PRODUCT, ALERTS],
  'admin-transcode': [DASHBOARD, PRODUCT, ALERTS],
  'admin-interactive': [DASHBOARD, PRODUCT, ALERTS],
  'admin-livestream': [DASHBOARD, PRODUCT, ALERTS],
  every: [
    DASHBOARD,
    '/apps/tenant-apps',
    '  /apps/tenant-apps/normal',
    '  /apps/tenant-apps/archive',
    PRODUCT,
    '  /apps/:appId/product/ssai',
    '  /apps/:appId/product/vod',
    ALERTS,
    '/apps/billing',
    '/apps/machine',
    '/apps/accounts',
    '/apps/management',
    '/apps/document',
  ],
};

/** The entries as indented lines. */
function drawn(entries: readonly MenuEntry[], indent = ''): string[] {
  return entries.flatMap(({ path, children }) => [indent + path, ...drawn(children, `${indent}  `)]);
}

describe('the menu', () => {
  it.each(Object.keys(MENUS) as (keyof typeof MENUS)[])('with the permission %s', (held) => {
    const groups = held === 'every' ? API_GROUP_IDS : [held];
    expect(drawn(menuTree(routes, new Set(groups)))).toEqual(MENUS[held]);
  });
});
