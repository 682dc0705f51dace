import { isSameSecret } from '@console/server-kit';
import { listStoredVideos } from '@console/vod/contract';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { isId } from '../database/ids';
import { mediaJobs, videos } from '../database/schema';
import { HttpError } from '../http/http-error';
import { route } from '../http/route';
import { message } from '../messages/message';
import { queueJob } from './media-jobs';

const PAGE = 100;

const IS_BUSY = sql<boolean>`exists (select from ${mediaJobs}
  where ${mediaJobs.videoId} = ${videos.id} and ${mediaJobs.state} in ('queued', 'running'))`;

export const storedVideoRoutes = [
  route(listStoredVideos, async ({ body, db, now, installation }) => {
    const { token } = installation.mediaNodes;
    if (token === undefined) throw new HttpError(404, message('mediaNode.none'));
    if (!isSameSecret(body.token, token)) throw new HttpError(401, message('mediaNode.token'));
    const { storageId, after, damaged } = body;
    return db.transaction(async (transaction) => {
      const known = await transaction
        .select({ id: videos.id })
        .from(videos)
        .where(and(eq(videos.storageId, storageId), inArray(videos.id, damaged.filter(isId))));
      for (const { id } of known) {
        await queueJob(transaction, { kind: 'transcode', videoId: id, storageId }, now);
      }
      const rows = await transaction
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
    });
  }),
];
