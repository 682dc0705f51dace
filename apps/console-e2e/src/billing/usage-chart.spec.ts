// @see spec 7.4
import { expect, signedInTest as test } from '../fixtures/operator-test';

test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 900 } });

test(
  'the usage chart is sharp at any width and follows the theme',
  { tag: '@full' },
  async ({ page, texts }) => {
    await page.goto('/apps/billing/usage');
    const canvas = page.locator('canvas');
    const widths = () =>
      canvas.evaluate((element: HTMLCanvasElement) => [element.width, element.clientWidth * 2]);
    const isSharp = async () => {
      const [rendered, pixels] = await widths();
      return rendered === pixels;
    };
    await expect.poll(isSharp).toBe(true);

    const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
    const dark = await picture();
    await page.getByRole('button', { name: texts.shell.theme.toLight }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(picture).not.toBe(dark);

    const [wide = 0] = await widths();
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(async () => (await widths())[0]).toBeLessThan(wide);
    await expect.poll(isSharp).toBe(true);
  },
);
