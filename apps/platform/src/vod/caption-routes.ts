import { getCaption, MAX_CAPTIONS, removeCaption, setCaption } from '@console/vod/contract';
import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit';
import { videoCaptions } from '../database/schema';
import { HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { queueJob } from './media-jobs';
import { lockVideo, requireVideo, videoResponse } from './video-row';

export const captionRoutes = [
  route(getCaption, async (call) => {
    const { video } = await requireVideo(call.db, call.params.id, call);
    const [found] = await call.db
      .select()
      .from(videoCaptions)
      .where(captionOf(video.id, call.params.language));
    if (!found) throw new HttpError(404, message('caption.notFound'));
    const { language, label, content, version } = found;
    call.setVersion(version);
    return { language, label, lines: content.split('\n') };
  }),

  routeInTransaction(setCaption, async (call) => {
    const { body, now, knownVersion } = call;
    const { id, appId, title, storageId } = await lockVideo(call.db, call.params.id, call.authority);
    const { language, label, text: content } = body;
    const captions = await call.db
      .select({ language: videoCaptions.language, version: videoCaptions.version })
      .from(videoCaptions)
      .where(eq(videoCaptions.videoId, id));
    const before = captions.find((caption) => caption.language === language);
    if (before) requireVersion(knownVersion, before.version);
    else if (knownVersion !== undefined) throw new HttpError(404, message('caption.notFound'));
    if (!before && captions.length >= MAX_CAPTIONS) {
      throw new HttpError(409, message('caption.tooMany', { limit: MAX_CAPTIONS }));
    }
    await call.db
      .insert(videoCaptions)
      .values({ videoId: id, language, label, content, updatedAt: now })
      .onConflictDoUpdate({
        target: [videoCaptions.videoId, videoCaptions.language],
        set: { label, content, version: sql`${videoCaptions.version} + 1`, updatedAt: now },
      });
    await queueJob(call.db, { kind: 'captions', videoId: id, storageId }, now);
    await recordAudit(call, { id, appId, name: title }, { language, label, characters: content.length });
    return videoResponse(await requireVideo(call.db, id, call), call);
  }),

  routeInTransaction(removeCaption, async (call) => {
    const { now, params } = call;
    const { id, appId, title, storageId } = await lockVideo(call.db, params.id, call.authority);
    const { language } = params;
    const removed = await call.db.delete(videoCaptions).where(captionOf(id, language)).returning();
    if (removed.length === 0) throw new HttpError(404, message('caption.notFound'));
    await queueJob(call.db, { kind: 'captions', videoId: id, storageId }, now);
    await recordAudit(call, { id, appId, name: title }, { language });
    return videoResponse(await requireVideo(call.db, id, call), call);
  }),
];

const captionOf = (videoId: string, language: string) =>
  and(eq(videoCaptions.videoId, videoId), eq(videoCaptions.language, language));
