// @see spec 2.3, 4.3
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { arrangeTenantApp } from './arrange-tenant-app';
import { tenantAppList } from './tenant-app-list';

const VOD = /VOD|Video theo yêu cầu/;

function tenantAppPage(page: Page, { tenantApps, ui }: Texts, name: string) {
  const title = page.getByRole('heading', { level: 1 });
  const dialog = (question: string) => page.getByRole('dialog', { name: fill(question, { name }) });
  return {
    title,
    dialog,
    /** The title with edition and status. */
    head: title.locator('..'),
    region: (label: string) => page.getByRole('region', { name: label, exact: true }),
    action: (label: string) => page.getByRole('button', { name: label, exact: true }).first(),
    confirm: async (label: string, question: string, typed?: string) => {
      await page.getByRole('button', { name: ui.detail.more, exact: true }).click();
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      const confirmation = dialog(question);
      if (typed !== undefined) await confirmation.getByRole('textbox').fill(typed);
      await confirmation.getByTestId('confirm').click();
      await expect(confirmation).toHaveCount(0);
    },
    open: async (appId: string) => {
      await page.goto(`/apps/${appId}`);
      await expect(page).toHaveURL(`/apps/${appId}/detail`);
      await expect(title).toHaveText(name);
      await expect(page.getByRole('region', { name: tenantApps.detail.about, exact: true })).toBeVisible();
    },
  };
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator edits an app and revokes an API group', async ({ page, operator, texts, unique }) => {
      const { detail, editApp, appApiGroups } = texts.tenantApps;
      const appId = unique(`edited-${language}`);
      const app = tenantAppPage(page, texts, 'Đài Sông Hồng');
      await arrangeTenantApp(page, operator, {
        name: 'Đài Sông Hồng',
        appId,
        groups: [{ name: 'Editors', apiGroups: ['admin-vod'] }],
      });
      await app.open(appId);

      await app.action(detail.edit).click();
      await expect(page).toHaveURL(`/apps/${appId}/detail/edit`);
      const edit = app.dialog(editApp.title);
      await edit.getByRole('textbox', { name: editApp.name }).fill('Đài Sông Mã');
      await page.goBack();
      const leave = page.getByRole('dialog', { name: texts.ui.leaveForm.title });
      await leave.getByTestId('confirm').click();
      await expect(page).toHaveURL(`/apps/${appId}/detail`);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await app.action(detail.edit).click();
      await edit.getByRole('button', { name: texts.ui.draft.discard }).click();
      await edit.getByRole('radio', { name: texts.shell.subscription.editions.pro }).check();
      await edit.getByRole('button', { name: editApp.submit }).click();
      await expect(page).toHaveURL(`/apps/${appId}/detail`);
      await expect(app.head).toContainText(texts.shell.subscription.editions.pro);
      await expect(app.action(detail.edit)).toBeFocused();

      await app.action(detail.apiGroupsChange).click();
      const change = app.dialog(appApiGroups.title);
      const granted = change.getByRole('list', { name: appApiGroups.granted });
      const vod = granted.getByRole('checkbox', { name: VOD });
      await vod.check();
      await change.getByRole('button', { name: appApiGroups.revoke }).click();
      await expect(vod).toHaveCount(0);
      await expect(change.getByRole('status').filter({ hasText: 'Editors' })).toBeVisible();
      await change.getByRole('button', { name: appApiGroups.submit }).click();
      await expect(page).toHaveURL(`/apps/${appId}/detail`);
      const list = page.getByRole('list', { name: detail.apiGroups });
      await expect(list.getByRole('listitem').first()).toBeVisible();
      await expect(list).not.toContainText(VOD);
    });

    test(
      'an operator archives an app, restores it twice and deletes it',
      { tag: '@full' },
      async ({ page, operator, texts, unique }) => {
        const { actions, archive, restore, delete: remove, frame } = texts.tenantApps;
        const appId = unique(`archived-${language}`);
        const name = `Archived ${appId}`;
        const app = tenantAppPage(page, texts, name);
        const list = tenantAppList(page, texts);
        await arrangeTenantApp(page, operator, { name, appId });
        await page.goto(`/apps/tenant-apps/normal?q=${appId}`);
        await list.row(appId).getByRole('link').click();
        await expect(app.title).toHaveText(name);

        await app.confirm(actions.archive, archive.title, appId);
        await expect(page.getByText(fill(archive.done, { name }))).toBeVisible();
        await expect(page.getByText(frame.archivedMeans)).toBeVisible();
        await page.keyboard.press('Control+z');
        await expect(page.getByText(frame.archivedMeans)).toHaveCount(0);
        await expect(page.getByText(fill(archive.done, { name }))).toHaveCount(0);

        await app.confirm(actions.archive, archive.title, appId);
        await expect(page.getByText(frame.archivedMeans)).toBeVisible();
        await app.confirm(actions.restore, restore.title);
        await expect(page.getByText(frame.archivedMeans)).toHaveCount(0);

        await app.confirm(actions.delete, remove.title, appId);
        await expect(page).toHaveURL(`/apps/tenant-apps/normal?q=${appId}`);
        await expect(page.getByText(fill(remove.done, { name }))).toBeVisible();
        await expect(list.row(appId)).toHaveCount(0);
      },
    );

    test.describe('two editors', () => {
      test.use({ expectedLogs: FAILED_REQUEST });

      test(
        'the second to save sees both versions and keeps the input',
        { tag: '@full' },
        async ({ page, context, operator, texts, unique }) => {
          const { detail, editApp } = texts.tenantApps;
          const { conflict } = texts.ui;
          const appId = unique(`contested-${language}`);
          const first = tenantAppPage(page, texts, 'Contested');
          await arrangeTenantApp(page, operator, { name: 'Contested', appId });
          const other = await context.newPage();
          const second = tenantAppPage(other, texts, 'Contested');
          for (const operatorsPage of [first, second]) {
            await operatorsPage.open(appId);
            await operatorsPage.action(detail.edit).click();
          }
          const edit = (on: typeof first) => on.dialog(editApp.title);
          const nameIn = (on: typeof first) =>
            edit(on).getByRole('textbox', { name: editApp.name, exact: true });
          const save = (on: typeof first) => edit(on).getByRole('button', { name: editApp.submit }).click();

          await nameIn(second).fill('By the second');
          await edit(second)
            .getByRole('radio', { name: texts.shell.subscription.editions.enterprise })
            .check();
          await nameIn(first).fill('By the first');
          await save(first);
          await expect(first.title).toHaveText('By the first');

          await save(second);
          const versions = edit(second).getByRole('alert').filter({ hasText: conflict.title });
          await expect(versions.getByRole('row').filter({ hasText: 'By the first' })).toContainText(
            'By the second',
          );
          await expect(nameIn(second)).toHaveValue('By the second');
          await versions.getByRole('button', { name: conflict.keepMine }).click();
          await expect(second.title).toHaveText('By the second');
          await expect(second.head).toContainText(texts.shell.subscription.editions.enterprise);
          await page.reload();
          await expect(first.title).toHaveText('By the second');
        },
      );
    });
  });
