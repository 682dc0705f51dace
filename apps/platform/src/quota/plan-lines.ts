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
import { isCharged, type ChargedApp } from '../apps/is-charged';
import { dayOf } from '../time/calendar';
import type { DraftLine } from '../billing/draft-invoice';

/** A plan and the day (UTC) from which it applies. */
export interface PlanSince {
  planId: string;
  since: string;
}

const SHARE_PLACES = 10;

/** Charges for the plans of a calendar month, each by its days after the trial. Plans without a price have no line. */
export function planLines(
  plans: readonly PlanSince[],
  month: UsagePeriod,
  currency: PlanCurrency,
  app: ChargedApp,
): DraftLine[] {
  if (!isCharged(app, month)) return [];
  const paid = paidDays(month, app.trialEndsAt, app.chargedSince);
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

/** The days of a month from the last of some moments, such as the end of the trial. */
export function paidDays({ from, to }: UsagePeriod, ...moments: readonly (Date | null)[]): UsagePeriod {
  return { from: moments.flatMap((moment) => (moment ? dayOf(moment) : [])).reduce(latest, from), to };
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
