import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { streams } from '../database/schema';
import { OFF, turnedOn } from './stream-row';

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
    .set({ ...turnedOn(now), stoppedByArchive: false })
    .where(and(eq(streams.appId, appId), streams.stoppedByArchive));
}
