// @see spec 2.4, 4.8, 9
import type { Page } from '@playwright/test';
import { markPage } from '../actions/pass-time';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { createForm } from '../tenant-apps/create-tenant-app';
import type { Texts } from '../texts';

const PAGE_CODE = /\/assets\/user-list-page-.*\.js$/;
const LATEST_BUILD = /\/builds\/latest\.json\?\d+$/;
const POLL_MS = 60_000;

const NEW_APP = { name: 'Đài Sông Hồng', appId: 'dai-song-hong' };

/** Advances the installed clock until the console has polled and read the response. */
async function passPoll(page: Page): Promise<void> {
  const polled = page.waitForResponse(LATEST_BUILD);
  await page.clock.runFor(POLL_MS);
  await (await polled).finished();
  // A page reads responses in the order in which they arrive.
  await page.evaluate(async () => (await fetch('/config.json')).text());
}

async function openList(page: Page, { tenantApps, shell }: Texts) {
  const menu = page.getByRole('navigation', { name: shell.menu.main });
  await menu.getByText(tenantApps.routes.tenantApps).click();
  await menu.getByRole('link', { name: tenantApps.routes.normal, exact: true }).click();
}

const table = (page: Page, { tenantApps }: Texts) => page.getByRole('table', { name: tenantApps.table });

test('the next navigation loads a new deployment, but never the same build again', async ({
  page,
  texts,
}) => {
  const dashboard = page.getByRole('navigation').getByRole('link', { name: texts.console.routes.dashboard });
  await page.clock.install();
  await page.goto('/apps/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const stayed = await markPage(page);
  await passPoll(page);
  await openList(page, texts);
  await expect(table(page, texts)).toBeVisible();
  expect(await stayed()).toBe(true);

  await page.route(LATEST_BUILD, (route) => route.fulfill({ json: { id: 'new' } }));
  await passPoll(page);
  expect(await stayed()).toBe(true);
  await dashboard.first().click();
  await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();
  await expect(page).toHaveURL('/apps/dashboard');
  expect(await stayed()).toBe(false);
});

test('a deployment waits for a form with input, which is restored after the page has loaded', async ({
  page,
  texts,
}) => {
  const form = createForm(page, texts);
  const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
  await page.clock.install();
  await page.goto('/apps/tenant-apps/create');
  await form.fill(NEW_APP);
  const stayed = await markPage(page);
  await page.route(LATEST_BUILD, (route) => route.fulfill({ json: { id: 'new' } }));
  await passPoll(page);
  await expect(form.name).toHaveValue(NEW_APP.name);

  await menu.getByRole('link', { name: texts.console.routes.dashboard }).click();
  await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();
  expect(await stayed()).toBe(true);
  await menu.getByRole('link', { name: texts.billing.routes.billing, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.billing.routes.billing })).toBeVisible();
  expect(await stayed()).toBe(false);

  await page.goto('/apps/tenant-apps/create');
  await expect(form.name).toHaveValue(NEW_APP.name);
  await expect(form.appId).toHaveValue(NEW_APP.appId);
});

test.describe('code that cannot be loaded', () => {
  test.use({ expectedLogs: /^Failed to load resource|could not be loaded|dynamically imported module/ });

  test('is reported after one load of the page, and can be loaded again', async ({ page, texts }) => {
    const { unloaded } = texts.shell.status;
    await page.goto('/apps/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let pageLoads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pageLoads += 1;
    });
    await page.route(PAGE_CODE, (route) => route.abort());
    const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
    await menu.getByRole('link', { name: texts.accounts.routes.users, exact: true }).click();
    await expect(page.getByRole('heading', { name: unloaded.title })).toBeVisible();
    await expect(page).toHaveURL('/apps/accounts');
    expect(pageLoads).toBe(1);

    await page.unroute(PAGE_CODE);
    await page.getByRole('button', { name: unloaded.action }).click();
    await expect(page.getByRole('table', { name: texts.accounts.routes.users })).toBeVisible();
  });
});
