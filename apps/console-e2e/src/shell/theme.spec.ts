// @see spec 2.6, 4.10
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';

const CHANNELS = /^rgba?\((\d+), (\d+), (\d+)/;

test('the chosen theme applies before any script of the console has run', async ({ page, texts }) => {
  const { toLight, toDark } = texts.shell.theme;
  await page.goto('/apps/dashboard');
  expect(await brightness(page)).toBeLessThan(64);
  await page.getByRole('button', { name: toLight }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const chosen = await background(page);

  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#frame h1')).toHaveText(texts.console.routes.dashboard);
  expect(await brightness(page)).toBeGreaterThan(192);
  expect(await background(page)).toBe(chosen);

  held.resolve(undefined);
  await expect(page.getByRole('button', { name: toDark })).toBeVisible();
  expect(await background(page)).toBe(chosen);
});

test('nothing is animated for users who prefer reduced motion', async ({ page, texts }) => {
  // Loading placeholders stay for the duration of the test.
  await page.route('**/admin/api/**', () => undefined);
  await page.goto('/apps/dashboard');
  const dialog = page.getByRole('dialog', { name: texts.shell.settings.title });
  const animations = () =>
    page.evaluate(() => {
      const effects = document.getAnimations().map(({ effect }) => effect);
      return effects.filter((effect) => Number(effect?.getComputedTiming().duration) > 1).length;
    });
  await page.getByRole('button', { name: texts.shell.settings.title }).click();
  await dialog.waitFor();
  expect(await animations()).toBe(0);
});

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

async function brightness(page: Page): Promise<number> {
  const channels =
    CHANNELS.exec(await background(page))
      ?.slice(1)
      .map(Number) ?? [];
  return channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
}
