import { BLOCKER_WARNING, goTo } from '../actions/go-to';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { journeyLanguages } from '../texts';
import { addSampleVideo } from './sample-media';

const PRODUCT = '/apps/default-admin-app/product';
const LISTS = {
  'the console': [
    '/apps/tenant-apps/normal',
    '/apps/accounts',
    '/apps/machine',
    '/apps/default-admin-app/product/alerts',
    '/apps/billing/invoice',
    '/apps/default-admin-app/product/audit-log',
    '/apps/billing/quota',
    '/apps/management/member',
  ],
  'media modules': [
    'livestream',
    'event',
    'lrm',
    'playout',
    'transcode/channels',
    'transcode/templates',
    'transcode/profiles',
    'transcode/presets',
    'hub/distributors',
    'hub/channels',
    'vod',
    'library?view=list',
    'ssai',
    'ssai/ads',
    'ssai/statistics',
    'vast-control',
  ].map((path) => `${PRODUCT}/${path}`),
};

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language, expectedLogs: BLOCKER_WARNING });

    for (const [name, paths] of Object.entries(LISTS))
      test(`no list of ${name} scrolls sideways`, { tag: '@full' }, async ({ page, operator }) => {
        await addSampleVideo(page, 'default-admin-app', operatorHeaders(operator));
        await page.goto('/apps/dashboard');
        for (const path of paths) {
          const left = await page.title();
          await goTo(page, path);
          await expect(page).not.toHaveTitle(left);
          const tables = page.getByRole('table');
          // A list without rows has one cell.
          await expect(tables.first().getByRole('row').nth(1).getByRole('cell').nth(1), path).toBeVisible();
          for (const width of [1920, 1440, 1280, 360]) {
            await page.setViewportSize({ width, height: 900 });
            await expect
              .poll(
                () =>
                  tables.evaluateAll((all) =>
                    Math.max(
                      ...all.map(
                        ({ parentElement: area }) => (area?.scrollWidth ?? 0) - (area?.clientWidth ?? 0),
                      ),
                    ),
                  ),
                { message: `${path} at ${String(width)} px` },
              )
              .toBeLessThanOrEqual(0);
          }
          await page.setViewportSize({ width: 1280, height: 900 });
        }
      });

    test(
      'the list of tenant apps shows figures of billing and operations',
      { tag: '@full' },
      async ({ page, texts }) => {
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
      },
    );
  });
