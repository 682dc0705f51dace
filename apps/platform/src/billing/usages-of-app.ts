import type { Usages } from '@console/billing/contract';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { usages } from '../database/schema';
import { dayOf } from './calendar';
import { totalOfDays } from './usage-sums';

const SHOWN_DAYS = 90;
const DAY_MS = 86_400_000;

export async function usagesOfApp(db: Database, appId: string, now: Date): Promise<Usages> {
  const today = dayOf(now);
  const days = await db
    .select({
      day: usages.day,
      storageBytes: usages.storageBytes,
      egressBytes: usages.egressBytes,
      transcodeSeconds: usages.transcodeSeconds,
      liveSeconds: usages.liveSeconds,
    })
    .from(usages)
    .where(
      and(
        eq(usages.appId, appId),
        gt(usages.day, dayOf(new Date(now.getTime() - SHOWN_DAYS * DAY_MS))),
        lte(usages.day, today),
      ),
    )
    .orderBy(asc(usages.day));
  const month = today.slice(0, 'YYYY-MM'.length);
  const current = totalOfDays(days.filter(({ day }) => day.startsWith(month)));
  return { appId, current, days };
}
