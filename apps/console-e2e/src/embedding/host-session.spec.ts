// @see spec 3.11, 4.1, 8
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test } from './embedding-test';

function eventsOf(page: Page) {
  return page.evaluate(() =>
    window.host.events().filter(({ type }) => type !== 'navigate' && type !== 'title'),
  );
}

const PATH = '/apps/tenant-apps/normal?perPage=10';

for (const transport of ['page', 'same-origin frame', 'cross-origin frame'] as const)
  test.describe(transport, () => {
    test.use({ transport, expectedLogs: FAILED_REQUEST });

    test('a new token of the host applies at once; an invalid one ends the session', async ({
      page,
      openHost,
      token,
      texts,
    }) => {
      const { shell, tenantApps } = texts;
      const sent: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/admin/api/')) sent.push(request.headers()['x-backdoor']);
      });
      const view = await openHost({ state: { path: PATH } });
      const table = view.getByRole('table', { name: tenantApps.table });
      await expect(table.getByRole('row')).toHaveCount(11);
      expect(sent).toContain(token);

      await page.evaluate(() => {
        window.host.change({ token: '' });
      });
      await expect(view.getByRole('heading', { name: shell.status.hostSession.title })).toBeVisible();
      await expect(table).toHaveCount(0);
      await page.evaluate((again) => {
        window.host.change({ token: again });
      }, token);
      await expect(table.getByRole('row')).toHaveCount(11);
      expect(await eventsOf(page)).toEqual([]);

      await page.evaluate(() => {
        window.host.change({ token: 'no-such-session' });
      });
      await expect(view.getByRole('heading', { name: shell.status.hostSession.title })).toBeVisible();
      // The page may reload during a check.
      await expect(async () => {
        expect(await eventsOf(page)).toEqual([{ type: 'reload' }]);
      }).toPass();
      // The other hosts reload their page and pass the token again.
      if (transport === 'cross-origin frame') return;
      await expect(table.getByRole('row')).toHaveCount(11);
    });
  });

test.describe('a rejected request', () => {
  test.use({ expectedLogs: FAILED_REQUEST });

  test('is reported to the host, and the screen shows the failure', async ({ page, openHost, texts }) => {
    const { ui } = texts;
    const body = { statusCode: 403, message: 'Forbidden', errors: 'Forbidden', requestId: 'r-1' };
    await page.route('**/admin/api/tenant-app/apps?**', (route) =>
      route.fulfill({ status: 403, json: body, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    const view = await openHost({ state: { path: PATH } });
    await expect(view.getByText(ui.list.failed)).toBeVisible();
    await expect
      .poll(() => eventsOf(page))
      .toContainEqual({ type: '403 mutation', operation: 'listTenantApps' });
  });
});

test('the console follows the options and the language of the host', async ({ page, openHost, texts }) => {
  const { shell } = texts;
  const view = await openHost({
    options: { hideMenu: true, rightMenu: false, header: false },
    state: { path: '/apps/dashboard' },
  });
  await expect(view.getByRole('heading', { level: 1, name: texts.console.routes.dashboard })).toBeVisible();
  await expect(view.getByRole('navigation', { name: shell.menu.main })).toHaveCount(0);
  await expect(view.getByRole('button', { name: shell.settings.title })).toHaveCount(0);
  await page.evaluate(() => {
    window.host.change({ meta: { lang: 'vi' } });
  });
  await expect(view.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible();
});
