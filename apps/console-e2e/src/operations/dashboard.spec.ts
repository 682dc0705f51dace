// @see spec 2.3, 3.6, 7.4
import type { Locator } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures/operator-test';

const DASHBOARD = '/apps/dashboard?range=7d';

test('figures of the dashboard lead to lists of as many rows, and Back keeps the range', async ({
  page,
  texts,
}) => {
  const { billing, operations } = texts;
  const linkIn = (section: string, name: RegExp) =>
    page.getByRole('region', { name: section, exact: true }).getByRole('link', { name });
  /** Tries again: what is counted may change between the figure and the list. */
  const expectAsMany = (figure: Locator) =>
    expect(async () => {
      await page.goto(DASHBOARD);
      await figure.waitFor();
      const name = (await figure.getAttribute('aria-label')) ?? (await figure.innerText());
      const count = Number(/\d+/.exec(name)?.[0]);
      expect(count).toBeGreaterThan(0);
      await figure.click();
      await expect(page).not.toHaveURL(DASHBOARD);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.filter({ has: page.getByRole('cell') })).toHaveCount(count, { timeout: 10_000 });
      await page.goBack();
      await expect(page).toHaveURL(DASHBOARD);
    }).toPass();

  const { overview, servers } = operations;
  await expectAsMany(linkIn(overview.servers, new RegExp(`^${servers.states.warning} \\d`)));
  await expectAsMany(linkIn(overview.openAlerts, /critical/));
  await expectAsMany(
    page.getByRole('group', { name: billing.dashboard.overdue, exact: true }).getByRole('link'),
  );
});
