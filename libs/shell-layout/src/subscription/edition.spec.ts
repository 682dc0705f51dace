import { describe, expect, it } from 'vitest';
import { isFreeApp, isProKey, isProPath, needsCard } from './edition';

describe('a free app', () => {
  it.each([
    [{ edition: 'free', status: 'active' }, true],
    [{ edition: 'free', status: 'expired' }, false],
    [{ edition: 'pro', status: 'active' }, false],
    [undefined, false],
  ])('%j: %s', (subscription, free) => {
    expect(isFreeApp(subscription)).toBe(free);
  });
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
  ])('%s', (segment) => {
    expect(isProPath(`/apps/:appId/product/${segment}`, 'cloud')).toBe(true);
  });

  it.each([
    '/apps/dashboard',
    '/apps/product',
    '/apps/library/list',
    '/apps/member',
    '/apps/groups',
    '/',
    '',
  ])('not %j', (path) => {
    expect(isProPath(path, 'cloud')).toBe(false);
  });

  it('transcode in one build mode only', () => {
    expect(isProPath('/apps/product/transcode', 'on-premises')).toBe(false);
    expect(isProPath('/apps/product/ssai', 'on-premises')).toBe(true);
  });
});

describe('a pro badge', () => {
  it.each([
    'live_machine_cluster',
    'media_machine_cluster',
    'vod_vod_cluster',
    'component_machine_cluster',
    'app_ssai',
    'app_lrm',
    'app_interactive',
    'media_vod',
    'transcode_templates',
    'app_library',
    'management_members',
    'management_group',
    'server_monitor',
    'audit_log',
    'app_minigame',
    'transcode_channels',
    'transcode_profiles',
    'transcode_presets',
    'event_channels',
    'app_vast_control',
  ])('for %s', (key) => {
    expect(isProKey(key)).toBe(true);
    expect(isProKey(`products:routes.${key}`)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'alerts',
    '_machine_cluster',
    'machine_cluster',
    'app_ssai_statistics',
    'live_machine',
  ])('not for %j', (key) => {
    expect(isProKey(key)).toBe(false);
  });
});

it.each([
  ['/apps/product/ssai', true],
  ['/apps/:appId/product/ssai', true],
  ['/apps/product/ssai/ads', false],
  ['/apps/product/vod', false],
])('%s needs a card: %s', (path, needed) => {
  expect(needsCard(path)).toBe(needed);
});
