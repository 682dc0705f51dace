import { describe, expect, it } from 'vitest';
import { isFreeApp, isProPage, needsCard } from './edition';

// @see spec 4.4

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
