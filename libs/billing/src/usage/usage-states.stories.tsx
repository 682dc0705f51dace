// @see spec 2.4, 4.2, 6, 7.4
import { mock, respondWithError } from '@console/http/testing';
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect } from 'storybook/test';
import { dayAfter, getOwnUsages, getUsageReport, listUsagesByApp } from '../contract';
import { framedBilling } from '../testing/framed-billing';
import { mockQuotas, quotasOf } from '../testing/quota-handlers';
import { mockUsage, mockUsageDays } from '../testing/usage-handlers';
import { usageDayOf } from './usage-period';

const ALL = '/apps/billing/usage';
const MAY = 'from=2026-05-01&to=2026-05-12';

const quotas = mockQuotas(quotasOf());
const used = [...mockUsage(mockUsageDays(8, 800)), ...quotas];

export default {
  title: 'Usage/States',
  ...screenStories({ feature: framedBilling, at: `${ALL}?${MAY}` }, [...operator(), ...used]),
};

type Play = Pick<ScreenPlay, 'canvas'>;

const heading = (canvas: Play['canvas'], name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name });

export const Empty: ScreenStory = {
  args: { at: ALL },
  parameters: { msw: [...operator(), ...mockUsage([])] },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Traffic, 13 April – 12 May 2026, all apps')).toBeVisible();
    await expect(canvas.getByText('No usage in this period or the previous one')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Traffic ?0\sB ?No previous usage$/ })).toBeChecked();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
};
const TODAY = usageDayOf(Date.now());
const unreported = [getUsageReport, listUsagesByApp].map((operation) =>
  mock(operation, () => respondWithError(404)),
);

const knownDays = {
  current: { storageBytes: 0, egressBytes: 0, transcodeSeconds: 0, liveSeconds: 0, adImpressions: 0 },
  days: [
    {
      day: TODAY,
      storageBytes: 5,
      egressBytes: 3 * 1024 ** 3,
      transcodeSeconds: 60,
      liveSeconds: 60,
      adImpressions: 0,
    },
  ],
};

const ofApp = mock(getOwnUsages, ({ request }) => ({
  ...knownDays,
  appId: request.headers.get('X-App-Id') ?? '',
}));

export const WithoutReports: ScreenStory = {
  args: { at: `/apps/studio-1/usage?from=${dayAfter(TODAY, -200)}&to=${TODAY}&sort=-day` },
  parameters: {
    msw: [...operator(), ...quotas, ...unreported, ofApp],
  },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, /^Traffic, /)).toBeVisible();
    await expect(canvas.getByText(/^Usage is kept for 90 days/)).toBeVisible();
    await expect(canvas.getByText(/\(in progress\): 3 GB/)).toBeVisible();
    await expect(canvas.getByText('Today so far')).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: new RegExp(`^${TODAY} \\(in progress\\)`) }),
    ).toBeInTheDocument();
  },
};

export const AppManager: ScreenStory = {
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
    await expect(await canvas.findByText(/\(in progress\): 3 GB/)).toBeVisible();
    await expect(await canvas.findByRole('meter', { name: 'Storage' })).toBeVisible();
    await expect(canvas.queryByText(/^Usage is kept for 90 days/)).toBeNull();
  },
};
export const WithoutReportsOfAll: ScreenStory = {
  parameters: { msw: [...operator(), ...unreported] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This platform can’t report the usage/)).toBeVisible();
  },
};
