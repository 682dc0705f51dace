import { describe, expect, it } from 'vitest';
import { amountScale, exactAmount, formatAmount } from './amounts';

const GB = 1024 ** 3;

describe('amounts', () => {
  it.each([
    [2_045_101.354 * GB, 'bytes', '2.05 PB', '2,045,101.354 GB'],
    [1023, 'bytes', '1,023 B', '1,023 B'],
    [50 * GB, 'bytes', '50 GB', '50 GB'],
    [97.04e3 * GB, 'bytes', '97 TB', '97,040 GB'],
    [0, 'bytes', '0 B', '0 B'],
    [147_977_957, 'seconds', '41,105 h', '41,104.988 h'],
    [90, 'seconds', '1.5 min', '1.5 min'],
    [129.54e9, 'bitrate', '130 Gbit/s', '129.54 Gbit/s'],
    [0.8804, 'share', '88%', '88.04%'],
    [48_210, 'count', '48,210', '48,210'],
  ] as const)('%d %s', (amount, unit, short, exact) => {
    expect(formatAmount(amount, unit, 'en').replace('\u00a0', ' ')).toBe(short);
    expect(exactAmount(amount, unit, 'en').replace('\u00a0', ' ')).toBe(exact);
  });

  it('follow the language', () => expect(formatAmount(2_045_101 * GB, 'bytes', 'vi')).toBe('2,05\u00a0PB'));

  it('share one unit on an axis', () =>
    expect(amountScale(130e9, 'bitrate')).toEqual({ size: 1e9, name: 'Gbit/s' }));
});
