// @see spec 8
// @see ASVS 16.5.2
import { expect, test } from '../fixtures/fault-test';
import { altered, isList } from './faults';

const SAMPLE_APP = {
  appId: 'river',
  name: 'River',
  kind: 'tenant',
  status: 'normal',
  edition: 'pro',
  subscriptionStatus: 'active',
  createdAt: '2026-05-01T00:00:00.000Z',
  isOwner: true,
  group: { name: 'Administrators' },
};

const ADMIN_APP = '/apps/default-admin-app';

const LISTS = [
  ['/apps/tenant-apps/normal', '/admin/api/tenant-app/apps'],
  ['/apps/accounts', '/admin/api/user/users'],
  ['/apps/billing/invoice', '/admin/api/billing/all-invoices'],
  ['/apps/billing/quota', '/admin/api/quota/quotas-near-limit'],
  ['/apps/billing/usage?view=apps', '/admin/api/billing/usages-by-app'],
  ['/apps/machine', '/admin/api/machine/servers'],
  [`${ADMIN_APP}/product/alerts`, '/admin/api/alert/alerts'],
  [`${ADMIN_APP}/product/audit-log`, '/admin/api/audit/logs'],
  ['/apps/management/member', '/admin/api/tenant-app/members'],
  ['/apps/management/group', '/admin/api/tenant-app/groups'],
  ['/user/apps', '/auth-service/v1/apps'],
] as const;

const SAMPLE_APPS = Object.keys(SAMPLE_APP).map(() => SAMPLE_APP);

function withoutOneField(row: object, index: number): object {
  const names = Object.keys(row);
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== names[index % names.length]));
}

test(
  'lists show rows that lack any one field, and count them',
  { tag: '@full' },
  async ({ page, faults, texts }) => {
    test.setTimeout(240_000);
    for (const [address, call] of LISTS)
      await test.step(address, async () => {
        let sent = 0;
        const fault = faults.break(
          'GET',
          call,
          altered(({ data, ...list }) => {
            const rows = isList(data) && data.length > 0 ? data : SAMPLE_APPS;
            // The badge of the menu requests one row of the same list.
            sent = Math.max(sent, rows.length);
            return { ...list, data: rows.map(withoutOneField) };
          }),
        );
        await page.goto(address);
        await expect(page.getByText(texts.ui.list.incompleteWhy)).toBeVisible();
        const rows = page.locator('tbody tr[data-row-key]');
        await expect(rows).toHaveCount(sent);
        await expect(rows.filter({ hasText: /undefined|NaN/ })).toHaveCount(0);
        fault.stop();
      });
  },
);
