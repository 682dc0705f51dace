import {
  createSsaiEndpoint,
  deleteSsaiEndpoint,
  EndpointSettings,
  getSsaiEndpoint,
  getSsaiPlayback,
  listSsaiEndpoints,
  startAdBreak,
  testAdServer,
  updateSsaiEndpoint,
} from '@console/ssai/contract';
import { and, asc, eq } from 'drizzle-orm';
import { lockManagedApp, lockRow, rejectArchivedApp } from '../apps/lock-app';
import { changeDetail, recordAudit } from '../audit/record-audit';
import type { Authority } from '../authorization/authority';
import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { equalsId, listPage } from '../database/list-query';
import { adBreaks, apps, channels, ssaiEndpoints, streams } from '../database/schema';
import { byCode } from '../database/schema/columns';
import { foldedText } from '../database/search-text';
import { HttpError, requireVersion } from '../http/http-error';
import { outgoingRoute, route, routeInTransaction } from '../http/route';
import { playbackOf } from '../live/playback';
import { message } from '../messages/message';
import { rejectBeyondAdQuota, rejectBeyondTrafficQuota } from '../quota/reject-beyond-quota';
import { requireCard } from '../payment-methods/primary-card';
import type { Keyring } from '../security/keyring';
import { auditedAddress } from '../security/shown-address';
import { endpointResponse, requireEndpoint, selectEndpoints, type SelectedEndpoint } from './endpoint-row';
import { tryAdServer } from './try-ad-server';

const NAME = foldedText(ssaiEndpoints.name);
/** A node learns of a break, requests the ad server and prepares the ads in this time. */
const LEAD_MS = 8_000;

export const ssaiEndpointRoutes = [
  route(listSsaiEndpoints, (call) =>
    listPage(call, selectEndpoints(call.db, call.now), {
      appId: ssaiEndpoints.appId,
      words: [NAME, ssaiEndpoints.appId, foldedText(apps.name), foldedText(streams.name)],
      sorts: { name: NAME, appId: byCode(ssaiEndpoints.appId), createdAt: ssaiEndpoints.createdAt },
      defaultSort: 'name',
      order: [asc(ssaiEndpoints.id)],
      respond: (rows) => rows.map((row) => endpointResponse(row, call.now)),
    }),
  ),

  route(getSsaiEndpoint, async (call) => {
    const found = await requireEndpoint(call.db, call.params.id, call);
    call.setVersion(found.endpoint.version);
    return endpointResponse(found, call.now);
  }),

  routeInTransaction(createSsaiEndpoint, async (call) => {
    const { appId, name, streamId, ...settings } = call.body;
    const { authority, now } = call;
    await lockManagedApp(call.db, authority, appId);
    await requireCard(call.db, call, appId);
    const ofApp = and(equalsId(streams.id, streamId), eq(streams.appId, appId));
    if ((await call.db.$count(streams, ofApp)) === 0)
      throw new HttpError(409, message('ssaiEndpoint.noStream'));
    await requireCueUrl(call.db, { streamId, settings });
    const id = newId(now);
    await call.db.insert(ssaiEndpoints).values({ id, appId, streamId, name, settings, createdAt: now });
    await recordAudit(
      call,
      { id, appId, name },
      { streamId, ...auditedOf({ name, settings }, call.keyring) },
    );
    return endpointResponse(await requireEndpoint(call.db, id, call), now);
  }),

  routeInTransaction(updateSsaiEndpoint, async (call) => {
    const before = await lockEndpoint(call);
    const { body, knownVersion, setVersion } = call;
    requireVersion(knownVersion, before.version);
    const { name = before.name, ...changed } = body;
    const settings = EndpointSettings.parse({ ...before.settings, ...changed });
    await requireCueUrl(call.db, { streamId: before.streamId, settings });
    const detail = changeDetail(auditedOf(before, call.keyring), auditedOf({ name, settings }, call.keyring));
    if (Object.keys(detail).length > 0) {
      await call.db
        .update(ssaiEndpoints)
        .set({ name, settings, version: before.version + 1 })
        .where(eq(ssaiEndpoints.id, before.id));
      await recordAudit(call, { ...before, name }, detail);
    }
    const found = await requireEndpoint(call.db, before.id, call);
    setVersion(found.endpoint.version);
    return endpointResponse(found, call.now);
  }),

  routeInTransaction(deleteSsaiEndpoint, async (call) => {
    const row = await lockEndpoint(call);
    await call.db.delete(ssaiEndpoints).where(eq(ssaiEndpoints.id, row.id));
    await recordAudit(call, row, { name: row.name });
    return {};
  }),

  route(getSsaiPlayback, async (call) => {
    const found = await requireEndpoint(call.db, call.params.id, call);
    const origin = requireRunning(found);
    await rejectBeyondTrafficQuota(call.db, found.endpoint.appId, call.now);
    const { url, session, expiresAt } = playbackOf(
      call.keyring,
      { streamId: found.endpoint.id, origin, path: 'ssai' },
      call.now,
    );
    return { url, session, expiresAt };
  }),

  routeInTransaction(startAdBreak, async (call) => {
    const found = await requireEndpoint(call.db, call.params.id, call);
    requireRunning(found);
    const { id: endpointId, appId } = found.endpoint;
    await rejectArchivedApp(call.db, appId);
    await rejectBeyondAdQuota(call.db, appId, call.now);
    const { seconds } = call.body;
    const id = newId(call.now);
    const startsAt = new Date(call.now.getTime() + LEAD_MS);
    const plannedMs = seconds * 1_000;
    await call.db
      .insert(adBreaks)
      .values({ id, appId, endpointId, origin: 'manual', cue: null, startsAt, plannedMs });
    await recordAudit(call, found.endpoint, { seconds });
    return { id, startsAt: startsAt.toISOString() };
  }),

  outgoingRoute(testAdServer, async (call) => {
    const { endpoint } = await requireEndpoint(call.db, call.params.id, call);
    return () => tryAdServer(endpoint, call.installation.outgoing, call.now);
  }),
];

