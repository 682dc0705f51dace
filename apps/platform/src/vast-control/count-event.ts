import type { EventCounts } from '@console/ssai/contract';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { vastCalls, vastCampaigns, vastCounts, vastDeliveries } from '../database/schema';
import type { Keyring } from '../security/keyring';
import { hourOf } from './serve-ads';

const DAY_MS = 24 * 3_600_000;
/** Events of an ad are counted for so long after it was served. */
const COUNTED_DAYS = 2;

/** Events and the columns that count them; the position is the bit in a delivery. */
const COLUMNS = {
  impression: 'impressions',
  start: 'starts',
  firstQuartile: 'firstQuartiles',
  midpoint: 'midpoints',
  thirdQuartile: 'thirdQuartiles',
  complete: 'completes',
  click: 'clicks',
  error: 'errors',
} as const satisfies Readonly<Record<string, keyof EventCounts>>;

type CountedEvent = keyof typeof COLUMNS;
const EVENTS = new Map(Object.keys(COLUMNS).map((event, position) => [event, 1 << position]));

function isCounted(event: string): event is CountedEvent {
  return Object.hasOwn(COLUMNS, event);
}

export function eventSignature(keyring: Keyring, id: string, event: string): string {
  return keyring.fingerprint(`vast ${id} ${event}`).slice(0, 22);
}

/** Counts an event of a served ad, once. @returns Whether it was counted now. */
export async function countEvent(db: Database, id: string, event: string, now: Date): Promise<boolean> {
  if (!isCounted(event) || !isId(id)) return false;
  const bit = EVENTS.get(event) ?? 0;
  return db.transaction(async (transaction) => {
    const [delivery] = await transaction
      .update(vastDeliveries)
      .set({ events: sql`${vastDeliveries.events} | ${bit}::int` })
      .where(
        and(
          eq(vastDeliveries.id, id),
          eq(sql`${vastDeliveries.events} & ${bit}::int`, 0),
          gt(vastDeliveries.servedAt, new Date(now.getTime() - COUNTED_DAYS * DAY_MS)),
        ),
      )
      .returning();
    if (!delivery) return false;
    const { campaignId, creativeId } = delivery;
    const column = COLUMNS[event];
    await transaction
      .insert(vastCounts)
      .values({ campaignId, creativeId, hour: hourOf(now), [column]: 1 })
      .onConflictDoUpdate({
        target: [vastCounts.campaignId, vastCounts.creativeId, vastCounts.hour],
        set: { [column]: sql`${vastCounts[column]} + 1` },
      });
    if (event === 'impression') {
      await transaction
        .update(vastCampaigns)
        .set({ impressions: sql`${vastCampaigns.impressions} + 1` })
        .where(eq(vastCampaigns.id, campaignId));
    }
    return true;
  });
}

/** Deletes what is no longer counted. */
export async function clearOldVastCalls(db: Database, now: Date): Promise<void> {
  const day = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  await db.delete(vastDeliveries).where(lte(vastDeliveries.servedAt, day));
  await db.delete(vastCalls).where(lte(vastCalls.minute, new Date(now.getTime() - DAY_MS)));
}
