import { expect, signedInTest as test } from '../fixtures/operator-test';
import { journeyLanguages } from '../texts';

const LISTS = [
  '/apps/tenant-apps/normal',
  '/apps/accounts',
  '/apps/machine',
  '/apps/default-admin-app/product/alerts',
  '/apps/billing/invoice',
  '/apps/default-admin-app/product/audit-log',
  '/apps/billing/quota',
  '/apps/management/member',
];

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('no list scrolls sideways', async ({ page }) => {
      for (const path of LISTS) {
        await page.goto(path);
        const table = page.getByRole('table').first();
        await expect(table.getByRole('row').nth(1)).toBeVisible();
        for (const width of [1920, 1440, 1280, 360]) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(
              () =>
                table.evaluate(
                  ({ parentElement: area }) => (area?.scrollWidth ?? 0) - (area?.clientWidth ?? 0),
                ),
              { message: `${path} at ${String(width)} px` },
            )
            .toBeLessThanOrEqual(0);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      }
    });

    test('the list of tenant apps shows figures of billing and operations', async ({ page, texts }) => {
      const { columns } = texts.tenantApps;
      await page.goto('/apps/tenant-apps/normal?perPage=100');
      const table = page.getByRole('table', { name: texts.tenantApps.table });
      for (const name of [columns.alerts, columns.servers, columns.traffic, columns.balance]) {
        await expect(table.getByRole('columnheader', { name })).toBeVisible();
      }
      const link = (path: string) => table.locator(`a[href^="${path}"]`).first();
      await expect(link('/apps/machine?appId=')).toHaveText(/^\d+$/);
      await expect(table.locator('a[href*="/invoice?status="]').first()).toHaveText(/\d/);
      await expect(table.locator('a[href*="/product/alerts?status=open"]').first()).toHaveText(/^\d+ /);
      await expect(table.locator('a[href*="usage"]').first()).toHaveText(/\d/);
    });
  });
