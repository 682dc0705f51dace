import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { mediaTest, writeSampleVideo } from '../fixtures/media-test';
import { expect, type Operator } from '../fixtures/operator-test';
import { AD_SETTINGS } from '../shell/sample-records';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { fill } from '../texts';
import { AD_EVENTS, startAdvertiserServer, type AdvertiserServer } from './advertiser-server';

interface Ads {
  /** Its ad is red, and takes 8 s. */
  advertiser: AdvertiserServer;
}

const test = mediaTest.extend<object, Ads>({
  advertiser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'signalbox-ad-'));
      const file = join(folder, 'ad.mp4');
      await writeSampleVideo(file, 'color=red');
      const advertiser = await startAdvertiserServer(file);
      await use(advertiser);
      advertiser.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const SSAI = '/apps/default-admin-app/product/ssai';
const NAME = 'Evening news with ads';
const CREATIVE = 'Red tea';
/** Each with one ad. */
const BREAKS = 10;
const ALL_EVENTS = Array.from({ length: BREAKS }, () => AD_EVENTS).flat();
/** Encoding on a busy machine. */
const READY = { timeout: 120_000 };

const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

const isRed = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(video, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return red > 200 && green < 60 && blue < 60;
  });

/** From now on, `longestStallOf` returns for how long playback did not advance. */
const watchStalls = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    let [time, movedAt, longest] = [video.currentTime, performance.now(), 0];
    setInterval(() => {
      const now = performance.now();
      if (video.currentTime === time) longest = Math.max(longest, now - movedAt);
      else [time, movedAt] = [video.currentTime, now];
      video.dataset['longestStall'] = String(longest);
    }, 50);
  });

const longestStallOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => Number(video.dataset['longestStall']));

async function listAs<Item>(page: Page, operator: Operator, path: string): Promise<Item[]> {
  const response = await page.request.get(path, { headers: operatorHeaders(operator) });
  return ((await response.json()) as { data: Item[] }).data;
}

interface Stream {
  id: string;
  appId: string;
  state: string;
  renditions: unknown[];
}

interface Placed {
  appId: string;
  campaignId: string;
  endpointId: string;
}

/** Adds a campaign, and an endpoint in front of a demo stream on air whose app has a payment card. */
async function placeAd(
  page: Page,
  operator: Operator,
  { media, trackers }: AdvertiserServer,
): Promise<Placed | undefined> {
  const post = async <Made>(path: string, data: object = {}) => {
    const headers = operatorHeaders(operator);
    const response = await page.request.post(`/admin/api/${path}`, { data, headers });
    return response.ok() ? ((await response.json()) as Made) : undefined;
  };
  const streams = await listAs<Stream>(page, operator, '/admin/api/live/streams?perPage=100');
  // Ads are prepared again for another rendition; the best one is on air later than the first.
  const complete = streams.filter(({ state, renditions }) => state === 'live' && renditions.length > 1);
  for (const { id: streamId, appId } of complete) {
    const tag = await post<{ url: string }>(`vast/tags/${appId}`);
    const settings = {
      ...AD_SETTINGS,
      adServerUrl: `${tag?.url ?? ''}?stream=[STREAMID]`,
      maxExcessSeconds: 0,
    };
    const endpoint = await post<{ id: string }>('ssai/endpoints', {
      ...settings,
      appId,
      name: NAME,
      streamId,
    });
    if (!endpoint) continue;
    const startsAt = new Date().toISOString();
    // Campaigns of the demo come second.
    const rules = { startsAt, streamIds: [streamId], priority: 1 };
    const campaign = { appId, name: 'Spring', advertiser: 'Tea house', ...rules };
    const { id: campaignId = '' } = (await post<{ id: string }>('vast/campaigns', campaign)) ?? {};
    const file = { url: media, type: 'video/mp4', width: 640, height: 360, kbps: null };
    const creative = { name: CREATIVE, durationSeconds: 8, mediaFiles: [file], trackers };
    await post(`vast/campaigns/${campaignId}/creatives`, creative);
    return { appId, campaignId, endpointId: endpoint.id };
  }
  return undefined;
}

