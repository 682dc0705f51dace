/** `digits` × 10^-`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Wire format: no exponent, no leading zeros. */
export const DECIMAL_TEXT = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** @throws RangeError if the text is not a decimal number. */
export function readDecimal(text: string): Decimal {
  if (!DECIMAL_TEXT.test(text)) throw new RangeError(`"${text}" is no decimal number.`);
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

export function decimalText(number: Decimal): string {
  const text = fixedText(number);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

export function fixedText({ digits, scale }: Decimal): string {
  const sign = digits < 0n ? '-' : '';
  const all = absolute(digits)
    .toString()
    .padStart(scale + 1, '0');
  const point = all.length - scale;
  return sign + all.slice(0, point) + (scale > 0 ? `.${all.slice(point)}` : '');
}

export function multiplyDecimals(one: Decimal, other: Decimal): Decimal {
  return { digits: one.digits * other.digits, scale: one.scale + other.scale };
}

/** Rounds half up (away from zero), the rule for invoices. */
export function roundDecimal({ digits, scale }: Decimal, places: number): Decimal {
  const rounded =
    places >= scale
      ? digits * 10n ** BigInt(places - scale)
      : divideRounded(digits, 10n ** BigInt(scale - places));
  return { digits: rounded, scale: places };
}

export function quotient(dividend: bigint, divisor: bigint, places: number): Decimal {
  return { digits: divideRounded(dividend * 10n ** BigInt(places), divisor), scale: places };
}

/** @throws RangeError for a division by zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const whole = dividend / divisor;
  if (absolute(dividend % divisor) * 2n < absolute(divisor)) return whole;
  return dividend < 0n === divisor < 0n ? whole + 1n : whole - 1n;
}

function absolute(number: bigint): bigint {
  return number < 0n ? -number : number;
}
