import { describe, expect, it } from 'vitest';
import { dayText, exactUsageText, periodText, usageNumber } from './usage-text';

const GB = 1024 ** 3;

describe('exactUsageText', () => {
  it.each([
    ['live', 3_600, '1 hour', '1 giờ'],
    ['live', 5_400, '1.5 hours', '1,5 giờ'],
    ['transcode', 12_000 * 60 + 20, '12,000.333 minutes', '12.000,333 phút'],
    ['storage', 0, '0 GB', '0 GB'],
    ['delivery', 8_120.5 * GB, '8,120.5 GB', '8.120,5 GB'],
  ] as const)('formats %s, %d in billing units', (kind, amount, english, vietnamese) => {
    expect(exactUsageText(kind, amount, 'en')).toBe(english);
    expect(exactUsageText(kind, amount, 'vi')).toBe(vietnamese);
  });

  it('is exact to the thousandth', () => {
    const seconds = Number.MAX_SAFE_INTEGER - 4;
    expect(usageNumber('transcode', 12_000 * 60 + 20)).toBe(12_000.333);
    expect(exactUsageText('transcode', seconds, 'en')).toBe('150,119,987,579,016.45 minutes');
  });
});

describe('days and periods', () => {
  it.each([
    ['2026-05-01', '2026-05-31', '1 – 31 May 2026', '1 – 31 tháng 5, 2026'],
    ['2026-04-28', '2026-05-04', '28 April – 4 May 2026', '28 tháng 4 – 4 tháng 5, 2026'],
    ['2026-05-01', '2026-05-01', '1 May 2026', '1 tháng 5, 2026'],
  ])('%s to %s reads %s', (from, to, english, vietnamese) => {
    expect(periodText({ from, to }, 'en')).toBe(english);
    expect(periodText({ from, to }, 'vi')).toBe(vietnamese);
  });

  it('are in UTC', () => {
    expect(dayText('2026-05-01', 'en')).toBe('Friday, 1 May 2026');
    expect(dayText('2026-05-01', 'vi')).toBe('Thứ Sáu, 1 tháng 5, 2026');
  });
});
