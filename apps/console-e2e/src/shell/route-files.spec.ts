// @see spec 2.4, 2.10, 4.8, 7.1
import { addressOf, ROUTES } from '@console/console/testing/routes';
import { expect, signedInTest as test } from '../fixtures/operator-test';

/** The requests of the guard and of the list. */
const BOOTSTRAP_REQUESTS = [
  '/admin/api/tenant-app/apps',
  ...['apps/default-admin-app', 'apps/user/detail', 'users/profile'].map(
    (path) => `/auth-service/v1/${path}`,
  ),
];

test('the page shows its frame and requests the files and data of its route once, before the console runs', async ({
  page,
  texts,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const bootstrap = () => requested.filter((path) => BOOTSTRAP_REQUESTS.includes(path)).toSorted();
  // The console cannot run without this file.
  await page.route(/\/assets\/start-/, async (route) => {
    await expect.poll(bootstrap).toEqual(BOOTSTRAP_REQUESTS);
    await expect(page.locator('#frame h1')).toHaveText(texts.tenantApps.title.normal);
    await route.continue();
  });
  await page.goto('/apps/tenant-apps/normal');
  await expect(
    page.getByRole('table', { name: texts.tenantApps.table }).getByRole('row').nth(1),
  ).toBeVisible();
  expect(bootstrap()).toEqual(BOOTSTRAP_REQUESTS);
  await expect(page.locator('#frame')).toHaveCount(0);
  expect(await page.evaluate(shiftsSoFar)).toBeLessThanOrEqual(0.02);

  // Those that console-server wrote; later ones have full addresses.
  const preloads = page.locator('link[rel=modulepreload][href^="/"]');
  const preloaded = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(preloaded).toContainEqual(expect.stringMatching(/^\/assets\/list-/));
  const notOnce = preloaded.filter((file) => requested.filter((path) => path === file).length !== 1);
  expect(notOnce).toEqual([]);
});

/** The sum of the layout shifts. */
function shiftsSoFar(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const shifts: (PerformanceEntry & { value?: number })[] = list.getEntries();
      resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // Without shifts there are no entries.
    setTimeout(resolve, 500, 0);
  });
}

test('every route responds with 200 and the security policy, and any other path with 404', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const response = await request.get(addressOf(route));
    expect(response.status(), route.path).toBe(route.path === '*' ? 404 : 200);
    expect(response.headers()['content-security-policy'], route.path).toContain(
      "require-trusted-types-for 'script'",
    );
  }
  // Modules have routes of their own.
  expect((await request.get('/apps/default-admin-app/product/interactive/day/7')).status()).toBe(200);
});
