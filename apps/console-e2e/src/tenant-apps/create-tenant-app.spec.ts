import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { createForm, createTenantApp } from './create-tenant-app';
import { tenantAppList } from './tenant-app-list';

const CREATE_CALL = '**/admin/api/tenant-app/apps';

test.beforeEach(async ({ page }) => {
  await page.goto('/apps/tenant-apps/create');
});

test('a double click on Create makes one app', async ({ page, texts }) => {
  const posts = postsOf(page);
  const form = createForm(page, texts);
  await form.fill({ name: 'Twice Clicked', appId: 'twice-clicked' });
  await form.submit.dblclick();
  await expect(page.getByRole('list', { name: texts.tenantApps.created.apiKey })).toBeVisible();
  expect(posts).toHaveLength(1);

  const list = tenantAppList(page, texts);
  await page.goto('/apps/tenant-apps/normal?q=twice-clicked');
  await expect(list.rows).toHaveCount(1);
});

test('Enter while the answer is still on its way makes no second app', async ({ page, texts }) => {
  const posts = postsOf(page);
  const form = createForm(page, texts);
  const held = Promise.withResolvers<undefined>();
  await page.route(CREATE_CALL, async (route) => {
    await held.promise;
    await route.continue();
  });
  await form.fill({ name: 'Sent Twice', appId: 'sent-twice' });
  await form.appId.press('Enter');
  await expect(page.getByTestId('global-loading')).toBeVisible();
  await form.appId.press('Enter');
  // The second one is checked as the first was; what it leads to is there when the next frame is.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  held.resolve(undefined);
  await expect(page.getByRole('list', { name: texts.tenantApps.created.apiKey })).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('what is wrong stands beside its field, and nothing is sent', async ({ page, texts }) => {
  const { create } = texts.tenantApps;
  const form = createForm(page, texts);
  await form.fill({ name: ' ', appId: 'No Such ID' });
  await form.submit.click();
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.appId).toHaveAccessibleDescription(new RegExp(create.appIdFormat));
  await form.appId.fill('dashboard');
  await expect(form.appId).toHaveAccessibleDescription(new RegExp(create.appIdReserved));
  await expect(page).toHaveURL('/apps/tenant-apps/create');
});

test.describe('an answer that is no good', () => {
  test.use({ expectedComplaints: FAILED_REQUEST });

  test('an App ID that is taken is refused beside its field', async ({ page, texts }) => {
    const taken = { name: 'The first', appId: 'taken-already' };
    await createTenantApp(page, texts, taken);
    await page.goto('/apps/tenant-apps/create');
    const form = createForm(page, texts);
    await form.fill({ ...taken, name: 'The second' });
    await form.submit.click();
    await expect(form.appId).toHaveAttribute('aria-invalid', 'true');
    await expect(form.appId).toBeFocused();
    await expect(form.name).toHaveValue('The second');
  });

  test('HTML in place of the answer ends in a notice; what was typed is kept and can be sent again', async ({
    page,
    texts,
  }) => {
    const form = createForm(page, texts);
    await page.route(CREATE_CALL, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1 id="stranger">Bad gateway</h1>' }),
    );
    await form.fill({ name: 'Kept As Typed', appId: 'kept-as-typed' });
    await form.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: '502' })).toBeVisible();
    await expect(page.locator('#stranger')).toHaveCount(0);
    await expect(form.name).toHaveValue('Kept As Typed');
    await expect(form.appId).toHaveValue('kept-as-typed');

    await page.unroute(CREATE_CALL);
    await form.submit.click();
    await expect(page.getByRole('list', { name: texts.tenantApps.created.apiKey })).toBeVisible();
  });

  test('HTML with a good status is no success either', async ({ page, texts }) => {
    const form = createForm(page, texts);
    await page.route(CREATE_CALL, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }),
    );
    await form.fill({ name: 'Still Here', appId: 'still-here' });
    await form.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: texts.ui.notice.drift })).toBeVisible();
    await expect(form.name).toHaveValue('Still Here');
    await expect(page.getByTestId('global-loading')).toHaveCount(0);
  });
});

/** The writes that the page sends from now on. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}
