import { expect, signedInTest as test } from '../fixtures/operator-test';
import { TEXTS } from '../texts';

test('another language is asked about, kept and loaded', async ({ page, texts }) => {
  const { settings, confirm, cancel } = texts.shell;
  await page.goto('/apps/dashboard');
  const choose = async (answer: string) => {
    await page.getByRole('button', { name: settings.title }).click();
    const group = page.getByRole('radiogroup', { name: settings.language });
    await group.getByText(settings.languages.vi).click();
    const question = page.getByRole('dialog', { name: settings.warning });
    await expect(question).toContainText(settings.languageQuestion);
    await question.getByRole('button', { name: answer }).click();
    return group;
  };

  const group = await choose(cancel);
  await expect(group.getByRole('radio', { name: settings.languages.en })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();

  await choose(confirm);
  await expect(page.getByRole('heading', { name: TEXTS.vi.console.routes.dashboard })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});
