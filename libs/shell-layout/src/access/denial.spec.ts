import { API_GROUP_IDS } from '@console/http/contract';
import { describe, expect, it } from 'vitest';
import type { ConsoleRoute } from '../routes/console-route';
import { accessOfPath, actionDenial, commonDenial, contentDenial, NOT_A_MEMBER, routeDenial } from './denial';
import type { Denial } from '../routes/denial';

// @see spec 2.4, 4.2, 6, 7.9

const requiredPermission = true;
const lacking = (...anyOf: (typeof API_GROUP_IDS)[number][]): Denial => ({ kind: 'permission', anyOf });

describe('the denial to a place', () => {
  const held = new Set(['admin-tenant-app']);

  it.each([
    ['a route that asks for nothing', [{ path: '/apps/machine', meta: {} }], undefined],
    ['one whose permission is held', [{ path: '/apps/document', meta: { requiredPermission } }], undefined],
    [
      'one whose permission is not',
      [{ path: '/apps/machine', meta: { requiredPermission } }],
      lacking('admin-machine'),
    ],
    [
      'one below a parent that asks',
      [
        { path: '/apps/machine', meta: { requiredPermission } },
        { path: '/apps/machine/list', meta: {} },
      ],
      lacking('admin-machine'),
    ],
  ])('of %s', (_what, chain, denial) => expect(routeDenial(chain, held)).toEqual(denial));

  describe('of a parent', () => {
    const product = {
      path: '/apps/product',
      meta: {},
      children: [
        { path: '/apps/product/ssai', meta: { requiredPermission } },
        { path: '/apps/product/vod', meta: { requiredPermission } },
      ],
    };
    it.each([
      ['one of its children may be entered', 'admin-vod', undefined],
      ['none may', 'admin-tenant-app', lacking('admin-ssai', 'admin-vod')],
    ])('where %s', (_what, permission, denial) =>
      expect(routeDenial([product], new Set([permission]))).toEqual(denial),
    );
  });

  describe('of a route of an app', () => {
    const chain = [{ path: '/apps/:appId/product/vod', meta: { requiredPermission } }];
    const inApp = (...permissions: string[]) => ({ permissions: new Set(permissions), isMember: true });

    it('is decided by what the user holds in that app', () => {
      expect(routeDenial(chain, new Set(), inApp('admin-vod'))).toBeUndefined();
      expect(routeDenial(chain, new Set(), inApp())).toEqual({
        kind: 'permission',
        anyOf: ['admin-vod'],
        own: true,
      });
    });

    it('names the admin app to a user who is no member', () => {
      const app = { permissions: new Set<string>(), isMember: false };
      expect(routeDenial(chain, new Set(), app)).toEqual(lacking('admin-vod'));
    });

    it('opens no route of the admin app', () => {
      const ofAdminApp = [{ path: '/apps/product/vod', meta: { requiredPermission } }];
      expect(routeDenial(ofAdminApp, new Set(), inApp('admin-vod'))).toEqual(lacking('admin-vod'));
    });
  });

  it('of a parent with content of its own does not depend on its children', () => {
    const children = [{ path: '/apps/product/vod', meta: { requiredPermission } }];
    const product: ConsoleRoute = { path: '/apps/product', meta: { hasContent: true }, children };
    expect(routeDenial([product], held)).toBeUndefined();
  });

  it('is there for everybody where a route asks for a permission and maps to none', () => {
    const everything = new Set<string>(API_GROUP_IDS);
    const chain = [{ path: '/apps/unknown', meta: { requiredPermission } }];
    expect(routeDenial(chain, everything)).toEqual({ kind: 'closed' });
  });
});

describe('the denial to the content of a page', () => {
  const access = { 'admin-tenant-app': 'tenant-apps' } as const;
  const page = { path: '/apps/:appId/detail', meta: { contentFor: { access } } };
  const forMembers = { ...page, meta: { contentFor: { access, members: true as const } } };
  const dialog = { path: '/apps/:appId/detail/edit', meta: {} };
  const member = { permissions: new Set<string>(), app: { ...NOT_A_MEMBER, isMember: true } };
  const stranger = { permissions: new Set<string>(), app: NOT_A_MEMBER };

  it.each([
    ['a stranger', [page], stranger, lacking('admin-tenant-app')],
    ['a stranger below it', [page, dialog], stranger, lacking('admin-tenant-app')],
    ['a member, where every member sees it', [forMembers], member, undefined],
    ['a stranger, where every member sees it', [forMembers], stranger, lacking('admin-tenant-app')],
    ['staff', [page], { ...stranger, permissions: new Set(['admin-tenant-app']) }, undefined],
    ['everyone, without an access', [dialog], stranger, undefined],
  ])('for %s', (_who, chain, held, denial) => expect(contentDenial(chain, held)).toEqual(denial));
});

