import {
  type UsagePeriod,
  type UsageSums,
  dayAfter,
  DEFAULT_USAGE_DAYS,
  MAX_USAGE_DAYS,
  usageDays,
} from '@console/billing/contract';
import { and, gte, lte, sql } from 'drizzle-orm';
import { usages } from '../database/schema';
import { HttpError } from '../http/http-error';
import { message } from '../messages/message';
import { dayOf } from './calendar';

interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
}

/** The requested period. @throws HttpError 400 for an empty or too long one. */
export function periodOf({ from, to }: AskedPeriod, now: Date): UsagePeriod {
  const last = to ?? dayOf(now);
  const first = from ?? dayAfter(last, 1 - DEFAULT_USAGE_DAYS);
  const period = { from: first, to: last };
  if (first > last || usageDays(period) > MAX_USAGE_DAYS) {
    throw new HttpError(400, message('request.badParameter', { name: 'from', value: first }));
  }
  return period;
}

export function onDaysOf({ from, to }: UsagePeriod) {
  return and(gte(usages.day, from), lte(usages.day, to));
}

const NOTHING_USED: UsageSums = {
  storageBytes: 0,
  egressBytes: 0,
  transcodeSeconds: 0,
  liveSeconds: 0,
};

/** Totals of days; of storage, the maximum. */
export function totalOfDays(days: readonly UsageSums[]): UsageSums {
  return days.reduce(
    (total, day) => ({
      storageBytes: Math.max(total.storageBytes, day.storageBytes),
      egressBytes: total.egressBytes + day.egressBytes,
      transcodeSeconds: total.transcodeSeconds + day.transcodeSeconds,
      liveSeconds: total.liveSeconds + day.liveSeconds,
    }),
    NOTHING_USED,
  );
}

export const sumsOfDay = {
  storageBytes: sql`sum(${usages.storageBytes})`.mapWith(Number),
  egressBytes: sql`sum(${usages.egressBytes})`.mapWith(Number),
  transcodeSeconds: sql`sum(${usages.transcodeSeconds})`.mapWith(Number),
  liveSeconds: sql`sum(${usages.liveSeconds})`.mapWith(Number),
};
