import { expect, it } from 'vitest';
import { clockOf, dayParts, minutesOf } from './week-clock';

it('writes and reads the time of a day', () => {
  expect([clockOf(0), clockOf(545), clockOf(1_440), clockOf(1_440 + 30)]).toEqual([
    '00:00',
    '09:05',
    '24:00',
    '00:30',
  ]);
  expect([minutesOf('09:05'), minutesOf('09:05:30'), minutesOf('')]).toEqual([545, 545, undefined]);
});

it('finds the gaps of a day, also after an item of the evening before', () => {
  const item = (day: number, start: number, minutes: number) => ({
    id: `${String(day)} ${String(start)}`,
    day,
    start,
    minutes,
    title: 'Item',
    input: { kind: 'test', pattern: 'fractal' } as const,
  });
  const parts = (day: number) =>
    dayParts([item(6, 1_400, 100), item(0, 60, 60), item(0, 120, 30)], day).map(
      ({ item: shown, start, end }) => [shown?.id ?? 'gap', start, end],
    );
  expect(parts(0)).toEqual([
    ['0 60', 60, 120],
    ['0 120', 120, 150],
    ['gap', 150, 1_440],
  ]);
  expect(parts(3)).toEqual([['gap', 0, 1_440]]);
});
