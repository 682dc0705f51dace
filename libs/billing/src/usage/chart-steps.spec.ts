// @see spec 7.4
import { describe, expect, it } from 'vitest';
import { stepOf } from './chart-steps';

const year = { days: 366, lines: 0 };
const at = (day: number, line?: number) => ({ day, line });

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
  ])('%s moves from day %d to day %d', (key, from, to) =>
    expect(stepOf(key, at(from), year)).toEqual(at(to)),
  );

  it('pages by weeks in short periods', () =>
    expect(stepOf('PageDown', at(3), { days: 31, lines: 0 })).toEqual(at(10)));

  it('moves between all lines and single lines', () => {
    const apps = { days: 31, lines: 3 };
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
