// @see spec 2.6, 4.10
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { TEXTS } from '../texts';

test('another language is asked about, kept and loaded', async ({ page, texts }) => {
  const { settings } = texts.shell;
  const { cancel, confirm, languages } = texts.ui;
  await page.goto('/apps/dashboard');
  const choose = async (answer: string) => {
    await page.getByRole('button', { name: settings.title }).click();
    const group = page.getByRole('radiogroup', { name: settings.language });
    await group.getByText(languages.vi).click();
    const question = page.getByRole('dialog', { name: settings.warning });
    await expect(question).toContainText(settings.languageQuestion);
    await question.getByRole('button', { name: answer }).click();
    return group;
  };

  const group = await choose(cancel);
  await expect(group.getByRole('radio', { name: languages.en })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();

  await choose(confirm);
  await expect(page.getByRole('heading', { name: TEXTS.vi.console.routes.dashboard })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test('another language reaches the other tabs', async ({ page, context, texts }) => {
  const { settings } = texts.shell;
  const { confirm, languages } = texts.ui;
  const heading = { name: TEXTS.vi.console.routes.dashboard };
  await page.goto('/apps/dashboard');
  const second = await context.newPage();
  await second.goto('/apps/dashboard');
  await expect(second.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();

  await page.getByRole('button', { name: settings.title }).click();
  await page.getByRole('radiogroup', { name: settings.language }).getByText(languages.vi).click();
  await page.getByRole('dialog', { name: settings.warning }).getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(second.getByRole('heading', heading)).toBeVisible();
  await expect(second.locator('html')).toHaveAttribute('lang', 'vi');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'i18n_redirected');
  expect(cookie?.value).toBe('vi');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
});
