import type { UsageSums } from '@console/billing/contract';
import { sql } from 'drizzle-orm';
import { usages } from '../database/schema';

const NOTHING_USED: UsageSums = {
  storageBytes: 0,
  egressBytes: 0,
  transcodeSeconds: 0,
  liveSeconds: 0,
};

/** What days come to. What is kept is no flow: thirty days of the same file are not thirty files. */
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

/** What was used on one day, by however many apps. */
export const sumsOfDay = {
  storageBytes: sql`sum(${usages.storageBytes})`.mapWith(Number),
  egressBytes: sql`sum(${usages.egressBytes})`.mapWith(Number),
  transcodeSeconds: sql`sum(${usages.transcodeSeconds})`.mapWith(Number),
  liveSeconds: sql`sum(${usages.liveSeconds})`.mapWith(Number),
};