/** Addresses can contain secrets. */
function auditedOf(
  { name, settings }: Pick<typeof ssaiEndpoints.$inferSelect, 'name' | 'settings'>,
  keyring: Keyring,
) {
  const adServerUrl = auditedAddress(settings.adServerUrl, keyring);
  const cueUrl = auditedAddress(settings.cueUrl, keyring);
  return { name, ...settings, adServerUrl, cueUrl };
}

/** Where viewers reach the endpoint. @throws HttpError 409 */
function requireRunning({ endpoint, streamState, origin }: SelectedEndpoint): string {
  if (!endpoint.settings.isOn) throw new HttpError(409, message('ssaiEndpoint.off'));
  if (streamState !== 'live' || origin === null) throw new HttpError(409, message('stream.notLive'));
  return origin;
}

interface EndpointCall {
  db: Database;
  params: { id: string };
  authority: Authority;
}

/** @throws HttpError 404, 409 */
function lockEndpoint({ db, params: { id }, authority }: EndpointCall) {
  const notFound = message('ssaiEndpoint.notFound');
  return lockRow(db, db.select().from(ssaiEndpoints), ssaiEndpoints, { id, authority }, notFound);
}

interface BreaksOfStream {
  streamId: string;
  settings: EndpointSettings;
}

/** The schedule of a playout channel has breaks. @throws HttpError 409 for breaks from cues without a playlist */
async function requireCueUrl(db: Database, { streamId, settings }: BreaksOfStream): Promise<void> {
  if (settings.breakSource !== 'cues' || settings.cueUrl !== '') return;
  const [channel] = await db
    .select({ kind: channels.kind })
    .from(channels)
    .where(eq(channels.streamId, streamId));
  if (channel?.kind !== 'playout') throw new HttpError(409, message('ssaiEndpoint.noCueUrl'));
}
