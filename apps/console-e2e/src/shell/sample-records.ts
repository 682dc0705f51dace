import { addressOf, type TestedRoute } from '@console/console/testing/routes';
import { expect, type Page } from '@playwright/test';
import type { Operator } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { addSampleBreak, addSampleVideo } from './sample-media';

const ADMIN_APP = 'default-admin-app';
export const AD_SETTINGS = {
  adServerUrl: 'https://ads.example/vast',
  isOn: true,
  breakSource: 'manual',
  everyMinutes: 15,
  breakSeconds: 30,
  cueUrl: '',
  filler: 'slate',
  maxExcessSeconds: 2,
  minFillPercent: 0,
  maxAdsPerBreak: 10,
  isEarlyReturn: true,
  viewerData: 'none',
  isResending: false,
  decisionTimeoutMs: 3_000,
  totalTimeoutMs: 5_000,
  maxSessions: 500,
};
export const CREATIVE = {
  durationSeconds: 15,
  mediaFiles: [
    { url: 'https://cdn.example/tea.mp4', type: 'video/mp4', width: 1280, height: 720, kbps: null },
  ],
};

/** Addresses of routes with IDs of existing demo records. */
export async function sampleAddresses(
  page: Page,
  operator: Operator,
): Promise<(route: TestedRoute) => string> {
  const headers = operatorHeaders(operator);
  const list = async <Item = Record<string, string>>(path: string, params: Record<string, string>) => {
    const response = await page.request.get(path, { params, headers });
    expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
    return ((await response.json()) as { data: Item[] }).data;
  };
  const first = async (path: string, params: Record<string, string>) => {
    const data = await list(path, params);
    expect(data, `response of ${path}`).not.toEqual([]);
    return data[0] ?? {};
  };
  const alerts = await list('/admin/api/alert/alerts', { perPage: '100' });
  const isPaying = async ({ appId = '' }: Record<string, string>) => {
    const params = { appId };
    // Other tests archive apps.
    if (!(await page.request.get('/admin/api/billing/invoices', { params, headers })).ok()) return false;
    const cards = await list<{ isPrimary: boolean; expiry: { year: number } | null }>(
      '/admin/api/billing/payment-methods',
      params,
    );
    const thisYear = new Date().getUTCFullYear();
    return cards.some(({ isPrimary, expiry }) => isPrimary && (expiry?.year ?? 0) > thisYear);
  };
  // Ads need a payment card.
  let found: Record<string, string> = {};
  for (const alert of alerts) {
    if (!(await isPaying(alert))) continue;
    found = alert;
    break;
  }
  const { id: alertId = '', appId = '' } = found;
  expect(appId).not.toBe('');
  const ofSameApp = { customFields: JSON.stringify({ appId }), perPage: '1' };
  const paramsOf = async (app: string) => {
    const customFields = JSON.stringify({ appId: app });
    const [{ id: groupId = '' }, { id: memberId = '' }] = await Promise.all([
      first('/admin/api/tenant-app/groups', { customFields }),
      first('/admin/api/tenant-app/members', { customFields }),
    ]);
    return { appId: app, groupId, memberId };
  };
  const [ofApp, ofAdminApp] = await Promise.all([paramsOf(appId), paramsOf(ADMIN_APP)]);
  const { id: invoiceId = '' } = await first('/admin/api/billing/invoices', { appId });
  const [{ id: serverId = '' }, { id: entryId = '' }] = await Promise.all([
    first('/admin/api/machine/servers', ofSameApp),
    first('/admin/api/audit/logs', ofSameApp),
  ]);
  const { id: userId = '' } = await first('/admin/api/user/users', { sort: 'createdAt', perPage: '1' });
  const made = async (path: string, record: object) => {
    const data = { appId, name: `Sample ${Date.now()}`, ...record };
    const response = await page.request.post(path, { data, headers });
    const body = await response.text();
    expect(response.status(), `${path}: ${body}`).toBe(201);
    return (JSON.parse(body) as { id: string }).id;
  };
  const enabled = false;
  const pattern = 'test-card';
  const zone = 'UTC';
  const slate = { minutes: 0, text: '' };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const times = { startsAt: inDays(1), endsAt: inDays(2) };
  const stream = () => made('/admin/api/live/streams', { source: { kind: 'test', pattern } });
  const [ruleId, alertChannelId, streamId, spareId] = await Promise.all([
    made('/admin/api/alert/rules', { metric: 'cpu', minutes: 5, severity: 'info', enabled }),
    made('/admin/api/alert/channels', { kind: 'email', target: 'sample@people.example', enabled }),
    stream(),
    stream(),
  ]);
  const [lrmChannelId, eventId, playoutChannelId, endpointId, campaignId] = await Promise.all([
    made('/admin/api/live/lrm-channels', {
      pattern,
      inputs: [streamId, spareId],
      lossMs: 500,
      switchOn: [],
      returnSeconds: 5,
    }),
    made('/admin/api/live/events', {
      pattern,
      streamId,
      ...times,
      zone,
      before: slate,
      after: slate,
      startOver: false,
      record: false,
    }),
    made('/admin/api/live/playout-channels', { pattern, zone }),
    made('/admin/api/ssai/endpoints', { ...AD_SETTINGS, streamId }),
    made('/admin/api/vast/campaigns', { advertiser: 'Tea', startsAt: inDays(-1) }),
  ]);
  const creatives = `/admin/api/vast/campaigns/${campaignId}/creatives`;
  const creativeId = await made(creatives, { ...CREATIVE, appId: undefined });
  const { session, breakId } = await addSampleBreak(page, endpointId);
  const videoId = await addSampleVideo(page, appId, headers);
  const settings = { speed: 'fast', tune: 'none', level: 'main', bFrames: 0 };
  const presetId = await made('/admin/api/live/transcode/presets', settings);
  const picture = { width: 640, height: 360, framesPerSecond: 25, kbps: 600, gopSeconds: 2 };
  const profileId = await made('/admin/api/live/transcode/profiles', { ...picture, presetId });
  const ladder = { audioKbps: 96, includeSource: true, profileIds: [profileId] };
  const templateId = await made('/admin/api/live/transcode/templates', ladder);
  const transcodeId = await made('/admin/api/live/transcode/channels', { streamId: spareId, templateId });
  const distributorId = await made('/admin/api/live/distributors', {});
  const delivered = await page.request.post(`/admin/api/live/distributors/${distributorId}/deliveries`, {
    data: { streamId, kind: 'push', url: 'rtmp://tv.example/live', key: 'sample' },
    headers,
  });
  const { deliveries } = (await delivered.json()) as { deliveries: { id: string }[] };
  const linked = await page.request.post(`/admin/api/live/distributors/${distributorId}/page`, { headers });
  const { pageUrl } = (await linked.json()) as { pageUrl: string };
  const item = {
    id: 'item',
    day: 1,
    start: 60,
    minutes: 30,
    title: 'News',
    input: { kind: 'stream', streamId },
  };
  const playout = `/admin/api/live/playout-channels/${playoutChannelId}`;
  const changed = await page.request.patch(playout, { data: { items: [item] }, headers });
  expect(changed.ok(), await changed.text()).toBe(true);
  const channelIdOf = (path: string) =>
    ({ lrm: lrmChannelId, event: eventId, playout: playoutChannelId })[
      /product\/(\w+)\/:channelId/.exec(path)?.[1] ?? ''
    ] ?? alertChannelId;
  const settingIdOf = (path: string) =>
    path.includes('/hub/')
      ? distributorId
      : ({ channels: transcodeId, templates: templateId, profiles: profileId, presets: presetId }[
          /transcode\/(\w+)\/:resourceId/.exec(path)?.[1] ?? ''
        ] ?? '');
  return (route) => {
    const params = route.path.startsWith('/apps/:appId') ? ofApp : ofAdminApp;
    const others = {
      invoiceId,
      serverId,
      alertId,
      ruleId,
      channelId: channelIdOf(route.path),
      resourceId: settingIdOf(route.path),
      itemId: item.id,
      deliveryId: deliveries[0]?.id ?? '',
      endpointId,
      campaignId,
      creativeId,
      breakId,
      session,
      videoId,
      language: 'en',
      streamId,
      token: pageUrl.split('/').at(-1) ?? '',
      entryId,
      id: userId,
      operation: 'updateTenantApp',
      apiGroupId: 'management',
    };
    return addressOf(route, { ...params, ...others });
  };
}
