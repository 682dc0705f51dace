import { expect, type Page } from '@playwright/test';
import type { Texts } from '../texts';

export function tenantAppList(page: Page, { ui, tenantApps }: Texts) {
  const table = page.getByRole('table', { name: tenantApps.table });
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  const pager = page.getByRole('navigation', { name: ui.list.pagination });
  return {
    table,
    rows,
    pager,
    search: page.getByRole('searchbox', { name: ui.list.search }),
    appIds: rows.getByRole('code'),
    column: (name: string) => table.getByRole('columnheader', { name }),
    row: (appId: string) => rows.filter({ has: page.getByText(appId, { exact: true }) }),
    sortBy: (name: string) => table.getByRole('columnheader', { name }).click(),
    turnTo: (number: number) => pager.getByTitle(String(number), { exact: true }).click(),
    showFewerPerPage: async () => {
      const size = pager.getByRole('combobox');
      await size.press('Enter');
      await expect(size).toHaveAttribute('aria-expanded', 'true');
      await size.press('ArrowUp');
      await size.press('Enter');
    },
  };
}
