// @see spec 7.4, 7.8
import { readFile } from 'node:fs/promises';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator changes a plan and raises a limit, up to meter and invoice line', async ({
      page,
      operator,
      texts,
    }) => {
      const { billing } = texts;
      const app = { appId: `plan-${language}`, name: `Plan journey ${language}` };
      await arrangeTenantApp(page, operator, app);
      await page.goto(`/apps/${app.appId}/usage`);
      const meter = page.getByRole('meter', { name: billing.quotas.resource.liveChannels });
      const unusedOf = (limit: number) =>
        new RegExp(`^${fill(billing.quotas.meter.free, { used: 0, limit, percent: '' })}`);
      await expect(meter).toHaveAttribute('aria-valuetext', unusedOf(1));

      await test.step('changes the plan after a look at what it changes', async () => {
        await page.getByRole('button', { name: billing.plan.change }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('radio', { name: /^Growth/ }).check();
        await expect(dialog.getByRole('region', { name: billing.plan.effect })).toContainText(
          /\D0[.,]00\D* → \D*199[.,]00/,
        );
        await dialog.getByRole('button', { name: billing.plan.change }).click();
        await expect(dialog).toHaveCount(0);
        await expect(meter).toHaveAttribute('aria-valuetext', unusedOf(10));
      });

      await test.step('raises a limit until a date, with a reason', async () => {
        const { limits } = billing;
        const resource = billing.quotas.resource.liveChannels;
        await page
          .getByRole('button', { name: fill(limits.actionOn, { action: limits.override, resource }) })
          .click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('spinbutton', { name: limits.limit }).fill('15');
        await dialog.getByLabel(limits.until).fill('2099-12-31');
        await dialog.getByRole('textbox', { name: limits.reason }).fill('Election night');
        await dialog.getByRole('button', { name: limits.override }).click();
        await expect(dialog).toHaveCount(0);
        await expect(meter).toHaveAttribute('aria-valuetext', unusedOf(15));
        await expect(page.getByText(/Election night/)).toBeVisible();
      });

      await test.step('finds the plan on the draft invoice', async () => {
        await page.goto(`/apps/${app.appId}/invoice`);
        await page.getByRole('link', { name: /^INV-/ }).click();
        const lines = page.getByRole('table', { name: billing.invoice.lines.title });
        await expect(lines).toContainText(fill(billing.invoice.planOf, { plan: 'Growth' }));
      });
    });

    test('an operator credits and settles an invoice and downloads its PDF', async ({ page, texts }) => {
      const { invoice, invoiceActions, invoices } = texts.billing;
      await page.goto('/apps/billing/invoice?status=unpaid');
      const link = page
        .getByRole('table', { name: invoices.table })
        .getByRole('link', { name: /^INV-/ })
        .first();
      const number = await link.innerText();
      await link.click();
      const dialogOf = ({ title }: { title: string }) =>
        page.getByRole('dialog', { name: fill(title, { number }) });
      const drawer = page.getByRole('dialog').filter({ hasText: invoice.lines.title });

      await drawer.getByRole('button', { name: texts.ui.detail.more }).click();
      await page.getByRole('menuitem', { name: invoiceActions.credit.action }).click();
      const credit = dialogOf(invoiceActions.credit);
      await credit.getByRole('spinbutton').fill('1');
      await credit.getByRole('textbox').fill('Outage');
      await credit.getByRole('button', { name: invoiceActions.credit.submit }).click();
      await expect(credit).toHaveCount(0);
      await expect(drawer.getByText(invoice.sums.credited, { exact: true })).toBeVisible();

      await drawer.getByRole('button', { name: invoiceActions.pay.action }).click();
      const pay = dialogOf(invoiceActions.pay);
      await pay.getByRole('textbox', { name: invoiceActions.pay.reference }).fill('FT-42');
      await pay.getByRole('button', { name: invoiceActions.pay.action }).click();
      await expect(pay).toHaveCount(0);
      await expect(drawer.getByText(fill(invoice.payments.reference, { reference: 'FT-42' }))).toBeVisible();

      const downloading = page.waitForEvent('download');
      await drawer.getByRole('button', { name: invoiceActions.pdf }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^INV-.*\.pdf$/);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
