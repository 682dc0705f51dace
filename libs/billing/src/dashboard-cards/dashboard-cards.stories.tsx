// @see spec 2.3, 7.4
import { mock, respondWithError } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { Flex } from 'antd';
import { expect, within } from 'storybook/test';
import { dayAfter, getBillingSummary, getUsageReport, listQuotasNearLimit } from '../contract';
import { billingLocale } from '../locales/billing-locale';
import { brokenAmounts } from '../testing/framed-billing';
import { BILLING_TODAY, invoiceDetailsOf } from '../testing/invoice-factory';
import { mockInvoices, invoicesUnavailable } from '../testing/invoice-handlers';
import { mockQuotas, quotasOf, quotasUnavailable } from '../testing/quota-handlers';
import { mockUsage, mockUsageDays, usageUnavailable } from '../testing/usage-handlers';
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

function NarrowCards() {
  return (
    <div style={{ width: 200 }}>
      <Cards />
    </div>
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
const narrowDashboard = dashboardOf(NarrowCards);

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

export const Empty: ScreenStory = {
  parameters: { msw: [...operator(), ...mockInvoices([]), ...mockUsage([]), ...mockQuotas([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing outstanding')).toBeVisible();
    await expect(await canvas.findByText('No traffic in the last 30 days')).toBeVisible();
    await expect(await canvas.findByText('No quotas near their limit')).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: {
    msw: [...operator(), ...invoicesUnavailable(), ...usageUnavailable(), ...quotasUnavailable()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the outstanding amounts')).toBeVisible();
    await expect(await canvas.findByText('Couldn’t load the traffic')).toBeVisible();
    await expect(await canvas.findByText('Couldn’t load the quotas')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
    await expect(within(document.body).queryByText('Error 500')).toBeNull();
  },
};

export const NotAvailable: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      ...[getBillingSummary, getUsageReport, listQuotasNearLimit].map((operation) =>
        mock(operation, () => respondWithError(404)),
      ),
    ],
  },
  play: async ({ canvas }) => {
    for (const title of ['Billing', 'Traffic in the last 30 days', 'Quotas near their limit']) {
      const card = within(await canvas.findByRole('region', { name: title }));
      await expect(await card.findByText('Not available')).toBeVisible();
    }
  },
};

export const LongAmounts: ScreenStory = {
  args: { feature: narrowDashboard },
  parameters: {
    msw: [
      ...operator(),
      mock(getBillingSummary, () => ({
        month: '2026-05',
        currencies: [
          {
            currency: 'USD',
            owed: 4_868_921,
            owedInvoices: 3,
            overdue: 4_868_921,
            overdueInvoices: 1,
            paidThisMonth: 0,
          },
          {
            currency: 'VND',
            owed: Number.MAX_SAFE_INTEGER,
            owedInvoices: 3,
            overdue: 573_412_856,
            overdueInvoices: 2,
            paidThisMonth: 0,
          },
        ],
      })),
      ...mockUsage(usage),
      ...mockQuotas(QUOTAS),
    ],
  },
  play: async ({ canvas }) => {
    const outstanding = await canvas.findByRole('group', { name: 'Outstanding' });
    await expect(within(outstanding).getByText('₫9,007,199,254,740,991')).toBeVisible();
    await expect(within(outstanding).getByText('$48,689.21')).toBeVisible();
    await expect(brokenAmounts(document.body)).toEqual([]);
    for (const amount of outstanding.querySelectorAll('.console-amount')) {
      await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    }
  },
};
