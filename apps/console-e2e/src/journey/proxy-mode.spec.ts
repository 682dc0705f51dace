// @see spec 7.1
import { expect, test } from '../fixtures/operator-test';
import { signInWithRecoveryCode } from '../actions/sign-in';
import { createTenantApp } from '../tenant-apps/create-tenant-app';
import { tenantAppList } from '../tenant-apps/tenant-app-list';

const CONSOLE_FILES = /^\/(?:$|apps\/|auth\/|assets\/|builds\/|[^/]+\.\w+$)/;

test.use({ baseURL: ({ proxied }, use) => use(proxied.url) });

test('an operator works through the proxy form of calls alone', async ({ page, operator, texts, unique }) => {
  const appId = unique('by-proxy');
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  const list = tenantAppList(page, texts);

  await page.goto('/apps/tenant-apps/normal?perPage=10');
  await signInWithRecoveryCode(page, texts, operator, await operator.recoveryCode());
  await expect(list.rows).toHaveCount(10);

  await page.goto('/apps/tenant-apps/create');
  const apiKey = await createTenantApp(page, texts, { name: 'By Proxy', appId });
  expect(apiKey).not.toBe('');
  await page.goto(`/apps/tenant-apps/normal?q=${appId}`);
  await expect(list.row(appId)).toBeVisible();

  const calls = [...requested].filter((path) => !CONSOLE_FILES.test(path));
  expect(calls).toEqual(
    expect.arrayContaining(['/api/__api_party/apiTenantApp', '/api/__api_party/authServiceApi']),
  );
  expect(calls.filter((path) => !path.startsWith('/api/__api_party/'))).toEqual([]);
});
