import { randomBytes } from 'node:crypto';
import {
  createStream,
  deleteStream,
  getPlayback,
  getStream,
  listStreams,
  listStreamUses,
  rotateStreamKey,
  startStream,
  stopStream,
  testPullAddress,
  updateStream,
} from '@console/live/contract';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { listPage } from '../database/list-query';
import { apps, channels, streams } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { foldedText } from '../database/search-text';
import { HttpError, requireVersion } from '../http/http-error';
import { outgoingRoute, route, routeInTransaction } from '../http/route';
import { message } from '../messages/message';
import { rejectBeyondChannelQuota, rejectBeyondTrafficQuota } from '../quota/reject-beyond-quota';
import { hashToken } from '../security/token';
import { serverOf } from '../security/shown-address';
import { changeStream, lockStream } from './change-stream';
import { playbackOf } from './playback';
import { sealAddress, tryAddress } from './pull-address';
import {
  isOnServer,
  OFF,
  requireStream,
  selectStreams,
  stateAt,
  streamResponse,
  urgencyAt,
} from './stream-row';
import { usesOfStream } from './stream-uses';
import { HOUR_MS } from '../time/durations';

const NAME = foldedText(streams.name);

export const streamRoutes = [
  route(listStreams, (call) => {
    const { query, db, now } = call;
    const { state, serverId } = query.customFields ?? {};
    return listPage(call, selectStreams(db, now), {
      appId: streams.appId,
      where: [
        state && eq(stateAt(now), state),
        serverId === undefined ? undefined : isOnServer(serverId, now),
      ],
      words: [NAME, streams.appId, foldedText(apps.name)],
      sorts: {
        name: NAME,
        appId: byCode(streams.appId),
        state: urgencyAt(now),
        startedAt: streams.startedAt,
        viewers: streams.viewers,
        outKbps: streams.outKbps,
        createdAt: streams.createdAt,
      },
      defaultSort: 'name',
      order: [asc(streams.id)],
      respond: (rows) => rows.map((row) => streamResponse(row, call)),
    });
  }),

  route(getStream, async (call) => {
    const found = await requireStream(call.db, call.params.id, call);
    call.setVersion(found.stream.version);
    return streamResponse(found, call);
  }),

  route(listStreamUses, async (call) => {
    const { stream } = await requireStream(call.db, call.params.id, call);
    return { data: await usesOfStream(call.db, stream, call.now) };
  }),

  route(getPlayback, async (call) => {
    const { state, origin, stream } = await requireStream(call.db, call.params.id, call);
    if (state !== 'live' || origin === null) throw new HttpError(409, message('stream.notLive'));
    await rejectBeyondTrafficQuota(call.db, stream.appId, call.now);
    return playbackOf(call.keyring, { streamId: stream.id, origin }, call.now);
  }),

  routeInTransaction(createStream, async (call) => {
    const { body, authority, keyring, now } = call;
    await lockManagedApp(call.db, authority, body.appId);
    const id = newId(now);
    const { appId, name, source } = body;
    const key = source.kind === 'push' ? newStreamKey() : undefined;
    const pattern = source.kind === 'test' ? source.pattern : null;
    const pullUrl = source.kind === 'pull' ? sealAddress(keyring, source.url) : null;
    await call.db
      .insert(streams)
      .values({ id, appId, name, pattern, pullUrl, ...key?.stored, createdAt: now });
    const shown = source.kind === 'pull' ? { kind: source.kind, server: serverOf(source.url) } : source;
    const detail = { name, ...shown, ...(key && { lastFour: key.stored.keyLastFour }) };
    await recordAudit(call, { id, appId, name }, detail);
    const created = streamResponse(await requireStream(call.db, id, call), call);
    return { ...created, streamKey: key?.streamKey ?? null };
  }),

  routeInTransaction(updateStream, async (call) => {
    const { body, keyring, knownVersion, setVersion } = call;
    const changed = await changeStream(call, (before) => {
      const { name = before.name, pattern = before.pattern } = body;
      const { dvrSeconds = before.dvrSeconds, reconnectSeconds = before.reconnectSeconds } = body;
      requireVersion(knownVersion, before.version);
      if (body.pattern && before.pattern === null) throw new HttpError(409, message('stream.noPattern'));
      if (body.url && before.pullUrl === null) throw new HttpError(409, message('stream.noAddress'));
      const pullUrl = body.url ? sealAddress(keyring, body.url) : before.pullUrl;
      if (pattern !== before.pattern && before.startedAt) throw new HttpError(409, message('stream.on'));
      return { name, pattern, pullUrl, dvrSeconds, reconnectSeconds, version: before.version + 1 };
    });
    setVersion(changed.stream.version);
    return streamResponse(changed, call);
  }),

  outgoingRoute(testPullAddress, ({ body, installation }) => async () => ({
    problem: await tryAddress(body.url, installation.outgoing),
  })),

  routeInTransaction(startStream, async (call) =>
    streamResponse(
      await changeStream(call, async ({ appId, startedAt, epoch }) => {
        if (startedAt) return {};
        await rejectEndedEvent(call.db, call.params.id);
        await rejectBeyondChannelQuota(call.db, appId, call.now);
        return { startedAt: call.now, epoch: epoch + 1 };
      }),
      call,
    ),
  ),

  routeInTransaction(stopStream, async (call) =>
    streamResponse(await changeStream(call, ({ startedAt }) => (startedAt ? OFF : {})), call),
  ),

  routeInTransaction(rotateStreamKey, async (call) => {
    const row = await lockStream(call);
    const { id, keyHash, keyLastFour } = row;
    if (keyHash === null) throw new HttpError(409, message('stream.noKey'));
    const { streamKey, stored } = newStreamKey();
    const { overlapHours } = call.body;
    const previous =
      overlapHours === 0
        ? { previousHash: null, previousUntil: null }
        : { previousHash: keyHash, previousUntil: new Date(call.now.getTime() + overlapHours * HOUR_MS) };
    await call.db
      .update(streams)
      .set({ ...stored, ...previous })
      .where(eq(streams.id, id));
    await recordAudit(call, row, {
      'lastFour.before': keyLastFour,
      'lastFour.after': stored.keyLastFour,
      ...(previous.previousUntil && { previousUntil: previous.previousUntil.toISOString() }),
    });
    return { ...streamResponse(await requireStream(call.db, id, call), call), streamKey };
  }),

  routeInTransaction(deleteStream, async (call) => {
    const row = await lockStream(call);
    if (row.startedAt) throw new HttpError(409, message('stream.on'));
    await call.db.delete(streams).where(eq(streams.id, row.id));
    await recordAudit(call, row, { name: row.name, pattern: row.pattern });
    return {};
  }),
];

/** @throws HttpError 409 for the channel of an event that nothing would stop any more. */
async function rejectEndedEvent(db: Database, channelId: string): Promise<void> {
  const ended = or(isNotNull(channels.closedAt), isNotNull(channels.canceledAt));
  const [found] = await db
    .select({ id: channels.streamId })
    .from(channels)
    .where(and(eq(channels.streamId, channelId), ended));
  if (found) throw new HttpError(409, message('event.ended'));
}

/** A new stream key with what is stored of it. */
function newStreamKey() {
  const streamKey = `live_${randomBytes(24).toString('base64url')}`;
  return { streamKey, stored: { keyHash: hashToken(streamKey), keyLastFour: streamKey.slice(-4) } };
}
