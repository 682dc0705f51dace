import { sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { streamMetrics1m, streams } from '../../src/database/schema';
import { ensurePartitions, STREAM_MINUTES } from '../../src/metrics/resolutions';
import { DAY, HOUR, plus } from '../calendar';
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
const startOf = (now: Date) => plus(now, -5 * HOUR);

/** A media node puts those that are on on air. */
export function demoStreams({ row }: DemoApp, index: number, now: Date): DemoStream[] {
  return (STREAMS[index] ?? []).map(({ name, pattern, isOff }) => ({
    id: demoId('stream', row.appId, name),
    appId: row.appId,
    name,
    pattern,
    startedAt: isOff ? null : startOf(now),
    createdAt: plus(now, -30 * DAY),
  }));
}

/** They have been on air since they were started, without viewers. */
export async function fillStreamMetrics(db: Database, now: Date): Promise<void> {
  const from = startOf(now);
  await ensurePartitions(
    db,
    [from, now].map((at) => ({ resolution: STREAM_MINUTES, at })),
  );
  await db.execute(sql`
    insert into ${streamMetrics1m} (stream_id, at, in_kbps, frames_per_second, viewers, out_kbps)
    select ${streams.id}, minute, 0, 0, 0, 0
    from ${streams}, generate_series(date_trunc('minute', ${from.toISOString()}::timestamptz), ${now.toISOString()}::timestamptz, '1 minute') as minute
    where ${streams.startedAt} is not null
    on conflict do nothing`);
}
