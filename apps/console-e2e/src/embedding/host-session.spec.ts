// @see spec 3.11, 4.1, 8
import type { Page } from '@playwright/test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill } from '../texts';
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

test('Back to the first page works, and a change of the host keeps page and app', async ({
  page,
  openHost,
  operator,
  token,
  texts,
  unique,
}) => {
  const { accounts, console: own, workspace } = texts;
  const [name, appId] = [unique('Harbor News'), unique('harbor-news')];
  await arrangeTenantApp(page, operator, { name, appId });
  const view = await openHost({ state: { path: '/apps/dashboard', appId } });
  const heading = view.getByRole('heading', { level: 1 });
  const users = view.getByRole('link', { name: accounts.routes.users, exact: true });
  const dashboard = view.getByRole('link', { name: own.routes.dashboard, exact: true });
  await users.click();
  await expect(heading).toHaveText(accounts.routes.users);
  await page.goBack();
  await expect(heading).toHaveText(own.routes.dashboard);

  await users.click();
  await expect(heading).toHaveText(accounts.routes.users);
  await dashboard.click();
  await expect(page).toHaveURL(/#\/apps\/dashboard$/);

  const switcherOf = (app: string) =>
    view.getByRole('button', { name: fill(workspace.appSwitcher.current, { app }), exact: true });
  await switcherOf(name).click();
  await view.getByRole('option', { name: workspace.appSwitcher.all }).click();
  await users.click();
  await page.evaluate((again) => {
    window.host.change({ token: again });
  }, token);
  await expect(switcherOf(workspace.appSwitcher.all)).toBeVisible();
  await expect(heading).toHaveText(accounts.routes.users);
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
