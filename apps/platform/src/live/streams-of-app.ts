import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streams } from '../database/schema';
import { OFF } from './stream-row';

/** For an app that is archived. */
export async function stopStreamsOfApp(db: Database, appId: string): Promise<void> {
  await db
    .update(streams)
    .set({ ...OFF, stoppedByArchive: true })
    .where(and(eq(streams.appId, appId), isNotNull(streams.startedAt)));
}

/** For an app that is restored: starts the streams that stopped with it. */
export async function restartStreamsOfApp(db: Database, appId: string, now: Date): Promise<void> {
  await db
    .update(streams)
    .set({ startedAt: now, epoch: sql`${streams.epoch} + 1`, stoppedByArchive: false })
    .where(and(eq(streams.appId, appId), streams.stoppedByArchive));
}
