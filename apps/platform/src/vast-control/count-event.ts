import type { EventCounts } from '@console/ssai/contract';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { vastCalls, vastCampaigns, vastCounts, vastDeliveries } from '../database/schema';
import type { Keyring } from '../security/keyring';
import { recordUsage } from '../usage/record-usage';
import { hourOf } from './serve-ads';
import { DAY_MS } from '../time/durations';

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
const IMPRESSION = EVENTS.get('impression') ?? 0;
/** In a delivery that ad insertion of the same app has shown. */
const INSERTED = 1 << 30;

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
    const { campaignId, creativeId, events } = delivery;
    const column = COLUMNS[event];
    await transaction
      .insert(vastCounts)
      .values({ campaignId, creativeId, hour: hourOf(now), [column]: 1 })
      .onConflictDoUpdate({
        target: [vastCounts.campaignId, vastCounts.creativeId, vastCounts.hour],
        set: { [column]: sql`${vastCounts[column]} + 1` },
      });
    if (event === 'impression') {
      const [campaign] = await transaction
        .update(vastCampaigns)
        .set({ impressions: sql`${vastCampaigns.impressions} + 1` })
        .where(eq(vastCampaigns.id, campaignId))
        .returning({ appId: vastCampaigns.appId });
      // Ad insertion has metered the others.
      if (campaign && (events & INSERTED) === 0)
        await recordUsage(transaction, [{ appId: campaign.appId, adImpressions: 1 }], now);
    }
    return true;
  });
}

/**
 * Of the ads that ad insertion has shown, the number whose impressions VAST control of the same app has metered
 * already. Each served ad is taken once.
 */
export async function takeMetered(
  db: Database,
  { appId, adIds }: { appId: string; adIds: readonly string[] },
): Promise<number> {
  const ids = adIds.filter(isId);
  if (ids.length === 0) return 0;
  const taken = await db
    .update(vastDeliveries)
    .set({ events: sql`${vastDeliveries.events} | ${INSERTED}::int` })
    .from(vastCampaigns)
    .where(
      and(
        inArray(vastDeliveries.id, ids),
        eq(sql`${vastDeliveries.events} & ${INSERTED}::int`, 0),
        eq(vastCampaigns.id, vastDeliveries.campaignId),
        eq(vastCampaigns.appId, appId),
      ),
    )
    .returning({ events: vastDeliveries.events });
  return taken.filter(({ events }) => (events & IMPRESSION) !== 0).length;
}

/** Deletes what is no longer counted. */
export async function clearOldVastCalls(db: Database, now: Date): Promise<void> {
  const day = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  await db.delete(vastDeliveries).where(lte(vastDeliveries.servedAt, day));
  await db.delete(vastCalls).where(lte(vastCalls.minute, new Date(now.getTime() - DAY_MS)));
}
