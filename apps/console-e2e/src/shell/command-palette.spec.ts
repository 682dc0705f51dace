// @see spec 2.2, 2.5
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';

test('an operator finds an app and an invoice, and moves between pages, by keyboard only', async ({
  page,
  operator,
  texts,
  unique,
}) => {
  const { palette, shortcuts } = texts.workspace;
  const dialog = page.getByRole('dialog', { name: palette.title });
  const search = dialog.getByRole('combobox', { name: palette.search });
  const heading = page.getByRole('heading', { level: 1 });
  const appId = unique('dong-bang');
  const name = `Đồng Bằng ${appId}`;
  await arrangeTenantApp(page, operator, { name, appId });

  await test.step('an app, without diacritics', async () => {
    await page.goto('/apps/dashboard');
    await expect(heading).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(search).toBeFocused();
    await page.keyboard.type(`dong bang ${appId}`);
    await expect(dialog.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/apps/${appId}/detail`);
    await expect(dialog).toBeHidden();
  });

  await test.step('an invoice by the end of its number, after the page of invoices', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page).toHaveURL('/apps/billing/invoice');
    const table = page.getByRole('table', { name: texts.billing.invoices.table });
    const number =
      (await table
        .getByRole('link', { name: /-\d{6}-\d{5}$/ })
        .first()
        .textContent()) ?? '';
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(number.slice(-12));
    await expect(dialog.getByRole('option', { name: number })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/apps\/billing\/invoice\/[^/?]+$/);
    await expect(page.getByText(number).first()).toBeVisible();
  });

  await test.step('both again, as recent items', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+k');
    const recent = dialog.getByRole('group', { name: palette.groups.recent });
    await expect(recent.getByRole('option').nth(1)).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the search of a list', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: shortcuts.title });
    await expect(help.getByText(texts.accounts.routes.users, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(heading).toHaveText(texts.accounts.routes.users);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: texts.ui.list.search })).toBeFocused();
  });
});
