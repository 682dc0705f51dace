import type { streams } from '../../src/database/schema';
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

/** A media node puts those that are on on air. */
export function demoStreams({ row }: DemoApp, index: number, now: Date): DemoStream[] {
  return (STREAMS[index] ?? []).map(({ name, pattern, isOff }) => ({
    id: demoId('stream', row.appId, name),
    appId: row.appId,
    name,
    pattern,
    startedAt: isOff ? null : plus(now, -5 * HOUR),
    createdAt: plus(now, -30 * DAY),
  }));
}
