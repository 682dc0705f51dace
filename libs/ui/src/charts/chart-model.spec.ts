import { describe, expect, it } from 'vitest';
import { drawnLines, miniPath, nearestIndex, type ChartSeries } from './chart-model';

const line: ChartSeries = { name: 'Now', values: [10, 20, 30] };
const scale = (isUnfinished = false) => ({ size: 10, isUnfinished });

describe('drawnLines', () => {
  it('are in the unit of the axis, with gaps', () => {
    expect(drawnLines([{ ...line, values: [10, null, 30] }], scale())).toMatchObject([
      { values: [1, null, 3], color: 'chart1', dash: [] },
    ]);
  });

  it('end dashed in an unfinished period, but for the compared one', () => {
    const before: ChartSeries = { ...line, kind: 'compared' };
    expect(drawnLines([line, before], scale(true))).toMatchObject([
      { series: 0, isUnfinished: false, values: [1, 2, null] },
      { series: 0, isUnfinished: true, values: [null, 2, 3] },
      { series: 1, look: 'compared', color: 'chartCompare', values: [1, 2, 3] },
    ]);
    expect(drawnLines([{ ...line, kind: 'bars' }], scale(true))).toMatchObject([
      { values: [1, 2, null], dash: [] },
      { isUnfinished: true, values: [null, null, 3], dash: [] },
    ]);
  });

  it('differ by color and dash; those beyond the colors are alike', () => {
    const lines = drawnLines(
      Array.from({ length: 7 }, () => line),
      scale(),
    );
    const named = lines.filter(({ look }) => look === 'line');
    expect(new Set(named.map(({ color }) => color)).size).toBe(5);
    expect(new Set(named.map(({ dash }) => dash.join())).size).toBe(5);
    expect(lines.slice(5).map(({ look }) => look)).toEqual(['other', 'other']);
  });
});

it('a small line has gaps', () => {
  expect(miniPath([0, 10, null, 5, null], 10)).toBe('M0.00,100.00L25.00,0.00M75.00,50.00h25.00');
});

it.each([
  [[], 5, 0],
  [[1, 3, 9], 0, 0],
  [[1, 3, 9], 2.5, 1],
  [[1, 3, 9], 5, 1],
  [[1, 3, 9], 100, 2],
])('the moment of %j nearest to %d is the %dth', (times, at, index) =>
  expect(nearestIndex(times, at)).toBe(index),
);
