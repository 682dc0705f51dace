// @see spec 2.3
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { operatorHeaders } from '../tenant-apps/arrange-tenant-app';
import { fill, journeyLanguages } from '../texts';

interface Found {
  data: { id: string; server: { id: string; name: string } | null }[];
}

for (const language of journeyLanguages('en'))
  test.describe(language, () => {
    test.use({ language });

    test(
      'an operator follows an alert through a server’s graphs by keyboard',
      { tag: '@full' },
      async ({ page, operator, texts }) => {
        const { alerts, routes, servers } = texts.operations;
        const { chart } = texts.ui;
        // The graphs end at the last full minute.
        const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
        const period = { from: minutesAgo(20 * 60), to: minutesAgo(10) };
        const response = await page.request.get('/admin/api/alert/alerts', {
          params: { ...period, customFields: JSON.stringify({ kind: 'high-cpu' }), perPage: '1' },
          headers: operatorHeaders(operator),
        });
        const alert = ((await response.json()) as Found).data[0];
        const name = alert?.server?.name ?? '';
        expect(name).not.toBe('');

        await page.goto(`/apps/machine?q=${encodeURIComponent(name)}`);
        await page
          .getByRole('table', { name: routes.machine })
          .getByRole('row')
          .filter({ has: page.locator(`a[href*="${alert?.server?.id ?? ''}"]`) })
          .getByRole('link')
          .first()
          .click();
        const drawer = page.getByRole('dialog', { name });
        const cpu = drawer.getByRole('application', { name: servers.graphs.cpu });

        await test.step('the graphs show the chosen range, and a table the same figures', async () => {
          await expect(cpu).toBeVisible();
          expect(await drawer.locator('canvas').count()).toBeGreaterThanOrEqual(2);
          await drawer.getByText(chart.ranges['1h'], { exact: true }).click();
          await expect(page).toHaveURL(/range=1h/);
          const figure = drawer.getByRole('figure', { name: servers.graphs.cpu });
          await cpu.press('End');
          await expect(figure.getByRole('status')).toHaveText(/\d%/);
          const share = /(\d+)[\d.,]*%/.exec(await figure.getByRole('status').innerText())?.[1];
          await figure
            .getByRole('button', { name: fill(chart.table, { title: servers.graphs.cpu }) })
            .click();
          const latest = figure.getByRole('row').nth(1).getByRole('cell').last();
          await expect(latest).toHaveText(new RegExp(`^${share ?? ''}\\D`));
          await drawer.getByText(chart.ranges['24h'], { exact: true }).click();
          await expect(page).not.toHaveURL(/range=/);
        });

        await test.step('the cursor finds the alert, which Enter opens', async () => {
          const status = drawer.getByRole('figure', { name: servers.graphs.cpu }).getByRole('status');
          await expect(drawer.locator('.console-chart-event').first()).toBeAttached();
          await cpu.press('End');
          const [event = ''] = alerts.message['high-cpu'].split('{{percent}}');
          const isAtAlert = async () => (await status.innerText()).includes(event);
          for (let steps = 0; steps < 300 && !(await isAtAlert()); steps += 1) await cpu.press('ArrowLeft');
          expect(await isAtAlert()).toBe(true);
          await cpu.press('Enter');
          await expect(page).toHaveURL(/\/product\/alerts\/[0-9a-f-]{36}/);
        });

        await test.step('the alert leads back to its moment in the graphs', async () => {
          await page.getByRole('dialog').getByRole('link', { name: alerts.inGraphs }).click();
          await expect(page).toHaveURL(/\/apps\/machine\/[0-9a-f-]{36}\?since=/);
          await expect(cpu).toBeVisible();
          await drawer.getByRole('link', { name: servers.openPage }).click();
          await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
          await expect(page.getByRole('application', { name: servers.graphs.memory })).toBeVisible();
        });
      },
    );
  });
