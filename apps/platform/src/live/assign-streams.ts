import { LEASE_SECONDS, type MediaNodeReport } from '@console/live/contract';
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streams } from '../database/schema';
import type { CountedReport } from '../database/schema/live';

export interface MediaNode {
  id: string;
  isLicensed: boolean;
  /** Null for a node that has just registered. */
  lastReportAt: Date | null;
  counted: CountedReport | null;
}

export const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_SECONDS * 1000);

/** Renews the node's leases, and gives it streams that no other node has, up to its capacity. A node that stops gives up its own. */
export async function assignStreams(
  db: Database,
  { id: nodeId, isLicensed }: MediaNode,
  { capacity, ingestUrl, isStopping = false }: MediaNodeReport,
  now: Date,
) {
  if (isStopping)
    await db
      .update(streams)
      .set({ nodeId: null, leaseUntil: null, reportedState: null })
      .where(eq(streams.nodeId, nodeId));
  if (isStopping || !isLicensed) return [];
  const leaseUntil = leaseEnd(now);
  const mine = and(eq(streams.nodeId, nodeId), isNotNull(streams.startedAt));
  // Those of the report have been renewed with it.
  const isDue = or(isNull(streams.leaseUntil), ne(streams.leaseUntil, leaseUntil));
  await db.update(streams).set({ leaseUntil }).where(and(mine, isDue));
  const selectMine = () => db.select().from(streams).where(mine).orderBy(asc(streams.id));
  const kept = await selectMine();
  if (kept.length >= capacity) return kept;
  const isFree = or(isNull(streams.nodeId), and(ne(streams.nodeId, nodeId), lt(streams.leaseUntil, now)));
  const free = await db
    .select({ id: streams.id })
    .from(streams)
    .where(
      and(isNotNull(streams.startedAt), isFree, ingestUrl === null ? isNull(streams.keyHash) : undefined),
    )
    .orderBy(asc(streams.startedAt))
    .limit(capacity - kept.length)
    .for('update', { skipLocked: true });
  if (free.length === 0) return kept;
  await db
    .update(streams)
    .set({
      nodeId,
      leaseUntil,
      epoch: sql`${streams.epoch} + 1`,
      reportedState: null,
      problem: null,
      renditions: [],
      input: null,
      health: null,
      viewers: 0,
    })
    .where(
      inArray(
        streams.id,
        free.map(({ id }) => id),
      ),
    );
  return selectMine();
}
