import { invoiceTotals, minorUnitsOf, moneyOf, type UsageAmounts } from '@console/billing/contract';
import type {
  billingInfos,
  invoiceLines,
  invoices,
  paymentMethods,
  payments,
} from '../../src/database/schema';
import { currencyOf } from '../../src/apps/quota-plans';
import { isCharged } from '../../src/apps/is-charged';
import { paidDays, planLines } from '../../src/quota/plan-lines';
import { usageLines } from '../../src/usage/usage-lines';
import { dateOf, plus, startOfMonth } from '../calendar';
import { DAY_MS, HOUR_MS } from '../../src/time/durations';
import { demoId, Random } from '../random';
import type { Player } from './cast';
import { usagesBetween, type UsageRow } from './usage';

const INVOICE_MONTHS = 24;

/** Before every invoice: the first month of an app is charged as a whole. */
const ALWAYS = '1970-01-01';

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
  if (!billingInfo || app.edition === 'free') return [];
  // Archived apps paid until they were cancelled.
  const paying = app.archivedAt === null ? app : { ...app, subscriptionStatus: 'active' as const };
  const currency = currencyOf(billingInfo.country);
  const { companyName, taxCode, email, address, country } = billingInfo;
  return Array.from({ length: INVOICE_MONTHS }, (_, months) => startOfMonth(to, -months)).flatMap((start) => {
    const issuedAt = startOfMonth(start, 1);
    const period = { periodStart: dateOf(start), periodEnd: dateOf(plus(issuedAt, -DAY_MS)) };
    const month = { from: period.periodStart, to: period.periodEnd };
    if (!isCharged(paying, month) || issuedAt.getTime() <= from) return [];

    const used = usedIn(usagesBetween(usageOn, start.getTime(), Math.min(to, issuedAt.getTime() - 1)));
    const plans = player.plans.map((plan, index) => (index === 0 ? { ...plan, since: ALWAYS } : plan));
    const lines = [
      ...planLines(plans, month, currency, paying),
      ...usageLines(used, paidDays(month, app.trialEndsAt), currency),
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
  const dueDate = plus(issuedAt, terms * DAY_MS);
  const random = Random.of('payment', app.appId, dateOf(issuedAt));
  const isLate = app.subscriptionStatus === 'past-due';
  const day = isLate ? terms + random.between(38, 52) : Math.round(terms * random.within(0.2, 0.95));
  const paidAt = plus(issuedAt, day * DAY_MS + random.within(1.5, 10.5) * HOUR_MS);
  const halfPaidAt =
    isLate && random.chance(0.4) ? plus(paidAt, -random.between(20, 40) * DAY_MS) : undefined;
  const settled = random.chance(0.02) ? 'void' : 'paid';
  const status = issuedAt.getTime() > now ? 'draft' : paidAt.getTime() <= now ? settled : 'unpaid';
  return {
    status,
    dueDate,
    paidAt,
    halfPaidAt: halfPaidAt && halfPaidAt.getTime() <= now ? halfPaidAt : undefined,
  };
}

function usedIn(days: readonly UsageRow[]): UsageAmounts {
  const sumOf = (amount: keyof UsageAmounts) => days.reduce((sum, day) => sum + (day[amount] ?? 0), 0);
  return {
    liveSeconds: sumOf('liveSeconds'),
    adImpressions: sumOf('adImpressions'),
    transcodeSeconds: sumOf('transcodeSeconds'),
    egressBytes: sumOf('egressBytes'),
    storageBytes: Math.max(0, ...days.map(({ storageBytes }) => storageBytes)),
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
