// @see spec 2.4, 2.10, 4.8, 7.1
import { addressOf, ROUTES } from '@console/console/testing/routes';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, signedInTest as test } from '../fixtures/operator-test';

const MANIFEST = resolve(import.meta.dirname, '../../../console/dist/.vite/manifest.json');
const SCREEN = '../../libs/tenant-apps/src/tenant-app-list/tenant-app-list-page.tsx';

test('the page of a place has its files loaded at once, and only once', async ({ page, texts }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) asked.push(pathname.slice(1));
  });
  await page.goto('/apps/tenant-apps/normal');
  await expect(
    page.getByRole('table', { name: texts.tenantApps.table }).getByRole('row').nth(1),
  ).toBeVisible();

  // Vite wrote it, and the server wrote this: in these shapes.
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const named = JSON.parse((await page.locator('#place-files').textContent()) ?? '') as string[];
  expect(named).toContain(manifest[SCREEN]?.file);
  const times = new Map(named.map((file) => [file, asked.filter((other) => other === file).length]));
  expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
});

test('every path of the console is answered with 200, and any other one with 404', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status();
  for (const route of ROUTES)
    expect(await statusOf(addressOf(route)), route.path).toBe(route.path === '*' ? 404 : 200);
  // Media modules from elsewhere have addresses of their own.
  expect(await statusOf('/apps/default-admin-app/product/playout/day/7')).toBe(200);
});

/** What the guard goes by, whatever the place. */
const GUARD_CALLS = ['users/profile', 'apps/user/detail', 'apps/default-admin-app'].map(
  (path) => `/auth-service/v1/${path}`,
);

test('the page asks who is there before the console runs, and the console does not ask again', async ({
  page,
  texts,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (GUARD_CALLS.includes(pathname)) asked.push(pathname);
  });
  // Without its code there is no console.
  await page.route(/\/assets\/libraries-/, async (route) => {
    await expect.poll(() => asked.toSorted()).toEqual(GUARD_CALLS.toSorted());
    await route.continue();
  });
  await page.goto('/apps/tenant-apps/normal');
  await expect(
    page.getByRole('table', { name: texts.tenantApps.table }).getByRole('row').nth(1),
  ).toBeVisible();
  expect(asked.toSorted()).toEqual(GUARD_CALLS.toSorted());
});
