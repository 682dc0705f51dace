// @see spec 2.5
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { pointAtGroups } from './open-module-group';

test('the horizontal layout puts the menu above the content, and stays', async ({ page, texts }) => {
  const { settings, menu } = texts.shell;
  await page.goto('/apps/dashboard');
  await page.getByRole('button', { name: settings.title }).click();
  const dialog = page.getByRole('dialog', { name: settings.title });
  await dialog.getByRole('radiogroup', { name: settings.layoutMode }).getByText(settings.horizontal).click();
  await expect(page.getByRole('complementary', { includeHidden: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.reload();
  const navigation = page.getByRole('navigation', { name: menu.main });
  await expect(navigation).toBeVisible();
  const [menuBox, contentBox] = await boxes(page, menu.main);
  expect(menuBox.bottom).toBeLessThanOrEqual(contentBox.top);

  await pointAtGroups(page, texts, texts.tenantApps.routes.tenantApps);
  await page.getByRole('link', { name: texts.tenantApps.routes.archive }).click();
  await expect(page).toHaveURL('/apps/tenant-apps/archive');
});

test('the collapsed sidebar is 64 px wide, and stays so', async ({ page, texts }) => {
  const { menu } = texts.shell;
  await page.goto('/apps/dashboard');
  await page.getByRole('button', { name: menu.collapse }).click();
  await expect(page.getByRole('button', { name: menu.expand })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: menu.expand })).toBeVisible();
  await expect.poll(async () => (await page.getByRole('complementary').boundingBox())?.width).toBe(64);
});

test.describe('an unknown path', () => {
  test.use({ expectedComplaints: FAILED_REQUEST });

  test('a page that is not there says so and leads home', async ({ page, texts }) => {
    const { status, documentTitle } = texts.shell;
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: status['404'].title })).toBeVisible();
    await expect(page.getByText(status['404'].message.replace('{{path}}', '/no/such/page'))).toBeVisible();
    await expect(page).toHaveTitle(
      documentTitle.replace('{{page}}', status['404'].title).replace('{{product}}', 'Signalbox'),
    );
    await page.getByRole('link', { name: status.home }).click();
    await expect(page).toHaveURL('/apps/dashboard');
  });
});

async function boxes(page: Page, menuName: string) {
  const locators = [page.getByRole('navigation', { name: menuName }), page.getByRole('main')];
  const found = await Promise.all(locators.map((locator) => locator.boundingBox()));
  const [menu, content] = found.map((box) => ({
    top: box?.y ?? NaN,
    bottom: (box?.y ?? NaN) + (box?.height ?? NaN),
  }));
  if (!menu || !content) throw new Error('There is a menu and a content.');
  return [menu, content] as const;
}
