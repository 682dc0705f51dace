// @see spec 2.3, 7.1
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages, type Texts } from '../texts';

function reference(page: Page, { operations }: Texts) {
  const { document } = operations;
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const form = section(document.try.title);
  return {
    search: page.getByRole('searchbox', { name: document.search }),
    operations: page.getByRole('navigation', { name: document.operations }).getByRole('link'),
    section,
    form,
    field: (name: string) => form.getByRole('textbox', { name, exact: true }),
    send: form.getByRole('button', { name: document.try.send, exact: true }),
    confirm: page.getByRole('dialog').getByTestId('confirm'),
    response: form.getByRole('group', { name: document.try.response, exact: true }),
  };
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language, expectedLogs: FAILED_REQUEST });

    test(
      'an operator finds an operation of the API and tries it',
      { tag: '@full' },
      async ({ page, operator, texts, unique }) => {
        const { document } = texts.operations;
        const api = reference(page, texts);
        const appId = unique(`tried-${language}`);
        await arrangeTenantApp(page, operator, { name: 'Before', appId });

        await test.step('searches an operation; the address keeps the search', async () => {
          await page.goto('/apps/document');
          await api.search.fill('updatetenantapp');
          await expect(page).toHaveURL(/\?q=updatetenantapp$/);
          await expect(api.operations).toHaveCount(1);
          await api.operations.click();
          await expect(page).toHaveURL('/apps/document/updateTenantApp?q=updatetenantapp');
          await expect(api.section(document.body)).toContainText('status');
        });

        await test.step('sends a read at once', async () => {
          await api.search.fill('gettenantapp');
          await expect(page).toHaveURL(/\?q=gettenantapp$/);
          await expect(api.operations.filter({ hasText: 'PATCH' })).toHaveCount(0);
          await api.operations.filter({ hasText: /apps\/\{id\}$/ }).click();
          await expect(page).toHaveURL(/\/apps\/document\/getTenantApp\?/);
          await expect(api.section(document.body)).toHaveCount(0);
          await api.field('id').fill(appId);
          await api.send.click();
          await expect(api.response).toContainText('"name": "Before"');
          await expect(api.form.getByText('ETag', { exact: true })).toBeVisible();
        });

        await test.step('confirms a write', async () => {
          await page.goto('/apps/document/updateTenantApp');
          await api.field('id').fill(appId);
          await api.field(document.body).fill('{ "name": "After" }');
          await api.send.click();
          const path = `/admin/api/tenant-app/apps/${appId}`;
          await expect(
            page.getByRole('dialog', { name: fill(document.try.confirm, { method: 'PATCH', path }) }),
          ).toBeVisible();
          await api.confirm.click();
          await expect(api.response).toContainText('"name": "After"');
          await page.goto(`/apps/${appId}/detail`);
          await expect(page.getByRole('heading', { name: 'After', level: 1 })).toBeVisible();
        });

        await test.step('sees an error response', async () => {
          await page.goto('/apps/document/getTenantApp');
          await api.field('id').fill('no-such-app');
          await api.send.click();
          await expect(api.form.getByRole('status')).toContainText('404');
          await expect(page).toHaveURL('/apps/document/getTenantApp');
        });
      },
    );
  });
