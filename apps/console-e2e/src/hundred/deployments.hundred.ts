import { expect, signedInTest as test } from '../fixtures/operator-test';
import { LATEST_BUILD, passPoll } from '../shell/latest-build';
import { TIMES } from './times';

const LIST = '/apps/tenant-apps/normal';

test('a tab goes on after a deployment, with one load at most', async ({ page, texts }) => {
  const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
  const list = page.getByRole('table', { name: texts.tenantApps.table });
  const dashboard = page.getByRole('heading', { name: texts.console.routes.dashboard });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.clock.install();
  await page.goto(LIST);
  const loadsOf: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await menu.getByRole('link', { name: texts.console.routes.dashboard }).click();
    await expect(dashboard).toBeVisible();
    await page.route(LATEST_BUILD, (route) => route.fulfill({ json: { id: `build-${String(time)}` } }));
    await passPoll(page);
    loads = 0;
    await menu.getByRole('link', { name: texts.tenantApps.routes.normal, exact: true }).click();
    await expect(list).toBeVisible();
    await expect(page).toHaveURL(LIST);
    loadsOf.push(loads);
    // The build that is served is the page's own again.
    await page.unroute(LATEST_BUILD);
    await page.goto(LIST);
    await expect(list).toBeVisible();
  }
  expect(loadsOf).toEqual(Array.from({ length: TIMES }, () => 1));
});
