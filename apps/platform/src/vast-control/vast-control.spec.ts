import { createTenantApp, updateTenantApp } from '@console/tenant-apps/contract';
import {
  createVastCampaign,
  createVastCreative,
  getVastCampaign,
  getVastStatistics,
  getVastTag,
  issueVastTag,
  listVastCampaigns,
  listVastCreatives,
  revokeVastTag,
  updateVastCampaign,
  updateVastCreative,
  type VastCampaign,
} from '@console/ssai/contract';
import { Hono } from 'hono';
import { Networks } from '@console/server-kit';
import { describe, expect, it } from 'vitest';
import { enroll, signInAgain, startSuitePlatform } from '../../testing/test-platform';
import { parseVast } from '../../testing/parse-vast';
import { A_CREATIVE } from '../../testing/vast-fixtures';
import { newId } from '../database/ids';
import { streams } from '../database/schema';
import { Keyring } from '../security/keyring';
import { errorHandler } from '../http/error-response';
import { requestContext, type PlatformEnv } from '../http/request-context';
import { requestLog } from '@console/server-kit';
import { pino } from 'pino';
import { eventSignature } from './count-event';
import { vastPages } from './vast-pages';
import { DAY_MS, MINUTE_MS } from '../time/durations';

const HOSTILE = `</AdTitle><Ad id="x"> ]]> & "quoted' <![CDATA[ &xxe; Đồng Xanh 🎬`;

