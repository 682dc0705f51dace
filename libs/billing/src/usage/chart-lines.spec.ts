// @see spec 7.4
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import type { AppUsage } from '../contract';
import {
  APP_STYLES,
  appLines,
  CURRENT_STYLE,
  OTHER_STYLE,
  periodLines,
  plotData,
  PREVIOUS_STYLE,
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
const names = { now: 'This period', before: 'Previous period' };

describe('lines', () => {
  it('cover the period and the previous one if known', () => {
    expect(periodLines(use, 'delivery', names)).toEqual([
      { name: 'This period', amounts: [2 * GB, 0], lineStyle: CURRENT_STYLE },
    ]);
    const days = [day('2026-04-29', 1), day('2026-04-30', 5)];
    const [, before] = periodLines({ ...use, previous: { ...use.previous, days } }, 'delivery', names);
    expect(before).toEqual({ name: 'Previous period', amounts: [1, 5], lineStyle: PREVIOUS_STYLE });
  });

  it('have distinct styles for the first apps', () => {
    const apps = Array.from({ length: 60 }, (_, index): AppUsage => {
      const none = { storageBytes: 0, egressBytes: 0, transcodeSeconds: 0, liveSeconds: 0 };
      return { appId: `a${index}`, appName: `A ${index}`, total: none, previous: none, values: [index] };
    });
    const lines = appLines(apps);
    expect(lines.map(({ name }) => name)).toEqual(apps.map(({ appName }) => appName));
    expect(new Set(lines.map(({ lineStyle }) => lineStyle))).toEqual(new Set([...APP_STYLES, OTHER_STYLE]));
    expect(new Set(APP_STYLES.map(({ dash }) => dash.join())).size).toBe(APP_STYLES.length);
  });

  it('are plotted in billing units', () => {
    const days = use.days.map((one) => one.day);
    expect(plotData(days, periodLines(use, 'delivery', names), 'delivery')).toEqual([
      [0, 1],
      [2, 0],
    ]);
  });
});

describe('line colors', () => {
  const grounds = [
    { algorithm: theme.darkAlgorithm, colors: ['#151b23', '#0d1117'] },
    { algorithm: theme.defaultAlgorithm, colors: ['#ffffff', '#f4f6f9'] },
  ];

  it.each(APP_STYLES.map(({ color }) => color))('%s has 3:1 contrast to every background', (color) => {
    for (const { algorithm, colors } of grounds) {
      const drawn = theme.getDesignToken({ algorithm })[color];
      for (const ground of colors) expect(contrast(drawn, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
