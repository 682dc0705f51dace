import { type Decimal, fixedText, multiplyDecimals, roundDecimal } from './decimal';

/**
 * ISO 4217 currencies whose minor unit is not a hundredth. Intl reports the usual way to print a currency
 * instead, which may differ.
 */
const OTHER_THAN_TWO: Readonly<Record<number, readonly string[]>> = {
  0: [
    ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF'],
    ...['UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
};

/** Decimals of a currency: 0 for VND, 2 for USD. */
export function minorDigits(currency: string): number {
  const found = Object.entries(OTHER_THAN_TWO).find(([, currencies]) => currencies.includes(currency));
  return found ? Number(found[0]) : 2;
}

/** An exact amount in minor units. */
export interface Money {
  readonly minor: bigint;
  /** ISO 4217. */
  readonly currency: string;
}

/** @throws RangeError if a number is not a safe integer. */
export function moneyOf(minorUnits: number | bigint, currency: string): Money {
  if (typeof minorUnits === 'number' && !Number.isSafeInteger(minorUnits)) {
    throw new RangeError(`${String(minorUnits)} is no exact number of minor units.`);
  }
  return { minor: BigInt(minorUnits), currency };
}

/** @throws RangeError beyond the safe integers. */
export function minorUnitsOf({ minor }: Money): number {
  const number = Number(minor);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${minor.toString()} is too much for a number.`);
  return number;
}

/** @throws RangeError for different currencies. */
export function add(one: Money, other: Money): Money {
  return { minor: one.minor + inCurrency(other, one.currency).minor, currency: one.currency };
}

/** @throws RangeError for different currencies. */
export function subtract(one: Money, other: Money): Money {
  return { minor: one.minor - inCurrency(other, one.currency).minor, currency: one.currency };
}

/** Zero for no amounts. @throws RangeError for another currency. */
export function sum(amounts: Iterable<Money>, currency: string): Money {
  let minor = 0n;
  for (const amount of amounts) minor += inCurrency(amount, currency).minor;
  return { minor, currency };
}

export function multiply({ minor, currency }: Money, by: Decimal): Money {
  const product = multiplyDecimals({ digits: minor, scale: 0 }, by);
  return { minor: roundDecimal(product, 0).digits, currency };
}

/** `unitPrice` is in the major unit and may be finer than the minor unit. */
export function priceOf(quantity: Decimal, unitPrice: Decimal, currency: string): Money {
  const { digits, scale } = multiplyDecimals(quantity, unitPrice);
  const minor = roundDecimal({ digits: digits * 10n ** BigInt(minorDigits(currency)), scale }, 0);
  return { minor: minor.digits, currency };
}

/** In the major unit: `12.50`, `54000`. */
export function majorText({ minor, currency }: Money): string {
  return fixedText({ digits: minor, scale: minorDigits(currency) });
}

function inCurrency(money: Money, currency: string): Money {
  if (money.currency !== currency) {
    throw new RangeError(`An amount in ${money.currency} cannot be counted in ${currency}.`);
  }
  return money;
}
