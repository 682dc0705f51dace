// @see spec 7.8
import { describe, expect, it } from 'vitest';
import { formatBytes, formatHours } from './format-amount';

describe('format amounts', () => {
  it.each([
    [0, '0 byte'],
    [1, '1 byte'],
    [1023, '1,023 byte'],
    [1024, '1 kB'],
    [50 * 1024 ** 3, '50 GB'],
    [1.5 * 1024 ** 4, '1.5 TB'],
    [1024 ** 5, '1 PB'],
    [5000 * 1024 ** 5, '5,000 PB'],
  ])('formats %d bytes as %s', (bytes, text) => expect(formatBytes(bytes, 'en')).toBe(text));

  it('formats seconds as hours', () => {
    expect(formatHours(3_600, 'en')).toBe('1 hour');
    expect(formatHours(36_000_000, 'en')).toBe('10,000 hours');
  });

  it('localizes', () => {
    expect(formatBytes(1.5 * 1024 ** 4, 'vi')).toBe('1,5 TB');
    expect(formatHours(36_000, 'vi')).toBe('10 giờ');
  });
});
