// @see spec 7.4
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { fill, journeyLanguages, type Texts } from '../texts';
import { print } from './printed-page';

const LIST = '/apps/billing/invoice?status=paid';

/** The first invoice of the list, opened. */
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

    test('an invoice is read, printed alone, and traced to what was used', async ({ page, texts }) => {
      const { invoice } = texts.billing;
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.setAttribute('data-printed', document.title);
        };
      });
      await page.goto(LIST);
      const { link, number, drawer } = await openFirst(page, texts);

      await test.step('on one page of A4', async () => {
        await drawer.getByRole('button', { name: invoice.print, exact: true }).click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', number);
        const printed = await print(page);
        expect(printed.seen).toEqual(['invoice-paper']);
        expect([printed.ink, printed.ground]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
        expect(printed.text).toContain(invoice.paper.title);
        expect(printed.excess).toBeLessThanOrEqual(0);
        expect(printed.pages).toBe(1);
      });

      await test.step('closed by the keyboard, back to where it was opened', async () => {
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL(LIST);
        await expect(link).toBeFocused();
      });

      await test.step('from a line to the use that it is for', async () => {
        await link.press('Enter');
        const trace = drawer.getByRole('link', { name: new RegExp(`^${invoice.lines.trace}`) }).first();
        await trace.click();
        await expect(page).toHaveURL(/\/usage\?appId=[^&]+&kind=live&from=[\d-]{10}&to=[\d-]{10}$/);
        await expect(drawer).toHaveCount(0);
      });
    });
  });

test('an invoice of many lines and long names flows to further pages', async ({ page, texts }) => {
  await page.route('**/admin/api/billing/invoices/*', async (route) => {
    const answer = await route.fetch();
    // The platform answers in this shape.
    const invoice = (await answer.json()) as { lines: object[] };
    const lines = Array.from({ length: 60 }, (_, index) => invoice.lines[index % invoice.lines.length]);
    const appName = 'CôngTyCổPhầnTruyềnThôngĐaPhươngTiện'.repeat(5);
    await route.fulfill({ response: answer, json: { ...invoice, appName, lines } });
  });
  await page.goto(LIST);
  await openFirst(page, texts);
  const printed = await print(page);
  expect(printed.seen).toEqual(['invoice-paper']);
  expect(printed.excess).toBeLessThanOrEqual(0);
  expect(printed.pages).toBe(3);
});
