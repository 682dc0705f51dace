// @see spec 2.3, 7.5
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { arrangeTenantApp } from './arrange-tenant-app';
import { tenantAppList } from './tenant-app-list';

/** Applies an action to all rows and waits for the results. */
async function actOnAll(page: Page, { ui, tenantApps }: Texts, action: 'archive' | 'restore', count: number) {
  const { actions, bulk } = tenantApps;
  await page.getByRole('checkbox', { name: ui.selection.page }).check();
  await page
    .getByRole('group', { name: ui.selection.bar })
    .getByRole('button', { name: actions[action] })
    .click();
  const question = page.getByRole('dialog', { name: fill(bulk[`${action}Question_other`], { count }) });
  await question.getByTestId('confirm').click();
  await expectDone(page, { ui, tenantApps }, action, count);
}

async function expectDone(
  page: Page,
  { ui, tenantApps }: Pick<Texts, 'ui' | 'tenantApps'>,
  action: 'archive' | 'restore',
  count: number,
) {
  const results = page.getByRole('dialog', { name: tenantApps.actions[action], exact: true });
  await expect(results).toContainText(fill(ui.bulk.done_other, { count }));
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test(
      'an operator archives many apps, undoes it, archives them again and restores them',
      { tag: '@full' },
      async ({ page, operator, texts, unique }) => {
        const { ui } = texts;
        const prefix = unique(`shelf-${language}`);
        const list = tenantAppList(page, texts);
        const close = () => page.getByRole('dialog').getByText(ui.bulk.close, { exact: true }).click();
        for (const number of ['one', 'two', 'three']) {
          await arrangeTenantApp(page, operator, {
            name: `${prefix} ${number}`,
            appId: `${prefix}-${number}`,
          });
        }
        await page.goto(`/apps/tenant-apps/normal?q=${prefix}`);
        await expect(list.rows).toHaveCount(3);

        await test.step('archives, and undoes it from the results', async () => {
          await actOnAll(page, texts, 'archive', 3);
          await page.getByRole('dialog').getByRole('button', { name: ui.undo.action }).click();
          await expectDone(page, texts, 'restore', 3);
          await close();
          await expect(list.rows).toHaveCount(3);
        });

        await test.step('archives: the apps move to the other list', async () => {
          await actOnAll(page, texts, 'archive', 3);
          await close();
          await expect(page.getByText(ui.list.noMatch)).toBeVisible();
          await page.goto(`/apps/tenant-apps/archive?q=${prefix}`);
          await expect(list.rows).toHaveCount(3);
        });

        await test.step('restores', async () => {
          await actOnAll(page, texts, 'restore', 3);
          await close();
          await expect(page.getByText(ui.list.noMatch)).toBeVisible();
          await page.goto(`/apps/tenant-apps/normal?q=${prefix}&subscription=active`);
          await expect(list.rows).toHaveCount(3);
          await page.goto(`/apps/tenant-apps/normal?q=${prefix}&subscription=trial`);
          await expect(page.getByText(ui.list.noMatch)).toBeVisible();
        });
      },
    );
  });
