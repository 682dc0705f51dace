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

/** With all digits. */
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

/** At least the decimals of the currency. */
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

/**
 * Parses localized input with optional currency symbol or code. @returns undefined for invalid amounts:
 * misplaced separators are not guessed.
 */
export function parseMoney(text: string, currency: string, locale: string): Money | undefined {
  const { group, decimal, minus, signs } = writingOf(currency, locale);
  const plain = signs
    .reduce((rest, sign) => rest.replace(sign, ''), text.normalize('NFKC'))
    .replace(/[\s\u200e\u200f]/g, '')
    .replace(minus, '-');
  const [whole = '', fraction, ...more] = plain.split(decimal);
  const isGrouped = new RegExp(String.raw`^-?\d{1,3}(${escaped(group)}\d{3})+$`).test(whole);
  const digits = isGrouped ? whole.replaceAll(group, '') : whole;
  const places = minorDigits(currency);
  if (more.length > 0 || !/^-?\d+$/.test(digits)) return undefined;
  if (fraction !== undefined && !(/^\d+$/.test(fraction) && fraction.length <= places)) return undefined;
  return { minor: BigInt(digits + (fraction ?? '').padEnd(places, '0')), currency };
}

function writingOf(currency: string, locale: string) {
  const partsOf = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'code') =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: 1,
    }).formatToParts(-1_234_567.8);
  const parts = partsOf('symbol');
  const valueOf = (type: Intl.NumberFormatPartTypes, other: string) =>
    (parts.find((part) => part.type === type)?.value ?? other).normalize('NFKC');
  return {
    group: valueOf('group', ','),
    decimal: valueOf('decimal', '.'),
    minus: valueOf('minusSign', '-'),
    signs: (['code', 'symbol', 'narrowSymbol'] as const).flatMap((display) =>
      partsOf(display).flatMap(({ type, value }) => (type === 'currency' ? value.normalize('NFKC') : [])),
    ),
  };
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function numeric(text: string): `${number}` {
  if (!isNumeric(text)) throw new RangeError(`"${text}" is no decimal number.`);
  return text;
}

function isNumeric(text: string): text is `${number}` {
  return DECIMAL_TEXT.test(text);
}
