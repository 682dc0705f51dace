import type { Usages } from '@console/billing/contract';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { usages } from '../database/schema';

const SHOWN_DAYS = 90;
const DAY_MS = 86_400_000;

/** An app's last ninety days, and the running month's sum, which always lies within them. */
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
  const current = days
    .filter(({ day }) => day.startsWith(month))
    .reduce(
      (sum, day) => ({
        // What is kept is no flow: thirty days of the same file are not thirty files.
        storageBytes: Math.max(sum.storageBytes, day.storageBytes),
        egressBytes: sum.egressBytes + day.egressBytes,
        transcodeSeconds: sum.transcodeSeconds + day.transcodeSeconds,
        liveSeconds: sum.liveSeconds + day.liveSeconds,
      }),
      { storageBytes: 0, egressBytes: 0, transcodeSeconds: 0, liveSeconds: 0 },
    );
  return { appId, current, days };
}

/** A moment's day in UTC. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
