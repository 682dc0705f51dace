// @see spec 7.4
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { print } from './printed-page';

const LIST = '/apps/billing/invoice?status=paid';

async function openFirst(page: Page, { billing }: Texts) {
  const table = page.getByRole('table', { name: billing.invoices.table });
  const link = table.getByRole('link', { name: /^INV-/ }).first();
  await link.click();
  await expect(page).toHaveURL(/\/apps\/billing\/invoice\/[^/]+\?status=paid$/);
  const number = await link.innerText();
  const drawer = page.getByRole('dialog', { name: fill(billing.invoice.title, { number }) });
  await expect(drawer.getByRole('table', { name: billing.invoice.lines.title })).toBeVisible();
  return { link, number, drawer };
}

for (const language of journeyLanguages('vi'))
  test.describe(language, () => {
    test.use({ language });

    test('an operator prints an invoice and follows a line to the usage', async ({ page, texts }) => {
      const { invoice } = texts.billing;
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.setAttribute('data-printed', document.title);
        };
      });
      await page.goto(LIST);
      const { link, number, drawer } = await openFirst(page, texts);

      await test.step('prints one page of A4', async () => {
        await drawer.getByRole('button', { name: invoice.print, exact: true }).click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', number);
        const printed = await print(page);
        expect(printed.visible).toEqual(['invoice-paper']);
        expect([printed.color, printed.background]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
        expect(printed.text).toContain(invoice.paper.title);
        expect(printed.overflow).toBeLessThanOrEqual(0);
        expect(printed.pages).toBe(1);
      });

      await test.step('closes it by keyboard, which goes back and focuses the link', async () => {
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(LIST);
        await page.goForward();
        await expect(drawer).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(LIST);
        await expect(link).toBeFocused();
      });

      await test.step('follows a line', async () => {
        await link.press('Enter');
        const trace = drawer.getByRole('link', { name: new RegExp(`^${invoice.lines.trace}`) }).first();
        await trace.click();
        await expect(page).toHaveURL(/\/usage\?appId=[^&]+&kind=live&from=[\d-]{10}&to=[\d-]{10}$/);
        await expect(drawer).toHaveCount(0);
      });
    });
  });

test(
  'an invoice with many lines and long names prints on further pages',
  { tag: '@full' },
  async ({ page, texts }) => {
    await page.route('**/admin/api/billing/invoices/*', async (route) => {
      const response = await route.fetch();
      const invoice = (await response.json()) as { lines: object[] };
      const lines = Array.from({ length: 60 }, (_, index) => invoice.lines[index % invoice.lines.length]);
      const appName = 'CôngTyCổPhầnTruyềnThôngĐaPhươngTiện'.repeat(5);
      await route.fulfill({ response, json: { ...invoice, appName, lines } });
    });
    await page.goto(LIST);
    await openFirst(page, texts);
    const printed = await print(page);
    expect(printed.visible).toEqual(['invoice-paper']);
    expect(printed.overflow).toBeLessThanOrEqual(0);
    expect(printed.pages).toBe(3);
  },
);
