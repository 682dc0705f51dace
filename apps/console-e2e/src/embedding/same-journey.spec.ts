// @see spec 1, 3.11, 4.1, 8
import type { FrameLocator, Page } from '@playwright/test';
import { journeyLanguages } from '../texts';
import { TRANSPORTS, expect, test } from './embedding-test';

for (const language of journeyLanguages('vi'))
  for (const transport of TRANSPORTS)
    test.describe(`${language}, ${transport}`, () => {
      test.use({ language, transport });

      test('an operator goes from the dashboard to an app’s invoices, and Back', async ({
        page,
        openHost,
        texts,
      }) => {
        const { billing, shell, tenantApps, console } = texts;
        const title = (name: string) => new RegExp(`^${name} \\| Signalbox Admin$`);
        let view: Page | FrameLocator = page;
        if (transport === 'standalone') await page.goto('/');
        else view = await openHost();
        const heading = view.getByRole('heading', { level: 1 });
        const menu = view.getByRole('navigation', { name: shell.menu.main });
        const expectPath = async (path: RegExp) => {
          if (transport === 'standalone') await expect(page).toHaveURL(path);
          else
            await expect
              .poll(() =>
                page.evaluate(
                  () => window.host.events().findLast(({ type }) => type === 'navigate')?.['path'],
                ),
              )
              .toMatch(path);
        };
        const expectTitle = async (name: string) => {
          if (transport === 'standalone') {
            await expect(page).toHaveTitle(title(name));
            return;
          }
          await expect
            .poll(() =>
              page.evaluate(() => window.host.events().findLast(({ type }) => type === 'title')?.['title']),
            )
            .toMatch(title(name));
          await expect(page).toHaveTitle('The host');
        };

        await expect(heading).toHaveText(console.routes.dashboard);
        await expectPath(/\/apps\/dashboard$/);
        await expectTitle(console.routes.dashboard);

        await menu.getByText(tenantApps.routes.tenantApps).click();
        await menu.getByRole('link', { name: tenantApps.routes.normal }).click();
        const table = view.getByRole('table', { name: tenantApps.table });
        await expect(table.getByRole('row').filter({ has: view.getByRole('cell') })).toHaveCount(20);
        await expectPath(/\/apps\/tenant-apps\/normal$/);

        const app = table.getByRole('row').nth(3).getByRole('link').first();
        const name = await app.innerText();
        await app.click();
        await expect(heading).toHaveText(name);
        await expectPath(/\/apps\/[^/]+\/detail(\?|$)/);
        await view.getByRole('link', { name: billing.routes.appInvoice, exact: true }).click();
        await expect(view.getByRole('table', { name: billing.invoices.table })).toBeVisible();
        await expectPath(/\/apps\/[^/]+\/invoice(\?|$)/);
        await expectTitle(billing.routes.appInvoice);

        await page.goBack();
        await expect(view.getByRole('region', { name: tenantApps.detail.about, exact: true })).toBeVisible();
        await expect(heading).toHaveText(name);
      });
    });
