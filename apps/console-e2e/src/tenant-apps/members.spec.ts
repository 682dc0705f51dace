// @see spec 7.7
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { arrangeTenantApp, operatorHeaders } from './arrange-tenant-app';

/** The members of an app as one finds them on the screen. */
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
    act: async (person: string, entry: string) => {
      await page.getByRole('button', { name: fill(ui.list.rowActions, { name: person }) }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    },
  };
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    // One invitation is refused on purpose; and how an app of others is subscribed the operator may not ask.
    test.use({ language, expectedComplaints: FAILED_REQUEST });

    test('people are invited, put into another group, invited again and taken back', async ({
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

      await test.step('two at once; they are not members before they accept', async () => {
        await page.getByRole('button', { name: members.invite.title }).click();
        await expect(page).toHaveURL(`/apps/${appId}/member/invite`);
        const invite = list.dialog(members.invite.title);
        await invite
          .getByRole('textbox', { name: texts.shell.invitations.emails })
          .fill(`${an}, Bình <${binh}>`);
        await list.pick(members.invite.title, 'Editors');
        await invite.getByRole('button', { name: members.invite.submit }).click();
        await expect(page).toHaveURL(`/apps/${appId}/member`);
        for (const person of [an, binh]) {
          await expect(list.row(person)).toContainText(members.status.invited);
          await expect(list.row(person)).toContainText('Editors');
        }
      });

      await test.step('one who has been invited already is refused, and stays in the field', async () => {
        await page.getByRole('button', { name: members.invite.title }).click();
        const invite = list.dialog(members.invite.title);
        const emails = invite.getByRole('textbox', { name: texts.shell.invitations.emails });
        await emails.fill(`chi@${appId}.example\n${an}`);
        await list.pick(members.invite.title, 'Viewers');
        await invite.getByRole('button', { name: members.invite.submit }).click();
        await expect(emails).toHaveValue(an);
        await expect(emails).toHaveAccessibleDescription(new RegExp(an));
        await emails.fill('');
        await page.goto(`/apps/${appId}/member`);
        await expect(list.row(`chi@${appId}.example`)).toContainText('Viewers');
      });

      await test.step('another group', async () => {
        await list.act(an, members.actions.edit);
        await expect(page).toHaveURL(new RegExp(`/apps/${appId}/member/[^/]+/edit$`));
        await expect(list.dialog(members.edit.title)).toContainText(an);
        await list.pick(members.edit.title, 'Viewers');
        await list.dialog(members.edit.title).getByRole('button', { name: members.edit.submit }).click();
        await expect(page).toHaveURL(`/apps/${appId}/member`);
        await expect(list.row(an)).toContainText('Viewers');
      });

      await test.step('invited again, each with what became of it', async () => {
        await list.act(binh, members.actions.resend);
        await expect(page.getByText(members.resend.notSent['too-soon'])).toBeVisible();

        await page.getByRole('checkbox', { name: texts.ui.selection.page }).check();
        await page.getByRole('button', { name: members.resend.bulk, exact: true }).click();
        await page
          .getByRole('dialog', { name: fill(members.resend.question_other, { count: 4 }) })
          .getByRole('button', { name: texts.ui.confirm, exact: true })
          .click();
        const results = page.getByRole('table', { name: texts.ui.bulk.results });
        const result = (person: string) => results.getByRole('row').filter({ hasText: person });
        await expect(result(operator.email)).toContainText(members.resend.notSent.active);
        await expect(result(binh)).toContainText(members.resend.notSent['too-soon']);
        await page.getByRole('button', { name: texts.ui.bulk.close }).last().click();
        await expect(results).toHaveCount(0);
      });

      await test.step('an invitation is taken back; the owner stays', async () => {
        await list.act(binh, members.actions.revoke);
        const takeBack = list.dialog(fill(members.revoke.title, { name: binh }));
        await takeBack.getByRole('button', { name: texts.ui.confirm, exact: true }).click();
        await expect(takeBack).toHaveCount(0);
        await expect(list.row(binh)).toHaveCount(0);
        await expect(list.row(an)).toHaveCount(1);
      });
    });

    test('invitations that have run out are told and found', async ({ page, operator, texts }) => {
      const { members } = texts.tenantApps;
      const list = memberList(page, texts);
      const found = await page.request.get('/admin/api/tenant-app/members', {
        params: { customFields: JSON.stringify({ expired: true }), perPage: 1, sort: 'createdAt' },
        headers: operatorHeaders(operator),
      });
      // The platform of this very repository wrote it in this shape.
      const { data } = (await found.json()) as { data: { appId: string; email: string }[] };
      const [expired] = data;
      await page.goto(`/apps/${expired?.appId ?? ''}/member`);
      await expect(list.table.getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('combobox', { name: members.columns.status }).click();
      await page.getByTitle(members.status.expired).last().click();
      await expect(page).toHaveURL(/[?&]status=expired(&|$)/);
      await expect(list.row(expired?.email ?? '')).toContainText(members.status.expired);
      await expect(list.table.getByText(members.status.active, { exact: true })).toHaveCount(0);
    });
  });
