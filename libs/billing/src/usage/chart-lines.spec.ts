// @see spec 7.4
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import type { AppUsage } from '../contract';
import {
  APP_LOOKS,
  appLines,
  CURRENT_LOOK,
  OTHER_LOOK,
  periodLines,
  plotData,
  PREVIOUS_LOOK,
} from './chart-lines';
import type { PeriodUse } from './period-use';

const GB = 1024 ** 3;
const day = (name: string, delivery: number) => ({ day: name, live: 0, transcode: 0, storage: 0, delivery });
const nothing = { live: 0, transcode: 0, storage: 0, delivery: 0 };
const use: PeriodUse = {
  period: { from: '2026-05-01', to: '2026-05-02' },
  days: [day('2026-05-01', 2 * GB), day('2026-05-02', 0)],
  total: { ...nothing, delivery: 2 * GB },
  previous: { period: { from: '2026-04-29', to: '2026-04-30' } },
};
const names = { now: 'This period', before: 'The period before' };

describe('lines', () => {
  it('are those of the period, and of the one before where its days are known', () => {
    expect(periodLines(use, 'delivery', names)).toEqual([
      { name: 'This period', amounts: [2 * GB, 0], look: CURRENT_LOOK },
    ]);
    const days = [day('2026-04-29', 1), day('2026-04-30', 5)];
    const [, before] = periodLines({ ...use, previous: { ...use.previous, days } }, 'delivery', names);
    expect(before).toEqual({ name: 'The period before', amounts: [1, 5], look: PREVIOUS_LOOK });
  });

  it('of apps look different as far as one can tell them apart', () => {
    const apps = Array.from({ length: 60 }, (_, index): AppUsage => {
      const none = { storageBytes: 0, egressBytes: 0, transcodeSeconds: 0, liveSeconds: 0 };
      return { appId: `a${index}`, appName: `A ${index}`, total: none, previous: none, values: [index] };
    });
    const lines = appLines(apps);
    expect(lines.map(({ name }) => name)).toEqual(apps.map(({ appName }) => appName));
    expect(new Set(lines.map(({ look }) => look))).toEqual(new Set([...APP_LOOKS, OTHER_LOOK]));
    expect(new Set(APP_LOOKS.map(({ dash }) => dash.join())).size).toBe(APP_LOOKS.length);
  });

  it('are plotted in the unit that is billed, at the positions of their days', () => {
    const days = use.days.map((one) => one.day);
    expect(plotData(days, periodLines(use, 'delivery', names), 'delivery')).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });
});

describe('the colour of a line', () => {
  // The grounds of the console's pages and cards (libs/shell-layout/src/theme/theme.ts); primary and description are its own too.
  const grounds = [
    { algorithm: theme.darkAlgorithm, colours: ['#151b23', '#0d1117'] },
    { algorithm: theme.defaultAlgorithm, colours: ['#ffffff', '#f4f6f9'] },
  ];

  it.each(APP_LOOKS.map(({ colour }) => colour))('%s stands out from every ground by 3:1', (colour) => {
    for (const { algorithm, colours } of grounds) {
      const drawn = theme.getDesignToken({ algorithm })[colour];
      for (const ground of colours) expect(contrast(drawn, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