describe('VAST control', async () => {
  let token: string;
  let secret: string;
  let apps = 0;
  const platform = await startSuitePlatform();
  ({ token, secret } = await enroll(platform));

  const anApp = async () => {
    const appId = `ads-${(apps += 1)}`;
    await platform.call(createTenantApp, { token, body: { appId, name: appId } });
    const { url } = await platform.call(issueVastTag, { token, params: { id: appId } });
    return { appId, tag: new URL(url ?? '').pathname };
  };
  const aCampaign = async (appId: string, more: object = {}, creative: object = {}) => {
    const startsAt = new Date(platform.clock.now.getTime() - MINUTE_MS).toISOString();
    const body = { appId, name: 'Spring', advertiser: 'Vinamilk', startsAt, ...more };
    const campaign = await platform.call(createVastCampaign, { token, body });
    const params = { campaignId: campaign.id };
    await platform.call(createVastCreative, { token, params, body: { ...A_CREATIVE, ...creative } });
    return campaign;
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    platform.app.request(`http://platform.example${path}`, { headers });
  const fetchAds = async (tag: string, query = '') => parseVast(await (await get(`${tag}${query}`)).text());
  const fire = (url: string | undefined) => get(new URL(url ?? '').pathname);
  const countsOf = async ({ id }: VastCampaign) =>
    (await platform.call(getVastStatistics, { token, params: { id } })).totals;

  it('serves VAST 4.2 that a player parses without a warning, and counts each event once', async () => {
    const { appId, tag } = await anApp();
    const campaign = await aCampaign(appId, {}, { clickThrough: 'https://shop.example/?a=1&b=2' });
    const response = await get(tag);
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const [ad] = await parseVast(await response.text());
    expect(ad).toMatchObject({ title: 'Spring, 15 s', advertiser: { value: 'Vinamilk' } });
    const [creative] = ad?.creatives ?? [];
    expect(creative).toMatchObject({
      duration: 15,
      mediaFiles: [{ fileURL: 'https://cdn.example/spring.mp4', bitrate: 1_800 }],
      videoClickThroughURLTemplate: { url: 'https://shop.example/?a=1&b=2' },
    });

    const pixel = ad?.impressionURLTemplates[0]?.url;
    const first = await fire(pixel);
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'image/gif']);
    await Promise.all([fire(pixel), fire(pixel), fire(pixel)]);
    await fire(creative?.trackingEvents['start']?.[0]);
    await fire(creative?.trackingEvents['midpoint']?.[0]);
    await fire(ad?.errorURLTemplates[0]);
    expect(await countsOf(campaign)).toMatchObject({
      served: 1,
      impressions: 1,
      starts: 1,
      midpoints: 1,
      completes: 0,
      errors: 1,
    });
    expect(await platform.call(getVastTag, { token, params: { id: appId } })).toMatchObject({
      lastDay: { requests: 1, filled: 1 },
    });
  });

  it('rejects events that it has not signed', async () => {
    const { appId, tag } = await anApp();
    const campaign = await aCampaign(appId);
    const pixel = (await fetchAds(tag))[0]?.impressionURLTemplates[0]?.url ?? '';
    const forged = [
      pixel.replace('impression', 'complete'),
      pixel.replace(/.$/, (last) => (last === '-' ? '_' : '-')),
    ];
    for (const url of forged) expect((await fire(url)).status).toBe(404);
    expect(await countsOf(campaign)).toMatchObject({ impressions: 0, completes: 0 });
  });

  it('keeps hostile texts out of the structure of the document', async () => {
    const { appId, tag } = await anApp();
    const url = 'https://ads.example/?q=%3C/Impression%3E&cb=[CACHEBUSTING]&id=[ADSERVINGID]&x="><Ad>';
    await aCampaign(
      appId,
      { name: HOSTILE, advertiser: HOSTILE },
      { trackers: [{ event: 'impression', url }] },
    );
    const ads = await fetchAds(tag);
    expect(ads).toHaveLength(1);
    expect(ads[0]?.advertiser.value).toBe(HOSTILE);
    const called = ads[0]?.impressionURLTemplates[1]?.url ?? '';
    expect(called).toContain(`cb=[CACHEBUSTING]&id=${ads[0]?.id ?? ''}`);
  });

  it('is empty when nothing fits: caps, pauses, other streams and devices', async () => {
    const { appId, tag } = await anApp();
    expect(await fetchAds(tag)).toEqual([]);
    const campaign = await aCampaign(appId, { dailyCap: 1, pacing: 'asap', devices: ['tv'] });
    expect(await fetchAds(tag)).toEqual([]);
    const tv = { 'X-Device-User-Agent': 'Mozilla/5.0 (SMART-TV; Tizen 8.0)' };
    const onTv = async () => parseVast(await (await get(tag, tv)).text());
    await fire((await onTv())[0]?.impressionURLTemplates[0]?.url);
    expect(await onTv()).toEqual([]);
    expect(await platform.call(getVastCampaign, { token, params: { id: campaign.id } })).toMatchObject({
      status: 'active',
      impressions: 1,
      impressionsToday: 1,
    });
    platform.later(DAY_MS);
    token = await signInAgain(platform, secret);
    expect(await onTv()).toHaveLength(1);
  });

  it('serves the streams that a campaign names, and shows their names', async () => {
    const [own, foreign] = [await anApp(), await anApp()];
    const streamOf = async ({ appId }: typeof own, name: string) => {
      const { now } = platform.clock;
      const id = newId(now);
      await platform.db.insert(streams).values({ id, appId, name, pattern: 'test-card', createdAt: now });
      return id;
    };
    const streamId = await streamOf(own, 'News');
    const streamIds = [streamId, await streamOf(foreign, 'Secret')];
    const { id } = await aCampaign(own.appId, { streamIds });
    expect((await platform.call(getVastCampaign, { token, params: { id } })).streams).toEqual([
      { id: streamId, name: 'News' },
    ]);
    expect(await fetchAds(own.tag, `?stream=${streamId}`)).toHaveLength(1);
    expect(await fetchAds(own.tag, '?stream=other')).toEqual([]);
    expect(await fetchAds(own.tag)).toEqual([]);
  });

  it('limits a campaign by session', async () => {
    const { appId, tag } = await anApp();
    await aCampaign(appId, { sessionCap: 1 });
    const inSession = async (session: string) => (await fetchAds(tag, `?session=${session}`)).length;
    expect([await inSession('one'), await inSession('one'), await inSession('two')]).toEqual([1, 0, 1]);
  });

  it('derives the status, and lists by it', async () => {
    const { appId } = await anApp();
    const soon = new Date(platform.clock.now.getTime() + MINUTE_MS).toISOString();
    const { id } = await aCampaign(appId, { startsAt: soon });
    const params = { id };
    const statusOf = async () => (await platform.call(getVastCampaign, { token, params })).status;
    expect(await statusOf()).toBe('scheduled');
    await platform.call(updateVastCampaign, { token, params, body: { paused: true } });
    expect(await statusOf()).toBe('paused');
    const ends = { paused: false, endsAt: new Date(platform.clock.now.getTime() + 120_000).toISOString() };
    await platform.call(updateVastCampaign, { token, params, body: ends });
    platform.later(61_000);
    expect(await statusOf()).toBe('active');
    const customFields = JSON.stringify({ appId, status: 'active' });
    const { data } = await platform.call(listVastCampaigns, { token, query: { customFields } });
    expect(data).toMatchObject([{ id, creatives: 1 }]);
    platform.later(61_000);
    expect(await statusOf()).toBe('ended');
    expect(
      await platform.rejection(updateVastCampaign, { token, params, body: { startsAt: ends.endsAt } }),
    ).toMatchObject({ statusCode: 400, fieldErrors: { endsAt: ['Choose an end after the start.'] } });
  });

  it('keeps the version of a campaign that is saved without changes', async () => {
    const { id } = await aCampaign((await anApp()).appId);
    const save = async (body: object) =>
      (await platform.send(updateVastCampaign, { token, params: { id }, body })).headers.get('ETag');
    const version = await save({ name: 'Summer' });
    expect(await save({ name: 'Summer' })).toBe(version);
    expect(await save({ name: 'Autumn' })).not.toBe(version);
  });

  it('keeps the version of a creative that is saved without changes', async () => {
    const campaign = await aCampaign((await anApp()).appId);
    const list = { token, params: { campaignId: campaign.id } };
    const params = { ...list.params, id: (await platform.call(listVastCreatives, list)).data[0]?.id ?? '' };
    const save = async (body: object) =>
      (await platform.send(updateVastCreative, { token, params, body })).headers.get('ETag');
    const version = await save(A_CREATIVE);
    expect(await save(A_CREATIVE)).toBe(version);
    const mediaFiles = A_CREATIVE.mediaFiles.map((file) => ({ ...file, width: 640 }));
    expect(await save({ mediaFiles })).not.toBe(version);
  });

  it('plans even delivery over the period', async () => {
    const { appId } = await anApp();
    const endsAt = new Date(platform.clock.now.getTime() + 9 * DAY_MS).toISOString();
    const { id } = await aCampaign(appId, { goalImpressions: 900, endsAt, timezone: 'Asia/Ho_Chi_Minh' });
    const sending = { token, params: { id }, query: { period: 'week' } };
    const { points } = await platform.call(getVastStatistics, sending);
    expect(points).toHaveLength(7);
    expect(points.at(-1)?.at).toMatch(/T17:00:00/);
    expect(points.at(0)?.planned).toBe(0);
    expect(points.at(-1)?.planned).toBeGreaterThan(0);
  });

  it('takes a tag out of service', async () => {
    const { appId, tag } = await anApp();
    const params = { id: appId };
    const next = await platform.call(issueVastTag, { token, params });
    expect((await get(tag)).status).toBe(404);
    expect((await get(new URL(next.url ?? '').pathname)).status).toBe(200);
    await platform.call(revokeVastTag, { token, params });
    expect((await get(new URL(next.url ?? '').pathname)).status).toBe(404);
    for (const path of ['/media/vast/x', '/media/vast/%00', '/media/vast/event/x/impression/x']) {
      expect((await get(path)).status).toBe(404);
    }
    expect((await get(`${tag}?ads=0`)).status).toBe(400);
  });

  it('serves no ads for an archived app until it is restored', async () => {
    const { appId, tag } = await anApp();
    const params = { id: appId };
    await platform.call(updateTenantApp, { token, params, body: { status: 'archived' } });
    expect((await get(tag)).status).toBe(404);
    await platform.call(updateTenantApp, { token, params, body: { status: 'normal' } });
    expect((await get(tag)).status).toBe(200);
  });

  it('rejects a creative without a media file, and other schemes', async () => {
    const { appId } = await anApp();
    const { id } = await aCampaign(appId);
    const params = { campaignId: id };
    const bodies = [
      { ...A_CREATIVE, mediaFiles: [] },
      { ...A_CREATIVE, clickThrough: 'javascript:alert(1)' },
    ];
    for (const body of bodies)
      expect(await platform.status(createVastCreative, { token, params, body })).toBe(400);
    expect((await platform.call(listVastCreatives, { token, params })).data).toHaveLength(1);
  });

  it('limits the calls of an address, and counts on in the next minute', async () => {
    const keyring = new Keyring(Buffer.alloc(32));
    const { db, clock } = platform;
    const pages = vastPages({
      db,
      keyring,
      clock: () => clock.now,
      consoleUrl: 'http://console.example',
      trustedProxies: new Networks([]),
      callsPerMinute: 2,
    });
    const app = new Hono<PlatformEnv>().use(requestLog(pino({ level: 'silent' }))).use(requestContext);
    app.onError(errorHandler(pino({ level: 'silent' })));
    app.route('/media/vast', pages);
    const id = '00000000-0000-7000-8000-000000000000';
    const path = `/media/vast/event/${id}/impression/${eventSignature(keyring, id, 'impression')}`;
    const status = async (remoteAddress = '198.51.100.7') =>
      (await app.request(path, {}, { remoteAddress })).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    platform.later(MINUTE_MS);
    expect(await status()).toBe(200);
    const network = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::3'].map(status);
    expect((await Promise.all(network)).toSorted()).toEqual([200, 200, 429]);
    expect(await status('2001:db8:1:3::1')).toBe(200);
  });
});
