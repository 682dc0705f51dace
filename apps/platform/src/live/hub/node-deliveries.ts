import type { AssignedDelivery, DeliveryReport } from '@console/live/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { dayOf } from '../../time/calendar';
import type { Database } from '../../database/connection';
import { equalsId } from '../../database/list-query';
import { deliveredBytes, deliveries, distributors } from '../../database/schema';
import type { Keyring } from '../../security/keyring';
import { distributorStateAt, pushKeyOf } from './distributor-rows';

/** What partners may receive of streams, by stream. */
export async function assignedDeliveries(
  db: Database,
  streamIds: readonly string[],
  { keyring, now }: { keyring: Keyring; now: Date },
): Promise<Map<string, AssignedDelivery[]>> {
  const rows = await db
    .select({ delivery: deliveries })
    .from(deliveries)
    .innerJoin(distributors, eq(distributors.id, deliveries.distributorId))
    .where(and(inArray(deliveries.streamId, [...streamIds]), eq(distributorStateAt(now), 'active')))
    .orderBy(asc(deliveries.id));
  const assigned = new Map<string, AssignedDelivery[]>();
  for (const { delivery } of rows) {
    const { id, streamId, pushUrl: url, sealedKey } = delivery;
    const key = sealedKey === null ? undefined : keyring.unseal(pushKeyOf(id), sealedKey);
    const push = url !== null && key !== undefined ? { url, key } : null;
    assigned.set(streamId, [...(assigned.get(streamId) ?? []), { id, push }]);
  }
  return assigned;
}

/** Records what partners received of a stream. */
export async function recordDeliveries(
  db: Database,
  streamId: string,
  reports: readonly DeliveryReport[],
  now: Date,
): Promise<void> {
  for (const { id, bytes, viewers, push } of reports) {
    const [known] = await db
      .update(deliveries)
      .set({
        viewers,
        pushState: push?.state ?? null,
        problem: push?.problem ?? null,
        since: push ? new Date(push.since) : null,
        droppedSegments: push?.droppedSegments ?? 0,
        ...(bytes > 0 && { lastAt: now }),
      })
      .where(and(equalsId(deliveries.id, id), eq(deliveries.streamId, streamId)))
      .returning({ deliveryId: deliveries.id, distributorId: deliveries.distributorId });
    if (!known || bytes === 0) continue;
    await db
      .insert(deliveredBytes)
      .values({ ...known, day: dayOf(now), bytes })
      .onConflictDoUpdate({
        target: [deliveredBytes.distributorId, deliveredBytes.deliveryId, deliveredBytes.day],
        set: { bytes: sql`${deliveredBytes.bytes} + excluded.bytes` },
      });
  }
}
