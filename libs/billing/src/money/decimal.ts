/** An exact decimal number: its digits, the last `scale` of them behind the point. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * What becomes of what lies beyond the last digit. `half-up` rounds to the nearest, and a half away from zero: the rule of
 * invoices. `half-even` rounds a half to the even neighbour; `down` cuts it off.
 */
export type Rounding = 'half-up' | 'half-even' | 'down';

/** How a decimal number is written on the wire: no exponent, no superfluous zeros in front. */
export const DECIMAL_TEXT = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** @throws RangeError for a text that is no decimal number. */
export function readDecimal(text: string): Decimal {
  if (!DECIMAL_TEXT.test(text)) throw new RangeError(`"${text}" is no decimal number.`);
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

/** The shortest text of the number: zeros at the end of its fraction are left out. */
export function decimalText(number: Decimal): string {
  const text = fixedText(number);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The text of the number with all digits of its scale. */
export function fixedText({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const all = absolute(digits)
    .toString()
    .padStart(scale + 1, '0');
  const point = all.length - scale;
  return sign + all.slice(0, point) + (scale > 0 ? `.${all.slice(point)}` : '');
}

/** Exact: no digit is lost. */
export function multiplyDecimals(one: Decimal, other: Decimal): Decimal {
  return { digits: one.digits * other.digits, scale: one.scale + other.scale };
}

/** The number with so many digits behind the point. */
export function roundDecimal({ digits, scale }: Decimal, places: number, rounding: Rounding): Decimal {
  const rounded =
    places >= scale
      ? digits * 10n ** BigInt(places - scale)
      : divideRounded(digits, 10n ** BigInt(scale - places), rounding);
  return { digits: rounded, scale: places };
}

/** One whole number divided by another one, with so many digits behind the point. */
export function quotient(dividend: bigint, divisor: bigint, places: number, rounding: Rounding): Decimal {
  return { digits: divideRounded(dividend * 10n ** BigInt(places), divisor, rounding), scale: places };
}

/** @throws RangeError for a division by zero. */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const whole = dividend / divisor;
  const rest = absolute(dividend % divisor) * 2n;
  const half = absolute(divisor);
  const isUp =
    rounding !== 'down' && (rest > half || (rest === half && (rounding === 'half-up' || whole % 2n !== 0n)));
  if (!isUp) return whole;
  return dividend < 0n === divisor < 0n ? whole + 1n : whole - 1n;
}

function absolute(number: bigint): bigint {
  return number < 0n ? -number : number;
}
