import type { Rounding } from './decimal';
import { add, multiply, sum } from './money';
import type { Money } from './money';

/** How every amount of an invoice is rounded that is not whole: to the nearest minor unit, a half up. */
export const INVOICE_ROUNDING: Rounding = 'half-up';

/** Places of a tax rate: it is a whole number of hundredths of a percent. */
const RATE_PLACES = 4;

/** The tax on an amount, at a rate in hundredths of a percent: 1000 is 10 %. */
export function taxOf(taxable: Money, rate: number, rounding: Rounding = INVOICE_ROUNDING): Money {
  return multiply(taxable, { digits: BigInt(rate), scale: RATE_PLACES }, rounding);
}

interface TaxedAmount {
  amount: Money;
  /** In hundredths of a percent. */
  taxRate: number;
}

export interface InvoiceTotals {
  subtotal: Money;
  /** One for each rate, the lowest first. */
  taxes: { rate: number; taxable: Money; amount: Money }[];
  tax: Money;
  total: Money;
}

/**
 * What lines come to. The tax of a rate is that of the sum of its lines, rounded once: rounding each line by itself would
 * be off by as many minor units as there are lines.
 */
export function invoiceTotals(lines: readonly TaxedAmount[], currency: string): InvoiceTotals {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((one, other) => one - other);
  const taxes = rates.map((rate) => {
    const amounts = lines.filter(({ taxRate }) => taxRate === rate).map(({ amount }) => amount);
    const taxable = sum(amounts, currency);
    return { rate, taxable, amount: taxOf(taxable, rate) };
  });
  const subtotal = sum(
    lines.map(({ amount }) => amount),
    currency,
  );
  const tax = sum(
    taxes.map(({ amount }) => amount),
    currency,
  );
  return { subtotal, taxes, tax, total: add(subtotal, tax) };
}
