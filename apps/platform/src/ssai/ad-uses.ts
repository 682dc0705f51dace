import type { SessionBreak } from '@console/ssai/contract';
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { dayOf } from '../time/calendar';
import type { Database } from '../database/connection';
import { ssaiAds, ssaiAdUses } from '../database/schema';
import { DAY_MS } from '../time/durations';

const KEPT_DAYS = 30;

type AdUse = typeof ssaiAdUses.$inferInsert;

/** How often a session break has shown and skipped each ad. */
export function adUsesOf(appId: string, { startsAt, ads }: SessionBreak): AdUse[] {
  const day = dayOf(new Date(startsAt));
  return ads.flatMap(({ key, skip }) =>
    key === '' ? [] : [{ appId, key, day, shown: skip === null ? 1 : 0, skipped: skip === null ? 0 : 1 }],
  );
}

/** The opposite, for a record that another one replaces. */
export function withdrawn(uses: readonly AdUse[]): AdUse[] {
  return uses.map((use) => ({ ...use, shown: -use.shown, skipped: -use.skipped }));
}

export async function countAdUses(db: Database, uses: readonly AdUse[]): Promise<void> {
  const byAd = Map.groupBy(uses, ({ appId, key, day }) => JSON.stringify([appId, key, day]));
  // In the same order everywhere, or reports would wait for each other.
  const rows = [...byAd]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, ofAd]) => {
      const shown = ofAd.reduce((sum, use) => sum + use.shown, 0);
      const skipped = ofAd.reduce((sum, use) => sum + use.skipped, 0);
      const [first] = ofAd;
      return first && (shown !== 0 || skipped !== 0) ? [{ ...first, shown, skipped }] : [];
    });
  if (rows.length === 0) return;
  await db
    .insert(ssaiAdUses)
    .values(rows)
    .onConflictDoUpdate({
      target: [ssaiAdUses.appId, ssaiAdUses.key, ssaiAdUses.day],
      set: {
        shown: sql`${ssaiAdUses.shown} + excluded.shown`,
        skipped: sql`${ssaiAdUses.skipped} + excluded.skipped`,
      },
    });
}

/** Of the last 30 days. */
export function adUses(db: Database, column: 'shown' | 'skipped', now: Date): SQL<number> {
  return sql<number>`(${db
    .select({ sum: sql`coalesce(sum(${ssaiAdUses[column]}), 0)::int` })
    .from(ssaiAdUses)
    .where(
      and(
        eq(ssaiAdUses.appId, ssaiAds.appId),
        eq(ssaiAdUses.key, ssaiAds.key),
        gt(ssaiAdUses.day, oldestDay(now)),
      ),
    )})`;
}

export async function dropOldAdUses(db: Database, now: Date): Promise<void> {
  await db.delete(ssaiAdUses).where(lte(ssaiAdUses.day, oldestDay(now)));
}

const oldestDay = (now: Date) => dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
