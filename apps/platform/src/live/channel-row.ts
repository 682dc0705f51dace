import type { ChannelKind, ChannelStream, ChannelVideo, LoggedSwitch, Stream } from '@console/live/contract';
import { asc, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId } from '../database/ids';
import { apps, channels, channelSwitches, streams, videos } from '../database/schema';
import type { ChannelSettings } from '../database/schema/channels';
import { byCode } from '../database/schema/columns';
import { listPage, type ListCall } from '../database/list-query';
import { foldedText } from '../database/search-text';
import { HttpError } from '../http/http-error';
import { requireRow } from '../http/require-row';
import { message } from '../messages/message';
import {
  selectStreams,
  stateAt,
  streamResponse,
  urgencyAt,
  type SelectedStream,
  type StreamContext,
} from './stream-row';

/** The latest ones of a channel; older ones are not stored. */
export const SWITCHES = 50;

type SettingsOf<Kind extends ChannelKind> = Extract<ChannelSettings, { kind: Kind }>;
type Stored = NonNullable<SelectedStream['channel']>;

/** A channel as it is stored, with the settings of its kind. */
export interface ChannelRow<Kind extends ChannelKind> extends SelectedStream {
  channel: Stored & { settings: SettingsOf<Kind> };
}

/** What the response of a channel needs of other rows. */
export interface Related {
  stream: (id: string) => ChannelStream;
  video: (id: string) => ChannelVideo;
  /** The latest first. */
  switchesOf: (channelId: string) => LoggedSwitch[];
}

export interface ReadContext extends StreamContext {
  db: Database;
}

/** A call that lists channels. */
export interface PageCall extends ReadContext, Omit<ListCall, 'db'> {
  query: ListCall['query'] & { customFields?: { state?: Stream['state'] | undefined } | undefined };
}

export interface ChannelPage<Kind extends ChannelKind, Response> {
  kind: Kind;
  defaultSort: string;
  where?: SQL | undefined;
  respond: (row: ChannelRow<Kind>, base: Stream, related: Related) => Response;
}

const NAME = foldedText(streams.name);

/** A page of the channels of a kind; `respond` builds each. */
export function channelPage<Kind extends ChannelKind, Response>(
  call: PageCall,
  { kind, defaultSort, where, respond }: ChannelPage<Kind, Response>,
) {
  const { db, now, query } = call;
  const { state } = query.customFields ?? {};
  return listPage(call, selectStreams(db, now), {
    appId: streams.appId,
    where: [eq(channels.kind, kind), state && eq(stateAt(now), state), where],
    words: [NAME, streams.appId, foldedText(apps.name)],
    sorts: {
      name: NAME,
      appId: byCode(streams.appId),
      state: urgencyAt(now),
      startsAt: channels.startsAt,
      createdAt: streams.createdAt,
    },
    defaultSort,
    order: [asc(streams.id)],
    respond: async (rows) => {
      const found = rows.filter((row) => isOfKind(row, kind));
      const related = await readRelated(call, found, 1);
      return found.map((row) => respond(row, streamResponse(row, call), related));
    },
  });
}

/** @throws HttpError 404 */
export async function requireChannel<Kind extends ChannelKind>(
  { db, authority, now }: Pick<ReadContext, 'db' | 'now'> & { authority: Authority },
  kind: Kind,
  id: string,
): Promise<ChannelRow<Kind>> {
  const notFound = message('channel.notFound');
  const row = await requireRow(selectStreams(db, now), streams, { id, authority }, notFound);
  if (!isOfKind(row, kind)) throw new HttpError(404, notFound);
  return row;
}

function isOfKind<Kind extends ChannelKind>(row: SelectedStream, kind: Kind): row is ChannelRow<Kind> {
  return row.channel?.settings.kind === kind;
}

/** Names and states of the streams that channels show, and the latest switches of each channel. */
export async function readRelated(
  context: ReadContext,
  rows: readonly (SelectedStream & { channel: Stored })[],
  switchesPerChannel = SWITCHES,
): Promise<Related> {
  const { db } = context;
  const ids = rows.map(({ stream }) => stream.id);
  const numbered = db
    .select({
      channelId: channelSwitches.channelId,
      at: channelSwitches.at,
      streamId: channelSwitches.streamId,
      title: channelSwitches.title,
      reason: channelSwitches.reason,
      position:
        sql<number>`row_number() over (partition by ${channelSwitches.channelId} order by ${channelSwitches.at} desc)`.as(
          'position',
        ),
    })
    .from(channelSwitches)
    .where(inArray(channelSwitches.channelId, ids))
    .as('numbered');
  const switches =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(numbered)
          .where(lte(numbered.position, switchesPerChannel))
          .orderBy(desc(numbered.at));
  const wanted = new Set([
    ...rows.flatMap(({ channel }) => streamsOf(channel.settings)),
    ...switches.flatMap(({ streamId }) => streamId ?? []),
  ]);
  const known = await streamsById(context, [...wanted]);
  const stream = (id: string): ChannelStream => {
    const row = known.get(id);
    if (!row) return { streamId: id, name: null, state: 'off', thumbnailUrl: null };
    const { name, state, thumbnailUrl } = streamResponse(row, context);
    return { streamId: id, name, state, thumbnailUrl };
  };
  const shownVideos = await videosById(
    db,
    rows.flatMap(({ channel }) => videosOf(channel.settings)),
  );
  return {
    stream,
    video: (videoId) => {
      const row = shownVideos.get(videoId);
      return {
        videoId,
        title: row?.title ?? null,
        isReady: row?.state === 'ready',
        durationSeconds: row?.durationSeconds ?? null,
      };
    },
    switchesOf: (channelId) =>
      switches
        .filter((entry) => entry.channelId === channelId)
        .map(({ at, streamId, title, reason }) => ({
          at: at.toISOString(),
          streamId,
          title,
          reason,
          name: streamId === null ? null : stream(streamId).name,
        })),
  };
}

export async function streamsById({ db, now }: Pick<ReadContext, 'db' | 'now'>, ids: readonly string[]) {
  const known = ids.filter(isId);
  const rows = known.length === 0 ? [] : await selectStreams(db, now).where(inArray(streams.id, known));
  return new Map(rows.map((row) => [row.stream.id, row]));
}

/** The streams that a channel shows at some time. */
export function streamsOf(settings: ChannelSettings): string[] {
  if (settings.kind === 'lrm') return settings.inputs;
  if (settings.kind === 'event') return [settings.streamId];
  const scheduled = settings.items.flatMap(({ input }) => (input.kind === 'stream' ? [input.streamId] : []));
  return [...new Set([...scheduled, ...(settings.takenId === null ? [] : [settings.takenId])])];
}

export async function videosById(db: Database, ids: readonly string[]) {
  const known = [...new Set(ids)].filter(isId);
  const rows = known.length === 0 ? [] : await db.select().from(videos).where(inArray(videos.id, known));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The videos that a channel shows at some time. */
export function videosOf(settings: ChannelSettings): string[] {
  if (settings.kind !== 'playout') return [];
  const scheduled = settings.items.flatMap(({ input }) => (input.kind === 'video' ? [input.videoId] : []));
  return [...new Set([...scheduled, ...(settings.fillerVideoIds ?? [])])];
}
