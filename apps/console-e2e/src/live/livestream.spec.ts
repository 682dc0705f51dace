import type { Page } from '@playwright/test';
import { mediaTest as test } from '../fixtures/media-test';
import { expect } from '../fixtures/operator-test';
import { fill, journeyLanguages } from '../texts';

const LIST = '/apps/default-admin-app/product/livestream';
const CHANNEL = 'Thời sự 24 giờ';
/** The first encoding of a picture on a busy machine. */
const ON_AIR = { timeout: 90_000 };

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

    test('a stream goes on air, plays with picture and sound, counts its viewer, and stops', async ({
      page,
      texts: { live },
    }) => {
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

      await page.getByRole('button', { name: live.stop.action }).click();
      const dialog = page.getByRole('dialog', { name: fill(live.stop.title, { name: CHANNEL }) });
      await dialog.getByTestId('confirm').click();
      await expect(dialog).toBeHidden();
      await expect(player).toContainText(live.states.off);
    });

    test('the wall shows the pictures of all streams that are on', async ({ page, texts: { live } }) => {
      await page.goto(`${LIST}/wall`);
      const wall = page.getByRole('list', { name: live.wall.onAir });
      const picture = wall.getByRole('listitem').filter({ hasText: 'Mekong Kids' }).locator('img');
      await expect
        .poll(() => picture.evaluateAll((images: HTMLImageElement[]) => images[0]?.naturalWidth ?? 0), ON_AIR)
        .toBeGreaterThan(0);
    });
  });
