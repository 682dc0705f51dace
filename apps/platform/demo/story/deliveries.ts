import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { deliveredBytes, deliveries, distributors } from '../../src/database/schema';
import { dateOf, plus, startOfDay } from '../calendar';
import { DAY_MS, MINUTE_MS } from '../../src/time/durations';
import { insertRows } from '../insert-rows';
import { isDemo, Random } from '../random';
import type { Period } from './alerts';
import type { Player } from './cast';

const IS_DEMO_DELIVERY = isDemo(deliveries.id);

/** What partners received of the traffic of their app. */
export async function continueDeliveries(
  db: Database,
  cast: readonly Player[],
  { from, to }: Period,
): Promise<void> {
  const players = new Map(cast.map((player) => [player.app.appId, player]));
  const rows = await db
    .select({ delivery: deliveries, distributor: distributors })
    .from(deliveries)
    .innerJoin(distributors, eq(distributors.id, deliveries.distributorId))
    .where(and(inArray(distributors.appId, [...players.keys()]), IS_DEMO_DELIVERY));
  for (const { delivery, distributor } of rows) {
    const player = players.get(distributor.appId);
    const isSuspended = distributor.status === 'suspended';
    // Only the seed knows what it received before.
    if (!player || (isSuspended && from > 0)) continue;
    const random = Random.of('delivery', delivery.id, to);
    const end = isSuspended
      ? distributor.updatedAt.getTime()
      : Math.min(to, distributor.expiresAt?.getTime() ?? to);
    const begin = Math.max(from, delivery.createdAt.getTime());
    if (begin >= end) continue;
    await insertRows(
      db,
      deliveredBytes,
      received(player, delivery.id, begin, end).map((one) => ({
        ...{ distributorId: distributor.id, deliveryId: delivery.id, ...one },
      })),
      sql`on conflict (distributor_id, delivery_id, day) do update set bytes = delivered_bytes.bytes + excluded.bytes`,
    );
    const lastAt = plus(end, -random.within(3, 40) * MINUTE_MS);
    await db
      .update(deliveries)
      .set({ lastAt })
      .where(
        and(eq(deliveries.id, delivery.id), or(isNull(deliveries.lastAt), lt(deliveries.lastAt, lastAt))),
      );
  }
}

/** A small part of each day's traffic, so that it remains a part of it in an outage. */
function received({ traffic }: Player, deliveryId: string, begin: number, end: number) {
  const share = Random.of('delivery', deliveryId).within(0.015, 0.05);
  const days = Math.floor((startOfDay(end) - startOfDay(begin)) / DAY_MS) + 1;
  return Array.from({ length: days }, (_, index) => {
    const day = startOfDay(begin) + index * DAY_MS;
    const part = traffic.shareOf(Math.max(begin, day), Math.min(end, day + DAY_MS));
    return { day: dateOf(day), bytes: Math.round(traffic.bytesOn(day) * part * share) };
  });
}
