import {
  createVideo,
  deleteVideo,
  getVideo,
  getVideoStorage,
  isBeyondEnd,
  listVideos,
  publishVideo,
  unpublishVideo,
  updateVideo,
} from '@console/vod/contract';
import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId, newId } from '../database/ids';
import { equals, listPage } from '../database/list-query';
import { apps, collections, collectionVideos, videos } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { foldedText } from '../database/search-text';
import { fieldError, HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { newPlaybackId } from '../live/playback';
import { message } from '../messages/message';
import { findQuota } from '../quota/quota-row';
import { rejectBeyondStorageQuota } from '../quota/reject-beyond-quota';
import { removeVideos } from './media-jobs';
import { uploadNode, uploadTarget } from './video-playback-routes';
import { hasTag, lockVideo, requireVideo, selectVideos, videoResponse, type RowContext } from './video-row';

type Row = typeof videos.$inferSelect;

const TITLE = foldedText(videos.title);

export const videoRoutes = [
  route(listVideos, (call) => {
    const { state, tag, collectionId } = call.query.customFields ?? {};
    return listPage(call, selectVideos(call.db, call.now), {
      appId: videos.appId,
      where: [
        equals(videos.state, state),
        tag === undefined ? undefined : hasTag(tag),
        collectionId === undefined ? undefined : inCollection(collectionId),
      ],
      words: [
        TITLE,
        videos.appId,
        foldedText(apps.name),
        foldedText(sql`array_to_string(${videos.tags}, ' ')`),
      ],
      sorts: {
        title: TITLE,
        appId: byCode(videos.appId),
        state: videos.state,
        durationSeconds: videos.durationSeconds,
        bytes: videos.bytes,
        createdAt: videos.createdAt,
      },
      defaultSort: '-createdAt',
      order: [asc(videos.id)],
      respond: (rows) => rows.map((row) => videoResponse(row, call)),
    });
  }),

  route(getVideo, async (call) => {
    const found = await requireVideo(call.db, call.params.id, call);
    call.setVersion(found.video.version);
    return videoResponse(found, call);
  }),

  route(getVideoStorage, async ({ db, authority, request, now }) => {
    const sum = (amount: SQL) =>
      sql<number>`coalesce(sum(${amount}) filter (where ${videos.state} <> 'uploading'), 0)`.mapWith(Number);
    const [totals] = await db
      .select({
        videos: count(),
        bytes: sum(sql`${videos.bytes}`),
        storedBytes: sum(sql`${videos.bytes} + ${videos.mediaBytes}`),
      })
      .from(videos)
      .where(authority.within(videos.appId));
    const quota = await findQuota(db, { appId: request.appId, resource: 'storage-bytes' }, now);
    return {
      ...(totals ?? { videos: 0, bytes: 0, storedBytes: 0 }),
      limitBytes: quota?.limit ?? null,
    };
  }),

  routeInTransaction(createVideo, async (call) => {
    const { body, authority, now } = call;
    await lockManagedApp(call.db, authority, body.appId);
    await rejectBeyondStorageQuota(call.db, body, now);
    const node = await uploadNode(call.db, now);
    const id = newId(now);
    const row = {
      ...body,
      id,
      state: 'uploading',
      storageId: node.storageId,
      uploadNodeId: node.nodeId,
      playbackId: newPlaybackId(),
      createdAt: now,
    } as const;
    await call.db.insert(videos).values(row);
    const { appId, title, fileName, bytes } = body;
    await recordAudit(call, { id, appId, name: title }, { title, fileName, bytes });
    const created = await requireVideo(call.db, id, call);
    return { ...videoResponse(created, call), upload: uploadTarget(created, call) };
  }),

  routeInTransaction(updateVideo, async (call) =>
    change(call, async (before) => {
      const { body, knownVersion } = call;
      requireVersion(knownVersion, before.version);
      const { title = before.title, tags = before.tags, chapters = before.chapters } = body;
      const { poster = before.poster } = body;
      if (body.chapters && isBeyondEnd(body.chapters, before.durationSeconds))
        throw fieldError(400, 'chapters', message('video.chapterBeyondEnd'));
      const expiresAt = expiryAfter(before, body.expiresAt, call.now);
      if (poster > 0 && poster >= before.posters) throw new HttpError(409, message('video.noPoster'));
      const audited = await replaceCollections(call.db, before, body.collectionIds);
      return { values: { title, tags, chapters, poster, expiresAt, version: before.version + 1 }, audited };
    }),
  ),

  routeInTransaction(publishVideo, async (call) =>
    change(call, (before) => {
      if (before.state !== 'ready') throw new HttpError(409, message('video.notReady'));
      const { at } = call.body;
      return { values: { publishAt: at === null ? call.now : futureTime('at', at, call.now) } };
    }),
  ),

  routeInTransaction(unpublishVideo, async (call) => change(call, () => ({ values: { publishAt: null } }))),

  routeInTransaction(deleteVideo, async (call) => {
    const row = await lockVideo(call.db, call.params.id, call.authority);
    const { id, appId, title, state, bytes } = row;
    await removeVideos(call.db, eq(videos.id, id), call.now);
    await recordAudit(call, { id, appId, name: title }, { title, state, bytes });
    return {};
  }),
];

function expiryAfter({ expiresAt }: Row, wanted: string | null | undefined, now: Date): Date | null {
  if (wanted === undefined) return expiresAt;
  return wanted === null ? null : futureTime('expiresAt', wanted, now);
}

/** @throws HttpError 400 for a time in the past */
function futureTime(field: string, wanted: string, now: Date): Date {
  const at = new Date(wanted);
  if (at <= now) throw fieldError(400, field, message('time.inThePast'));
  return at;
}

function inCollection(collectionId: string) {
  if (!isId(collectionId)) return sql`false`;
  return sql`exists (select from ${collectionVideos}
    where ${collectionVideos.videoId} = ${videos.id} and ${collectionVideos.collectionId} = ${collectionId})`;
}

/** Returns what the audit log records of the change. @throws HttpError 409 for collections of another app */
async function replaceCollections(
  db: Database,
  { id, appId }: Row,
  collectionIds: readonly string[] | undefined,
): Promise<Record<string, number>> {
  if (!collectionIds) return {};
  const wanted = [...new Set(collectionIds)];
  const known =
    wanted.length === 0
      ? []
      : await db
          .select({ id: collections.id })
          .from(collections)
          .where(and(eq(collections.appId, appId), inArray(collections.id, wanted.filter(isId))));
  if (known.length < wanted.length) throw new HttpError(409, message('collection.notFound'));
  const before = await db.delete(collectionVideos).where(eq(collectionVideos.videoId, id)).returning();
  if (known.length > 0) {
    await db
      .insert(collectionVideos)
      .values(known.map((collection) => ({ collectionId: collection.id, videoId: id })));
  }
  const isSame =
    before.length === known.length &&
    before.every((entry) => known.some((collection) => collection.id === entry.collectionId));
  return isSame ? {} : { 'collections.before': before.length, 'collections.after': known.length };
}

interface ChangeCall extends AuditContext, RowContext {
  params: { id: string };
  authority: Authority;
  setVersion: (version: number) => void;
}

interface Changed {
  values: Partial<Row>;
  audited?: Record<string, number>;
}

async function change(call: ChangeCall, changed: (before: Row) => Changed | Promise<Changed>) {
  const { db, params, authority } = call;
  const before = await lockVideo(db, params.id, authority);
  const { values, audited = {} } = await changed(before);
  const changedRow = { ...before, ...values };
  const detail = { ...changeDetail(auditedOf(before), auditedOf(changedRow)), ...audited };
  if (Object.keys(detail).length > 0) {
    await db.update(videos).set(values).where(eq(videos.id, before.id));
    await recordAudit(call, { ...changedRow, name: changedRow.title }, detail);
  }
  const after = await requireVideo(db, before.id, call);
  call.setVersion(after.video.version);
  return videoResponse(after, call);
}

function auditedOf({ title, tags, chapters, poster, publishAt, expiresAt }: Row) {
  return {
    title,
    tags: tags.join(', '),
    chapters: chapters.map(({ startSeconds, title: text }) => `${startSeconds} ${text}`).join(', '),
    poster,
    publishAt: publishAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
