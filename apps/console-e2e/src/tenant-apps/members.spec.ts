// @see spec 7.7
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { arrangeTenantApp } from './arrange-tenant-app';

function memberList(page: Page, { ui, tenantApps }: Texts) {
  const { members } = tenantApps;
  const table = page.getByRole('table', { name: members.table });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const pick = async (label: string, option: string) => {
    await dialog(label).getByRole('combobox', { name: members.columns.group }).click();
    await page.getByTitle(option, { exact: true }).last().click();
  };
  return {
    table,
    dialog,
    pick,
    row: (person: string) => table.getByRole('row').filter({ hasText: person }),
    choose: async (person: string, entry: string) => {
      await page.getByRole('button', { name: fill(ui.list.rowActions, { name: person }) }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language, expectedLogs: FAILED_REQUEST });

    test('an operator invites members, moves them, invites them again and revokes an invitation', async ({
      page,
      operator,
      texts,
      unique,
    }) => {
      const { members } = texts.tenantApps;
      const appId = unique(`staffed-${language}`);
      const [an, binh] = [`an@${appId}.example`, `binh@${appId}.example`];
      const list = memberList(page, texts);
      await arrangeTenantApp(page, operator, {
        name: 'Staffed',
        appId,
        groups: [
          { name: 'Editors', apiGroups: ['admin-vod'] },
          { name: 'Viewers', apiGroups: [] },
        ],
      });
      await page.goto(`/apps/${appId}/member`);
      await expect(list.row(operator.email)).toContainText(members.owner);

      await test.step('invites two', async () => {
        await page.getByRole('button', { name: members.invite.title }).click();
        await expect(page).toHaveURL(`/apps/${appId}/member/invite`);
        const invite = list.dialog(members.invite.title);
        await invite
          .getByRole('textbox', { name: texts.ui.invitations.emails })
          .fill(`${an}, Bình <${binh}>`);
        await list.pick(members.invite.title, 'Editors');
        await invite.getByRole('button', { name: members.invite.submit }).click();
        await expect(page).toHaveURL(`/apps/${appId}/member`);
        for (const person of [an, binh]) {
          await expect(list.row(person)).toContainText(members.status.invited);
          await expect(list.row(person)).toContainText('Editors');
        }
      });

      await test.step('moves one to another group', async () => {
        await list.choose(an, members.actions.edit);
        await expect(page).toHaveURL(new RegExp(`/apps/${appId}/member/[^/]+/edit$`));
        await expect(list.dialog(members.edit.title)).toContainText(an);
        await list.pick(members.edit.title, 'Viewers');
        await list.dialog(members.edit.title).getByRole('button', { name: members.edit.submit }).click();
        await expect(page).toHaveURL(`/apps/${appId}/member`);
        await expect(list.row(an)).toContainText('Viewers');
      });

      await test.step('invites all again; the results say who got a mail', async () => {
        await list.choose(binh, members.actions.resend);
        await expect(page.getByText(members.resend.notSent['too-soon'])).toBeVisible();

        await page.getByRole('checkbox', { name: texts.ui.selection.page }).check();
        await page.getByRole('button', { name: members.resend.bulk, exact: true }).click();
        await page
          .getByRole('dialog', { name: fill(members.resend.question_other, { count: 3 }) })
          .getByTestId('confirm')
          .click();
        const results = page.getByRole('table', { name: texts.ui.bulk.results });
        const result = (person: string) => results.getByRole('row').filter({ hasText: person });
        await expect(result(operator.email)).toContainText(members.resend.notSent.active);
        await expect(result(binh)).toContainText(members.resend.notSent['too-soon']);
        await page.getByRole('button', { name: texts.ui.bulk.close }).last().click();
        await expect(results).toHaveCount(0);
      });

      await test.step('revokes an invitation', async () => {
        await list.choose(binh, members.actions.revoke);
        const revoke = list.dialog(fill(members.revoke.title, { name: binh }));
        await revoke.getByTestId('confirm').click();
        await expect(revoke).toHaveCount(0);
        await expect(list.row(binh)).toHaveCount(0);
        await expect(list.row(an)).toHaveCount(1);
      });
    });
  });
