import {
  airingsBetween,
  STREAM_LIMITS,
  type AssignedInput,
  type InputStream,
  type InputVideo,
  type PlayoutItem,
  type ScheduledSource,
  type StreamAssignment,
} from '@console/live/contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { apps, channels, channelSwitches, streams } from '../database/schema';
import type { ChannelReport, ChannelSettings } from '../database/schema/channels';
import type { Keyring } from '../security/keyring';
import { streamsById, streamsOf, SWITCHES, videosById, videosOf } from './channel-row';
import { inputAddress } from './playback';
import { OFF, turnedOn, type SelectedStream } from './stream-row';
import { HOUR_MS, MINUTE_MS } from '../time/durations';

type Row = typeof streams.$inferSelect;
type Channel = typeof channels.$inferSelect;
type Input = AssignedInput | InputStream;

/** A node without news continues for so long by what it knows. */
const AHEAD_MS = HOUR_MS;
const BEHIND_MS = MINUTE_MS;

/** Sources of the channels among the streams of a node, by the ID of the stream. */
export async function channelSources(
  { db, keyring, now }: { db: Database; keyring: Keyring; now: Date },
  assigned: readonly Row[],
): Promise<Map<string, Pick<StreamAssignment, 'source'> & { dvrSeconds?: number }>> {
  const ids = assigned.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await db.select().from(channels).where(inArray(channels.streamId, ids));
  const shown = await streamsById({ db, now }, [
    ...new Set(rows.flatMap(({ settings }) => streamsOf(settings))),
  ]);
  const videos = await videosById(
    db,
    rows.flatMap(({ settings }) => videosOf(settings)),
  );
  const video = (videoId: string): InputVideo | undefined => {
    const row = videos.get(videoId);
    return row?.state === 'ready' && row.mediaVersion !== null
      ? { kind: 'video', videoId, mediaVersion: row.mediaVersion, title: row.title }
      : undefined;
  };
  const local = new Set(ids);
  const input = (streamId: string): InputStream => ({
    kind: 'stream',
    streamId,
    ...(local.has(streamId) ? { url: null } : remoteInput(shown.get(streamId), { keyring, now })),
  });
  return new Map(
    assigned.flatMap((stream) => {
      const channel = rows.find(({ streamId }) => streamId === stream.id);
      return channel
        ? [[stream.id, { source: sourceOf(stream, channel, { input, video }, now), ...dvrOf(channel) }]]
        : [];
    }),
  );
}

function remoteInput(
  row: SelectedStream | undefined,
  { keyring, now }: { keyring: Keyring; now: Date },
): Pick<InputStream, 'url' | 'health'> {
  if (row?.state !== 'live' || row.origin === null) return { url: null };
  const { id, health } = row.stream;
  return { url: inputAddress(keyring, { streamId: id, origin: row.origin }, now), health };
}

function dvrOf({ settings, startsAt, closesAt }: Channel): { dvrSeconds?: number } {
  if (settings.kind !== 'event' || !settings.startOver || !startsAt || !closesAt) return {};
  const seconds = Math.ceil((closesAt.getTime() - startsAt.getTime()) / 1_000);
  return { dvrSeconds: Math.min(seconds, STREAM_LIMITS.dvrSeconds) };
}

interface Inputs {
  input: (streamId: string) => InputStream;
  /** Undefined unless it is ready. */
  video: (videoId: string) => InputVideo | undefined;
}

function sourceOf(
  { name, pattern: drawn }: Row,
  channel: Channel,
  { input, video }: Inputs,
  now: Date,
): StreamAssignment['source'] {
  const { settings } = channel;
  const pattern = drawn ?? 'test-card';
  const filler = { kind: 'test', pattern, text: name } as const;
  if (settings.kind === 'lrm') {
    const { inputs, lossMs, switchOn = [], returnSeconds, heldId } = settings;
    const rules = { lossMs, switchOn, returnSeconds, heldId };
    return { kind: 'failover', inputs: inputs.map(input), ...rules, filler };
  }
  if (settings.kind === 'event')
    return {
      kind: 'schedule',
      airings: eventAirings(channel, settings, { pattern, name, input }),
      taken: null,
      filler,
    };
  const { items, zone, takenId, fillerVideoIds = [] } = settings;
  const shown = ({ input: chosen, title }: PlayoutItem): AssignedInput => {
    if (chosen.kind === 'stream') return input(chosen.streamId);
    if (chosen.kind === 'test') return { ...chosen, text: title };
    return video(chosen.videoId) ?? { ...filler, text: title };
  };
  const times = { from: now.getTime() - BEHIND_MS, until: now.getTime() + AHEAD_MS };
  return {
    kind: 'schedule',
    airings: airingsBetween(items, zone, times).map(({ item, from, until }) => ({
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
      title: item.title,
      input: shown(item),
      ...(item.breaks && {
        breaks: item.breaks.map(({ afterSeconds, seconds }) => ({
          at: new Date(from + afterSeconds * 1_000).toISOString(),
          seconds,
        })),
      }),
    })),
    taken: takenId === null ? null : input(takenId),
    filler,
    ...(fillerVideoIds.length > 0 && { fillers: fillerVideoIds.flatMap((id) => video(id) ?? []) }),
  };
}

