// @see spec 7.4
import { describe, expect, it } from 'vitest';
import { pageOf, stepOf } from './chart-steps';

const year = { moments: 366, series: 0, page: pageOf(366, true) };
const at = (index: number, series?: number) => ({ index, series });

describe('stepOf', () => {
  it.each([
    ['ArrowLeft', 10, 9],
    ['ArrowRight', 10, 11],
    ['PageUp', 100, 70],
    ['PageDown', 100, 130],
    ['Home', 10, 0],
    ['End', 10, 365],
    ['ArrowLeft', 0, 0],
    ['PageUp', 5, 0],
    ['ArrowRight', 365, 365],
    ['PageDown', 360, 365],
  ])('%s moves from %d to %d', (key, from, to) => expect(stepOf(key, at(from), year)).toEqual(at(to)));

  it('pages by weeks in short periods, by eighths of other moments', () => {
    expect(pageOf(31, true)).toBe(7);
    expect(pageOf(288, false)).toBe(36);
    expect(pageOf(3, false)).toBe(1);
  });

  it('moves between all series and single ones', () => {
    const apps = { moments: 31, series: 3, page: 7 };
    expect(stepOf('ArrowDown', at(5), apps)).toEqual(at(5, 0));
    expect(stepOf('ArrowDown', at(5, 1), apps)).toEqual(at(5, 2));
    expect(stepOf('ArrowDown', at(5, 2), apps)).toEqual(at(5, 2));
    expect(stepOf('ArrowUp', at(5, 1), apps)).toEqual(at(5, 0));
    expect(stepOf('ArrowUp', at(5, 0), apps)).toEqual(at(5));
    expect(stepOf('ArrowUp', at(5), apps)).toEqual(at(5));
    expect(stepOf('ArrowRight', at(5, 1), apps)).toEqual(at(6, 1));
  });

  it.each(['ArrowDown', 'ArrowUp', 'Tab', 'Enter', 'a'])('ignores %s', (key) =>
    expect(stepOf(key, at(5), year)).toBeUndefined(),
  );
});
