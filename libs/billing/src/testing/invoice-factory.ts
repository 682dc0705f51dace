import { INVOICE_STATUSES, type InvoiceDetail, type InvoiceLine, type InvoiceOfApp } from '../contract';
import { readDecimal } from '../money/decimal';
import { invoiceTotals } from '../money/invoice-totals';
import { minorUnitsOf, moneyOf, priceOf } from '../money/money';

const APPS = 3;

export const BILLING_TODAY = '2026-05-12';

/**
 * Unique by `number`: higher numbers are older, three apps alternate, one of them in dollars. Amounts
 * follow from the lines.
 */
export function invoiceDetailOf(number: number, changed: Partial<InvoiceDetail> = {}): InvoiceDetail {
  const app = (number - 1) % APPS;
  const monthsAgo = Math.floor((number - 1) / APPS);
  const currency = app === 2 ? 'USD' : 'VND';
  const taxRate = currency === 'VND' ? 1_000 : 2_000;
  const period = { periodStart: dayOfMonth(monthsAgo, 1), periodEnd: dayOfMonth(monthsAgo - 1, 0) };
  const line = (kind: string, quantity: string, unitPrice: string): InvoiceLine => ({
    ...period,
    kind,
    edition: kind === 'plan' ? 'pro' : null,
    quantity,
    unitPrice,
    taxRate,
    amount: minorUnitsOf(priceOf(readDecimal(quantity), readDecimal(unitPrice), currency)),
  });
  const lines =
    currency === 'VND'
      ? [
          line('plan', '1', '4900000'),
          line('live', `${String(200 + number)}.5`, '7000'),
          line('transcode', '12000.333', '100'),
          line('storage', '812.75', '600'),
          line('delivery', '8120.042', '500'),
        ]
      : [line('plan', '1', '199'), line('transcode', String(12_000 + number), '0.0042')];
  const totals = invoiceTotals(
    lines.map(({ amount }) => ({ amount: moneyOf(amount, currency), taxRate })),
    currency,
  );
  const total = minorUnitsOf(totals.total);
  const status = changed.status ?? statusOf(number, monthsAgo);
  const paidAt = status === 'paid' ? `${dayOfMonth(monthsAgo - 1, 3)}T08:30:00.000Z` : null;
  const method = { kind: 'card', brand: 'Visa', lastFour: '4242' };
  return {
    id: `invoice-${String(number)}`,
    number: `INV-${period.periodStart.slice(0, 7).replace('-', '')}-${String(app + 1).padStart(5, '0')}`,
    appId: `studio-${String(app + 1)}`,
    appName: `Studio ${String(app + 1)}`,
    status,
    currency,
    subtotal: minorUnitsOf(totals.subtotal),
    tax: minorUnitsOf(totals.tax),
    total,
    ...period,
    issuingDate: dayOfMonth(monthsAgo - 1, 1),
    dueDate: dayOfMonth(monthsAgo - 1, 16),
    paidAt,
    recipient: {
      companyName: 'Công ty TNHH Studio',
      taxCode: '0112345678',
      email: 'ke-toan@studio.example',
      address: '1 Lý Thường Kiệt, Hà Nội',
      country: 'VN',
    },
    lines,
    taxes: totals.taxes.map(({ rate, taxable, amount }) => ({
      rate,
      taxable: minorUnitsOf(taxable),
      amount: minorUnitsOf(amount),
    })),
    payments: paidAt ? [{ id: `payment-${String(number)}`, amount: total, paidAt, method }] : [],
    paid: paidAt ? total : 0,
    creditNotes: [],
    credited: 0,
    due: status === 'unpaid' || status === 'overdue' ? total : 0,
    ...changed,
  };
}

export function invoiceDetailsOf(count: number, changed: Partial<InvoiceDetail> = {}): InvoiceDetail[] {
  return Array.from({ length: count }, (_, index) => invoiceDetailOf(index + 1, changed));
}

export function invoiceRowOf({
  recipient: _recipient,
  lines: _lines,
  taxes: _taxes,
  payments: _payments,
  paid: _paid,
  creditNotes: _creditNotes,
  credited: _credited,
  due: _due,
  ...row
}: InvoiceDetail): InvoiceOfApp {
  return row;
}

function statusOf(number: number, monthsAgo: number): (typeof INVOICE_STATUSES)[number] {
  if (monthsAgo === 0) return 'draft';
  if (monthsAgo === 1) return 'unpaid';
  if (number % 7 === 0) return 'overdue';
  return number % 11 === 0 ? 'void' : 'paid';
}

function dayOfMonth(monthsAgo: number, day: number): string {
  const [year = 0, month = 1] = BILLING_TODAY.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsAgo, day)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
