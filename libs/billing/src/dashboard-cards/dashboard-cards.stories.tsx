// @see spec 2.3, 7.4
import { mock, mockRows, respondWithError } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { Flex } from 'antd';
import { expect, within } from 'storybook/test';
import { dayAfter, getBillingSummary, listQuotasNearLimit, listUsagesByApp } from '../contract';
import { billingLocale } from '../locales/billing-locale';
import { BILLING_TODAY, invoiceDetailsOf } from '../testing/invoice-factory';
import { mockInvoices } from '../testing/invoice-handlers';
import { mockQuotas, quotasOf } from '../testing/quota-handlers';
import { mockUsage, mockUsageDays } from '../testing/usage-handlers';
import { MoneyCard } from './money-card';
import { OutstandingFigure } from './outstanding-figure';
import { QuotasNearLimit } from './quotas-near-limit';
import { TopAppsCard } from './top-apps-card';

const ALL_APPS = { appId: undefined, range: '7d' } as const;

function Cards() {
  return (
    <Flex vertical gap={16}>
      <h1>Dashboard</h1>
      <OutstandingFigure {...ALL_APPS} />
      <MoneyCard {...ALL_APPS} />
      <TopAppsCard {...ALL_APPS} />
      <QuotasNearLimit {...ALL_APPS} />
    </Flex>
  );
}

const dashboard: ConsoleFeature = {
  appsRoutes: [
    {
      path: '/apps/cards',
      namespace: billingLocale.namespace,
      meta: { title: 'Dashboard' },
      screen: () => Promise.resolve(Cards),
    },
  ],
  locale: billingLocale,
};

/** The range ends with the browser's today. */
const daysSince = Math.floor((Date.now() - Date.parse(BILLING_TODAY)) / 86_400_000);
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
    const outstanding = await canvas.findByRole('link', { name: /^Outstanding \$[\d.]+K? ₫[\d.]+M$/ });
    await expect(outstanding).toHaveAttribute('href', '/apps/billing/invoice?status=open');
    const overdue = within(await canvas.findByRole('group', { name: 'Overdue' }));
    await expect(overdue.getByText(/^₫/).title).toMatch(/^₫[\d,]+$/);
    await expect(overdue.getByRole('link', { name: '4 invoices' })).toHaveAttribute(
      'href',
      '/apps/billing/invoice?status=overdue',
    );
    const notYetDue = within(canvas.getByRole('group', { name: 'Not yet due' }));
    await expect(notYetDue.getByRole('link', { name: '3 invoices' })).toHaveAttribute(
      'href',
      '/apps/billing/invoice?status=unpaid',
    );

    const top = within(await canvas.findByRole('region', { name: 'Top apps by traffic' }));
    await expect(await top.findAllByRole('listitem')).toHaveLength(3);
    const [from, to] = [dayAfter(BILLING_TODAY, daysSince - 6), dayAfter(BILLING_TODAY, daysSince)];
    await expect(top.getByRole('link', { name: 'Usage' })).toHaveAttribute(
      'href',
      `/apps/billing/usage?from=${from}&to=${to}&view=apps`,
    );

    const near = within(await canvas.findByRole('region', { name: 'Quotas near their limit' }));
    await expect(await near.findAllByRole('meter')).toHaveLength(5);
    await expect(near.getByRole('link', { name: 'All 6' })).toHaveAttribute('href', '/apps/billing/quota');
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
    await expect(unknownUse).toHaveTextContent('studio-1—Storage');
    await expect(unknownApp).toHaveTextContent(/^studio-1/);
    await expect(near.getAllByRole('meter')).toHaveLength(1);
  },
};

export const Empty: ScreenStory = {
  parameters: { msw: [...operator(), ...mockInvoices([]), ...mockUsage([]), ...mockQuotas([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing outstanding')).toBeVisible();
    await expect(await canvas.findByText('No traffic in this period')).toBeVisible();
    await expect(await canvas.findByText('No quotas near their limit')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Outstanding –' })).toBeVisible();
  },
};

export const Failed: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      mock(getBillingSummary, () => respondWithError(500)),
      mock(listUsagesByApp, () => respondWithError(500)),
      mock(listQuotasNearLimit, () => respondWithError(500)),
      ...mockUsage([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the outstanding amounts')).toBeVisible();
    await expect(await canvas.findByText('Couldn’t load the traffic')).toBeVisible();
    await expect(await canvas.findByText('Couldn’t load the quotas')).toBeVisible();
  },
};
