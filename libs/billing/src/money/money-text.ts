import { DECIMAL_TEXT, decimalText } from './decimal';
import type { Decimal } from './decimal';
import { minorDigits } from './minor-digits';
import { majorText } from './money';
import type { Money } from './money';

/**
 * An amount by the rules of a language, such as `vi-VN`, with all digits of its currency: `1.234.567 ₫`, `$12.50`. Exact
 * however large it is.
 */
export function formatMoney(money: Money, locale: string): string {
  const digits = minorDigits(money.currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: money.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(numeric(majorText(money)));
}

/** A decimal number by the rules of a language, with all of its digits. */
export function formatDecimal(number: Decimal, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(numeric(decimalText(number)));
}

/** The same with the unit that it counts, one that Intl knows: `1.5 hours`, `8,120.042 GB`. */
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

/** A price per unit: at least the digits of its currency, and the finer ones that it has. */
export function formatUnitPrice(price: Decimal, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: 20,
  }).format(numeric(decimalText(price)));
}

/** A tax rate of hundredths of a percent: `7.5%`. */
export function formatTaxRate(rate: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    numeric(decimalText({ digits: BigInt(rate), scale: 4 })),
  );
}

/**
 * An amount as a person types it by the rules of their language, the currency's sign or code beside it or not.
 *
 * @returns undefined for what is no amount of the currency: a separator in the wrong place is not guessed at, and đồng
 *   have no fraction.
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

/** How the language writes an amount of the currency. */
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

/** The text as the type that Intl takes exact numbers by. */
function numeric(text: string): `${number}` {
  if (!isNumeric(text)) throw new RangeError(`"${text}" is no decimal number.`);
  return text;
}

function isNumeric(text: string): text is `${number}` {
  return DECIMAL_TEXT.test(text);
}
