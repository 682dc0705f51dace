import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages } from '../texts';
import { tenantAppList } from './tenant-app-list';

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test(
      'an operator saves the view of a list, opens it elsewhere and deletes it',
      { tag: '@full' },
      async ({ page, texts, unique }) => {
        const { shell, ui, tenantApps, workspace } = texts;
        const name = unique(`view-${language}`);
        const list = tenantAppList(page, texts);
        const opened = page.getByRole('button', { name: new RegExp(name) });
        const choose = async (entry: string) => {
          await page.getByRole('menuitem', { name: workspace.views.all }).waitFor();
          await page.getByRole('menuitem', { name: entry }).click();
        };

        await test.step('saves filters, order and columns, for the other administrators too', async () => {
          await page.goto('/apps/tenant-apps/normal?edition=pro&sort=-members');
          await expect(list.rows.first()).toBeVisible();
          await page.getByRole('button', { name: ui.columns.title }).click();
          await page.getByRole('dialog').getByRole('checkbox', { name: tenantApps.columns.owner }).uncheck();
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: workspace.views.title }).click();
          await choose(workspace.views.create);
          const dialog = page.getByRole('dialog', { name: workspace.views.createTitle });
          await dialog.getByLabel(workspace.views.name).fill(name);
          await dialog.getByText(shell.settings.comfortable).click();
          await dialog.getByRole('switch', { name: workspace.views.share }).click();
          await dialog.getByRole('button', { name: workspace.views.submitCreate }).click();
          await expect(opened).toBeVisible();
        });

        await test.step('opens it on the bare list', async () => {
          await page.goto('/apps/tenant-apps/normal');
          await page.getByRole('button', { name: workspace.views.title, exact: true }).click();
          await choose(name);
          await expect(page).toHaveURL(/edition=pro.*savedView=/);
          await expect(list.column(tenantApps.columns.members)).toHaveAttribute('aria-sort', 'descending');
          await expect(list.column(tenantApps.columns.owner)).toHaveCount(0);
          await page.reload();
          await expect(opened).toBeVisible();
        });

        await test.step('deletes it; the list stays as it is', async () => {
          await opened.click();
          await choose(workspace.views.delete);
          const question = page.getByRole('dialog', { name: fill(workspace.views.deleteTitle, { name }) });
          await question.getByTestId('confirm').click();
          await expect(page.getByRole('button', { name: workspace.views.title, exact: true })).toBeVisible();
          await expect(page).toHaveURL(/edition=pro/);
          await expect(page).not.toHaveURL(/savedView/);
        });
      },
    );
  });
