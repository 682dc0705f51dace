import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startHost } from '../embedding/start-host';
import { mediaTest, writeSampleVideo } from '../fixtures/media-test';
import { expect } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { emptyTitle, fill, journeyLanguages } from '../texts';

interface Sample {
  /** The path of a video file of 8 s. */
  sample: string;
}

const test = mediaTest.extend<object, Sample>({
  sample: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'signalbox-sample-'));
      const file = join(folder, 'Red River.mp4');
      await writeSampleVideo(file);
      await use(file);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const LIST = '/apps/product/vod';
const ADMIN_APP = 'default-admin-app';
const TITLE = 'Red River';
const SLOW_BYTES_PER_SECOND = 50_000;
/** Processing on a busy machine. */
const READY = { timeout: 120_000 };
const WEB_VTT = 'WEBVTT\n\n00:00.000 --> 00:08.000\nXin chào\n';

const shownCaption = (page: Page) =>
  page.locator('video').evaluate(({ textTracks }: HTMLVideoElement) =>
    [...textTracks]
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => [...(activeCues ?? [])])
      .map((cue) => (cue instanceof VTTCue ? cue.text : ''))
      .join(),
  );

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an interrupted upload continues after a reload, is processed, plays, is embedded and fills a channel', async ({
      page,
      context,
      browser,
      operator,
      sample,
      texts: { live, tenantApps, ui, vod },
    }) => {
      test.setTimeout(300_000);
      await page.goto(LIST);
      await page.getByRole('table').getByRole('button', { name: vod.upload.action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: vod.upload.title });
      const chooseApp = async () => {
        await dialog.getByRole('combobox', { name: vod.upload.app }).fill(ADMIN_APP);
        await page.getByTitle(fill(tenantApps.appPicker.nothing, { appId: ADMIN_APP })).click();
      };
      await chooseApp();
      const input = dialog.getByLabel(vod.upload.choose);
      const named = (action: string) => fill(vod.upload.actionOn, { action, name: `${TITLE}.mp4` });

      const network = await context.newCDPSession(page);
      const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await network.send('Network.emulateNetworkConditions', {
        ...conditions,
        uploadThroughput: SLOW_BYTES_PER_SECOND,
      });
      await input.setInputFiles(sample);
      const progress = dialog.getByRole('progressbar');
      await expect(dialog).toContainText(vod.upload.states.sending);
      await expect.poll(() => progress.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(10);
      await dialog.getByRole('button', { name: named(vod.upload.pause) }).click();
      await expect(dialog).toContainText(vod.upload.states.paused);

      await page.reload();
      await chooseApp();
      const interrupted = dialog.getByRole('region', { name: vod.upload.unfinished });
      await expect(interrupted).toContainText(`${TITLE}.mp4`);
      const resumed = page.waitForRequest((request) => request.method() === 'PATCH');
      await network.send('Network.emulateNetworkConditions', conditions);
      await input.setInputFiles(sample);
      expect(Number((await resumed).headers()['upload-offset'])).toBeGreaterThan(0);
      await dialog.getByRole('link', { name: vod.upload.open }).click();

      await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
      const player = page.getByRole('region', { name: live.player.title });
      await expect(player.getByRole('button', { name: live.player.play })).toBeVisible(READY);

      await page.getByRole('button', { name: vod.captions.add }).click();
      const captions = page.getByRole('dialog', { name: vod.captions.add });
      await captions.getByRole('combobox', { name: vod.captions.language }).fill('vi');
      await captions.getByRole('textbox', { name: vod.captions.label }).fill('Tiếng Việt');
      await captions.getByRole('textbox', { name: vod.captions.text }).fill(WEB_VTT);
      await captions.getByRole('button', { name: vod.edit.submit }).click();
      await expect(captions).toBeHidden();
      const processing = page.getByRole('region', { name: vod.job.title }).getByRole('listitem');
      await expect(processing.filter({ hasText: vod.job.kinds.captions })).toContainText(
        vod.job.states.done,
        READY,
      );

      await player.getByRole('button', { name: live.player.play }).click();
      const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(time, READY).toBeGreaterThan(1);
      await player.getByRole('combobox', { name: live.player.captions }).click();
      await page.getByTitle('Tiếng Việt', { exact: true }).click();
      await expect.poll(() => shownCaption(page)).toBe('Xin chào');
      const before = await time();
      await expect.poll(time).toBeGreaterThan(before);
      const seek = player.getByRole('slider', { name: live.player.position });
      await seek.hover();
      await expect(player.getByTestId('preview')).toContainText('0:0');

      await page.getByRole('button', { name: vod.publish.action, exact: true }).click();
      const publish = page.getByRole('dialog', { name: fill(vod.publish.title, { name: TITLE }) });
      await publish.getByRole('button', { name: vod.publish.submit, exact: true }).click();
      const link = page.getByRole('link', { name: ui.playbackPage.open });
      const address = (await link.getAttribute('href')) ?? '';
      const visitor = await browser.newContext({
        storageState: { cookies: [], origins: [] },
        locale: language,
      });
      const open = await visitor.newPage();
      const site = await startHost();
      site.show(`<iframe src="${address}" width="640" height="360"></iframe>`);
      await open.goto(site.origin);
      const frame = open.frameLocator('iframe');
      await frame.getByRole('button', { name: live.player.play }).click();
      const framedTime = () =>
        frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(framedTime, READY).toBeGreaterThan(1);
      await open.goto(address);
      await expect(open.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
      await expect(open).toHaveTitle(new RegExp(`^${TITLE} \\| \\w+$`));
      const hls = (await open.getByText(/\/media\/videos\/[\w-]+\/index\.m3u8$/).textContent()) ?? '';
      expect(await (await visitor.request.get(hls)).text()).toContain('#EXT-X-STREAM-INF');

      const headers = operatorHeaders(operator);
      const send = async (path: string, data: object = {}) => {
        const response = await page.request.post(`/admin/api/live/${path}`, { headers, data });
        return (await response.json()) as { id: string };
      };
      const videoId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const schedule = { zone: 'UTC', pattern: 'gradient', fillerVideoIds: [videoId] };
      const films = `Films ${language}`;
      const channel = await send('playout-channels', { appId: ADMIN_APP, name: films, ...schedule });
      await send(`streams/${channel.id}/start`);
      await page.goto(`/apps/${ADMIN_APP}/product/playout/${channel.id}`);
      const log = page.getByRole('region', { name: live.playout.asRun });
      await expect(log.getByRole('listitem').filter({ hasText: TITLE })).toBeVisible(READY);
      await page.goBack();
      await expect(page.getByText(films, { exact: true })).toBeVisible();

      await page.getByRole('button', { name: ui.detail.more, exact: true }).click();
      await page.getByRole('menuitem', { name: vod.unpublish.action }).click();
      await page.getByRole('dialog').getByTestId('confirm').click();
      await expect(link).toBeHidden();
      await open.reload();
      await expect(open.getByText(emptyTitle(vod.watch.missing))).toBeVisible();
      expect((await visitor.request.get(hls)).status()).toBe(404);
      await visitor.close();
      await site.stop();
    });
  });
