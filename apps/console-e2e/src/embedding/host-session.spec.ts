// @see spec 3.11, 4.1, 8
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, test } from './embedding-test';

/** What the host has heard that is neither where the console is nor how it is called. */
function heard(page: Page) {
  return page.evaluate(() =>
    window.host.heard().filter(({ type }) => type !== 'navigate' && type !== 'title'),
  );
}

const PLACE = '/apps/tenant-apps/normal?perPage=10';

for (const carrier of ['page', 'same-origin frame', 'cross-origin frame'] as const)
  test.describe(carrier, () => {
    test.use({ carrier, expectedComplaints: FAILED_REQUEST });

    test('a token that the host swaps counts at once; one that the platform refuses ends the session', async ({
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
      const view = await openHost({ state: { path: PLACE } });
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
      expect(await heard(page)).toEqual([]);

      await page.evaluate(() => {
        window.host.change({ token: 'no-such-session' });
      });
      await expect(view.getByRole('heading', { name: shell.status.hostSession.title })).toBeVisible();
      // The page reloads meanwhile: an interrupted check is repeated.
      await expect(async () => {
        expect(await heard(page)).toEqual([{ type: 'reload' }]);
      }).toPass();
      // The host's page, where it can be reached, reloads and comes back with the host's session.
      if (carrier === 'cross-origin frame') return;
      await expect(table.getByRole('row')).toHaveCount(11);
    });
  });

test.describe('what the platform forbids', () => {
  test.use({ expectedComplaints: FAILED_REQUEST });

  test('the host is told of a read, and the screen says what it lacks', async ({ page, openHost, texts }) => {
    const { ui } = texts;
    const refusal = { statusCode: 403, message: 'Forbidden', errors: 'Forbidden', requestId: 'r-1' };
    await page.route('**/admin/api/tenant-app/apps?**', (route) =>
      route.fulfill({ status: 403, json: refusal, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    const view = await openHost({ state: { path: PLACE } });
    await expect(view.getByText(ui.list.failed)).toBeVisible();
    await expect
      .poll(() => heard(page))
      .toContainEqual({ type: '403 mutation', operation: 'listTenantApps' });
  });
});

test('the host’s callbacks and options are obeyed, and its language is followed', async ({
  page,
  openHost,
  texts,
}) => {
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
