// @see spec 2.3, 7.4
import { mockRows } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { Flex } from 'antd';
import { expect, within } from 'storybook/test';
import { dayAfter, listQuotasNearLimit } from '../contract';
import { billingLocale } from '../locales/billing-locale';
import { BILLING_TODAY, invoiceDetailsOf } from '../testing/invoice-factory';
import { mockInvoices } from '../testing/invoice-handlers';
import { mockQuotas, quotasOf } from '../testing/quota-handlers';
import { mockUsage, mockUsageDays } from '../testing/usage-handlers';
import { OutstandingCard } from './outstanding-card';
import { QuotasNearLimit } from './quotas-near-limit';
import { UsageTrend } from './usage-trend';

function Cards() {
  return (
    <Flex vertical gap={16}>
      <h1>Dashboard</h1>
      <OutstandingCard />
      <UsageTrend />
      <QuotasNearLimit />
    </Flex>
  );
}

const dashboardOf = (screen: typeof Cards): ConsoleFeature => ({
  appsRoutes: [
    {
      path: '/apps/cards',
      namespace: billingLocale.namespace,
      meta: { title: 'Dashboard' },
      screen: () => Promise.resolve(screen),
    },
  ],
  locale: billingLocale,
});
const dashboard = dashboardOf(Cards);

/** The trend ends with the browser's yesterday. */
const daysSince = Math.round((Date.now() - Date.parse(BILLING_TODAY)) / 86_400_000);
const usage = mockUsageDays(3, 90).map((used) => ({ ...used, day: dayAfter(used.day, daysSince) }));
const QUOTAS = [...quotasOf('studio-1'), ...quotasOf('studio-2'), ...quotasOf('studio-3')];

export default {
  title: 'Dashboard cards',
  ...screenStories({ feature: dashboard, at: '/apps/cards' }, [
    ...operator(),
    ...mockInvoices(invoiceDetailsOf(30)),
    ...mockUsage(usage),
    ...mockQuotas(QUOTAS),
  ]),
};

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const outstanding = within(await canvas.findByRole('group', { name: 'Outstanding' }));
    await expect(outstanding.getByText(/^\$/)).toBeVisible();
    await expect(outstanding.getByText(/^₫/)).toBeVisible();
    await expect(outstanding.getByText('7 invoices')).toBeVisible();
    const overdue = within(canvas.getByRole('group', { name: 'Overdue' }));
    await expect(overdue.getByText('4 invoices')).toBeVisible();
    await expect(overdue.getByRole('link', { name: 'Show overdue invoices' })).toHaveAttribute(
      'href',
      '/apps/billing/invoice?status=overdue',
    );
    await expect(
      await canvas.findByRole('img', { name: /^Daily traffic from .+ on the last day$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^\+\d+(\.\d)?% compared with the previous 30 days$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show usage' })).toHaveAttribute(
      'href',
      '/apps/billing/usage',
    );
    const near = within(await canvas.findByRole('region', { name: 'Quotas near their limit' }));
    await expect(await near.findAllByRole('meter')).toHaveLength(5);
    await expect(near.getByRole('link', { name: 'Show all 6' })).toHaveAttribute(
      'href',
      '/apps/billing/quota',
    );
    await expect(near.getAllByRole('link', { name: 'studio-1' })[0]).toHaveAttribute(
      'href',
      '/apps/studio-1/usage?from=%2Fapps%2Fcards',
    );
  },
};

export const IncompleteRow: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      ...mockInvoices([]),
      ...mockUsage([]),
      mockRows(listQuotasNearLimit, [
        { ...QUOTAS[0], used: 'much' },
        { ...QUOTAS[2], appId: null },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    const near = within(await canvas.findByRole('region', { name: 'Quotas near their limit' }));
    await expect(await near.findAllByRole('link', { name: 'studio-1' })).toHaveLength(1);
    const [unknownUse, unknownApp] = near.getAllByRole('listitem');
    await expect(unknownUse).toHaveTextContent('studio-1Storage—');
    await expect(unknownApp).toHaveTextContent(/^studio-1Limit reached/);
    await expect(near.getAllByRole('meter')).toHaveLength(1);
  },
};
