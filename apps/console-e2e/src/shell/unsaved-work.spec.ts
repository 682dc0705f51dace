// @see spec 4.8
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { markPage } from '../faults/pass-time';
import { createForm } from '../tenant-apps/create-tenant-app';
import { LATEST_BUILD, passPoll } from './latest-build';

const TYPED = { name: 'Đài Sông Hồng', appId: 'dai-song-hong' };

test('a deployment waits for a form, and what was typed outlives it', async ({ page, texts }) => {
  const form = createForm(page, texts);
  const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
  await page.clock.install();
  await page.goto('/apps/tenant-apps/create');
  await form.fill(TYPED);
  const stayed = await markPage(page);

  await page.route(LATEST_BUILD, (route) => route.fulfill({ json: { id: 'new' } }));
  await passPoll(page);
  await expect(form.name).toHaveValue(TYPED.name);
  await expect(form.appId).toHaveValue(TYPED.appId);
  expect(await stayed()).toBe(true);

  await menu.getByRole('link', { name: texts.console.routes.dashboard }).click();
  await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();
  // The form kept its values: nothing was reloaded.
  expect(await stayed()).toBe(true);
  await menu.getByRole('link', { name: texts.billing.routes.billing, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.billing.routes.billing })).toBeVisible();
  expect(await stayed()).toBe(false);

  await page.goto('/apps/tenant-apps/create');
  await expect(form.name).toHaveValue(TYPED.name);
  await expect(form.appId).toHaveValue(TYPED.appId);
});
