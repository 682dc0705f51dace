import { randomBytes } from 'node:crypto';
import {
  createStream,
  deleteStream,
  getPlayback,
  getStream,
  listStreams,
  rotateStreamKey,
  startStream,
  stopStream,
  testPullAddress,
  updateStream,
} from '@console/live/contract';
import { and, asc, eq } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { recordAudit } from '../audit/record-audit';
import { newId } from '../database/ids';
import { equals, readPage, sortOrder } from '../database/list-query';
import { apps, streams } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { containsWords, foldedText } from '../database/search-text';
import { HttpError, requireVersion } from '../http/http-error';
import { route, routeInTransaction } from '../http/route';
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

const NAME = foldedText(streams.name);
const HOUR_MS = 3_600_000;

export const streamRoutes = [
  route(listStreams, async (call) => {
    const { query, db, authority, now } = call;
    const { q = '', sort = 'name', customFields = {} } = query;
    const wanted = and(
      authority.within(streams.appId),
      equals(streams.appId, customFields.appId),
      customFields.state && eq(stateAt(now), customFields.state),
      customFields.serverId === undefined ? undefined : isOnServer(customFields.serverId, now),
      ...containsWords(q, [NAME, streams.appId, foldedText(apps.name)]),
    );
    const order = sortOrder(sort, {
      name: NAME,
      appId: byCode(streams.appId),
      state: urgencyAt(now),
      startedAt: streams.startedAt,
      viewers: streams.viewers,
      outKbps: streams.outKbps,
      createdAt: streams.createdAt,
    });
    const { rows, ...page } = await readPage(
      db,
      selectStreams(db, now).where(wanted).$dynamic(),
      query,
      ...order,
      asc(streams.id),
    );
    return {
      data: rows.map((row) => streamResponse(row, call)),
      ...page,
    };
  }),

  route(getStream, async (call) => {
    const found = await requireStream(call.db, call.params.id, call);
    call.setVersion(found.stream.version);
    return streamResponse(found, call);
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
    const about = { appId, targetId: id, targetName: name };
    const shown = source.kind === 'pull' ? { kind: source.kind, server: serverOf(source.url) } : source;
    const detail = { name, ...shown, ...(key && { lastFour: key.stored.keyLastFour }) };
    await recordAudit(call.db, call, { ...about, action: 'stream.create', detail });
    const created = streamResponse(await requireStream(call.db, id, call), call);
    return { ...created, streamKey: key?.streamKey ?? null };
  }),

  route(updateStream, async (call) => {
    const { body, keyring, knownVersion, setVersion } = call;
    const changed = await changeStream(call, 'stream.update', (before) => {
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

  route(testPullAddress, async ({ body, installation }) => ({
    problem: await tryAddress(body.url, installation.outgoing),
  })),

  route(startStream, async (call) =>
    streamResponse(
      await changeStream(call, 'stream.start', async ({ appId, startedAt, epoch }, transaction) => {
        if (startedAt) return {};
        await rejectBeyondChannelQuota(transaction, appId, call.now);
        return { startedAt: call.now, epoch: epoch + 1 };
      }),
      call,
    ),
  ),

  route(stopStream, async (call) =>
    streamResponse(await changeStream(call, 'stream.stop', ({ startedAt }) => (startedAt ? OFF : {})), call),
  ),

  routeInTransaction(rotateStreamKey, async (call) => {
    const { id, appId, name, keyHash, keyLastFour } = await lockStream(call.db, call);
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
    await recordAudit(call.db, call, {
      action: 'stream.rotate-key',
      appId,
      targetId: id,
      targetName: name,
      detail: {
        'lastFour.before': keyLastFour,
        'lastFour.after': stored.keyLastFour,
        ...(previous.previousUntil && { previousUntil: previous.previousUntil.toISOString() }),
      },
    });
    return { ...streamResponse(await requireStream(call.db, id, call), call), streamKey };
  }),

  routeInTransaction(deleteStream, async (call) => {
    const row = await lockStream(call.db, call);
    if (row.startedAt) throw new HttpError(409, message('stream.on'));
    await call.db.delete(streams).where(eq(streams.id, row.id));
    const { appId, id, name, pattern } = row;
    const about = { appId, targetId: id, targetName: name };
    await recordAudit(call.db, call, { ...about, action: 'stream.delete', detail: { name, pattern } });
    return {};
  }),
];

/** A new stream key with what is stored of it. */
function newStreamKey() {
  const streamKey = `live_${randomBytes(24).toString('base64url')}`;
  return { streamKey, stored: { keyHash: hashToken(streamKey), keyLastFour: streamKey.slice(-4) } };
}
