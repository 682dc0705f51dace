// @see spec 2.4, 4.2, 6, 7.4
import { mock, respondWithError } from '@console/http/testing';
import { operator, renderFeatureScreen } from '@console/shell-layout/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dayAfter, getOwnUsages, getUsageReport, getUsages, listUsagesByApp } from '../contract';
import { framedBilling } from '../testing/framed-billing';
import { quotasKept, quotasOf } from '../testing/quota-handlers';
import { usageKept, usageOf, usageSlow, usageUnavailable } from '../testing/usage-handlers';
import { usageDayOf } from './usage-period';

const ALL = '/apps/billing/usage';
const MAY = 'from=2026-05-01&to=2026-05-12';

/** What stands above one app's use. */
const quotas = quotasKept(quotasOf());
const used = [...usageKept(usageOf(8, 800)), ...quotas];

/** What stands in place of use, and for whom. */
const meta = {
  title: 'Usage/States',
  render: renderFeatureScreen,
  args: { feature: framedBilling, at: `${ALL}?${MAY}` },
  parameters: { msw: [...operator(), ...used] },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>;

const heading = (canvas: Play['canvas'], name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name });

/** Without an address that says more, the last thirty days; and nothing in them. */
export const Empty: Story = {
  args: { at: ALL },
  parameters: { msw: [...operator(), ...usageKept([])] },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Delivery, 13 April – 12 May 2026, all apps')).toBeVisible();
    await expect(canvas.getByText('Nothing was used in this period, nor in the one before')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Delivery ?0 GB ?No use before$/ })).toBeChecked();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: [...operator(), ...usageUnavailable()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Use could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { msw: [...operator(), ...usageSlow()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Use is loading' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toBeEnabled();
  },
};

/** There is nothing to change, so nothing is locked. */
export const ReadOnly: Story = {
  parameters: { msw: [...operator({ user: { viewOnly: true } }), ...used] },
  play: async ({ canvas }) => {
    await heading(canvas, /^Delivery/);
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).not.toHaveAttribute('aria-disabled');
  },
};

const TODAY = usageDayOf(Date.now());
const unreported = [getUsageReport, listUsagesByApp].map((operation) =>
  mock(operation, () => respondWithError(404)),
);

const toldDays = {
  current: { storageBytes: 0, egressBytes: 0, transcodeSeconds: 0, liveSeconds: 0 },
  days: [{ day: TODAY, storageBytes: 5, egressBytes: 3 * 1024 ** 3, transcodeSeconds: 60, liveSeconds: 60 }],
};

/** Answers for the app that the call is made in. */
const ofApp = mock(getOwnUsages, ({ request }) => ({
  ...toldDays,
  appId: request.headers.get('X-App-Id') ?? '',
}));

/** A platform that makes no reports tells of an app's last ninety days all the same; today is not over yet. */
export const WithoutReports: Story = {
  args: { at: `/apps/studio-1/usage?from=${dayAfter(TODAY, -200)}&to=${TODAY}&sort=-day` },
  parameters: {
    msw: [...operator(), ...quotas, ...unreported, ofApp],
  },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, /^Delivery, /)).toBeVisible();
    await expect(canvas.getByText(/^Use is known of the last 90 days/)).toBeVisible();
    await expect(canvas.getByText(/\(not over yet\): 3 GB/)).toBeVisible();
    await expect(canvas.getByText('The day is not over yet')).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: new RegExp(`^${TODAY} \\(not over yet\\)`) }),
    ).toBeInTheDocument();
  },
};

/** The last days of an app come from the call about the app of the page; its managers have its quotas, too. */
export const OwnManager: Story = {
  args: { at: '/apps/studio-1/usage' },
  parameters: {
    msw: [
      ...operator({ permissions: null, ownPermissions: ['management'] }),
      ...quotas,
      ofApp,
      mock(getUsageReport, () => {
        throw new Error('A report was requested.');
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\(not over yet\): 3 GB/)).toBeVisible();
    await expect(await canvas.findByRole('meter', { name: 'Storage' })).toBeVisible();
    await expect(canvas.queryByText(/^Use is known of the last 90 days/)).toBeNull();
  },
};

export const Locked: Story = {
  args: { at: '/apps/studio-2/usage' },
  parameters: { msw: operator({ permissions: ['management'], ownPermissions: ['admin-vod'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /Usage Based Billing/ })).toBeVisible();
    await expect(canvas.getByText('What it takes')).toBeVisible();
  },
};

/** Without reports there is nothing about all apps together. */
export const WithoutReportsOfAll: Story = {
  parameters: { msw: [...operator(), ...unreported] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This platform does not report the use of all apps/)).toBeVisible();
  },
};

/** An app that nobody knows is missing in the report as well as in what every platform tells. */
export const NoSuchApp: Story = {
  args: { at: `${ALL}?appId=studio-0` },
  parameters: { msw: [...operator(), ...unreported, mock(getUsages, () => respondWithError(404))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Use could not be loaded')).toBeVisible();
  },
};

export const Light: Story = {
  args: { at: `${ALL}?${MAY}&view=apps` },
  globals: { theme: 'light' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Use by app, 1 – 12 May 2026' });
    await expect(await canvas.findByRole('link', { name: 'Studio 8' })).toBeVisible();
  },
};

export const VietnameseOnAPhone: Story = {
  globals: { language: 'vi', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Phân phối, 1 – 12 tháng 5, 2026, mọi ứng dụng')).toBeVisible();
    await expect(canvas.getByText(/^Thứ Ba, 12 tháng 5, 2026: 64\.728 GB/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
