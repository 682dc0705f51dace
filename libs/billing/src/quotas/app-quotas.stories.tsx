// @see spec 7.8
import { mock } from '@console/http/testing';
import type { ConsoleFeature } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, within } from 'storybook/test';
import { getQuota, type Quota } from '../contract';
import { billingLocale } from '../locales/billing-locale';
import { mockQuotas, quotasOf } from '../testing/quota-handlers';
import { AppQuotas } from './app-quotas';

function PageOfAnApp() {
  return (
    <>
      <h1>Studio 1</h1>
      <AppQuotas appId="studio-1" />
    </>
  );
}

const pageOfAnApp: ConsoleFeature = {
  appsRoutes: [
    {
      path: '/apps/sample',
      namespace: billingLocale.namespace,
      meta: { title: 'Studio 1', requiresAuth: true },
      screen: () => Promise.resolve(PageOfAnApp),
    },
  ],
  locale: billingLocale,
};

const quotaResponse = (quotas: Quota[]) => mock(getQuota, ({ params }) => ({ appId: params.appId, quotas }));

export default {
  title: 'Quotas/Of one app',
  ...screenStories({ feature: pageOfAnApp, at: '/apps/sample' }, [...operator(), ...mockQuotas(quotasOf())]),
};

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    const quotas = within(await canvas.findByRole('region', { name: 'Quotas' }));
    const meters = await quotas.findAllByRole('meter');
    await expect(
      meters.map((meter) => [meter.getAttribute('aria-label'), meter.getAttribute('aria-valuetext')]),
    ).toEqual([
      ['Storage', '1.7\u00a0TB of 2\u00a0TB, 85%: near its limit'],
      ['Traffic this month', '8\u00a0TB of 20\u00a0TB, 40%'],
      ['Transcoding this month', '500\u00a0h of 500\u00a0h, 100%: limit reached'],
      ['Ad impressions this month', '60,000 of 200,000, 30%'],
      ['Live channels', '6 of 10, 60%'],
      ['Members', '10 of 50, 20%'],
    ]);
    const [storage, , transcoding] = quotas.getAllByRole('listitem');
    await expect(storage).toHaveTextContent('Near its limit');
    await expect(storage).toHaveTextContent('Runs out on 2026-06-20 at the current rate');
    await expect(transcoding).toHaveTextContent('Limit reached');
    await expect(quotas.getByText(/^As of 2026\/05\/12/)).toBeVisible();
  },
};

export const Unusual: ScreenStory = {
  parameters: {
    msw: [
      ...operator(),
      quotaResponse([
        { resource: 'pictures', limit: 4, used: 10, updatedAt: '2026-05-12T06:00:00.000Z' },
        { resource: 'live-channels', limit: 0, used: 0, updatedAt: '2026-05-12T06:00:00.000Z' },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    const meters = await canvas.findAllByRole('meter');
    await expect(meters.map((meter) => meter.getAttribute('aria-valuetext'))).toEqual([
      '0 of 0, 100%: limit reached',
      '10 of 4, 250%: limit reached',
    ]);
    await expect(meters.map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['100', '100']);
  },
};

export const Unlimited: ScreenStory = {
  parameters: { msw: [...operator(), quotaResponse([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This app has no limits')).toBeVisible();
  },
};
