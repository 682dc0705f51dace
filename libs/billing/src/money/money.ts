import { divideRounded, fixedText, multiplyDecimals, roundDecimal } from './decimal';
import type { Decimal, Rounding } from './decimal';
import { minorDigits } from './minor-digits';

/** An exact amount: whole minor units of a currency, cents of a dollar or đồng. */
export interface Money {
  readonly minor: bigint;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * An amount as the wire has it.
 *
 * @throws RangeError for a number that is not whole, or so large that JavaScript's numbers have lost its last digits.
 */
export function moneyOf(minorUnits: number | bigint, currency: string): Money {
  if (typeof minorUnits === 'number' && !Number.isSafeInteger(minorUnits)) {
    throw new RangeError(`${String(minorUnits)} is no exact number of minor units.`);
  }
  return { minor: BigInt(minorUnits), currency };
}

/** The amount for the wire. @throws RangeError for more than a number holds exactly. */
export function minorUnitsOf({ minor }: Money): number {
  const number = Number(minor);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${minor.toString()} is too much for a number.`);
  return number;
}

/** @throws RangeError for amounts of two currencies: there is no sum of them. */
export function add(one: Money, other: Money): Money {
  return { minor: one.minor + inCurrency(other, one.currency).minor, currency: one.currency };
}

/** @throws RangeError for amounts of two currencies. */
export function subtract(one: Money, other: Money): Money {
  return { minor: one.minor - inCurrency(other, one.currency).minor, currency: one.currency };
}

/** Nothing, of no amounts. @throws RangeError for an amount of another currency. */
export function sum(amounts: Iterable<Money>, currency: string): Money {
  let minor = 0n;
  for (const amount of amounts) minor += inCurrency(amount, currency).minor;
  return { minor, currency };
}

/** So many times the amount, in whole minor units. */
export function multiply({ minor, currency }: Money, by: Decimal, rounding: Rounding): Money {
  const product = multiplyDecimals({ digits: minor, scale: 0 }, by);
  return { minor: roundDecimal(product, 0, rounding).digits, currency };
}

/**
 * What a quantity costs at a price per unit, in whole minor units. The price is in the currency's major unit and may be
 * finer than its minor one: 0.0042 dollars a minute.
 */
export function priceOf(quantity: Decimal, unitPrice: Decimal, currency: string, rounding: Rounding): Money {
  const { digits, scale } = multiplyDecimals(quantity, unitPrice);
  const minor = roundDecimal({ digits: digits * 10n ** BigInt(minorDigits(currency)), scale }, 0, rounding);
  return { minor: minor.digits, currency };
}

/**
 * The amount in as many parts as there are weights, in their proportion: the parts add up to the amount to the last minor
 * unit, and none is further than one unit from its exact share. Of equal claims to what is left over, the first has it.
 *
 * @throws RangeError for weights that are negative or all zero.
 */
export function allocate({ minor, currency }: Money, weights: readonly bigint[]): Money[] {
  const whole = weights.reduce((total, weight) => total + weight, 0n);
  if (whole <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('An amount is divided by weights that are not negative, and not all zero.');
  }
  const size = minor < 0n ? -minor : minor;
  const shares = weights.map((weight, position) => ({
    position,
    part: divideRounded(size * weight, whole, 'down'),
    rest: (size * weight) % whole,
  }));
  let left = size - shares.reduce((total, { part }) => total + part, 0n);
  const inTurn = shares.toSorted((one, other) =>
    one.rest === other.rest ? one.position - other.position : one.rest > other.rest ? -1 : 1,
  );
  for (const share of inTurn) {
    if (left === 0n) break;
    share.part += 1n;
    left -= 1n;
  }
  return shares.map(({ part }) => ({ minor: minor < 0n ? -part : part, currency }));
}

/** The amount in the currency's major unit, with all digits of its minor one: `12.50`, `54000`. */
export function majorText({ minor, currency }: Money): string {
  return fixedText({ digits: minor, scale: minorDigits(currency) });
}

function inCurrency(money: Money, currency: string): Money {
  if (money.currency !== currency) {
    throw new RangeError(`An amount in ${money.currency} cannot be counted in ${currency}.`);
  }
  return money;
}
