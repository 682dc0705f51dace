// @see spec 2.3, 7.5
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { arrangeTenantApp } from './arrange-tenant-app';
import { tenantAppList } from './tenant-app-list';

/** Acts on every app that the list shows, and waits until it is done. */
async function actOnAll(page: Page, { shell, tenantApps }: Texts, act: 'archive' | 'restore', count: number) {
  const { actions: acts, bulk } = tenantApps;
  await page.getByRole('checkbox', { name: shell.selection.page }).check();
  await page
    .getByRole('group', { name: shell.selection.bar })
    .getByRole('button', { name: acts[act] })
    .click();
  const question = page.getByRole('dialog', { name: fill(bulk[`${act}Question_other`], { count }) });
  await question.getByRole('button', { name: shell.confirm }).click();
  await expectDone(page, { shell, tenantApps }, act, count);
}

async function expectDone(
  page: Page,
  { shell, tenantApps }: Pick<Texts, 'shell' | 'tenantApps'>,
  act: 'archive' | 'restore',
  count: number,
) {
  const results = page.getByRole('dialog', { name: tenantApps.actions[act], exact: true });
  await expect(results).toContainText(fill(shell.bulk.done_other, { count }));
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('many apps are archived at once, taken back, archived again and restored', async ({
      page,
      operator,
      texts,
      unique,
    }) => {
      const { shell } = texts;
      const shelf = unique(`shelf-${language}`);
      const list = tenantAppList(page, texts);
      const close = () => page.getByRole('dialog').getByText(shell.bulk.close, { exact: true }).click();
      for (const place of ['one', 'two', 'three']) {
        await arrangeTenantApp(page, operator, { name: `${shelf} ${place}`, appId: `${shelf}-${place}` });
      }
      await page.goto(`/apps/tenant-apps/normal?q=${shelf}`);
      await expect(list.rows).toHaveCount(3);

      await test.step('archived, and taken back from the results', async () => {
        await actOnAll(page, texts, 'archive', 3);
        await page.getByRole('dialog').getByRole('button', { name: shell.undo.action }).click();
        await expectDone(page, texts, 'restore', 3);
        await close();
        await expect(list.rows).toHaveCount(3);
      });

      await test.step('archived for good: they are in the other list', async () => {
        await actOnAll(page, texts, 'archive', 3);
        await close();
        await expect(page.getByText(shell.list.noMatch)).toBeVisible();
        await page.goto(`/apps/tenant-apps/archive?q=${shelf}`);
        await expect(list.rows).toHaveCount(3);
      });

      await test.step('restored', async () => {
        await actOnAll(page, texts, 'restore', 3);
        await close();
        await expect(page.getByText(shell.list.noMatch)).toBeVisible();
        await page.goto(`/apps/tenant-apps/normal?q=${shelf}&subscription=active`);
        await expect(list.rows).toHaveCount(3);
        await page.goto(`/apps/tenant-apps/normal?q=${shelf}&subscription=trial`);
        await expect(page.getByText(shell.list.noMatch)).toBeVisible();
      });
    });
  });
