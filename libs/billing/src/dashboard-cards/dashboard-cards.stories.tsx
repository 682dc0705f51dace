// @see spec 2.3, 7.4
import { mock, respondWithError } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flex } from 'antd';
import { expect, within } from 'storybook/test';
import { dayAfter, getBillingSummary, getUsageReport, listQuotasNearLimit } from '../contract';
import { billingLocale } from '../locales/billing-locale';
import { brokenAmounts } from '../testing/broken-amounts';
import { BILLING_TODAY, invoiceDetailsOf } from '../testing/invoice-factory';
import { invoicesKept, invoicesSlow, invoicesUnavailable } from '../testing/invoice-handlers';
import { quotasKept, quotasOf, quotasUnavailable } from '../testing/quota-handlers';
import { usageKept, usageOf, usageSlow, usageUnavailable } from '../testing/usage-handlers';
import { MoneyOwed } from './money-owed';
import { QuotasNearLimit } from './quotas-near-limit';
import { UsageTrend } from './usage-trend';

function Cards() {
  return (
    <Flex vertical gap={16}>
      <h1>Dashboard</h1>
      <MoneyOwed />
      <UsageTrend />
      <QuotasNearLimit />
    </Flex>
  );
}

/** A column as narrow as a dashboard has them. */
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

/** The trend ends with the browser's yesterday, wherever in time that is. */
const daysSince = Math.round((Date.now() - Date.parse(BILLING_TODAY)) / 86_400_000);
const usage = usageOf(3, 90).map((used) => ({ ...used, day: dayAfter(used.day, daysSince) }));
const QUOTAS = [...quotasOf('studio-1'), ...quotasOf('studio-2'), ...quotasOf('studio-3')];

const meta = {
  title: 'Dashboard cards',
  render: renderFeatureScreen,
  args: { feature: dashboard, at: '/apps/cards' },
  parameters: {
    msw: [...operator(), ...invoicesKept(invoiceDetailsOf(30)), ...usageKept(usage), ...quotasKept(QUOTAS)],
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure says how many invoices it is of and leads to them; a currency stands by itself. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const owed = within(await canvas.findByRole('group', { name: 'Owed' }));
    await expect(owed.getByText(/^\$/)).toBeVisible();
    await expect(owed.getByText(/^₫/)).toBeVisible();
    await expect(owed.getByText('7 invoices')).toBeVisible();
    const overdue = within(canvas.getByRole('group', { name: 'Overdue' }));
    await expect(overdue.getByText('4 invoices')).toBeVisible();
    await expect(overdue.getByRole('link', { name: 'Show overdue invoices' })).toHaveAttribute(
      'href',
      '/apps/billing/invoice?status=overdue',
    );
    await expect(
      await canvas.findByRole('img', { name: /^Traffic day by day from .+ at most, .+ on the last day$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/^\+\d+(\.\d)?% against the 30 days before$/)).toBeVisible();
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

export const Empty: Story = {
  parameters: { msw: [...operator(), ...invoicesKept([]), ...usageKept([]), ...quotasKept([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is owed')).toBeVisible();
    await expect(await canvas.findByText('There was no traffic in the last 30 days')).toBeVisible();
    await expect(await canvas.findByText('Nothing is near its limit')).toBeVisible();
  },
};

/** Each tells of itself and is tried again by itself; no notice is raised. */
export const Failed: Story = {
  parameters: {
    msw: [...operator(), ...invoicesUnavailable(), ...usageUnavailable(), ...quotasUnavailable()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What is owed could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('What was used could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('The quotas could not be loaded')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
    await expect(within(document.body).queryByText('Error 500')).toBeNull();
  },
};

/** A platform without the extensions behind them. */
export const NotTold: Story = {
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
      await expect(await card.findByText('This platform does not tell it')).toBeVisible();
    }
  },
};

/** None waits for another. */
export const Slow: Story = {
  parameters: { msw: [...operator(), ...invoicesSlow(), ...usageSlow(), ...quotasKept(QUOTAS)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all 6' })).toBeVisible();
    await expect(canvas.getAllByRole('status', { name: 'Loading' })).toHaveLength(2);
  },
};

export const Light: Story = { ...Filled, globals: { theme: 'light' } };

export const VietnameseOnAPhone: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Quá hạn' })).toBeVisible();
    await expect(await canvas.findByText(/^\+.+% so với 30 ngày trước đó$/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Xem tất cả 6' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** An amount stays on one line however long it is and however narrow its card: figures stack, then their digits shrink. */
export const LongAmounts: Story = {
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
      ...usageKept(usage),
      ...quotasKept(QUOTAS),
    ],
  },
  play: async ({ canvas }) => {
    const owed = await canvas.findByRole('group', { name: 'Owed' });
    await expect(within(owed).getByText('₫9,007,199,254,740,991')).toBeVisible();
    await expect(within(owed).getByText('$48,689.21')).toBeVisible();
    await expect(brokenAmounts(document.body)).toEqual([]);
    for (const amount of owed.querySelectorAll('.console-amount')) {
      await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    }
  },
};

export const LongAmountsInVietnamese: Story = {
  ...LongAmounts,
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('48.689,21 US$')).toHaveLength(2);
    await expect(await canvas.findByText('9.007.199.254.740.991 ₫')).toBeVisible();
    await expect(brokenAmounts(document.body)).toEqual([]);
  },
};
