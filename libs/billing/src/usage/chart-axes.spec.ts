import { describe, expect, it } from 'vitest';
import { amountRange, amountTickText, dayTicks, ticksWidth } from './chart-axes';
import { daysOf } from './usage-period';

const texts = (from: string, to: string, most: number, language = 'en') =>
  dayTicks(daysOf({ from, to }), most, language).map(({ text }) => text);

describe('dayTicks', () => {
  it('are days, weeks or months depending on the space', () => {
    expect(texts('2026-04-29', '2026-05-02', 10)).toEqual(['29 Apr', '30 Apr', '1 May', '2 May']);
    expect(texts('2026-05-01', '2026-05-31', 5)).toEqual(['1 May', '8 May', '15 May', '22 May', '29 May']);
    expect(texts('2025-05-13', '2026-05-12', 12)).toHaveLength(12);
    expect(texts('2025-05-13', '2026-05-12', 4)).toEqual(['Jun 2025', 'Sept 2025', 'Dec 2025', 'Mar 2026']);
    expect(texts('2025-05-13', '2026-05-12', 1)).toEqual(['Jun 2025']);
  });

  it('fit the space', () => {
    const days = daysOf({ from: '2025-01-01', to: '2026-01-01' });
    for (let length = 1; length <= days.length; length += 40) {
      for (const most of [0, 1, 3, 8, 20]) {
        const ticks = dayTicks(days.slice(0, length), most, 'vi');
        expect(ticks.length).toBeLessThanOrEqual(Math.max(1, most));
        expect(ticks.every(({ index }) => days[index] !== undefined)).toBe(true);
      }
    }
  });

  it('are localized', () =>
    expect(texts('2026-05-01', '2026-05-02', 2, 'vi')).toEqual(['1 thg 5', '2 thg 5']));
});

describe('amount axis', () => {
  it('starts at zero with space above', () => {
    expect(amountRange(200)).toEqual([0, 210]);
    expect(amountRange(0)).toEqual([0, 1]);
  });

  it('has localized ticks and the width of the widest', () => {
    expect(amountTickText(12_500.5, 'en')).toBe('12,500.5');
    expect(amountTickText(12_500.5, 'vi')).toBe('12.500,5');
    expect(ticksWidth(['0', '12,500'], 10)).toBe(36);
    expect(ticksWidth([], 10)).toBe(0);
  });
});
