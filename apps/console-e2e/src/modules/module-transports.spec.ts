// @see spec 4.4, 6
import type { FrameLocator, Page } from '@playwright/test';
import { tenantAppList } from '../tenant-apps/tenant-app-list';
import { expect, test } from './modules-test';

const APP = '/apps/default-admin-app/product';

const TRANSPORTS = [
  { name: 'in the page', base: `${APP}/interactive`, degrade: false, framed: false },
  { name: 'in a frame of another origin', base: `${APP}/minigame`, degrade: false, framed: true },
  {
    name: 'in a frame of the same origin',
    base: `${APP}/interactive`,
    degrade: true,
    framed: true,
  },
];

for (const { name, base, degrade, framed } of TRANSPORTS)
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      if (degrade)
        await page.addInitScript(() => {
          localStorage.setItem('degrade', '1');
        });
    });
    const moduleIn = (page: Page): Page | FrameLocator => (framed ? page.frameLocator('iframe') : page);

    test('a module has routes: links, Back, Forward and reload work', async ({ page, texts }) => {
      const module = moduleIn(page);
      const at = async (title: string, path: string) => {
        await expect(module.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
        await expect(page).toHaveURL(`${base}${path}`);
        await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      };
      await page.goto('/apps/dashboard');
      await page.goto(base);
      await at('Streams', '');
      await expect(module.getByText('default-admin-app, en, signed in')).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(framed ? 1 : 0);
      // Only a frame of another origin has a sandbox.
      const sandboxed = page.locator(
        'iframe[sandbox="allow-scripts allow-same-origin allow-forms allow-downloads"]',
      );
      await expect(sandboxed).toHaveCount(framed && !degrade ? 1 : 0);

      await module.getByRole('button', { name: 'Open stream 7' }).click();
      await at('Stream 7', '/streams/7');
      await page.goBack();
      await at('Streams', '');
      await page.goForward();
      await at('Stream 7', '/streams/7');
      await page.reload();
      await at('Stream 7', '/streams/7');

      // A redirect adds no history entry.
      await page.goto(`${base}/old`);
      await at('Streams', '');
      await page.goBack();
      await at('Stream 7', '/streams/7');

      await module.getByRole('button', { name: 'Leave the module' }).click();
      await module.getByRole('button', { name: 'Report a rejection' }).click();
      await expect(page.getByText(texts.ui['403'].messsage_mutation)).toBeVisible();
      await at('Stream 7', '/streams/7');
    });

    test('a module keeps its state while the user works in its app', async ({ page, texts }) => {
      const module = moduleIn(page);
      const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
      await page.goto(`${base}/streams/7`);
      await module.getByRole('button', { name: 'Count', exact: true }).click();
      await expect(module.getByRole('button', { name: 'Counted 1' })).toBeVisible();

      await menu.getByRole('link', { name: texts.console.routes.dashboard }).click();
      await expect(page).toHaveURL('/apps/dashboard');
      await expect(module.getByRole('button', { name: 'Counted 1' })).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(`${base}/streams/7`);
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
  await menu.getByRole('menuitem', { name: texts.modules.groups.engagement, exact: true }).click();
  await menu.getByRole('link', { name: texts.modules.routes.app_interactive }).click();
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();

  await page.goBack();
  await rows.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It is unmounted, not only hidden.
  await expect(page.getByText('Counted 1')).toHaveCount(0);
});
