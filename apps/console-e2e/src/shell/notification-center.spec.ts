// @see spec 2.5
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill } from '../texts';

test('an operator reads what happened since the last visit, and opens it', async ({ page, texts }) => {
  const { notifications } = texts.workspace;
  const button = page.getByRole('button', { name: notifications.title, exact: true });
  const drawer = page.getByRole('dialog', { name: notifications.title });
  const unread = (count: number) => fill(notifications.unread_other, { count });
  const exported = drawer.getByRole('link', { name: notifications.exported });

  // Alerts of other journeys on these servers may fill the first page.
  await page.route(/\/notifications(?:\?|$)/, (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('limit', '100');
    return route.continue({ url: address.href });
  });

  await test.step('alerts and a finished export', async () => {
    await page.goto('/apps/accounts?q=an');
    await expect(button).toHaveAccessibleDescription(/^[1-9]\d* /);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.ui.export.action }).click();
    await downloading;
    await button.click();
    await expect(drawer.getByRole('link').first()).toHaveAccessibleName(new RegExp(notifications.exported));
    await expect(button).toHaveAccessibleDescription(unread(0));
  });

  const alert = drawer.locator('[href*="/product/alerts/"]').first();
  let opened = '';

  await test.step('each leads to its object', async () => {
    await exported.click();
    await expect(page).toHaveURL('/apps/accounts?q=an');
    await expect(drawer).toBeHidden();
    await button.click();
    opened = (await alert.getAttribute('href')) ?? '';
    await alert.click();
    await expect(page).toHaveURL(opened);
  });

  await test.step('what was read stays read', async () => {
    await page.goto('/apps/accounts');
    await button.click();
    const group = (name: string) => drawer.getByRole('region', { name }).locator(`[href="${opened}"]`);
    await expect(group(notifications.earlier)).toBeVisible();
    // Servers of other journeys may have become unreachable since.
    await expect(group(notifications.new)).toHaveCount(0);
  });
});
