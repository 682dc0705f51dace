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
} from '../../src/database/schema';
import { currencyOf, TAX_RATES, type PlanCurrency } from '../../src/apps/quota-plans';
import { planLines } from '../../src/quota/plan-lines';
import { DAY, HOUR, dateOf, plus, startOfMonth } from '../calendar';
import { demoId, Random } from '../random';
import type { Player } from './cast';
import { usagesBetween, type UsageRow } from './usage';

const INVOICE_MONTHS = 24;

/** Per unit of usage. */
const PRICES = {
  VND: { live: '7000', transcode: '100', storage: '600', delivery: '500' },
  USD: { live: '0.30', transcode: '0.0042', storage: '0.023', delivery: '0.0195' },
} as const satisfies Record<string, Record<UsageKind, string>>;

/** Before every invoice: the first month of an app is charged as a whole. */
const ALWAYS = '1970-01-01';

type LineRow = Omit<typeof invoiceLines.$inferInsert, 'invoiceId' | 'position'>;

export interface DemoInvoice {
  row: typeof invoices.$inferInsert & { id: string };
  lines: (typeof invoiceLines.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
}

export interface Billed {
  number: number;
  billingInfo: typeof billingInfos.$inferSelect | undefined;
  method: typeof paymentMethods.$inferSelect | undefined;
}

/**
 * One per month of a paid app since `from`, at most 24; the current one is a draft. Apps that are past due pay long
 * after the due date, the others before it, so that they have unpaid invoices that are not due yet.
 */
export function demoInvoices(
  player: Player,
  { number, billingInfo, method }: Billed,
  usageOn: (day: number) => UsageRow | undefined,
  { from, to }: { from: number; to: number },
): DemoInvoice[] {
  const { app } = player;
  const { edition, archivedAt, subscriptionStatus } = app;
  if (edition === 'free' || subscriptionStatus === 'trial' || !billingInfo) return [];
  const currency = currencyOf(billingInfo.country);
  const { companyName, taxCode, email, address, country } = billingInfo;
  // A trial is free of charge.
  const begin = Math.max(app.createdAt.getTime(), app.trialEndsAt?.getTime() ?? 0);
  return Array.from({ length: INVOICE_MONTHS }, (_, months) => startOfMonth(to, -months)).flatMap((start) => {
    const issuedAt = startOfMonth(start, 1);
    const isOver = issuedAt.getTime() <= begin || (archivedAt !== null && start > archivedAt);
    if (isOver || issuedAt.getTime() <= from) return [];

    const period = { periodStart: dateOf(start), periodEnd: dateOf(plus(issuedAt, -DAY)) };
    const used = usedIn(usagesBetween(usageOn, start.getTime(), Math.min(to, issuedAt.getTime() - 1)));
    const plans = player.plans.map((plan, index) => (index === 0 ? { ...plan, since: ALWAYS } : plan));
    const month = { from: period.periodStart, to: period.periodEnd };
    const lines: (LineRow & { amount: number })[] = [
      ...planLines(plans, month, currency),
      ...usageLines(currency, used).map((line) => ({ ...line, ...period })),
    ];
    const totals = invoiceTotals(
      lines.map(({ amount, taxRate }) => ({ amount: moneyOf(amount, currency), taxRate })),
      currency,
    );
    const id = demoId('invoice', app.appId, period.periodStart);
    const total = minorUnitsOf(totals.total);
    const { dueDate, ...paid } = fateOf(player, issuedAt, to);
    return {
      row: {
        id,
        number: `INV-${period.periodStart.slice(0, 7).replace('-', '')}-${String(number).padStart(5, '0')}`,
        appId: app.appId,
        status: paid.status,
        currency,
        subtotal: minorUnitsOf(totals.subtotal),
        tax: minorUnitsOf(totals.tax),
        total,
        ...period,
        issuingDate: dateOf(issuedAt),
        dueDate: dateOf(dueDate),
        paidAt: paid.status === 'paid' ? paid.paidAt : null,
        recipient: { companyName, taxCode, email, address, country },
      },
      lines: lines.map((line, position) => ({ ...line, invoiceId: id, position })),
      payments: paymentsOf(id, total, paid, method),
    };
  });
}

interface Fate {
  status: 'draft' | 'unpaid' | 'paid' | 'void';
  dueDate: Date;
  paidAt: Date;
  /** Half of it, before the rest; undefined for a single payment. */
  halfPaidAt: Date | undefined;
}

/** When an invoice is due and paid, as of `now`. */
function fateOf({ app }: Player, issuedAt: Date, now: number): Fate {
  const ofApp = Random.of('payer', app.appId);
  const terms = app.edition === 'pro' ? ofApp.pick([15, 15, 30]) : ofApp.pick([30, 45]);
  const dueDate = plus(issuedAt, terms * DAY);
  const random = Random.of('payment', app.appId, dateOf(issuedAt));
  const isLate = app.subscriptionStatus === 'past-due';
  const day = isLate ? terms + random.between(38, 52) : Math.round(terms * random.within(0.2, 0.95));
  const paidAt = plus(issuedAt, day * DAY + random.within(1.5, 10.5) * HOUR);
  const halfPaidAt = isLate && random.chance(0.4) ? plus(paidAt, -random.between(20, 40) * DAY) : undefined;
  const settled = random.chance(0.02) ? 'void' : 'paid';
  const status = issuedAt.getTime() > now ? 'draft' : paidAt.getTime() <= now ? settled : 'unpaid';
  return {
    status,
    dueDate,
    paidAt,
    halfPaidAt: halfPaidAt && halfPaidAt.getTime() <= now ? halfPaidAt : undefined,
  };
}

function usageLines(currency: PlanCurrency, used: Record<UsageKind, number>) {
  return USAGE_KINDS.filter((kind) => used[kind] > 0).map((kind) => {
    const [quantity, unitPrice] = [usageQuantity(kind, used[kind]), PRICES[currency][kind]];
    return {
      kind,
      quantity: decimalText(quantity),
      unitPrice,
      taxRate: TAX_RATES[currency],
      amount: minorUnitsOf(priceOf(quantity, readDecimal(unitPrice), currency)),
    };
  });
}

function usedIn(days: readonly UsageRow[]): Record<UsageKind, number> {
  const sumOf = (kind: UsageKind) => days.reduce((sum, day) => sum + day[USAGE_UNITS[kind].amount], 0);
  return {
    live: sumOf('live'),
    transcode: sumOf('transcode'),
    delivery: sumOf('delivery'),
    storage: Math.max(0, ...days.map(({ storageBytes }) => storageBytes)),
  };
}

function paymentsOf(
  invoiceId: string,
  total: number,
  { status, paidAt, halfPaidAt }: Fate | Omit<Fate, 'dueDate'>,
  method: Billed['method'],
): DemoInvoice['payments'] {
  const payment = (position: number, amount: number, at: Date) => ({
    id: demoId('payment', invoiceId, position),
    invoiceId,
    amount,
    paidAt: at,
    methodKind: method?.kind ?? null,
    methodBrand: method?.brand ?? null,
    methodLastFour: method?.lastFour ?? null,
  });
  const half = Math.floor(total / 2);
  const isPaid = status === 'paid';
  if (halfPaidAt && (isPaid || status === 'unpaid')) {
    return [payment(1, half, halfPaidAt), ...(isPaid ? [payment(2, total - half, paidAt)] : [])];
  }
  return isPaid ? [payment(1, total, paidAt)] : [];
}
