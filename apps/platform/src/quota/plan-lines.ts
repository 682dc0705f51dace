import {
  dayAfter,
  decimalText,
  minorUnitsOf,
  priceOf,
  readDecimal,
  usageDays,
  type Decimal,
  type UsagePeriod,
} from '@console/billing/contract';
import { quotaPlanOf, TAX_RATES, type PlanCurrency } from '../apps/quota-plans';
import { dayOf } from '../billing/calendar';
import type { DraftLine } from '../billing/draft-invoice';
import type { apps } from '../database/schema';

/** A plan and the day (UTC) from which it applies. */
export interface PlanSince {
  planId: string;
  since: string;
}

const MONTH = 'YYYY-MM'.length;
const SHARE_PLACES = 10;

/** The first and last day of the month of a day. */
export function monthAround(day: string): UsagePeriod {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, day.length);
  return { from: `${day.slice(0, MONTH)}-01`, to: last };
}

export type ChargedApp = Pick<
  typeof apps.$inferSelect,
  'subscriptionStatus' | 'createdAt' | 'trialEndsAt' | 'archivedAt' | 'chargedSince'
>;

/** Whether an app pays for a month: not on trial, nor after it was cancelled or archived. */
export function isCharged(app: ChargedApp, { from, to }: UsagePeriod): boolean {
  const { subscriptionStatus, createdAt, trialEndsAt, archivedAt, chargedSince } = app;
  if (subscriptionStatus === 'trial' || subscriptionStatus === 'cancelled') return false;
  const begins = Math.max(createdAt.getTime(), trialEndsAt?.getTime() ?? 0, chargedSince?.getTime() ?? 0);
  return begins < Date.parse(dayAfter(to, 1)) && (archivedAt === null || archivedAt >= new Date(from));
}

/** Charges for the plans of a calendar month, each by its days after the trial. Plans without a price have no line. */
export function planLines(
  plans: readonly PlanSince[],
  month: UsagePeriod,
  currency: PlanCurrency,
  app: ChargedApp,
): DraftLine[] {
  if (!isCharged(app, month)) return [];
  const paid = paidDays(month, app);
  const history = plans.toSorted((one, other) => (one.since < other.since ? -1 : 1));
  return history.flatMap(({ planId, since }, index) => {
    const next = history[index + 1]?.since;
    const lastDay = next === undefined ? month.to : dayAfter(next, -1);
    const from = latest(since, paid.from);
    const to = lastDay < paid.to ? lastDay : paid.to;
    const plan = quotaPlanOf(planId);
    if (!plan || plan.price[currency] === '0' || from > to) return [];
    const quantity = shareOf(usageDays({ from, to }), usageDays(month));
    return {
      kind: 'plan' as const,
      edition: null,
      plan: plan.name,
      periodStart: from,
      periodEnd: to,
      quantity: decimalText(quantity),
      unitPrice: plan.price[currency],
      taxRate: TAX_RATES[currency],
      amount: minorUnitsOf(priceOf(quantity, readDecimal(plan.price[currency]), currency)),
    };
  });
}

/** The days of a month from the end of the trial, and of other times without charges. */
export function paidDays(
  { from, to }: UsagePeriod,
  { trialEndsAt, chargedSince }: Pick<ChargedApp, 'trialEndsAt' | 'chargedSince'>,
): UsagePeriod {
  const begins = [trialEndsAt, chargedSince].flatMap((moment) => (moment ? dayOf(moment) : []));
  return { from: begins.reduce(latest, from), to };
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

/**
 * The days of a month as its share. Rounded up in a place that no price reaches: price × share, rounded half up, is then
 * the exact price × days / days of the month, rounded half up.
 */
function shareOf(days: number, of: number): Decimal {
  const [dividend, divisor] = [BigInt(days) * 10n ** BigInt(SHARE_PLACES), BigInt(of)];
  return { digits: (dividend + divisor - 1n) / divisor, scale: SHARE_PLACES };
}
