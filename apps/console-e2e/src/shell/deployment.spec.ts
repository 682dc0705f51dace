// @see spec 2.4, 4.8, 9
import type { Page } from '@playwright/test';
import { markPage } from '../faults/pass-time';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import type { Texts } from '../texts';
import { LATEST_BUILD, passPoll } from './latest-build';

const LIST_CODE = /\/assets\/tenant-app-list-page-.*\.js$/;

/** Opens the list from the menu. */
async function openList(page: Page, { tenantApps, shell }: Texts) {
  const menu = page.getByRole('navigation', { name: shell.menu.main });
  await menu.getByText(tenantApps.routes.tenantApps).click();
  await menu.getByRole('link', { name: tenantApps.routes.normal, exact: true }).click();
}

const table = (page: Page, { tenantApps }: Texts) => page.getByRole('table', { name: tenantApps.table });

test('a new deployment is loaded by the next navigation, once', async ({ page, texts }) => {
  await page.clock.install();
  await page.goto('/apps/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stayed = await markPage(page);
  await page.route(LATEST_BUILD, (route) => route.fulfill({ json: { id: 'new' } }));
  await passPoll(page);
  expect(await stayed()).toBe(true);

  await openList(page, texts);
  await expect(table(page, texts)).toBeVisible();
  await expect(page).toHaveURL('/apps/tenant-apps/normal');
  expect(await stayed()).toBe(false);
});

test('a page of the served build is never reloaded', async ({ page, texts }) => {
  await page.clock.install();
  await page.goto('/apps/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stayed = await markPage(page);
  await passPoll(page);
  await openList(page, texts);
  await expect(table(page, texts)).toBeVisible();
  expect(await stayed()).toBe(true);
});

test.describe('code that cannot be loaded', () => {
  test.use({
    expectedComplaints: /^Failed to load resource|could not be loaded|dynamically imported module/,
  });

  test('is told after one load of the page, and is there when it can be', async ({ page, texts }) => {
    const { unloaded } = texts.shell.status;
    await page.goto('/apps/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let pages = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages += 1;
    });
    await page.route(LIST_CODE, (route) => route.abort());
    await openList(page, texts);
    await expect(page.getByRole('heading', { name: unloaded.title })).toBeVisible();
    await expect(page).toHaveURL('/apps/tenant-apps/normal');
    expect(pages).toBe(1);

    await page.unroute(LIST_CODE);
    await page.getByRole('button', { name: unloaded.action }).click();
    await expect(table(page, texts)).toBeVisible();
  });
});
