// @see spec 2.3
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages } from '../texts';

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('the admin app’s members and groups are looked after like those of any app', async ({
      page,
      operator,
      texts,
      unique,
    }) => {
      const { groups, members, routes } = texts.tenantApps;
      const name = unique(`Night watch ${language}`);
      const table = page.getByRole('table', { name: groups.table });
      const row = table.getByRole('row').filter({ hasText: name });
      await page.goto('/apps/management');
      await expect(page).toHaveURL('/apps/management/member');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(routes.management);
      await page.getByRole('searchbox').fill(operator.email);
      const people = page.getByRole('table', { name: members.table });
      await expect(people.getByRole('row').filter({ hasText: operator.email })).toContainText(
        'Administrators',
      );

      const tabs = page.getByRole('navigation', { name: texts.ui.detail.pages });
      await tabs.getByRole('link', { name: routes.group, exact: true }).click();
      await expect(page).toHaveURL('/apps/management/group');
      for (const group of ['Administrators', 'Billing', 'Viewers'])
        await expect(table.getByRole('row').filter({ hasText: group }).first()).toBeVisible();

      await page.getByRole('button', { name: groups.create }).click();
      const form = page.getByRole('dialog', { name: groups.create });
      await expect(form.getByText(groups.onlyHeld)).toBeVisible();
      await form.getByRole('textbox', { name: groups.name }).fill(name);
      await form.getByRole('checkbox', { name: /^SSAI/ }).check();
      await form.getByRole('button', { name: groups.createSubmit, exact: true }).click();
      await expect(page).toHaveURL('/apps/management/group');
      await expect(row).toBeVisible();

      await page.getByRole('button', { name: fill(texts.ui.list.rowActions, { name }) }).click();
      await page.getByRole('menuitem', { name: groups.actions.delete, exact: true }).click();
      const question = page.getByRole('dialog', { name: fill(groups.delete.title, { name }) });
      await question.getByRole('button', { name: texts.ui.confirm, exact: true }).click();
      await expect(question).toHaveCount(0);
      await expect(row).toHaveCount(0);
    });
  });
