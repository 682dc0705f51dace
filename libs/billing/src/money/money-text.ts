import { type Decimal, DECIMAL_TEXT, decimalText } from './decimal';
import { majorText, minorDigits, type Money } from './money';

/** Exact for any size: `1.234.567 ₫`, `$12.50`. */
export function formatMoney(money: Money, locale: string): string {
  const digits = minorDigits(money.currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(numeric(majorText(money)));
}

/** Intl abbreviates them as no Vietnamese reader does. */
const VIETNAMESE_POWERS = new Map([
  ['Tr', 'triệu'],
  ['T', 'tỷ'],
  ['NT', 'nghìn tỷ'],
]);

/** Exact below 100,000, otherwise with a power of ten: `$31,204.50`, `₫412.9M`, `₫1.12B`. */
export function shortMoney(money: Money, locale: string): string {
  if (Math.abs(Number(majorText(money))) < 100_000) return formatMoney(money, locale);
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
    maximumSignificantDigits: 3,
    roundingPriority: 'morePrecision',
  }).formatToParts(numeric(majorText(money)));
  const words = locale.startsWith('vi') ? VIETNAMESE_POWERS : undefined;
  return parts.map(({ type, value }) => (type === 'compact' && words?.get(value)) || value).join('');
}

export function formatDecimal(number: Decimal, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(numeric(decimalText(number)));
}

/** `unit` is an Intl unit: `1.5 hours`, `8,120.042 GB`. */
export function formatUnits(
  number: Decimal,
  unit: string,
  unitDisplay: 'short' | 'long',
  locale: string,
): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: 20,
  }).format(numeric(decimalText(number)));
}

export function formatUnitPrice(price: Decimal, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: 20,
  }).format(numeric(decimalText(price)));
}

/** `rate` in hundredths of a percent: `7.5%`. */
export function formatTaxRate(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    numeric(decimalText({ digits: BigInt(rate), scale: 4 })),
  );
}

function numeric(text: string): `${number}` {
  if (!isNumeric(text)) throw new RangeError(`"${text}" is no decimal number.`);
  return text;
}

function isNumeric(text: string): text is `${number}` {
  return DECIMAL_TEXT.test(text);
}
