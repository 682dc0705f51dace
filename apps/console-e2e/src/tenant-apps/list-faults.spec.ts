import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { tenantAppList } from './tenant-app-list';

const LIST_CALL = '**/admin/api/tenant-app/apps?*';

test.use({ expectedComplaints: FAILED_REQUEST });

test('a list that cannot be reached says so, and comes with a retry', async ({ page, texts }) => {
  const { list: says, global, retry } = texts.ui;
  const list = tenantAppList(page, texts);
  await page.route(LIST_CALL, (route) => route.abort());
  await page.goto('/apps/tenant-apps/normal?q=a&perPage=10');
  await expect(page.getByText(says.failed)).toBeVisible();
  await expect(page.getByText(global.went_wrong).first()).toBeVisible();

  await page.unroute(LIST_CALL);
  await page.getByRole('button', { name: retry }).click();
  await expect(list.rows).toHaveCount(10);
  await expect(page.getByText(says.failed)).toHaveCount(0);
  await expect(list.search).toHaveValue('a');
});

test('HTML in place of the list ends in a notice; the screen works on', async ({ page, texts }) => {
  const { list: says, notice, retry } = texts.ui;
  const list = tenantAppList(page, texts);
  await page.route(LIST_CALL, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1 id="stranger">Hello</h1>' }),
  );
  await page.goto('/apps/tenant-apps/normal');
  await expect(page.getByText(says.failedDrift)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: notice.drift })).toBeVisible();
  await expect(page.locator('#stranger')).toHaveCount(0);

  await page.unroute(LIST_CALL);
  await page.getByRole('button', { name: retry }).click();
  await expect(list.rows).toHaveCount(20);
});

test('nothing that matches is told apart from nothing at all, and can be taken back', async ({
  page,
  texts,
}) => {
  const { list: says } = texts.ui;
  const list = tenantAppList(page, texts);
  await page.goto('/apps/tenant-apps/normal?q=no-app-is-called-this');
  await expect(page.getByText(says.noMatch)).toBeVisible();
  await page.getByRole('button', { name: says.clearFilters }).click();
  await expect(list.rows).toHaveCount(20);
  await expect(page).toHaveURL('/apps/tenant-apps/normal');
});

test('nonsense in the address of the list falls back to the defaults', async ({ page, texts }) => {
  const list = tenantAppList(page, texts);
  await page.goto('/apps/tenant-apps/normal?page=-1&perPage=7&sort=nothing&edition=gold');
  await expect(list.rows).toHaveCount(20);
  await expect(list.column(texts.tenantApps.columns.createdAt)).toHaveAttribute('aria-sort', 'descending');
});
