// @see spec 7.6
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { arrangeTenantApp } from './arrange-tenant-app';

function groupList(page: Page, { ui, tenantApps }: Texts) {
  const table = page.getByRole('table', { name: tenantApps.groups.table });
  return {
    table,
    dialog: (name: string) => page.getByRole('dialog', { name }),
    row: (group: string) => table.getByRole('row').filter({ hasText: group }),
    choose: async (group: string, entry: string) => {
      await page.getByRole('button', { name: fill(ui.list.rowActions, { name: group }) }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
  };
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator creates, edits, previews and deletes a group', async ({
      page,
      operator,
      texts,
      unique,
    }) => {
      const { groups } = texts.tenantApps;
      const appId = unique(`grouped-${language}`);
      const list = groupList(page, texts);
      await arrangeTenantApp(page, operator, { name: 'Grouped', appId });
      await page.goto(`/apps/${appId}/group`);
      await expect(list.table.getByRole('row')).toHaveCount(2);

      await test.step('creates a group after a preview in the form', async () => {
        await page.getByRole('button', { name: groups.create }).click();
        await expect(page).toHaveURL(`/apps/${appId}/group/create`);
        const form = list.dialog(groups.create);
        await form.getByRole('textbox', { name: groups.name }).fill('Ca đêm');
        await form.getByRole('checkbox', { name: /^SSAI/ }).check();
        await form.getByRole('button', { name: groups.preview.inForm }).click();
        await expect(form.getByRole('region', { name: 'SSAI', exact: true })).toBeVisible();
        await form.getByRole('button', { name: groups.createSubmit, exact: true }).click();
        await expect(page).toHaveURL(`/apps/${appId}/group`);
        await expect(list.row('Ca đêm')).toContainText('SSAI');
      });

      await test.step('edits it', async () => {
        await list.choose('Ca đêm', groups.actions.edit);
        await expect(page).toHaveURL(new RegExp(`/apps/${appId}/group/[^/]+/edit$`));
        const form = list.dialog(groups.edit);
        await form.getByRole('textbox', { name: groups.description }).fill('22h–6h');
        await form.getByRole('checkbox', { name: /LRM/ }).check();
        await form.getByRole('button', { name: groups.save, exact: true }).click();
        await expect(page).toHaveURL(`/apps/${appId}/group`);
        await expect(list.row('Ca đêm')).toContainText('22h–6h');
        await expect(list.row('Ca đêm')).toContainText('LRM');
      });

      await test.step('previews it; the address survives a reload', async () => {
        await list.table.getByRole('link', { name: 'Ca đêm', exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/apps/${appId}/group/[^/]+/preview$`));
        await page.reload();
        const preview = list.dialog(fill(groups.preview.title, { name: 'Ca đêm' }));
        await expect(preview.getByRole('listitem').filter({ hasText: /SSAI/ }).first()).toBeVisible();
        await preview.getByRole('button', { name: groups.close }).last().click();
        await expect(page).toHaveURL(`/apps/${appId}/group`);
      });

      await test.step('cannot delete a group with members, and opens these', async () => {
        await list.choose('Administrators', groups.actions.delete);
        const rejection = list.dialog(fill(groups.delete.title, { name: 'Administrators' }));
        await rejection.getByRole('link', { name: groups.delete.showMembers }).click();
        await expect(page).toHaveURL(new RegExp(`/apps/${appId}/member\\?group=`));
        await expect(
          page.getByRole('table', { name: texts.tenantApps.members.table }).getByRole('row'),
        ).toHaveCount(2);
        await page.goto(`/apps/${appId}/group`);
      });

      await test.step('deletes an empty group', async () => {
        await list.choose('Ca đêm', groups.actions.delete);
        const question = list.dialog(fill(groups.delete.title, { name: 'Ca đêm' }));
        await question.getByTestId('confirm').click();
        await expect(question).toHaveCount(0);
        await expect(list.table.getByRole('row')).toHaveCount(2);
        await expect(list.row('Ca đêm')).toHaveCount(0);
      });
    });

    test.describe('two editors', () => {
      test.use({ expectedLogs: /^Failed to load resource.*412/ });

      test(
        'an operator edits the API groups of many groups at once',
        { tag: '@full' },
        async ({ page, operator, texts, unique }) => {
          const { groups } = texts.tenantApps;
          const { matrix } = groups;
          const appId = unique(`matrix-${language}`);
          await arrangeTenantApp(page, operator, {
            name: 'Matrix',
            appId,
            groups: [
              { name: 'Editors', apiGroups: ['admin-ssai'] },
              { name: 'Viewers', apiGroups: [] },
            ],
          });
          await page.goto(`/apps/${appId}/group`);
          await page.getByRole('link', { name: matrix.link }).click();
          await expect(page).toHaveURL(`/apps/${appId}/group/matrix`);
          const box = (group: string, text = matrix.box) =>
            page.getByRole('checkbox', { name: fill(text, { apiGroup: 'SSAI', group }), exact: true });

          await test.step('by the keyboard', async () => {
            await box('Editors').focus();
            await page.keyboard.press('Space');
            await expect(box('Editors', matrix.changedBox)).not.toBeChecked();
            await page.keyboard.press('ArrowRight');
            await expect(box('Viewers')).toBeFocused();
            await page.keyboard.press('Space');
            await expect(box('Viewers', matrix.changedBox)).toBeChecked();
          });

          await test.step('one is saved, the other has a conflict', async () => {
            const other = await page.context().newPage();
            const otherList = groupList(other, texts);
            await other.goto(`/apps/${appId}/group`);
            await otherList.choose('Editors', groups.actions.edit);
            const form = otherList.dialog(groups.edit);
            await form.getByRole('textbox', { name: groups.description }).fill('New description');
            await form.getByRole('button', { name: groups.save, exact: true }).click();
            await expect(otherList.row('Editors')).toContainText('New description');
            await other.close();

            await page.getByRole('button', { name: groups.save, exact: true }).click();
            const results = page.getByRole('list', { name: matrix.results }).getByRole('listitem');
            await expect(results.filter({ hasText: 'Viewers' })).toContainText(matrix.result.saved);
            await expect(results.filter({ hasText: 'Editors' })).toContainText(matrix.result.conflict);
          });

          await test.step('the other is saved after it was reloaded', async () => {
            await page.getByRole('button', { name: fill(matrix.reload, { name: 'Editors' }) }).click();
            await expect(
              page.getByRole('button', { name: fill(matrix.reload, { name: 'Editors' }) }),
            ).toHaveCount(0);
            await expect(box('Editors', matrix.changedBox)).not.toBeChecked();
            await page.getByRole('button', { name: groups.save, exact: true }).click();
            await expect(box('Editors')).not.toBeChecked();
            await expect(page.getByRole('button', { name: groups.save, exact: true })).toHaveCount(0);
            await page.reload();
            await expect(box('Viewers')).toBeChecked();
            await expect(box('Editors')).not.toBeChecked();
          });
        },
      );
    });
  });
