import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, divideRounded, quotient, readDecimal, roundDecimal } from './decimal';
import { invoiceTotals, taxOf } from './invoice-totals';
import { add, majorText, minorUnitsOf, moneyOf, priceOf, subtract, sum, type Money } from './money';

const vnd = (minor: number | bigint) => moneyOf(minor, 'VND');
const usd = (minor: number | bigint) => moneyOf(minor, 'USD');

const anyMinor = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
const anyDecimal = fc.record({ digits: anyMinor, scale: fc.integer({ min: 0, max: 12 }) });
const anyRate = fc.integer({ min: 0, max: 10_000 });
const anyLine = fc.record({
  amount: fc.bigInt({ min: 0n, max: 10n ** 18n }).map((minor) => vnd(minor)),
  taxRate: fc.constantFrom(0, 500, 800, 1000, 2000),
});

describe('decimal numbers', () => {
  it('round-trip through text', () => {
    fc.assert(
      fc.property(anyDecimal, (number) => {
        const read = readDecimal(decimalText(number));
        expect(roundDecimal(read, number.scale)).toEqual(number);
      }),
    );
  });

  it.each(['', '1.', '.5', '1e3', '01', '1,5', '+1', ' 1', 'NaN', '0x1'])('reject %j', (text) =>
    expect(() => readDecimal(text)).toThrow(RangeError),
  );

  it.each([
    ['2.5', '3'],
    ['-2.5', '-3'],
    ['2.4999', '2'],
    ['-2.51', '-3'],
    ['0.5', '1'],
  ])('round %s half up to %s', (text, rounded) =>
    expect(decimalText(roundDecimal(readDecimal(text), 0))).toBe(rounded),
  );

  it('round to the nearer neighbor', () => {
    const nonZero = anyMinor.filter((number) => number !== 0n);
    fc.assert(
      fc.property(anyMinor, nonZero, (dividend, divisor) => {
        const rest = dividend - divideRounded(dividend, divisor) * divisor;
        const distance = rest < 0n ? -rest : rest;
        expect(distance * 2n <= (divisor < 0n ? -divisor : divisor)).toBe(true);
      }),
    );
  });
});

describe('money', () => {
  it('has an exact sum in any order', () => {
    fc.assert(
      fc.property(fc.array(anyMinor), (minors) => {
        const amounts = minors.map(vnd);
        const total = minors.reduce((one, other) => one + other, 0n);
        expect(sum(amounts, 'VND')).toEqual(vnd(total));
        expect(sum(amounts.toReversed(), 'VND')).toEqual(vnd(total));
        expect(amounts.reduce(add, vnd(0))).toEqual(vnd(total));
        expect(amounts.reduce(subtract, vnd(total))).toEqual(vnd(0));
      }),
    );
  });

  it('rejects sums of two currencies', () => {
    for (const together of [add, subtract]) expect(() => together(vnd(1), usd(1))).toThrow('USD');
    expect(() => sum([vnd(1)], 'USD')).toThrow('VND');
  });

  it.each([0.1, Number.NaN, Infinity, 2 ** 53])('rejects %d', (number) =>
    expect(() => vnd(number)).toThrow(RangeError),
  );

  it('serializes exactly or throws', () => {
    expect(minorUnitsOf(vnd(9_007_199_254_740_991))).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => minorUnitsOf(vnd(9_007_199_254_740_992n))).toThrow(RangeError);
  });

  it('prices a quantity, rounded once', () => {
    const price = (quantity: string, unitPrice: string, currency: string) =>
      majorText(priceOf(readDecimal(quantity), readDecimal(unitPrice), currency));
    expect(price('3', '0.1', 'USD')).toBe('0.30');
    expect(price('1', '1.005', 'USD')).toBe('1.01');
    expect(price('12000', '0.0042', 'USD')).toBe('50.40');
    expect(price('1.5', '333', 'VND')).toBe('500');
    expect(price('1.5', '0.001', 'KWD')).toBe('0.002');
  });

  it('prices within half a minor unit in any currency', () => {
    const places = { VND: 0, USD: 2, KWD: 3 };
    const currencies = fc.constantFrom('VND', 'USD', 'KWD');
    fc.assert(
      fc.property(anyDecimal, anyDecimal, currencies, (quantity, price, currency) => {
        const { minor } = priceOf(quantity, price, currency);
        const unit = 10n ** BigInt(quantity.scale + price.scale);
        const off = quantity.digits * price.digits * 10n ** BigInt(places[currency]) - minor * unit;
        expect((off < 0n ? -off : off) * 2n <= unit).toBe(true);
      }),
    );
  });
});

describe('tax', () => {
  it('is within half a minor unit', () => {
    fc.assert(
      fc.property(anyMinor, anyRate, (minor, rate) => {
        const off = taxOf(vnd(minor), rate).minor * 10_000n - minor * BigInt(rate);
        expect((off < 0n ? -off : off) <= 5_000n).toBe(true);
      }),
    );
    expect(taxOf(usd(1_005), 1_000)).toEqual(usd(101));
    expect(taxOf(usd(1_005), 0)).toEqual(usd(0));
  });
});

describe('invoiceTotals', () => {
  const minorOf = ({ minor }: Money) => minor;

  it('add up in any order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const totals = invoiceTotals(lines, 'VND');
        expect(minorOf(totals.subtotal)).toBe(lines.reduce((all, { amount }) => all + amount.minor, 0n));
        expect(add(totals.subtotal, totals.tax)).toEqual(totals.total);
        expect(invoiceTotals(lines.toReversed(), 'VND')).toEqual(totals);
        expect(
          sum(
            totals.taxes.map(({ taxable }) => taxable),
            'VND',
          ),
        ).toEqual(totals.subtotal);
      }),
    );
  });

  it('have one tax per rate', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const { taxes, tax } = invoiceTotals(lines, 'VND');
        expect(taxes.map(({ rate }) => rate)).toEqual(
          [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((one, other) => one - other),
        );
        expect(
          sum(
            taxes.map(({ amount }) => amount),
            'VND',
          ),
        ).toEqual(tax);
        for (const { rate, taxable, amount } of taxes) {
          const exact = lines
            .filter(({ taxRate }) => taxRate === rate)
            .reduce((all, line) => all + line.amount.minor, 0n);
          expect(taxable.minor).toBe(exact);
          const off = amount.minor * 10_000n - exact * BigInt(rate);
          expect((off < 0n ? -off : off) <= 5_000n).toBe(true);
        }
      }),
    );
  });

  it('round the tax once per rate', () => {
    // Line by line, 10 % of 5 đồng rounds up to 1 ten times: 10 instead of 5.
    const lines = Array.from({ length: 10 }, () => ({ amount: vnd(5), taxRate: 1_000 }));
    expect(invoiceTotals(lines, 'VND')).toMatchObject({ tax: vnd(5), total: vnd(55) });
  });

  it('are zero without lines', () =>
    expect(invoiceTotals([], 'USD')).toEqual({ subtotal: usd(0), taxes: [], tax: usd(0), total: usd(0) }));
});

describe('quotient', () => {
  it('has the requested decimals', () => {
    expect(decimalText(quotient(3_600n, 3_600n, 3))).toBe('1');
    expect(decimalText(quotient(1n, 3n, 3))).toBe('0.333');
    expect(decimalText(quotient(2n, 3n, 3))).toBe('0.667');
    expect(() => quotient(1n, 0n, 3)).toThrow(RangeError);
  });
});
