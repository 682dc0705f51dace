// @see spec 7.4
import type { ConsoleFeature } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { Button } from 'antd';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type AppUsage, USAGE_UNITS } from '../contract';
import { billingLocale } from '../locales/billing-locale';
import { BILLING_TODAY } from '../testing/invoice-factory';
import { mockUsageDays } from '../testing/usage-handlers';
import { AppChart } from './app-chart';
import { presetPeriod } from './usage-period';

const NOTHING = { storageBytes: 0, egressBytes: 0, transcodeSeconds: 0, liveSeconds: 0, adImpressions: 0 };
const YEAR = presetPeriod('last12Months', BILLING_TODAY);

const apps: AppUsage[] = [...Map.groupBy(mockUsageDays(60, 365), ({ appId }) => appId).values()]
  .map((days) => ({
    appId: days[0]?.appId ?? '',
    appName: days[0]?.appName ?? '',
    total: NOTHING,
    previous: NOTHING,
    values: days.map((day) => day[USAGE_UNITS.delivery.amount]),
  }))
  .toReversed();

/** Draws on demand, for the benchmark. */
function Screen() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <h1>Usage</h1>
      <Button onClick={() => setTimes(times + 1)}>Draw</Button>
      {times > 0 && (
        <AppChart
          key={times}
          // A new array redraws the chart.
          apps={[...apps]}
          kind="delivery"
          period={YEAR}
          label="Traffic"
          today={BILLING_TODAY}
        />
      )}
    </>
  );
}

const screen: ConsoleFeature = {
  appsRoutes: [
    {
      path: '/apps/chart',
      namespace: billingLocale.namespace,
      meta: { title: 'Usage', requiresAuth: true },
      screen: () => Promise.resolve(Screen),
    },
  ],
  locale: billingLocale,
};

export default {
  title: 'Usage/Chart',
  ...screenStories({ feature: screen, at: '/apps/chart' }, operator()),
};

function inkOf(canvas: HTMLCanvasElement): Map<string, number> {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  const ink = new Map<string, number>();
  for (let at = 0; data && at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    const color = data.slice(at, at + 3).join();
    ink.set(color, (ink.get(color) ?? 0) + 1);
  }
  return ink;
}

export const SixtyAppsForAYear: ScreenStory = {
  globals: { theme: 'light' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Draw' }));
    const drawn = await waitFor(() => {
      const found = canvasElement.querySelector('canvas');
      if (!found) throw new Error('Nothing is drawn yet.');
      return found;
    });
    await waitFor(() => expect(inkOf(drawn).size).toBeGreaterThan(7));
    await expect(drawn.width).toBe(Math.round(drawn.clientWidth * window.devicePixelRatio));
    await expect(canvas.getByText('55 other lines')).toBeVisible();
  },
};
