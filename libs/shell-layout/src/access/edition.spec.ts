import { describe, expect, it } from 'vitest';
import { hasProKey, isFreeApp, isProPage, menuDecision, needsCard } from './edition';

// @see spec 4.4, 4.5

describe('a free app', () => {
  it.each([
    [{ edition: 'free', status: 'active' }, true],
    [{ edition: 'free', status: 'expired' }, false],
    [{ edition: 'pro', status: 'active' }, false],
    [undefined, false],
  ])('%j: %s', (subscription, free) => expect(isFreeApp(subscription)).toBe(free));
});

describe('what a free app is shown its subscription for', () => {
  it.each([
    'library',
    'monitor',
    'cluster',
    'clusters',
    'minigame',
    'ssai',
    'lrm',
    'transcode',
    'presets',
    'profiles',
    'event',
    'vod',
    'interactive',
    'members',
    'group',
    'audit-log',
  ])('%s', (segment) => expect(isProPage({ path: `/apps/:appId/product/${segment}` }, 'cloud')).toBe(true));

  it.each([
    '/apps/dashboard',
    '/apps/product',
    '/apps/library/list',
    '/apps/member',
    '/apps/groups',
    '/',
    '',
  ])('not %j', (path) => expect(isProPage({ path }, 'cloud')).toBe(false));

  it('transcode in one build mode only', () => {
    expect(isProPage({ path: '/apps/product/transcode' }, 'on-premises')).toBe(false);
    expect(isProPage({ path: '/apps/product/ssai' }, 'on-premises')).toBe(true);
  });
});

describe('a sub-page', () => {
  const sub = { path: '/apps/:appId/product/transcode/channels', partOf: '/apps/:appId/product/transcode' };

  it('is locked with the page that it is part of', () => {
    expect(isProPage(sub, 'cloud')).toBe(true);
    expect(isProPage(sub, 'on-premises')).toBe(false);
  });

  it('is locked by its own segment, too', () => {
    const presets = { ...sub, path: '/apps/:appId/product/transcode/presets' };
    expect(isProPage(presets, 'on-premises')).toBe(true);
  });

  it('needs no card', () =>
    expect(needsCard({ path: '/apps/product/ssai/ads', partOf: '/apps/product/ssai' })).toBe(false));
});

it.each([
  ['/apps/product/ssai', true],
  ['/apps/:appId/product/ssai', true],
  ['/apps/product/ssai/ads', false],
  ['/apps/product/vod', false],
])('%s needs a card: %s', (path, needed) => expect(needsCard({ path })).toBe(needed));

const PAID = {
  appId: 'studio',
  name: 'Studio',
  edition: 'pro',
  status: 'active',
  addedPrimaryCard: true,
  takesPaymentMethods: true,
};
const FREE = { ...PAID, edition: 'free' };
const NO_CARD = { ...PAID, addedPrimaryCard: false };

describe('a menu entry', () => {
  it.each([
    ['a free app', FREE, '/apps/product/vod', 'subscription'],
    ['a free app without a card', { ...FREE, addedPrimaryCard: false }, '/apps/product/ssai', 'subscription'],
    ['a free app', FREE, '/apps/dashboard', 'go'],
    ['a free app that has ended', { ...FREE, status: 'expired' }, '/apps/product/vod', 'go'],
    ['an app without a card', NO_CARD, '/apps/product/ssai', 'no-card'],
    ['an app without a card', NO_CARD, '/apps/product/vod', 'go'],
    [
      'an app where no payment methods are taken',
      { ...NO_CARD, takesPaymentMethods: false },
      '/apps/product/ssai',
      'go',
    ],
    ['an app with a card', PAID, '/apps/product/ssai', 'ask-for-payment'],
    ['an app not known yet', undefined, '/apps/product/ssai', 'ask-for-payment'],
    ['an app not known yet', undefined, '/apps/product/vod', 'go'],
  ])('%s (%j) at %s: %s', (_what, subscription, path, decision) => {
    const facts = { subscription, buildMode: 'cloud', canAskForPayment: true } as const;
    expect(menuDecision({ path }, facts)).toBe(decision);
  });

  it('goes where nobody can be asked', () => {
    const facts = { subscription: PAID, buildMode: 'cloud', canAskForPayment: false } as const;
    expect(menuDecision({ path: '/apps/product/ssai' }, facts)).toBe('go');
  });
});

it.each([
  ['modules:routes.app_vast_control', true],
  ['modules:routes.transcode_channels', true],
  ['modules:routes.app_livestream', false],
  [undefined, false],
])('a free app has a pro badge by the key %s: %s', (key, pro) => expect(hasProKey(key)).toBe(pro));
