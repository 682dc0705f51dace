import { dayAfter, DEFAULT_USAGE_DAYS, MAX_USAGE_DAYS, usageDays } from '@console/billing/contract';
import type { UsagePeriod } from '@console/billing/contract';
import { and, gte, lte } from 'drizzle-orm';
import { usages } from '../database/schema';
import { Refusal } from '../http/http-error';
import { message } from '../messages/message';
import { dayOf } from './day-of';

interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** The period that is asked for. @throws Refusal 400 for a begin that lies after today, or too long ago for one report. */
export function periodOf({ from, to }: AskedPeriod, now: Date): UsagePeriod {
  const last = to ?? dayOf(now);
  const first = from ?? dayAfter(last, 1 - DEFAULT_USAGE_DAYS);
  const period = { from: first, to: last };
  if (first > last || usageDays(period) > MAX_USAGE_DAYS) {
    throw new Refusal(400, message('request.badParameter', { name: 'from', value: first }));
  }
  return period;
}

export function onDaysOf({ from, to }: UsagePeriod) {
  return and(gte(usages.day, from), lte(usages.day, to));
}
