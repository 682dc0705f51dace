import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, readDecimal } from './decimal';
import { moneyOf } from './money';
import {
  formatDecimal,
  formatMoney,
  formatTaxRate,
  formatUnitPrice,
  formatUnits,
  shortMoney,
} from './money-text';

const LANGUAGES = fc.constantFrom('vi-VN', 'en-US');

/** The formatted spaces are non-breaking. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatMoney', () => {
  it.each([
    [5_390_000n, 'VND', 'vi-VN', '5.390.000 ₫'],
    [5_390_000n, 'VND', 'en-US', '₫5,390,000'],
    [1_250n, 'USD', 'en-US', '$12.50'],
    [1_250n, 'USD', 'vi-VN', '12,50 US$'],
    [-5n, 'USD', 'en-US', '-$0.05'],
    [1_234_567_890_123_456_789n, 'USD', 'en-US', '$12,345,678,901,234,567.89'],
    [1_500n, 'KWD', 'en-US', 'KWD 1.500'],
  ])('formats %s minor units of %s in %s as %s', (minor, currency, locale, text) =>
    expect(plain(formatMoney(moneyOf(minor, currency), locale))).toBe(text),
  );

  it('keeps all digits of large amounts', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), LANGUAGES, (minor, locale) => {
        const text = formatMoney({ minor, currency: 'VND' }, locale);
        expect(text.replace(/\D/g, '')).toBe(minor.toString());
      }),
    );
  });
});

describe('shortMoney', () => {
  it.each([
    [99_999n, 'vi', '99.999 ₫'],
    [412_900_000n, 'vi', '412,9 triệu ₫'],
    [3_300_000_000n, 'vi', '3,3 tỷ ₫'],
    [3_300_000_000_000n, 'vi', '3,3 nghìn tỷ ₫'],
    [3_300_000_000_000n, 'en', '₫3.3T'],
  ])('shortens %s ₫ in %s to %s', (minor, locale, text) =>
    expect(plain(shortMoney(moneyOf(minor, 'VND'), locale))).toBe(text),
  );
});

describe('other number formats', () => {
  it('print all digits', () => {
    expect(formatDecimal(readDecimal('12345.678'), 'vi-VN')).toBe('12.345,678');
    expect(plain(formatUnitPrice(readDecimal('0.0042'), 'USD', 'en-US'))).toBe('$0.0042');
    expect(plain(formatUnitPrice(readDecimal('7000'), 'VND', 'vi-VN'))).toBe('7.000 ₫');
    expect(plain(formatUnits(readDecimal('12345.678'), 'hour', 'long', 'vi'))).toBe('12.345,678 giờ');
    expect(formatTaxRate(750, 'en-US')).toBe('7.5%');
    expect(formatTaxRate(1_000, 'vi-VN')).toBe('10%');
  });

  it('keep up to twenty decimals', () => {
    const numbers = fc.record({
      digits: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      scale: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(numbers, LANGUAGES, (number, locale) => {
        const [group, point] = locale === 'vi-VN' ? ['.', ','] : [',', '.'];
        const text = formatDecimal(number, locale).replaceAll(group, '').replace(point, '.');
        expect(text).toBe(decimalText(number));
      }),
    );
  });
});
