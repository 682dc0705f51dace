// @see spec 3.7, 7.4
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openFilters } from '../actions/open-filters';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';

const LIST = '/apps/billing/invoice';

function invoiceList(page: Page, { ui, billing }: Texts) {
  const table = page.getByRole('table', { name: billing.invoices.table });
  return {
    rows: table.getByRole('row').filter({ has: page.getByRole('cell') }),
    range: page.getByRole('navigation', { name: ui.list.pagination }),
    exported: async () => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: ui.export.action }).click();
      const text = await readFile(await (await saving).path(), 'utf8');
      return text.replace('\uFEFF', '').trimEnd().split('\r\n');
    },
  };
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator filters invoices by a figure, dates and app, and exports them', async ({
      page,
      texts,
    }) => {
      const { figures, invoices, invoiceStatus, deletedApp } = texts.billing;
      const { rows, range, exported } = invoiceList(page, texts);
      await page.goto('/apps/billing');
      await expect(page).toHaveURL(LIST);
      await expect(rows).toHaveCount(20);

      await test.step('opens the overdue ones from their figure', async () => {
        const figure = page.getByRole('group', { name: figures.overdue, exact: true });
        await figure.getByRole('link').click();
        await expect(page).toHaveURL(`${LIST}?status=overdue`);
        await expect(rows.filter({ hasNotText: invoiceStatus.overdue })).toHaveCount(0);
        await expect(range).toBeVisible();
      });

      await test.step('filters by a preset of dates, which the address keeps', async () => {
        await openFilters(page, texts);
        await page.getByRole('combobox', { name: invoices.issued.label }).click();
        await page.getByTitle(invoices.issued.lastYear, { exact: true }).click();
        await expect(page).toHaveURL(
          /\?status=overdue&issuingDateFrom=(\d{4})-01-01&issuingDateTo=\1-12-31$/,
        );
        const address = page.url().replace('status=overdue', 'status=paid');
        await page.goto(address);
        await expect(page.getByText(invoices.issued.lastYear)).toBeVisible();
        await expect(rows.first()).toContainText(invoiceStatus.paid);
      });

      await test.step('filters by app, exports, and opens the invoices of that app', async () => {
        const app = (await rows.first().locator('code').textContent()) ?? '';
        await openFilters(page, texts);
        await page.getByRole('combobox', { name: invoices.app, exact: true }).fill(app);
        await page.getByTitle(new RegExp(`\\(${app}\\)$`)).click();
        await expect(page).toHaveURL(new RegExp(`[?&]appId=${app}(&|$)`));
        await expect(rows.filter({ hasNotText: app })).toHaveCount(0);
        const total = await rows.count();

        const [head = '', ...lines] = await exported();
        expect(head.split(',')).toEqual([
          invoices.columns.number,
          invoices.app,
          invoices.appId,
          deletedApp,
          invoices.columns.status,
          invoices.columns.issuingDate,
          invoices.columns.dueDate,
          invoices.columns.periodStart,
          invoices.columns.periodEnd,
          invoices.columns.total,
          invoices.columns.currency,
          invoices.columns.paidAt,
        ]);
        expect(lines).toHaveLength(total);
        for (const line of lines) expect(line).toMatch(/,(\d+,VND|\d+\.\d\d,USD),/);
        await expect(page.getByText(fill(texts.ui.export.done_other, { count: total }))).toBeVisible();

        await rows.first().getByRole('link').nth(1).click();
        await expect(page).toHaveURL(new RegExp(`/apps/${app}/invoice\\?from=`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const ofApp = rows.first().getByRole('link').first();
        const number = (await ofApp.textContent()) ?? '';
        await page.getByRole('searchbox', { name: invoices.searchOfApp }).fill(number.slice(-12));
        await expect(rows).toHaveCount(1);
        await expect(ofApp).toHaveText(number);
      });
    });
  });
