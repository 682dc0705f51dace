/**
 * The currencies of ISO 4217 whose minor unit is not the hundredth. Written down, because what a platform's Intl takes for
 * the usual way to print a currency is not everywhere the unit that its amounts are kept in.
 */
const OTHER_THAN_TWO: Readonly<Record<number, readonly string[]>> = {
  0: [
    ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF'],
    ...['UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
};

/** Digits behind the point of an amount in the currency: 0 for VND, 2 for USD. */
export function minorDigits(currency: string): number {
  const found = Object.entries(OTHER_THAN_TWO).find(([, currencies]) => currencies.includes(currency));
  return found ? Number(found[0]) : 2;
}
