import { listStoredVideos } from '@console/vod/contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { isId } from '../database/ids';
import { mediaJobs, videos } from '../database/schema';
import { queueJob } from './media-jobs';
import { mediaNodeRoute } from '../live/media-node-route';

const PAGE = 100;

const IS_BUSY = sql<boolean>`exists (select from ${mediaJobs}
  where ${mediaJobs.videoId} = ${videos.id} and ${mediaJobs.state} in ('queued', 'running'))`;

export const storedVideoRoutes = [
  mediaNodeRoute(listStoredVideos, async ({ body, db, now }) => {
    const { storageId, after, damaged } = body;
    const known = await db
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.storageId, storageId), inArray(videos.id, damaged.filter(isId))));
    for (const { id } of known) {
      await queueJob(db, { kind: 'transcode', videoId: id, storageId }, now);
    }
    const rows = await db
      .select({
        id: videos.id,
        state: videos.state,
        mediaVersion: videos.mediaVersion,
        captionsVersion: videos.captionsVersion,
        isBusy: IS_BUSY,
      })
      .from(videos)
      .where(
        and(
          eq(videos.storageId, storageId),
          after !== null && isId(after) ? gt(videos.id, after) : undefined,
        ),
      )
      .orderBy(asc(videos.id))
      .limit(PAGE);
    return { videos: rows };
  }),
];
