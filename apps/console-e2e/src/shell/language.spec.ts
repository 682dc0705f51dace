// @see spec 2.6, 4.10
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { TEXTS } from '../texts';

test('a new language reloads the page and the other tabs', async ({ page, context, texts }) => {
  const { settings } = texts.shell;
  const { languages } = texts.ui;
  const translated = { name: TEXTS.vi.console.routes.dashboard };
  await page.goto('/apps/dashboard');
  const second = await context.newPage();
  await second.goto('/apps/dashboard');
  await expect(second.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();

  await page.getByRole('button', { name: settings.title }).click();
  await page.getByRole('radiogroup', { name: settings.language }).getByText(languages.vi).click();
  await page.getByRole('dialog', { name: settings.warning }).getByTestId('confirm').click();
  await expect(page.getByRole('heading', translated)).toBeVisible();
  await expect(second.getByRole('heading', translated)).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('lang', 'vi');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('vi');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
});
