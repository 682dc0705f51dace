import { randomBytes } from 'node:crypto';
import {
  createStream,
  deleteStream,
  getPlayback,
  getSharedStream,
  getStream,
  getStreamMetrics,
  listStreams,
  listStreamSessions,
  rotateStreamKey,
  shareStream,
  startStream,
  stopSharingStream,
  stopStream,
  testPullAddress,
  updateStream,
} from '@console/live/contract';
import type { AuditAction } from '@console/operations/contract';
import { and, asc, eq } from 'drizzle-orm';
import { lockManagedApp } from '../apps/lock-app';
import { changeDetail, recordAudit, type AuditContext } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { isId, newId } from '../database/ids';
import { equals, readPage, sortOrder } from '../database/list-query';
import { apps, streams } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { containsWords, foldedText } from '../database/search-text';
import { changedMeanwhile, HttpError } from '../http/http-error';
import { limitCalls } from '../http/limit-calls';
import { route } from '../http/route';
import { message } from '../messages/message';
import { streamSeries, streamSessions } from '../metrics/stream-series';
import { rejectBeyondChannelQuota, rejectBeyondTrafficQuota } from '../quota/reject-beyond-quota';
import type { Keyring } from '../security/keyring';
import { hashToken } from '../security/token';
import { newPlaybackId, playbackOf } from './playback';
import { sealAddress, serverOf, tryAddress, unsealAddress } from './pull-address';
import {
  requireStream,
  selectStreams,
  stateAt,
  streamResponse,
  urgencyAt,
  type SelectedStream,
  type StreamContext,
} from './stream-row';

type Row = typeof streams.$inferSelect;

const NAME = foldedText(streams.name);
const HOUR_MS = 3_600_000;
/** Of one address, which many viewers can share. */
const SHARED_CALLS_PER_MINUTE = 600;

/** A stream that no node has. */
export const OFF = {
  startedAt: null,
  nodeId: null,
  leaseUntil: null,
  reportedState: null,
  problem: null,
  renditions: [],
  input: null,
  health: null,
  issues: [],
  viewers: 0,
  outKbps: 0,
} satisfies Partial<Row>;

