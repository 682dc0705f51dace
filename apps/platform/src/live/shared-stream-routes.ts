import { getSharedStream, shareStream, stopSharingStream } from '@console/live/contract';
import { eq } from 'drizzle-orm';
import { streams } from '../database/schema';
import { HttpError } from '../http/http-error';
import { limitCalls } from '../http/limit-calls';
import { route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { rejectBeyondTrafficQuota } from '../quota/reject-beyond-quota';
import { changeStream } from './change-stream';
import { newPlaybackId, playbackOf } from './playback';
import { selectStreams, streamResponse } from './stream-row';

/** Of one address, which many viewers can share. */
const SHARED_CALLS_PER_MINUTE = 600;

export const sharedStreamRoutes = [
  routeInTransaction(shareStream, async (call) =>
    streamResponse(
      await changeStream(call, ({ playbackId }) => ({
        playbackId: playbackId ?? newPlaybackId(),
      })),
      call,
    ),
  ),

  routeInTransaction(stopSharingStream, async (call) =>
    streamResponse(await changeStream(call, () => ({ playbackId: null })), call),
  ),

  route(getSharedStream, async (call) => {
    const { db, keyring, now, request } = call;
    await limitCalls(db, 'live', request.ip, now, SHARED_CALLS_PER_MINUTE);
    const { playbackId } = call.params;
    const [found] = await selectStreams(db, now).where(eq(streams.playbackId, playbackId));
    if (!found) throw new HttpError(404, message('stream.notFound'));
    const { stream, state, origin } = found;
    const { name, startedAt } = streamResponse(found, call);
    if (state !== 'live' || origin === null) return { name, state, startedAt, url: null };
    await rejectBeyondTrafficQuota(db, stream.appId, now);
    const { url } = playbackOf(keyring, { streamId: stream.id, origin, sharedAs: playbackId }, now);
    return { name, state, startedAt, url };
  }),
];
