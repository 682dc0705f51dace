// @see spec 2.3, 6
import { readFile } from 'node:fs/promises';
import { openFilters } from '../actions/open-filters';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test(
      'an operator finds a change in the audit log and exports it',
      { tag: '@full' },
      async ({ page, operator, texts, unique }) => {
        const { ui, operations, tenantApps } = texts;
        const { auditLog } = operations;
        const appId = unique(`audited-${language}`);
        const log = `/apps/${appId}/product/audit-log`;
        await arrangeTenantApp(page, operator, { name: 'Sông Hồng', appId, edition: 'pro' });

        await test.step('renames an app', async () => {
          await page.goto(`/apps/${appId}/detail/edit`);
          const form = page.getByRole('dialog', {
            name: fill(tenantApps.editApp.title, { name: 'Sông Hồng' }),
          });
          const name = form.getByRole('textbox', { name: tenantApps.editApp.name, exact: true });
          await expect(name).toHaveValue('Sông Hồng');
          await name.fill('Sông Đà');
          await form.getByRole('button', { name: tenantApps.editApp.submit }).click();
          await expect(page).toHaveURL(`/apps/${appId}/detail`);
        });

        const table = page.getByRole('table', { name: auditLog.title });
        const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });

        await test.step('filters the log of the app', async () => {
          await page.goto(log);
          await expect(rows).toHaveCount(2);
          await openFilters(page, texts);
          await page.getByRole('combobox', { name: auditLog.actionLabel }).click();
          await page.getByTitle(auditLog.action['tenant-app'].update, { exact: true }).click();
          await expect(page).toHaveURL(`${log}?action=tenant-app.update`);
          await expect(rows).toHaveCount(1);
          await expect(rows).toContainText(operator.email);
          await expect(rows).toContainText('127.0.0.1');
        });

        await test.step('opens the entry; the address survives a reload', async () => {
          await rows.getByRole('link', { name: auditLog.action['tenant-app'].update }).click();
          await expect(page).toHaveURL(/\/audit-log\/[\da-f-]{36}\?action=tenant-app\.update$/);
          await page.reload();
          const drawer = page.getByRole('dialog', { name: auditLog.action['tenant-app'].update });
          const change = drawer
            .getByRole('table', { name: auditLog.changes })
            .getByRole('row', { name: operations.servers.name });
          await expect(change.getByRole('cell')).toHaveText(['Sông Hồng', 'Sông Đà']);
          await page.keyboard.press('Escape');
          await expect(page).toHaveURL(`${log}?action=tenant-app.update`);
        });

        await test.step('exports the list', async () => {
          const saving = page.waitForEvent('download');
          await page.getByRole('button', { name: ui.export.action }).click();
          const text = await readFile(await (await saving).path(), 'utf8');
          expect(text.trimEnd().split('\r\n')).toHaveLength(2);
          expect(text).toContain('Sông Hồng → Sông Đà');
        });
      },
    );
  });
