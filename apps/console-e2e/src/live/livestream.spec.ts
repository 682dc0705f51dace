import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { mediaTest as test } from '../fixtures/media-test';
import { expect } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';

const ENCODER = resolve(import.meta.dirname, '../../../media-node/src/testing/encoder.ts');
const LIST = '/apps/default-admin-app/product/livestream';
const CHANNEL = 'Thời sự 24 giờ';
/** The first encoding of a picture on a busy machine. */
const ON_AIR = { timeout: 90_000 };
/** Other journeys’ encoders have priority over transcodes. */
const PROCESSED = { timeout: 180_000 };
/** The rule that exists from the start waits for a minute. */
const RAISED = { timeout: 150_000 };

const playbackOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const canvas = new OffscreenCanvas(64, 36);
    const context = canvas.getContext('2d');
    context?.drawImage(video, 0, 0, 64, 36);
    const picture = context?.getImageData(0, 0, 64, 36).data.join();
    const audioBytes = 'webkitAudioDecodedByteCount' in video ? Number(video.webkitAudioDecodedByteCount) : 0;
    return { time: video.currentTime, picture, audioBytes };
  });

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('a stream goes on air, plays with picture and sound, counts its viewer, is recorded, and stops', async ({
      page,
      browser,
      texts: { live, ui },
    }) => {
      test.setTimeout(360_000);
      const recording = `The evening news ${language}`;
      await page.goto(LIST);
      const row = page.getByRole('table', { name: live.streams }).getByRole('row', { name: CHANNEL });
      await expect(row).toContainText(live.states.live, ON_AIR);
      await row.getByRole('link', { name: CHANNEL }).click();

      const player = page.getByRole('region', { name: live.player.title });
      await player.getByRole('button', { name: live.player.play }).click();
      await expect.poll(async () => (await playbackOf(page)).time, ON_AIR).toBeGreaterThan(2);
      const before = await playbackOf(page);
      await expect.poll(async () => (await playbackOf(page)).audioBytes).toBeGreaterThan(0);
      await expect.poll(async () => (await playbackOf(page)).picture).not.toBe(before.picture);
      await expect(page.getByRole('region', { name: live.figures })).toContainText(
        `${live.viewers}1`,
        ON_AIR,
      );

      const sharing = page.getByRole('region', { name: live.sharing.title });
      await sharing.getByRole('button', { name: live.sharing.share }).click();
      const address =
        (await sharing.getByRole('link', { name: ui.playbackPage.open }).getAttribute('href')) ?? '';
      const visitor = await browser.newContext({
        storageState: { cookies: [], origins: [] },
        locale: language,
      });
      const open = await visitor.newPage();
      await open.goto(address);
      await open.getByRole('button', { name: live.player.play }).click();
      await expect.poll(async () => (await playbackOf(open)).time, ON_AIR).toBeGreaterThan(1);
      await visitor.close();

      await page.getByRole('button', { name: live.recording.action, exact: true }).click();
      const form = page.getByRole('dialog', { name: fill(live.recording.dialog, { name: CHANNEL }) });
      await form.getByRole('textbox', { name: live.recording.videoTitle }).fill(recording);
      await form.getByRole('button', { name: live.recording.submit }).click();
      const recordings = page.getByRole('region', { name: live.recording.title });
      await expect(recordings).toContainText(live.recording.states.recording);
      const { time } = await playbackOf(page);
      await expect.poll(async () => (await playbackOf(page)).time, ON_AIR).toBeGreaterThan(time + 6);
      await recordings
        .getByRole('button', { name: fill(live.recording.stopNamed, { name: recording }) })
        .click();
      await expect(recordings).toContainText(live.recording.states.ready, PROCESSED);
      await recordings.getByRole('link', { name: recording }).click();
      await expect(page.getByRole('heading', { name: recording })).toBeVisible();
      await page
        .getByRole('region', { name: live.player.title })
        .getByRole('button', { name: live.player.play })
        .click();
      await expect.poll(async () => (await playbackOf(page)).time, ON_AIR).toBeGreaterThan(1);
      await page.goBack();

      await page.getByRole('button', { name: live.stop.action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: fill(live.stop.title, { name: CHANNEL }) });
      await dialog.getByTestId('confirm').click();
      await expect(dialog).toBeHidden();
      await expect(player).toContainText(live.states.off);
      await page.getByRole('button', { name: live.start, exact: true }).click();
      await expect(player).not.toContainText(live.states.off);

      await page.getByRole('button', { name: ui.detail.more, exact: true }).click();
      await page.getByRole('menuitem', { name: live.sharing.stop.action }).click();
      await page.getByRole('dialog').getByTestId('confirm').click();
      await expect(sharing.getByRole('button', { name: live.sharing.share })).toBeVisible();
    });

    test(
      'an encoder goes on air; when it is gone, an alert leads to the stream, and ends when it returns',
      { tag: '@full' },
      async ({ page, operator, unique, texts: { live, operations } }) => {
        test.setTimeout(360_000);
        const { alerts } = operations;
        const name = unique('Stadium');
        const headers = operatorHeaders(operator);
        const listed = await page.request.get('/admin/api/live/streams', { headers });
        // The platform responds in these shapes.
        const { data } = (await listed.json()) as { data: { appId: string }[] };
        const created = await page.request.post('/admin/api/live/streams', {
          headers,
          data: { appId: data[0]?.appId, name, source: { kind: 'push' } },
        });
        const { id, streamKey } = (await created.json()) as { id: string; streamKey: string };
        await page.goto(`${LIST}/${id}`);
        await page.getByRole('button', { name: live.start, exact: true }).click();
        await expect(page.getByText(live.states['no-input'], { exact: true }).first()).toBeVisible(ON_AIR);
        const address = (await page.getByText(/^rtmp:/).innerText()).trim();

        const push = () => fork(ENCODER, [`${address}/${streamKey}`], { execArgv: [], stdio: 'ignore' });
        let encoder = push();
        const health = page.getByRole('region', { name: live.health.title, exact: true });
        try {
          await expect(page.getByText(live.states.live, { exact: true }).first()).toBeVisible(ON_AIR);
          await expect(health).toContainText(live.health.none);
          encoder.kill('SIGKILL');
          await expect(health).toContainText(live.health.types['input-lost'], ON_AIR);

          await page.goto('/apps/default-admin-app/product/alerts');
          const row = page
            .getByRole('table', { name: alerts.title })
            .getByRole('row')
            .filter({ hasText: name });
          await expect(async () => {
            await page.reload();
            await expect(row).toBeVisible({ timeout: 5_000 });
          }).toPass(RAISED);
          await row.getByRole('link', { name, exact: true }).click();
          await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

          encoder = push();
          await expect(health).toContainText(live.health.none, ON_AIR);
          const history = page.getByRole('region', { name: live.history.title });
          await expect(history.getByRole('listitem').first()).toContainText(live.health.types['input-lost']);
          await page.goto('/apps/default-admin-app/product/alerts');
          await expect(async () => {
            await page.reload();
            await expect(page.getByRole('table', { name: alerts.title })).toBeVisible({ timeout: 5_000 });
            await expect(row).toHaveCount(0);
          }).toPass(RAISED);
        } finally {
          encoder.kill('SIGKILL');
        }
      },
    );

    test('the wall shows the pictures of all streams that are on', async ({ page, texts: { live } }) => {
      await page.goto(`${LIST}/wall`);
      const wall = page.getByRole('list', { name: live.wall.onAir });
      const picture = wall.getByRole('listitem').filter({ hasText: 'Mekong Arena' }).locator('img');
      await expect
        .poll(() => picture.evaluateAll((images: HTMLImageElement[]) => images[0]?.naturalWidth ?? 0), ON_AIR)
        .toBeGreaterThan(0);
    });
  });
