import { add, type Money, multiply, sum } from './money';

const RATE_PLACES = 4;

/** `rate` in hundredths of a percent: 1000 is 10 %. */
export function taxOf(taxable: Money, rate: number): Money {
  return multiply(taxable, { digits: BigInt(rate), scale: RATE_PLACES });
}

interface TaxedAmount {
  amount: Money;
  /** Hundredths of a percent. */
  taxRate: number;
}

interface InvoiceTotals {
  subtotal: Money;
  /** One per rate, lowest first. */
  taxes: { rate: number; taxable: Money; amount: Money }[];
  tax: Money;
  total: Money;
}

/**
 * The tax of a rate is computed on the sum of its lines and rounded once; rounding each line would add up
 * errors.
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