interface EventParts {
  pattern: NonNullable<Row['pattern']>;
  name: string;
  input: (streamId: string) => Input;
}

function eventAirings(
  { startsAt, endsAt, opensAt, closesAt }: Channel,
  { streamId, before, after }: Extract<ChannelSettings, { kind: 'event' }>,
  { pattern, name, input }: EventParts,
): ScheduledSource['airings'] {
  const slate = ({ text }: { text: string }) => ({ kind: 'test', pattern, text: text || name }) as const;
  const parts = [
    { from: opensAt, until: startsAt, title: before.text || name, input: slate(before) },
    { from: startsAt, until: endsAt, title: name, input: input(streamId) },
    { from: endsAt, until: closesAt, title: after.text || name, input: slate(after) },
  ];
  return parts.flatMap(({ from, until, ...part }) =>
    from && until && from < until ? [{ from: from.toISOString(), until: until.toISOString(), ...part }] : [],
  );
}

/** Starts the channels and streams of events that begin, and stops those of events that are over or begin later. */
export async function runEvents(db: Database, now: Date): Promise<void> {
  const ofNormalApps = db
    .select({ id: streams.id })
    .from(streams)
    .innerJoin(apps, eq(apps.appId, streams.appId))
    .where(eq(apps.status, 'normal'));
  const opening = await db
    .update(channels)
    .set({ openedAt: now })
    .where(
      and(
        inArray(channels.streamId, ofNormalApps),
        lte(channels.opensAt, now),
        isNull(channels.openedAt),
        isNull(channels.canceledAt),
        isNull(channels.closedAt),
      ),
    )
    .returning();
  for (const { streamId, settings, startedId } of opening) {
    const isOff = (id: string) => and(eq(streams.id, id), isNull(streams.startedAt));
    await db.update(streams).set(turnedOn(now)).where(isOff(streamId));
    const [feed] = streamsOf(settings);
    if (feed === undefined || feed === startedId) continue;
    if (startedId !== null && !(await isHandedOn(db, startedId)))
      await db.update(streams).set(OFF).where(eq(streams.id, startedId));
    const [started] = await db
      .update(streams)
      .set(turnedOn(now))
      .where(isOff(feed))
      .returning({ id: streams.id });
    await db
      .update(channels)
      .set({ startedId: started?.id ?? null })
      .where(eq(channels.streamId, streamId));
  }
  const isOpen = and(isNotNull(channels.openedAt), isNull(channels.closedAt));
  const closing = await db
    .update(channels)
    .set({ closedAt: now })
    .where(and(isOpen, or(lte(channels.closesAt, now), isNotNull(channels.canceledAt))))
    .returning();
  const postponed = await db
    .update(channels)
    .set({ openedAt: null })
    .where(and(isOpen, gt(channels.opensAt, now)))
    .returning();
  for (const { streamId, startedId } of [...closing, ...postponed]) {
    const stopped =
      startedId === null || (await isHandedOn(db, startedId)) ? [streamId] : [streamId, startedId];
    await db.update(streams).set(OFF).where(inArray(streams.id, stopped));
    await db.update(channels).set({ startedId: null }).where(eq(channels.streamId, streamId));
  }
}

/** Another event shows the stream and stops it later. */
async function isHandedOn(db: Database, startedId: string): Promise<boolean> {
  const others = await db
    .update(channels)
    .set({ startedId })
    .where(
      and(
        isNotNull(channels.openedAt),
        isNull(channels.closedAt),
        eq(sql`${channels.settings} ->> 'streamId'`, startedId),
      ),
    )
    .returning({ id: channels.streamId });
  return others.length > 0;
}

/** Records what a node has on air in a channel. */
export async function recordChannel(db: Database, id: string, report: ChannelReport): Promise<void> {
  const { activeId, inputs, switches } = report;
  const [known] = await db
    .update(channels)
    .set({ activeId, health: inputs })
    .where(eq(channels.streamId, id))
    .returning({ id: channels.streamId });
  if (!known || switches.length === 0) return;
  const added = await db
    .insert(channelSwitches)
    .values(switches.map(({ at, ...entry }) => ({ channelId: id, at: new Date(at), ...entry })))
    .onConflictDoNothing()
    .returning({ at: channelSwitches.at });
  if (added.length === 0) return;
  const ofChannel = eq(channelSwitches.channelId, id);
  const outdated = db
    .select({ at: channelSwitches.at })
    .from(channelSwitches)
    .where(ofChannel)
    .orderBy(desc(channelSwitches.at))
    .offset(SWITCHES)
    .limit(1);
  await db.delete(channelSwitches).where(and(ofChannel, lte(channelSwitches.at, sql`(${outdated})`)));
}
