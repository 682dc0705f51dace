import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { channels, channelSwitches, streams } from '../../src/database/schema';
import { plus, startOfDay } from '../calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/durations';
import { insertRows } from '../insert-rows';
import { demoId, isDemo } from '../random';

/** The stream that events show. */
const FEED = 'Mekong Arena';
const ZONE = { name: 'Asia/Ho_Chi_Minh', offset: 7 * HOUR_MS };
const [BEGIN, DURATION] = [19.5 * HOUR_MS, 2 * HOUR_MS];
const BEFORE = { minutes: 30, text: 'Starting soon' };
const AFTER = { minutes: 10, text: 'Thank you for watching' };
const MATCHES = [
  'Cần Thơ – Vĩnh Long',
  'Bến Tre – Sóc Trăng',
  'An Giang – Kiên Giang',
  'Đồng Tháp – Tiền Giang',
  'Hậu Giang – Trà Vinh',
];
/** The one of yesterday evening is added unless there was one in this time. */
const RECENT = 3 * DAY_MS;

const isDemoEvent = and(eq(channels.kind, 'event'), isDemo(channels.streamId));

/** There is always an event ahead. Those that are over while the platform was off were on air. */
export async function continueEvents(db: Database, appIds: readonly string[], to: number): Promise<void> {
  const feeds = await db
    .select({ id: streams.id, appId: streams.appId })
    .from(streams)
    .where(
      inArray(
        streams.id,
        appIds.map((appId) => demoId('stream', appId, FEED)),
      ),
    );
  for (const feed of feeds) {
    const [last] = await db
      .select({ endsAt: channels.endsAt })
      .from(channels)
      .innerJoin(streams, eq(streams.id, channels.streamId))
      .where(and(isDemoEvent, eq(streams.appId, feed.appId)))
      .orderBy(desc(channels.endsAt))
      .limit(1);
    const lastEnd = last?.endsAt?.getTime() ?? 0;
    if (lastEnd > to) continue;
    const today = startOfDay(to + ZONE.offset) - ZONE.offset;
    const days = to - lastEnd > RECENT ? [today - DAY_MS, today + DAY_MS] : [today + DAY_MS];
    const events = days.map((day) => eventOn(day, feed));
    await insertRows(
      db,
      streams,
      events.map(({ stream }) => stream),
      sql`on conflict do nothing`,
    );
    await insertRows(
      db,
      channels,
      events.map(({ channel }) => channel),
      sql`on conflict do nothing`,
    );
  }
  await recordPast(
    db,
    feeds.map(({ appId }) => appId),
    to,
  );
}

function eventOn(day: number, { id: streamId, appId }: { id: string; appId: string }) {
  const id = demoId('event', appId, day);
  const [startsAt, endsAt] = [plus(day, BEGIN), plus(day, BEGIN + DURATION)];
  const match = MATCHES[((day + ZONE.offset) / DAY_MS) % MATCHES.length] ?? '';
  return {
    stream: {
      ...{ id, appId, name: `Delta Cup: ${match}`, pattern: 'color-bars' as const },
      createdAt: plus(startsAt, -9 * DAY_MS),
    },
    channel: {
      ...{ streamId: id, kind: 'event' as const, startsAt, endsAt },
      settings: {
        ...{ kind: 'event' as const, streamId, zone: ZONE.name, startOver: true },
        ...{ before: BEFORE, after: AFTER },
      },
      opensAt: plus(startsAt, -BEFORE.minutes * MINUTE_MS),
      closesAt: plus(endsAt, AFTER.minutes * MINUTE_MS),
    },
  };
}

async function recordPast(db: Database, appIds: readonly string[], to: number): Promise<void> {
  const ofApps = db
    .select({ id: streams.id })
    .from(streams)
    .where(inArray(streams.appId, [...appIds]));
  const over = await db
    .update(channels)
    .set({ openedAt: sql`${channels.opensAt}`, closedAt: sql`${channels.closesAt}` })
    .where(
      and(
        isDemoEvent,
        inArray(channels.streamId, ofApps),
        isNull(channels.openedAt),
        isNull(channels.canceledAt),
        lte(channels.closesAt, plus(to, 0)),
      ),
    )
    .returning();
  const switches = over.flatMap(({ streamId: channelId, settings, opensAt, startsAt, endsAt }) => {
    if (settings.kind !== 'event' || !opensAt || !startsAt || !endsAt) return [];
    const { before, after, streamId } = settings;
    return [
      { channelId, at: opensAt, streamId: null, title: before.text, reason: 'start' as const },
      { channelId, at: startsAt, streamId, title: '', reason: 'schedule' as const },
      { channelId, at: endsAt, streamId: null, title: after.text, reason: 'schedule' as const },
    ];
  });
  await insertRows(db, channelSwitches, switches, sql`on conflict do nothing`);
}
