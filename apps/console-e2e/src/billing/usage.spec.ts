// @see spec 7.4
import type { Page } from '@playwright/test';
import { expect, signedInTest as test, type Operator } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages, type Texts } from '../texts';

const PAGE = '/apps/billing/usage';

interface BilledInvoice {
  appId: string;
  appName: string;
  lines: { kind: string; quantity: string; periodStart: string; periodEnd: string }[];
}

/** The page about use as one finds it on the screen. */
function usagePage(page: Page, { billing }: Texts) {
  const { usage } = billing;
  return {
    about: page.getByRole('heading', { level: 2 }),
    chart: page.getByRole('application'),
    told: page.getByRole('status').filter({ hasText: ': ' }),
    kind: (name: keyof typeof usage.kind) =>
      page.getByRole('radiogroup', { name: usage.kinds }).getByRole('radio', { name: usage.kind[name] }),
    rows: page.getByRole('table').getByRole('row'),
    choosePeriod: async (name: string) => {
      await page.getByRole('combobox', { name: usage.period.label }).click();
      await page.getByTitle(name, { exact: true }).last().click();
    },
  };
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test('use is read by kind and period, day by day and app by app', async ({ page, texts }) => {
      const { usage } = texts.billing;
      const shown = usagePage(page, texts);
      await page.goto(PAGE);
      await expect(shown.about).toContainText(usage.kind.delivery);

      await test.step('another kind, another period', async () => {
        await shown.kind('transcode').click();
        await expect(page).toHaveURL(`${PAGE}?kind=transcode`);
        await expect(shown.kind('transcode')).toBeChecked();
        await shown.choosePeriod(usage.period.last7);
        await expect(page).toHaveURL(/\?kind=transcode&from=[\d-]{10}&to=[\d-]{10}$/);
        await expect(shown.rows).toHaveCount(8);
        await expect(shown.about).toContainText(usage.kind.transcode);
      });

      await test.step('the chart by the keyboard; the table has the same', async () => {
        await shown.chart.press('Home');
        const first = new URL(page.url()).searchParams.get('from') ?? '';
        const row = shown.rows.filter({ has: page.getByRole('cell', { name: first, exact: true }) });
        const figure = await row.getByRole('cell').nth(2).innerText();
        await expect(shown.told).toContainText(`: ${figure} `);
        await shown.chart.press('End');
        await expect(shown.told).toContainText(fill(usage.runningDay, { day: '' }).trim());
        await expect(shown.rows.last()).toContainText(fill(usage.runningDay, { day: '' }).trim());
      });

      await test.step('saved as CSV', async () => {
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: texts.ui.export.action }).click();
        expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
      });

      await test.step('app by app, and one of them by itself', async () => {
        await page.getByText(usage.view.apps, { exact: true }).click();
        await expect(page).toHaveURL(/&view=apps$/);
        const most = shown.rows.nth(1).getByRole('link');
        const name = await most.innerText();
        await most.click();
        await expect(page).toHaveURL(/\?kind=transcode&from=[\d-]{10}&to=[\d-]{10}&appId=[^&]+$/);
        await expect(shown.about).toContainText(name);
        await page.goBack();
        await expect(page).toHaveURL(/&view=apps$/);
      });
    });

    test('a line of an invoice leads to just the use that it bills', async ({ page, operator, texts }) => {
      const line = await billedLine(page, operator);
      const quantity = new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'gigabyte',
        maximumFractionDigits: 3,
      }).format(Number(line.quantity));
      await page.goto(
        `${PAGE}?appId=${line.appId}&kind=delivery&from=${line.periodStart}&to=${line.periodEnd}`,
      );
      const { about } = usagePage(page, texts);
      await expect(about).toContainText(texts.billing.usage.kind.delivery);
      await expect(about).toContainText(line.appName);
      await expect(page.getByText(quantity, { exact: true }).first()).toBeVisible();
    });
  });

test.describe('on a screen of fine pixels', () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 900 } });

  test('the chart is sharp, as wide as there is room, and of the theme', async ({ page, texts }) => {
    await page.goto(PAGE);
    const canvas = page.locator('canvas');
    const widths = () => canvas.evaluate((drawn: HTMLCanvasElement) => [drawn.width, drawn.clientWidth * 2]);
    const isSharp = async () => {
      const [drawn, screen] = await widths();
      return drawn === screen;
    };
    await expect.poll(isSharp).toBe(true);

    const picture = () => canvas.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL());
    const dark = await picture();
    await page.getByRole('button', { name: texts.shell.theme.toLight }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect.poll(picture).not.toBe(dark);

    const [wide = 0] = await widths();
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(async () => (await widths())[0]).toBeLessThan(wide);
    await expect.poll(isSharp).toBe(true);
  });
});

/** A line about delivery of an invoice of last month, all of whose days the platform knows. */
async function billedLine(page: Page, operator: Operator) {
  const headers = operatorHeaders(operator);
  const read = async (path: string, params: Record<string, string>): Promise<unknown> =>
    (await page.request.get(`/admin/api/billing/${path}`, { params, headers })).json();
  const from = new Date();
  from.setUTCDate(1);
  // The platform of this very repository answers in these shapes.
  const { data } = (await read('all-invoices', {
    issuingDateFrom: from.toISOString().slice(0, 10),
    sort: '-total',
    perPage: '20',
  })) as { data: { id: string; status: string }[] };
  for (const { id } of data) {
    const invoice = (await read(`invoices/${id}`, {})) as BilledInvoice;
    const line = invoice.lines.find(({ kind }) => kind === 'delivery');
    if (line && line.periodEnd < from.toISOString().slice(0, 10))
      return { ...line, appId: invoice.appId, appName: invoice.appName };
  }
  throw new Error('No invoice of last month bills delivery.');
}