// Until the media node has learned of the endpoint.
test.use({ expectedLogs: /404 .*\/ssai\/[^/]+\/index\.m3u8$/ });

test(
  'an operator starts a break: the viewer sees the ad of a campaign, and all statistics agree',
  { tag: '@full' },
  async ({ page, operator, advertiser, texts: { live, ssai, vast } }) => {
    test.setTimeout(340_000 + BREAKS * 60_000);
    const list = <Item>(path: string) => listAs<Item>(page, operator, path);
    let placed: Placed | undefined;
    const place = async () => (placed ??= await placeAd(page, operator, advertiser));
    await expect.poll(place, READY).toBeDefined();

    await page.goto(SSAI);
    await page.getByRole('table', { name: ssai.endpoints }).getByRole('link', { name: NAME }).click();
    const player = page.getByRole('region', { name: live.player.title });
    await player.getByRole('button', { name: live.player.play }).click();
    await expect.poll(() => timeOf(page), READY).toBeGreaterThan(2);

    const startBreak = async (seconds: number) => {
      await page.getByRole('button', { name: ssai.startBreak.action }).click();
      const dialog = page.getByRole('dialog', { name: ssai.startBreak.title });
      await dialog.getByRole('spinbutton', { name: ssai.startBreak.length }).fill(String(seconds));
      await dialog.getByRole('button', { name: ssai.startBreak.submit }).click();
      await expect(dialog).toBeHidden();
    };
    // The ad is too long for this break, which prepares it.
    await startBreak(6);
    const adStates = async () =>
      (await list<{ title: string; state: string }>('/admin/api/ssai/ads'))
        .filter(({ title }) => title === CREATIVE)
        .map(({ state }) => state);
    await expect.poll(adStates, READY).toEqual(['ready']);
    // A break during another one is left out.
    const areBreaksOver = async () =>
      (await list<{ startsAt: string; seconds: number }>('/admin/api/ssai/breaks')).every(
        ({ startsAt, seconds }) => Date.parse(startsAt) + seconds * 1_000 < Date.now(),
      );

    await watchStalls(page);
    for (let started = 0; started < BREAKS; started += 1) {
      await expect.poll(areBreaksOver).toBe(true);
      await startBreak(10);
      await expect.poll(() => isRed(page), READY).toBe(true);
      await expect.poll(() => isRed(page), READY).toBe(false);
      const returnedAt = await timeOf(page);
      await expect.poll(() => timeOf(page)).toBeGreaterThan(returnedAt + 5);
    }
    expect(await longestStallOf(page)).toBeLessThan(1_000);
    await expect.poll(() => advertiser.beacons.toSorted()).toEqual(ALL_EVENTS.toSorted());

    const { appId = '', campaignId = '', endpointId = '' } = placed ?? {};
    await page.goto(`${SSAI}/statistics?endpointId=${endpointId}`);
    const figures = page.getByRole('region', { name: ssai.statistics.title });
    await expect(figures).toContainText(`${ssai.statistics.impressions}${BREAKS}`, READY);
    await expect(figures).toContainText(
      `${ssai.statistics.completed}${BREAKS}${fill(ssai.statistics.quartiles, { first: BREAKS, middle: BREAKS, third: BREAKS })}`,
      READY,
    );
    await expect(figures).toContainText(fill(ssai.statistics.beaconNote, { failed: 0, unknown: 0 }));

    await page.goto(`/apps/${appId}/product/vast-control/${campaignId}`);
    // The break that prepared the ad requested it as well.
    const counts = page.getByRole('region', { name: vast.statistics.counts });
    await expect(counts).toContainText(`${vast.served}${BREAKS + 1}`);
    await expect(counts).toContainText(`${vast.impressions}${BREAKS}`);
    const { completes } = vast.statistics;
    await expect(page.getByRole('region', { name: vast.statistics.quartiles })).toContainText(
      `${completes}${BREAKS}`,
    );
    expect(advertiser.beacons.toSorted()).toEqual(ALL_EVENTS.toSorted());
  },
);
