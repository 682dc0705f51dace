import { isDeepStrictEqual } from 'node:util';
import type { ChannelKind } from '@console/live/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import { lockManagedApp, rejectArchivedApp } from '../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId, newId } from '../database/ids';
import { equalsId } from '../database/list-query';
import { channels, recordings, streams, videos } from '../database/schema';
import { HttpError, requireVersion } from '../http/http-error';
import { message } from '../messages/message';
import { requireChannel, streamsOf, videosById, videosOf, type ChannelRow } from './channel-row';

type Row = typeof streams.$inferSelect;
type Values = Partial<Omit<typeof channels.$inferInsert, 'streamId' | 'kind'>>;
type Facts = Record<string, string | number | boolean | null>;

interface Call extends AuditContext {
  authority: Authority;
}

export interface NewChannel {
  appId: string;
  name: string;
  pattern: Row['pattern'];
  channel: Omit<typeof channels.$inferInsert, 'streamId' | 'kind'>;
  /** For the audit log. */
  detail: Facts;
}

/** Adds a channel that is off. @returns Its ID. @throws HttpError 404, 409 */
export async function addChannel(
  call: Call,
  { appId, name, pattern, channel, detail }: NewChannel,
): Promise<string> {
  const { db, authority, now } = call;
  await lockManagedApp(db, authority, appId);
  await requireStreamsOfApp(db, appId, streamsOf(channel.settings));
  await requireVideosOfApp(db, appId, videosOf(channel.settings));
  const id = newId(now);
  await db.insert(streams).values({ id, appId, name, pattern, createdAt: now });
  await db.insert(channels).values({ streamId: id, kind: channel.settings.kind, ...channel });
  await recordAudit(call, { id, appId, name }, { name, ...detail });
  return id;
}

interface Changed {
  name?: string | undefined;
  pattern?: Row['pattern'] | undefined;
  values: Values;
}

export interface ChangeOptions<Kind extends ChannelKind> {
  kind: Kind;
  /** The version that the caller has seen. */
  knownVersion?: number | undefined;
  changed: (before: ChannelRow<Kind>) => Changed;
  /** What the audit log compares. */
  facts: (row: { name: string; pattern: Row['pattern']; channel: ChannelRow<Kind>['channel'] }) => Facts;
}

/** Changes a channel, unless it is as wanted already. @throws HttpError 404, 409, 412 */
export async function changeChannel<Kind extends ChannelKind>(
  call: Call & { params: { id: string } },
  { kind, knownVersion, changed, facts }: ChangeOptions<Kind>,
): Promise<void> {
  const { db, params } = call;
  await db.select().from(streams).where(equalsId(streams.id, params.id)).for('update');
  const before = await requireChannel(call, kind, params.id);
  const { stream, channel } = before;
  await rejectArchivedApp(db, stream.appId);
  requireVersion(knownVersion, stream.version);
  const { name = stream.name, pattern = stream.pattern, values } = changed(before);
  const settings = values.settings ?? channel.settings;
  // Deleted streams of an existing schedule do not prevent other changes.
  const known = new Set(streamsOf(channel.settings));
  const added = streamsOf(settings).filter((id) => !known.has(id));
  await rejectLoop(db, stream.id, added);
  await requireStreamsOfApp(db, stream.appId, added);
  const knownVideos = new Set(videosOf(channel.settings));
  await requireVideosOfApp(
    db,
    stream.appId,
    videosOf(settings).filter((id) => !knownVideos.has(id)),
  );
  const isSame =
    name === stream.name &&
    pattern === stream.pattern &&
    isDeepStrictEqual({ ...channel, ...values }, { ...channel });
  if (isSame) return;
  await db
    .update(streams)
    .set({ name, pattern, version: stream.version + 1 })
    .where(eq(streams.id, stream.id));
  if (Object.keys(values).length > 0)
    await db.update(channels).set(values).where(eq(channels.streamId, stream.id));
  if (values.endsAt && channel.endsAt)
    await moveRecordingEnd(db, { streamId: stream.id, from: channel.endsAt, to: values.endsAt });
  const after = await requireChannel(call, kind, params.id);
  const detail = changeDetail(
    facts({ name: stream.name, pattern: stream.pattern, channel }),
    facts({ name, pattern, channel: after.channel }),
  );
  if (Object.keys(detail).length === 0) return;
  await recordAudit(call, { ...stream, name }, detail);
}

/** A recording that would end with the event ends with it at its new time. */
async function moveRecordingEnd(
  db: Database,
  { streamId, from, to }: { streamId: string; from: Date; to: Date },
): Promise<void> {
  const running = db.select({ id: videos.id }).from(videos).where(eq(videos.state, 'recording'));
  await db
    .update(recordings)
    .set({ endsAt: to })
    .where(
      and(
        eq(recordings.streamId, streamId),
        eq(recordings.endsAt, from),
        inArray(recordings.videoId, running),
      ),
    );
}

/** @throws HttpError 409 if one of the streams shows the channel, also through other channels. */
async function rejectLoop(db: Database, channelId: string, ids: readonly string[]): Promise<void> {
  const seen = new Set<string>();
  let shown = ids.filter(isId);
  while (shown.length > 0) {
    if (shown.includes(channelId)) throw new HttpError(409, message('channel.loop'));
    for (const id of shown) seen.add(id);
    const rows = await db.select().from(channels).where(inArray(channels.streamId, shown));
    shown = rows.flatMap(({ settings }) => streamsOf(settings)).filter((id) => !seen.has(id));
  }
}

/** @throws HttpError 409 */
async function requireStreamsOfApp(db: Database, appId: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const isValid = wanted.every(isId);
  const [found] =
    isValid && wanted.length > 0
      ? await db
          .select({ total: count() })
          .from(streams)
          .where(and(eq(streams.appId, appId), inArray(streams.id, wanted)))
      : [];
  if (!isValid || (found?.total ?? 0) < wanted.length) throw new HttpError(409, message('channel.noStream'));
}

/** @throws HttpError 409 */
async function requireVideosOfApp(db: Database, appId: string, ids: readonly string[]): Promise<void> {
  const found = await videosById(db, ids);
  if (ids.some((id) => found.get(id)?.appId !== appId)) throw new HttpError(409, message('channel.noVideo'));
}
