// @see spec 2.3, 7.5
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { arrangeTenantApp } from './arrange-tenant-app';
import { tenantAppList } from './tenant-app-list';

/** Acts on every app that the list shows, and waits until it is done. */
async function actOnAll(page: Page, { ui, tenantApps }: Texts, act: 'archive' | 'restore', count: number) {
  const { actions: acts, bulk } = tenantApps;
  await page.getByRole('checkbox', { name: ui.selection.page }).check();
  await page.getByRole('group', { name: ui.selection.bar }).getByRole('button', { name: acts[act] }).click();
  const question = page.getByRole('dialog', { name: fill(bulk[`${act}Question_other`], { count }) });
  await question.getByRole('button', { name: ui.confirm }).click();
  await expectDone(page, { ui, tenantApps }, act, count);
}

async function expectDone(
  page: Page,
  { ui, tenantApps }: Pick<Texts, 'ui' | 'tenantApps'>,
  act: 'archive' | 'restore',
  count: number,
) {
  const results = page.getByRole('dialog', { name: tenantApps.actions[act], exact: true });
  await expect(results).toContainText(fill(ui.bulk.done_other, { count }));
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
      const { ui } = texts;
      const shelf = unique(`shelf-${language}`);
      const list = tenantAppList(page, texts);
      const close = () => page.getByRole('dialog').getByText(ui.bulk.close, { exact: true }).click();
      for (const place of ['one', 'two', 'three']) {
        await arrangeTenantApp(page, operator, { name: `${shelf} ${place}`, appId: `${shelf}-${place}` });
      }
      await page.goto(`/apps/tenant-apps/normal?q=${shelf}`);
      await expect(list.rows).toHaveCount(3);

      await test.step('archived, and taken back from the results', async () => {
        await actOnAll(page, texts, 'archive', 3);
        await page.getByRole('dialog').getByRole('button', { name: ui.undo.action }).click();
        await expectDone(page, texts, 'restore', 3);
        await close();
        await expect(list.rows).toHaveCount(3);
      });

      await test.step('archived for good: they are in the other list', async () => {
        await actOnAll(page, texts, 'archive', 3);
        await close();
        await expect(page.getByText(ui.list.noMatch)).toBeVisible();
        await page.goto(`/apps/tenant-apps/archive?q=${shelf}`);
        await expect(list.rows).toHaveCount(3);
      });

      await test.step('restored', async () => {
        await actOnAll(page, texts, 'restore', 3);
        await close();
        await expect(page.getByText(ui.list.noMatch)).toBeVisible();
        await page.goto(`/apps/tenant-apps/normal?q=${shelf}&subscription=active`);
        await expect(list.rows).toHaveCount(3);
        await page.goto(`/apps/tenant-apps/normal?q=${shelf}&subscription=trial`);
        await expect(page.getByText(ui.list.noMatch)).toBeVisible();
      });
    });
  });
