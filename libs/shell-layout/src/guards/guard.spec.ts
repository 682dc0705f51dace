// @see spec 2.4, 4.1, 4.2, 6, 8
// @see ASVS 16.5.3
import type { ConsoleError, SessionEndReason } from '@console/http';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleRoute, RouteMeta } from '../routes/console-route';
import { decisionAfterError, evaluateAccess, redirectTarget, type GuardFacts } from './guard';

const SIGNED_OUT: GuardFacts = {
  hasToken: false,
  hasPendingToken: false,
  twoFactorMissing: false,
  twoFactorEnabled: () => Promise.reject(new Error('Nobody is signed in')),
  permissions: () => Promise.reject(new Error('Nobody is signed in')),
};
const PENDING: GuardFacts = { ...SIGNED_OUT, hasPendingToken: true };
const SIGNED_IN: GuardFacts = {
  ...SIGNED_OUT,
  hasToken: true,
  twoFactorEnabled: () => Promise.resolve(true),
  permissions: () => Promise.resolve(new Set(['admin-tenant-app'])),
};
const NOT_ENROLLED: GuardFacts = {
  ...SIGNED_IN,
  twoFactorEnabled: () => Promise.resolve(false),
  permissions: () => Promise.reject(new Error('Refused without two-factor authentication')),
};
const FAILURE = () => Promise.reject(new Error('The platform is down'));

const guarded: RouteMeta = { requiresAuth: true, requiredPermission: true };
const METAS: Record<string, RouteMeta> = {
  '/apps/tenant-apps/normal': guarded,
  '/apps/accounts': guarded,
  '/apps/dashboard': {},
  '/apps/2fa': {},
  '/user/info': { requiresAuth: true },
  '/user/password': { requiresAuth: true },
  '/user/info_': { requiresAuth: true },
  '/auth/invite-member': { layout: 'auth' },
};

function chainTo(pathname: string): ConsoleRoute[] {
  const route = { path: pathname, meta: METAS[pathname] ?? {} };
  return pathname.startsWith('/apps/') ? [{ path: '/apps', meta: { requiresAuth: true } }, route] : [route];
}

function visit(target: string, facts: GuardFacts) {
  const { pathname } = new URL(target, 'https://console.example');
  return evaluateAccess({ chain: chainTo(pathname), target }, facts);
}

const enter = { type: 'allow' };
const go = (to: string) => ({ type: 'redirect', to });
const refuse = (to: string) => ({ type: 'deny', to });
const signOut = (to: string, reason?: SessionEndReason, details?: string) => ({
  type: 'sign-out',
  to,
  ...(reason && { reason }),
  ...(details && { details }),
});

describe('somebody who is signed out', () => {
  it.each([
    ['/auth/login', enter],
    ['/login', enter],
    ['/403', enter],
    ['/auth/check-code', go('/auth/login')],
    ['/auth/check-code?redirect=%2Fuser%2Finfo', go('/auth/login?redirect=%2Fuser%2Finfo')],
    ['/apps/dashboard', signOut('/auth/login?redirect=%2Fapps%2Fdashboard')],
    [
      '/apps/tenant-apps/normal?q=a%26b&page=2#row',
      signOut('/auth/login?redirect=%2Fapps%2Ftenant-apps%2Fnormal%3Fq%3Da%2526b%26page%3D2%23row'),
    ],
    ['/user/info', signOut('/auth/login?redirect=%2Fuser%2Finfo')],
  ])('at %s', async (target, decision) => {
    expect(await visit(target, SIGNED_OUT)).toEqual(decision);
  });

  it('comes back to the whole address after signing in', async () => {
    const decision = await visit('/apps/tenant-apps/normal?q=a%26b&page=2#row', SIGNED_OUT);
    expect(redirectTarget(decision.type === 'allow' ? '' : decision.to)).toBe(
      '/apps/tenant-apps/normal?q=a%26b&page=2#row',
    );
  });
});

describe('somebody who owes the second factor', () => {
  it.each([
    ['/auth/login', enter],
    ['/login', enter],
    ['/auth/check-code', enter],
    ['/apps/dashboard', go('/auth/check-code')],
    ['/user/info', go('/auth/check-code')],
    ['/403', go('/auth/check-code')],
    ['/no/such/page', go('/auth/check-code')],
  ])('at %s', async (target, decision) => {
    expect(await visit(target, PENDING)).toEqual(decision);
  });

  it('comes back to the link of a mail', async () => {
    const link = '/auth/invite-member?type=member&token=abc';
    const decision = await visit(link, PENDING);
    expect(decision).toEqual(go(`/auth/check-code?redirect=${encodeURIComponent(link)}`));
    expect(redirectTarget(decision.type === 'redirect' ? decision.to : '')).toBe(link);
  });

  it('is signed in where a main token is held as well', async () => {
    expect(await visit('/apps/dashboard', { ...SIGNED_IN, hasPendingToken: true })).toEqual(enter);
  });
});