export const streamRoutes = [
  route(listStreams, async (call) => {
    const { query, db, authority, now } = call;
    const { q = '', sort = 'name', customFields = {} } = query;
    const wanted = and(
      authority.within(streams.appId),
      equals(streams.appId, customFields.appId),
      customFields.state && eq(stateAt(now), customFields.state),
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

  route(getStreamMetrics, async (call) => {
    const { stream } = await requireStream(call.db, call.params.id, call);
    return streamSeries(call.db, stream, call.query, call.now);
  }),

  route(listStreamSessions, async (call) => {
    const { stream } = await requireStream(call.db, call.params.id, call);
    return { sessions: await streamSessions(call.db, stream.id) };
  }),

  route(getPlayback, async (call) => {
    const { state, origin, stream } = await requireStream(call.db, call.params.id, call);
    if (state !== 'live' || origin === null) throw new HttpError(409, message('stream.notLive'));
    await rejectBeyondTrafficQuota(call.db, stream.appId, call.now);
    return playbackOf(call.keyring, { streamId: stream.id, origin }, call.now);
  }),

  route(createStream, (call) =>
    call.db.transaction(async (transaction) => {
      const { body, authority, keyring, now } = call;
      await lockManagedApp(transaction, authority, body.appId);
      const id = newId(now);
      const { appId, name, source } = body;
      const key = source.kind === 'push' ? newStreamKey() : undefined;
      const pattern = source.kind === 'test' ? source.pattern : null;
      const pullUrl = source.kind === 'pull' ? sealAddress(keyring, source.url) : null;
      await transaction
        .insert(streams)
        .values({ id, appId, name, pattern, pullUrl, ...key?.stored, createdAt: now });
      const about = { appId, targetId: id, targetName: name };
      const shown = source.kind === 'pull' ? { kind: source.kind, server: serverOf(source.url) } : source;
      const detail = { name, ...shown, ...(key && { lastFour: key.stored.keyLastFour }) };
      await recordAudit(transaction, call, { ...about, action: 'stream.create', detail });
      const created = streamResponse(await requireStream(transaction, id, call), call);
      return { ...created, streamKey: key?.streamKey ?? null };
    }),
  ),

  route(updateStream, async (call) => {
    const { body, keyring, knownVersion, setVersion } = call;
    const changed = await change(call, 'stream.update', (before) => {
      const { name = before.name, pattern = before.pattern } = body;
      const { dvrSeconds = before.dvrSeconds, reconnectSeconds = before.reconnectSeconds } = body;
      if (knownVersion !== undefined && knownVersion !== before.version) throw changedMeanwhile();
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
      await change(call, 'stream.start', async ({ appId, startedAt, epoch }, transaction) => {
        if (startedAt) return {};
        await rejectBeyondChannelQuota(transaction, appId, call.now);
        return { startedAt: call.now, epoch: epoch + 1 };
      }),
      call,
    ),
  ),

  route(stopStream, async (call) =>
    streamResponse(await change(call, 'stream.stop', ({ startedAt }) => (startedAt ? OFF : {})), call),
  ),

  route(shareStream, async (call) =>
    streamResponse(
      await change(call, 'stream.share', ({ playbackId }) => ({ playbackId: playbackId ?? newPlaybackId() })),
      call,
    ),
  ),

  route(stopSharingStream, async (call) =>
    streamResponse(await change(call, 'stream.stop-sharing', () => ({ playbackId: null })), call),
  ),

  route(getSharedStream, async (call) => {
    const { db, keyring, now, request } = call;
    await limitCalls(db, `live ${request.ip ?? ''}`, now, SHARED_CALLS_PER_MINUTE);
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

  route(rotateStreamKey, (call) =>
    call.db.transaction(async (transaction) => {
      const { id, appId, name, keyHash, keyLastFour } = await lockStream(transaction, call);
      if (keyHash === null) throw new HttpError(409, message('stream.noKey'));
      const { streamKey, stored } = newStreamKey();
      const { overlapHours } = call.body;
      const previous =
        overlapHours === 0
          ? { previousHash: null, previousUntil: null }
          : { previousHash: keyHash, previousUntil: new Date(call.now.getTime() + overlapHours * HOUR_MS) };
      await transaction
        .update(streams)
        .set({ ...stored, ...previous })
        .where(eq(streams.id, id));
      await recordAudit(transaction, call, {
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
      return { ...streamResponse(await requireStream(transaction, id, call), call), streamKey };
    }),
  ),

  route(deleteStream, (call) =>
    call.db.transaction(async (transaction) => {
      const row = await lockStream(transaction, call);
      if (row.startedAt) throw new HttpError(409, message('stream.on'));
      await transaction.delete(streams).where(eq(streams.id, row.id));
      const { appId, id, name, pattern } = row;
      const about = { appId, targetId: id, targetName: name };
      await recordAudit(transaction, call, { ...about, action: 'stream.delete', detail: { name, pattern } });
      return {};
    }),
  ),
];

/** A new stream key with what is stored of it. */
function newStreamKey() {
  const streamKey = `live_${randomBytes(24).toString('base64url')}`;
  return { streamKey, stored: { keyHash: hashToken(streamKey), keyLastFour: streamKey.slice(-4) } };
}

interface ChangeCall extends AuditContext, StreamContext {
  params: { id: string };
  db: Database;
  authority: Authority;
}

/** @throws HttpError 404 */
async function lockStream(db: Database, { params, authority }: ChangeCall): Promise<Row> {
  const [row] = isId(params.id)
    ? await db
        .select()
        .from(streams)
        .where(and(eq(streams.id, params.id), authority.within(streams.appId)))
        .for('update')
    : [];
  if (!row) throw new HttpError(404, message('stream.notFound'));
  return row;
}

function change(
  call: ChangeCall,
  action: AuditAction,
  changed: (before: Row, transaction: Database) => Partial<Row> | Promise<Partial<Row>>,
): Promise<SelectedStream> {
  return call.db.transaction(async (transaction) => {
    const before = await lockStream(transaction, call);
    const values = await changed(before, transaction);
    const detail = changeDetail(
      auditedOf(before, call.keyring),
      auditedOf({ ...before, ...values }, call.keyring),
    );
    if (Object.keys(detail).length > 0) {
      await transaction.update(streams).set(values).where(eq(streams.id, before.id));
      const about = { appId: before.appId, targetId: before.id, targetName: values.name ?? before.name };
      await recordAudit(transaction, call, { ...about, action, detail });
    }
    return requireStream(transaction, before.id, call);
  });
}

function auditedOf(
  { name, pattern, pullUrl, dvrSeconds, reconnectSeconds, startedAt, playbackId }: Row,
  keyring: Keyring,
) {
  const address = pullUrl === null ? null : auditedAddress(unsealAddress(keyring, pullUrl), keyring);
  return {
    name,
    pattern,
    address,
    dvrSeconds,
    reconnectSeconds,
    on: startedAt !== null,
    shared: playbackId !== null,
  };
}

/** Without its secrets, but different for another address of the same server. */
function auditedAddress(url: string, keyring: Keyring): string {
  return `${serverOf(url)} (${keyring.fingerprint(url).slice(0, 8)})`;
}
