// @see spec 4.4, 6
import type { FrameLocator, Page } from '@playwright/test';
import { tenantAppList } from '../tenant-apps/tenant-app-list';
import { expect, test } from './modules-test';

const APP = '/apps/default-admin-app/product';

/** How the sample module comes into the console, and where its own things are then. */
const CARRIERS = [
  { name: 'in the page', place: `${APP}/playout`, degrade: false, framed: false },
  { name: 'in a frame of its own origin', place: `${APP}/livestream`, degrade: false, framed: true },
  {
    name: 'in the page, by a browser that is told to use frames',
    place: `${APP}/playout`,
    degrade: true,
    framed: true,
  },
];

for (const { name, place, degrade, framed } of CARRIERS)
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      if (degrade)
        await page.addInitScript(() => {
          localStorage.setItem('degrade', '1');
        });
    });
    const moduleIn = (page: Page): Page | FrameLocator => (framed ? page.frameLocator('iframe') : page);

    test('a module has places of its own: links into it, Back, Forward and reload work', async ({
      page,
      texts,
    }) => {
      const module = moduleIn(page);
      const at = async (title: string, path: string) => {
        await expect(module.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveURL(`${place}${path}`);
        await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      };
      await page.goto('/apps/dashboard');
      await page.goto(place);
      await at('Streams', '');
      await expect(module.getByText('default-admin-app, en, signed in')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(framed ? 1 : 0);
      // Only a page of another origin can be fenced in.
      const fenced = page.locator(
        'iframe[sandbox="allow-scripts allow-same-origin allow-forms allow-downloads"]',
      );
      await expect(fenced).toHaveCount(framed && !degrade ? 1 : 0);

      await module.getByRole('button', { name: 'Open stream 7' }).click();
      await at('Stream 7', '/streams/7');
      await page.goBack();
      await at('Streams', '');
      await page.goForward();
      await at('Stream 7', '/streams/7');
      await page.reload();
      await at('Stream 7', '/streams/7');

      // A place that leads elsewhere leaves no trace: Back skips it.
      await page.goto(`${place}/old`);
      await at('Streams', '');
      await page.goBack();
      await at('Stream 7', '/streams/7');

      await module.getByRole('button', { name: 'Leave the module' }).click();
      await module.getByRole('button', { name: 'Tell of a refusal' }).click();
      await expect(page.getByText(texts.ui['403'].messsage_mutation)).toBeVisible();
      await at('Stream 7', '/streams/7');
    });

    test('a module is kept while its app is worked in', async ({ page, texts }) => {
      const module = moduleIn(page);
      const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
      await page.goto(`${place}/streams/7`);
      await module.getByRole('button', { name: 'Count', exact: true }).click();
      await expect(module.getByRole('button', { name: 'Counted 1' })).toBeVisible();

      await menu.getByRole('link', { name: texts.console.routes.dashboard }).click();
      await expect(page).toHaveURL('/apps/dashboard');
      await expect(module.getByRole('button', { name: 'Counted 1' })).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(`${place}/streams/7`);
      await expect(module.getByRole('button', { name: 'Counted 1' })).toBeVisible();

      await module.getByRole('button', { name: 'Reload me' }).click();
      await expect(module.getByRole('button', { name: 'Count', exact: true })).toBeVisible();
      await expect(module.getByRole('heading', { level: 2, name: 'Stream 7' })).toBeVisible();
    });
  });

test('a module ends when another app is opened', async ({ page, texts }) => {
  const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
  const { rows } = tenantAppList(page, texts);
  await page.goto('/apps/tenant-apps/normal');
  await expect(rows.first()).toBeVisible();
  await menu.getByText(texts.modules.routes.product, { exact: true }).click();
  await menu.getByText(texts.modules.groups.channels).click();
  await menu.getByRole('link', { name: texts.modules.routes.app_playout }).click();
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();

  await page.goBack();
  await rows.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It is out of the page, not only out of sight.
  await expect(page.getByText('Counted 1')).toHaveCount(0);
});
