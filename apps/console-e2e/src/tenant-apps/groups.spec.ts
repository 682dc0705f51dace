// @see spec 7.6
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { arrangeTenantApp } from './arrange-tenant-app';

/** The groups of an app as one finds them on the screen. */
function groupList(page: Page, { ui, tenantApps }: Texts) {
  const table = page.getByRole('table', { name: tenantApps.groups.table });
  return {
    table,
    dialog: (name: string) => page.getByRole('dialog', { name }),
    row: (group: string) => table.getByRole('row').filter({ hasText: group }),
    act: async (group: string, entry: string) => {
      await page.getByRole('button', { name: fill(ui.list.rowActions, { name: group }) }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    },
  };
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('a group is made, changed, looked at and deleted', async ({ page, operator, texts, unique }) => {
      const { groups } = texts.tenantApps;
      const appId = unique(`grouped-${language}`);
      const list = groupList(page, texts);
      await arrangeTenantApp(page, operator, { name: 'Grouped', appId });
      await page.goto(`/apps/${appId}/group`);
      await expect(list.table.getByRole('row')).toHaveCount(2);

      await test.step('made; the form tells what it will mean', async () => {
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

      await test.step('changed', async () => {
        await list.act('Ca đêm', groups.actions.edit);
        await expect(page).toHaveURL(new RegExp(`/apps/${appId}/group/[^/]+/edit$`));
        const form = list.dialog(groups.edit);
        await form.getByRole('textbox', { name: groups.description }).fill('22h–6h');
        await form.getByRole('checkbox', { name: /LRM/ }).check();
        await form.getByRole('button', { name: groups.save, exact: true }).click();
        await expect(page).toHaveURL(`/apps/${appId}/group`);
        await expect(list.row('Ca đêm')).toContainText('22h–6h');
        await expect(list.row('Ca đêm')).toContainText('LRM');
      });

      await test.step('looked at, with the places that it opens; its address survives a reload', async () => {
        await list.table.getByRole('link', { name: 'Ca đêm', exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/apps/${appId}/group/[^/]+/preview$`));
        await page.reload();
        const preview = list.dialog(fill(groups.preview.title, { name: 'Ca đêm' }));
        await expect(preview.getByRole('listitem').filter({ hasText: /SSAI/ }).first()).toBeVisible();
        await preview.getByRole('button', { name: groups.close }).last().click();
        await expect(page).toHaveURL(`/apps/${appId}/group`);
      });

      await test.step('one that somebody is in stays, and leads to its members', async () => {
        await list.act('Administrators', groups.actions.delete);
        const refusal = list.dialog(fill(groups.delete.title, { name: 'Administrators' }));
        await refusal.getByRole('link', { name: groups.delete.showMembers }).click();
        await expect(page).toHaveURL(new RegExp(`/apps/${appId}/member\\?group=`));
        await expect(
          page.getByRole('table', { name: texts.tenantApps.members.table }).getByRole('row'),
        ).toHaveCount(2);
        await page.goto(`/apps/${appId}/group`);
      });

      await test.step('one that nobody is in goes', async () => {
        await list.act('Ca đêm', groups.actions.delete);
        const question = list.dialog(fill(groups.delete.title, { name: 'Ca đêm' }));
        await question.getByRole('button', { name: texts.ui.confirm, exact: true }).click();
        await expect(question).toHaveCount(0);
        await expect(list.table.getByRole('row')).toHaveCount(2);
        await expect(list.row('Ca đêm')).toHaveCount(0);
      });
    });

    test.describe('with somebody else at work', () => {
      // Their save is refused to us, which the browser tells on its console.
      test.use({ expectedComplaints: /^Failed to load resource.*412/ });

      test('many groups are given API groups at once', async ({ page, operator, texts, unique }) => {
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

        await test.step('one is saved, one was changed meanwhile', async () => {
          const other = await page.context().newPage();
          const theirs = groupList(other, texts);
          await other.goto(`/apps/${appId}/group`);
          await theirs.act('Editors', groups.actions.edit);
          const form = theirs.dialog(groups.edit);
          await form.getByRole('textbox', { name: groups.description }).fill('New description');
          await form.getByRole('button', { name: groups.save, exact: true }).click();
          await expect(theirs.row('Editors')).toContainText('New description');
          await other.close();

          await page.getByRole('button', { name: groups.save, exact: true }).click();
          const results = page.getByRole('list', { name: matrix.results }).getByRole('listitem');
          await expect(results.filter({ hasText: 'Viewers' })).toContainText(matrix.result.saved);
          await expect(results.filter({ hasText: 'Editors' })).toContainText(matrix.result.conflict);
        });

        await test.step('reloaded, with one’s own tick upon it, it is saved as well', async () => {
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
      });
    });
  });