describe('the denial to several places', () => {
  const closed: Denial = { kind: 'closed' };
  it.each([
    ['none of them', [], undefined],
    ['one that is open', [lacking('admin-vod'), undefined], undefined],
    ['an open one first', [undefined, lacking('admin-vod')], undefined],
    ['the same twice', [lacking('admin-vod'), lacking('admin-vod')], lacking('admin-vod')],
    ['one that nothing opens', [closed, lacking('admin-vod')], lacking('admin-vod')],
    ['nothing but such', [closed, closed], closed],
  ])('with %s', (_what, denials, shared) => expect(commonDenial(denials)).toEqual(shared));
});

describe('the denial to an act', () => {
  const requirement = { permission: 'admin-machine', change: true, card: true, paid: true } as const;
  const nothingLacks = {
    permissions: new Set(['admin-machine']),
    viewOnly: false,
    freeApp: false,
    cardMissing: false,
    userId: 'user-1',
  };

  it.each([
    ['none', {}, undefined],
    ['a view-only account', { viewOnly: true, permissions: new Set<string>() }, { kind: 'view-only' }],
    ['the permission', { permissions: new Set(['admin-vod']), freeApp: true }, lacking('admin-machine')],
    ['the free edition', { freeApp: true, cardMissing: true }, { kind: 'edition' }],
    ['the card', { cardMissing: true }, { kind: 'card' }],
  ])('is %s', (_what, facts, denial) =>
    expect(actionDenial(requirement, { ...nothingLacks, ...facts })).toEqual(denial),
  );

  describe('with the access of an operation', () => {
    const access = { 'admin-management': 'every-app', management: 'own-app' } as const;
    const own: Denial = { kind: 'permission', anyOf: ['management'], own: true };
    const member = (...held: string[]) => ({ permissions: new Set(held), isMember: true });

    it.each([
      ['held in the app', [], member('management'), undefined],
      ['held by staff, in any app', ['admin-management'], NOT_A_MEMBER, undefined],
      ['held by staff that are members', ['admin-management'], member(), undefined],
      ['of the app, held in the admin app', ['management'], member(), own],
      ['of the admin app, held in the app', [], member('admin-management'), own],
      ['held nowhere, by no member', [], NOT_A_MEMBER, lacking('admin-management')],
      ['held nowhere, in an app that is not known yet', [], undefined, undefined],
    ])('is decided by a group %s', (_where, permissions, app, denial) =>
      expect(actionDenial({ access }, { permissions: new Set(permissions), app })).toEqual(denial),
    );

    it('refers everyone to the app where its own groups alone count', () => {
      const ofMembers = { access: { management: 'own-app' } } as const;
      expect(actionDenial(ofMembers, { permissions: new Set(), app: NOT_A_MEMBER })).toEqual(own);
    });

    it('names a further permission after it', () => {
      const further = { access, permission: 'admin-user' } as const;
      const staff = { permissions: new Set(['admin-management']), app: NOT_A_MEMBER };
      expect(actionDenial(further, staff)).toEqual(lacking('admin-user'));
    });
  });

  it.each([
    ['fewer API groups', ['admin-machine'], undefined],
    [
      'other API groups',
      ['admin-machine', 'admin-vod', 'admin-user'],
      { kind: 'higher-account', missing: ['admin-vod', 'admin-user'] },
    ],
  ])('on an account with %s is %j', (_which, targetGroups, denial) =>
    expect(actionDenial({ ...requirement, targetGroups }, nothingLacks)).toEqual(denial),
  );

  it.each([
    ['one’s own account', 'user-1', { kind: 'own-account' }],
    ['another’s', 'user-2', undefined],
  ])('of an act for another’s hands on %s', (_whose, targetUserId, denial) => {
    expect(actionDenial({ targetUserId }, nothingLacks)).toEqual(denial);
    expect(actionDenial({ targetUserId }, {})).toBeUndefined();
  });

  it('is none that the act does not ask about', () => {
    const facts = { permissions: new Set<string>(), viewOnly: true, freeApp: true, cardMissing: true };
    expect(actionDenial({}, facts)).toBeUndefined();
  });

  it('is none while nothing is known', () => expect(actionDenial(requirement, {})).toBeUndefined());
});

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