describe('somebody who is signed in', () => {
  it.each([
    ['/auth/login', go('/apps')],
    ['/login', go('/apps')],
    ['/auth/check-code', go('/apps')],
    ['/auth/login?redirect=%2Fuser%2Finfo', go('/user/info')],
    ['/auth/login?redirect=/apps/accounts?page=2', go('/apps/accounts?page=2')],
    ['/auth/login?redirect=https%3A%2F%2Fevil.example', go('/apps')],
    ['/apps/dashboard', enter],
    ['/apps/2fa', enter],
    ['/user/info', enter],
    ['/403', enter],
    ['/apps/tenant-apps/normal', enter],
    ['/apps/accounts', refuse('/403')],
  ])('at %s', async (target, decision) => {
    expect(await visit(target, SIGNED_IN)).toEqual(decision);
  });
});

describe('somebody without two-factor authentication', () => {
  it.each([
    ['/apps/2fa', enter],
    ['/user/info', enter],
    ['/user/password', enter],
    ['/user/info_', go('/apps/2fa')],
    ['/apps/dashboard', go('/apps/2fa')],
    ['/apps/tenant-apps/normal', go('/apps/2fa')],
    ['/403', enter],
  ])('at %s', async (target, decision) => {
    expect(await visit(target, NOT_ENROLLED)).toEqual(decision);
  });

  it('is at an open path however the address is written', async () => {
    const decision = await evaluateAccess(
      { chain: chainTo('/apps/2fa'), target: '/Apps/2FA/?from=mail' },
      NOT_ENROLLED,
    );
    expect(decision).toEqual(enter);
  });

  it('is not asked for permissions, once that is known', async () => {
    const permissions = vi.fn(FAILURE);
    const decision = await visit('/apps/dashboard', { ...NOT_ENROLLED, twoFactorMissing: true, permissions });
    expect(decision).toEqual(go('/apps/2fa'));
    expect(permissions).not.toHaveBeenCalled();
  });
});

describe('a failure on the way', () => {
  it.each([
    ['the person', '/apps/dashboard', { ...SIGNED_IN, twoFactorEnabled: FAILURE }],
    ['the person, at an open path', '/user/info', { ...SIGNED_IN, twoFactorEnabled: FAILURE }],
    ['the permissions', '/apps/tenant-apps/normal', { ...SIGNED_IN, permissions: FAILURE }],
    ['permissions that are not even needed', '/apps/dashboard', { ...SIGNED_IN, permissions: FAILURE }],
  ])('to tell %s signs out, and the address is kept', async (_what, target, facts) => {
    expect(await visit(target, facts)).toEqual(
      signOut(`/auth/login?redirect=${encodeURIComponent(target)}`, 'failed'),
    );
  });

  const failed = (status: number, requestId?: string): ConsoleError => ({
    kind: 'http',
    status,
    message: [],
    errors: [],
    fieldErrors: {},
    ...(requestId && { requestId }),
  });
  const problem = (path: string) => ({ path, field: path, message: 'Required' });
  it.each<[ConsoleError, SessionEndReason?, string?]>([
    [failed(401), 'expired'],
    [failed(500), 'failed', 'HTTP 500'],
    [failed(403, 'r-7'), 'failed', 'HTTP 403 · r-7'],
    [{ kind: 'unreachable', message: '' }, 'unreachable'],
    [{ kind: 'drift', operation: 'getUserDetail', problems: [problem('')] }, 'unreadable', 'getUserDetail'],
    [
      { kind: 'drift', operation: 'getAppDetail', problems: ['0.appId', '0.appId', '1.group'].map(problem) },
      'unreadable',
      'getAppDetail: 0.appId, 1.group',
    ],
    [{ kind: 'signed-out' }],
  ])('of the kind %j gives the reason %s (%s)', (error, reason, details) => {
    expect(decisionAfterError(error, '/apps?a=1')).toEqual(
      signOut('/auth/login?redirect=%2Fapps%3Fa%3D1', reason, details),
    );
  });

  it('is none where the session has ended meanwhile', () => {
    const aborted = new DOMException('Aborted', 'AbortError');
    expect(decisionAfterError(aborted, '/apps')).toEqual(signOut('/auth/login?redirect=%2Fapps'));
  });

  it('because the platform is unavailable leads to /503, and the session stays', async () => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as RTK Query rejects
    const facts = { ...SIGNED_IN, permissions: () => Promise.reject(failed(503)) };
    expect(await visit('/apps/dashboard', facts)).toEqual({ type: 'unavailable', to: '/503' });
  });

  it('keeps nobody from a public page', async () => {
    expect(await visit('/403', { ...SIGNED_IN, twoFactorEnabled: FAILURE, permissions: FAILURE })).toEqual(
      enter,
    );
  });
});
