// @see spec 2.3, 7.1
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages, type Texts } from '../texts';

/** The API reference as one finds it on the screen. */
function reference(page: Page, { operations, ui }: Texts) {
  const { document } = operations;
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const tried = section(document.try.title);
  return {
    search: page.getByRole('searchbox', { name: document.search }),
    operations: page.getByRole('navigation', { name: document.operations }).getByRole('link'),
    section,
    tried,
    field: (name: string) => tried.getByRole('textbox', { name, exact: true }),
    send: tried.getByRole('button', { name: document.try.send, exact: true }),
    confirm: page.getByRole('dialog').getByRole('button', { name: ui.confirm }),
    answer: tried.getByRole('group', { name: document.try.response, exact: true }),
  };
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    // One step asks for what does not exist.
    test.use({ language, expectedComplaints: FAILED_REQUEST });

    test('an operation is found, read and tried', async ({ page, operator, texts, unique }) => {
      const { document } = texts.operations;
      const api = reference(page, texts);
      const appId = unique(`tried-${language}`);
      await arrangeTenantApp(page, operator, { name: 'Before', appId });

      await test.step('found by what it is called; the address keeps the search', async () => {
        await page.goto('/apps/document');
        await api.search.fill('updatetenantapp');
        await expect(page).toHaveURL(/\?q=updatetenantapp$/);
        await expect(api.operations).toHaveCount(1);
        await api.operations.click();
        await expect(page).toHaveURL('/apps/document/updateTenantApp?q=updatetenantapp');
        await expect(api.section(document.body)).toContainText('status');
      });

      await test.step('one that reads is tried at once', async () => {
        await api.search.fill('gettenantapp');
        await expect(page).toHaveURL(/\?q=gettenantapp$/);
        await expect(api.operations.filter({ hasText: 'PATCH' })).toHaveCount(0);
        await api.operations.filter({ hasText: /apps\/\{id\}$/ }).click();
        await expect(page).toHaveURL(/\/apps\/document\/getTenantApp\?/);
        // The one before had a body, and a field of the same name.
        await expect(api.section(document.body)).toHaveCount(0);
        await api.field('id').fill(appId);
        await api.send.click();
        await expect(api.answer).toContainText('"name": "Before"');
        await expect(api.tried.getByText('ETag', { exact: true })).toBeVisible();
      });

      await test.step('one that changes something asks before, and the console shows what it changed', async () => {
        await page.goto('/apps/document/updateTenantApp');
        await api.field('id').fill(appId);
        await api.field(document.body).fill('{ "name": "After" }');
        await api.send.click();
        const path = `/admin/api/tenant-app/apps/${appId}`;
        await expect(
          page.getByRole('dialog', { name: fill(document.try.confirm, { method: 'PATCH', path }) }),
        ).toBeVisible();
        await api.confirm.click();
        await expect(api.answer).toContainText('"name": "After"');
        await page.goto(`/apps/${appId}/detail`);
        await expect(page.getByRole('heading', { name: 'After', level: 1 })).toBeVisible();
      });

      await test.step('a refusal is shown where the call was made', async () => {
        await page.goto('/apps/document/getTenantApp');
        await api.field('id').fill('no-such-app');
        await api.send.click();
        await expect(api.tried.getByRole('status')).toContainText('404');
        await expect(page).toHaveURL('/apps/document/getTenantApp');
      });
    });
  });
