import {
  decimalText,
  invoiceTotals,
  minorUnitsOf,
  moneyOf,
  priceOf,
  readDecimal,
  USAGE_KINDS,
  USAGE_UNITS,
  usageQuantity,
  type UsageKind,
} from '@console/billing/contract';
import type {
  billingInfos,
  invoiceLines,
  invoices,
  paymentMethods,
  payments,
  usages,
} from '../../src/database/schema';
import { type Calendar, dateOf, plusDays } from './calendar';
import type { DemoApp } from './demo-apps';
import { PLANS } from './demo-billing';
import { Random } from '../random';

const INVOICE_MONTHS = 24;
const PAYMENT_DAYS = 15;

/** Monthly, in the currency's major unit. */
const FEES = {
  VND: { pro: '4900000', enterprise: '32000000' },
  USD: { pro: '199', enterprise: '1290' },
} as const;

/** Per unit of usage. */
const PRICES = {
  VND: { live: '7000', transcode: '100', storage: '600', delivery: '500' },
  USD: { live: '0.30', transcode: '0.0042', storage: '0.023', delivery: '0.0195' },
} as const satisfies Record<string, Record<UsageKind, string>>;

/** In hundredths of a percent. */
const TAX_RATES = { VND: 1_000, USD: 2_000 } as const;

type UsageRow = typeof usages.$inferInsert;
type LineRow = Omit<typeof invoiceLines.$inferInsert, 'invoiceId' | 'position' | 'periodStart' | 'periodEnd'>;
type UsedAmounts = Record<UsageKind, number>;

interface DemoInvoice {
  row: typeof invoices.$inferInsert;
  lines: (typeof invoiceLines.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
}

export interface DemoInvoicing {
  index: number;
  usages: readonly UsageRow[];
  usagesFrom: string;
  billingInfo: typeof billingInfos.$inferInsert;
  paymentMethods: readonly (typeof paymentMethods.$inferInsert)[];
}

/**
 * One per month of a paid app, at most 24; the current one is a draft. Lines match the known usage; older months have
 * invented usage.
 */
export function demoInvoices(
  app: DemoApp,
  invoicing: DemoInvoicing,
  random: Random,
  calendar: Calendar,
): DemoInvoice[] {
  const { row, language, archivedAt } = app;
  const { edition } = row;
  if (edition === 'free') return [];
  const currency = language === 'vi' ? 'VND' : 'USD';
  const { companyName, taxCode = null, email, address, country } = invoicing.billingInfo;
  const later = new Random(invoicing.index);
  return Array.from({ length: INVOICE_MONTHS }, (_, months) => months).flatMap((months) => {
    const periodStart = calendar.monthsAgo(months);
    const issuingDate = calendar.monthsAgo(months - 1);
    const periodEnd = plusDays(issuingDate, -1);
    if (periodEnd < row.createdAt || (archivedAt && periodStart > archivedAt)) return [];

    const dueDate = plusDays(issuingDate, PAYMENT_DAYS);
    const period = { periodStart: dateOf(periodStart), periodEnd: dateOf(periodEnd) };
    const share = random.next();
    const used =
      period.periodStart >= invoicing.usagesFrom
        ? usedIn(invoicing.usages, period)
        : inventedUse(PLANS[edition].limits, share);
    const lines = linesOf(edition, currency, used).map((line) => ({ ...line, ...period }));
    const totals = invoiceTotals(
      lines.map(({ amount, taxRate }) => ({ amount: moneyOf(amount, currency), taxRate })),
      currency,
    );
    const status = invoiceStatus(months, dueDate, random, calendar);
    const id = random.id();
    const paidAt =
      status === 'paid' ? plusDays(issuingDate, months > 1 ? random.between(0, PAYMENT_DAYS) : 0) : null;
    const total = minorUnitsOf(totals.total);
    return {
      row: {
        id,
        number: `INV-${period.periodStart.slice(0, 7).replace('-', '')}-${String(invoicing.index + 1).padStart(5, '0')}`,
        appId: row.appId,
        status,
        currency,
        subtotal: minorUnitsOf(totals.subtotal),
        tax: minorUnitsOf(totals.tax),
        total,
        ...period,
        issuingDate: dateOf(issuingDate),
        dueDate: dateOf(dueDate),
        paidAt,
        recipient: { companyName, taxCode, email, address, country },
      },
      lines: lines.map((line, position) => ({ ...line, invoiceId: id, position })),
      payments: paymentsOf({ id, status, total, paidAt, issuingDate }, invoicing, later),
    };
  });
}

function linesOf(edition: 'pro' | 'enterprise', currency: 'VND' | 'USD', used: UsedAmounts): LineRow[] {
  const taxRate = TAX_RATES[currency];
  const line = (kind: LineRow['kind'], quantity: string, unitPrice: string) => ({
    kind,
    edition: kind === 'plan' ? edition : null,
    quantity,
    unitPrice,
    taxRate,
    amount: minorUnitsOf(priceOf(readDecimal(quantity), readDecimal(unitPrice), currency)),
  });
  return [
    line('plan', '1', FEES[currency][edition]),
    ...USAGE_KINDS.filter((kind) => used[kind] > 0).map((kind) =>
      line(kind, decimalText(usageQuantity(kind, used[kind])), PRICES[currency][kind]),
    ),
  ];
}

function usedIn(days: readonly UsageRow[], period: { periodStart: string; periodEnd: string }): UsedAmounts {
  const known = days.filter(({ day }) => day >= period.periodStart && day <= period.periodEnd);
  const sumOf = (kind: UsageKind) => known.reduce((sum, day) => sum + day[USAGE_UNITS[kind].amount], 0);
  return {
    live: sumOf('live'),
    transcode: sumOf('transcode'),
    delivery: sumOf('delivery'),
    storage: Math.max(0, ...known.map(({ storageBytes }) => storageBytes)),
  };
}

function inventedUse(limits: (typeof PLANS)['pro' | 'enterprise']['limits'], share: number): UsedAmounts {
  const used = (limit: number) => Math.round(limit * (0.1 + share * 0.6));
  return {
    live: used(limits['live-channels'] * 7_200 * 30),
    transcode: used(limits['transcode-seconds-per-month']),
    delivery: used(limits['egress-bytes-per-month']),
    storage: used(limits['storage-bytes']),
  };
}

function paymentsOf(
  {
    id,
    status,
    total,
    paidAt,
    issuingDate,
  }: Pick<DemoInvoice['row'], 'id' | 'status' | 'total' | 'paidAt'> & { issuingDate: Date },
  { paymentMethods: [method] }: DemoInvoicing,
  random: Random,
): DemoInvoice['payments'] {
  const payment = (amount: number, at: Date) => ({
    id: random.id(),
    invoiceId: id,
    amount,
    paidAt: at,
    methodKind: method?.kind ?? null,
    methodBrand: method?.brand ?? null,
    methodLastFour: method?.lastFour ?? null,
  });
  if (paidAt) return [payment(total, paidAt)];
  return status === 'overdue' && random.chance(0.4)
    ? [payment(Math.floor(total / 2), plusDays(issuingDate, 1))]
    : [];
}

function invoiceStatus(months: number, dueDate: Date, random: Random, calendar: Calendar) {
  if (months === 0) return 'draft';
  const luck = random.next();
  if (luck < 0.03) return 'void';
  if (months === 1 && luck < 0.5) return dueDate < calendar.today ? 'overdue' : 'unpaid';
  if (months < 5 && luck < 0.1) return 'overdue';
  return 'paid';
}
