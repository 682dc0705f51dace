// @see spec 3.5, 7.4
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { arrangeTenantApp } from '../tenant-apps/arrange-tenant-app';
import { journeyLanguages } from '../texts';

/** A country by its name, and what somebody may type who looks for it. */
const COUNTRY = {
  en: { typed: 'germ', name: 'Germany' },
  vi: { typed: 'duc', name: 'Đức' },
} as const;

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('it is said to whom invoices are made out', async ({ page, operator, texts, unique }) => {
      const { billingInfo } = texts.billing;
      const appId = unique(`billed-${language}`);
      const country = COUNTRY[language];
      const card = page.getByRole('region', { name: billingInfo.title, exact: true });
      const form = page.getByRole('dialog', { name: billingInfo.editTitle });
      const field = (label: string) => form.getByRole('textbox', { name: label });
      await arrangeTenantApp(page, operator, { name: 'Billed', appId });
      await page.goto(`/apps/${appId}/billing`);
      await expect(card.getByText(billingInfo.empty)).toBeVisible();

      await card.getByRole('button', { name: billingInfo.edit, exact: true }).click();
      await expect(page).toHaveURL(`/apps/${appId}/billing/edit`);
      await field(billingInfo.companyName).fill('Billed GmbH');
      await field(billingInfo.email).fill('invoices@billed.example');
      await field(billingInfo.address).fill('Hauptstraße 1\nBerlin');
      // Typed and not sent, it outlives the page.
      await page.reload();
      await expect(field(billingInfo.companyName)).toHaveValue('Billed GmbH');
      const choice = form.getByRole('combobox', { name: billingInfo.country });
      await choice.click();
      await choice.fill(country.typed);
      await page.getByTitle(country.name, { exact: true }).click();
      await form.getByRole('button', { name: billingInfo.submit, exact: true }).click();
      await expect(page).toHaveURL(`/apps/${appId}/billing`);
      for (const text of [
        'Billed GmbH',
        'invoices@billed.example',
        'Berlin',
        country.name,
        billingInfo.noTaxCode,
      ])
        await expect(card).toContainText(text);
    });
  });
