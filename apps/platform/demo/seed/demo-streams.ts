import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { streams, streamSessions } from '../../src/database/schema';
import { instants } from '../../src/metrics/instants';
import { ensurePartitions, STREAM_RESOLUTIONS } from '../../src/metrics/resolutions';
import { plus } from '../calendar';
import { DAY_MS, HOUR_MS } from '../../src/time/durations';
import { demoId } from '../random';
import type { DemoApp } from './demo-apps';

/** By the position of their app. */
const STREAMS: Readonly<
  Record<number, readonly { name: string; pattern: (typeof streams.$inferInsert)['pattern']; isOff?: true }[]>
> = {
  0: [
    { name: 'Thời sự 24 giờ', pattern: 'test-card' },
    { name: 'Tin tức dự phòng', pattern: 'color-bars' },
    { name: 'Bóng đá cuối tuần', pattern: 'color-bars', isOff: true },
  ],
  1: [{ name: 'Mekong Arena', pattern: 'gradient' }],
  3: [{ name: 'Night of numbers', pattern: 'fractal' }],
};

export type DemoStream = typeof streams.$inferInsert & { id: string };

/** When those that are on were started. */
const startOf = (now: Date) => plus(now, -5 * HOUR_MS);

/** A media node puts those that are on on air. */
export function demoStreams({ row }: DemoApp, index: number, now: Date): DemoStream[] {
  return (STREAMS[index] ?? []).map(({ name, pattern, isOff }) => ({
    id: demoId('stream', row.appId, name),
    appId: row.appId,
    name,
    pattern,
    startedAt: isOff ? null : startOf(now),
    createdAt: plus(now, -30 * DAY_MS),
  }));
}

/** They have been on air since they were started, without viewers. */
export async function fillStreamMetrics(db: Database, now: Date): Promise<void> {
  const from = startOf(now);
  const on = await db.select({ streamId: streams.id }).from(streams).where(isNotNull(streams.startedAt));
  if (on.length === 0) return;
  await db
    .insert(streamSessions)
    .values(on.map((one) => ({ ...one, since: from, until: now, mostViewers: 0 })));
  for (const resolution of STREAM_RESOLUTIONS) {
    const { table, seconds, retentionMs } = resolution;
    const begin = Math.max(from.getTime(), now.getTime() - retentionMs);
    const { times } = instants(begin, now.getTime(), seconds * 1000);
    await ensurePartitions(
      db,
      times.map((at) => ({ resolution, at })),
    );
    const nothing = { inKbps: 0, framesPerSecond: 0, viewers: 0, outKbps: 0 };
    await db
      .insert(table)
      .values(times.flatMap((at) => on.map((one) => ({ ...one, at, ...nothing }))))
      .onConflictDoNothing();
  }
}
