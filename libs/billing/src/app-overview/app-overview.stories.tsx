// @see spec 7.4, 7.8
import { mock } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { dayAfter, getOwnUsages } from '../contract';
import { billingLocale } from '../locales/billing-locale';
import { BILLING_TODAY, invoiceDetailsOf } from '../testing/invoice-factory';
import { mockInvoices } from '../testing/invoice-handlers';
import { mockQuotas, quotasOf } from '../testing/quota-handlers';
import { mockUsageDays } from '../testing/usage-handlers';
import { AppBalance } from './app-balance';
import { AppQuotasSection } from './app-quotas-section';
import { AppTraffic } from './app-traffic';

function PageOfAnApp() {
  return (
    <>
      <h1>Studio 1</h1>
      <AppTraffic appId="studio-1" />
      <AppBalance appId="studio-1" />
      <AppQuotasSection appId="studio-1" />
    </>
  );
}

const pageOfAnApp: ConsoleFeature = {
  appsRoutes: [
    {
      path: '/apps/:appId/sample',
      namespace: billingLocale.namespace,
      meta: { title: 'Studio 1', requiresAuth: true },
      screen: () => Promise.resolve(PageOfAnApp),
    },
  ],
  locale: billingLocale,
};

/** The period ends with the browser's today. */
const daysSince = Math.floor((Date.now() - Date.parse(BILLING_TODAY)) / 86_400_000);
const days = mockUsageDays(1, 90).map((used) => ({ ...used, day: dayAfter(used.day, daysSince) }));
const usageOf = (used: typeof days) =>
  mock(getOwnUsages, ({ request }) => ({
    appId: request.headers.get('X-App-Id') ?? '',
    current: { storageBytes: 0, egressBytes: 0, transcodeSeconds: 0, liveSeconds: 0, adImpressions: 0 },
    days: used.map(({ appId: _appId, appName: _appName, ...day }) => day),
  }));
const invoices = invoiceDetailsOf(8, { appId: 'studio-1' });

export default {
  title: 'Billing/App overview',
  ...screenStories({ feature: pageOfAnApp, at: '/apps/studio-1/sample' }, [
    ...operator(),
    usageOf(days),
    ...mockInvoices(invoices),
    ...mockQuotas(quotasOf()),
  ]),
};

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const traffic = within(await canvas.findByRole('region', { name: 'Traffic' }));
    await expect(await traffic.findByText(/in 30 days · .+ more than before$/)).toBeVisible();
    await expect(await traffic.findByRole('application', { name: 'Traffic' })).toBeVisible();
    const [from, to] = [dayAfter(BILLING_TODAY, daysSince - 29), dayAfter(BILLING_TODAY, daysSince)];
    await expect(traffic.getByRole('link', { name: 'Usage' })).toHaveAttribute(
      'href',
      `/apps/studio-1/usage?from=${from}&to=${to}`,
    );

    const balance = within(await canvas.findByRole('region', { name: 'Outstanding' }));
    const overdue = within(await balance.findByRole('group', { name: 'Overdue' }));
    await expect(overdue.getByRole('link', { name: /invoices?$/ })).toHaveAttribute(
      'href',
      '/apps/studio-1/invoice?status=overdue',
    );
    const first = within(await balance.findByRole('list', { name: 'Open invoices due first' }));
    await expect(first.getAllByRole('link').length).toBeGreaterThan(0);

    const quotas = within(await canvas.findByRole('region', { name: 'Quotas' }));
    await expect(await quotas.findAllByRole('meter')).toHaveLength(6);
  },
};

export const NothingYet: ScreenStory = {
  parameters: { msw: [...operator(), usageOf([]), ...mockInvoices([]), ...mockQuotas([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No traffic in this period')).toBeVisible();
    await expect(await canvas.findByText('Nothing outstanding')).toBeVisible();
  },
};

export const Denied: ScreenStory = {
  parameters: { msw: [...operator({ permissions: ['admin-tenant-app'], ownPermissions: null })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
